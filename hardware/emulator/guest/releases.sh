# A repository of this machine with the release $1, signed by a key that it trusts, as a fork would make it; with $2, the
# release ends at once instead of opening the table.
set -eu
umask 022
if [ ! -d /data/trial ]; then
    mkdir -p /data/trial /etc/postparade
    ssh-keygen -q -t ed25519 -N '' -f /data/trial/key
    echo "release $(cat /data/trial/key.pub)" >/etc/postparade/allowed_signers
    origin=/data/trial/origin.git source=/opt/postparade-versions/source.git
    git init -q --bare $origin
    git --git-dir=$origin config receive.shallowUpdate true
    git --git-dir=$source push -q file://$origin "$(cat /opt/postparade/.commit):refs/heads/main"
    git --git-dir=$source config remote.origin.url file://$origin
    # There is no way to the internet: the libraries of the new version are those of the old one.
    install -d /etc/systemd/system/postparade-update.service.d
    libraries=$(echo /opt/postparade/.venv/lib/python3*/site-packages)
    printf '[Service]\nEnvironment=PIP_NO_INDEX=1 POSTPARADE_LIBRARIES=%s\n' "$libraries" \
        >/etc/systemd/system/postparade-update.service.d/trial.conf
    systemctl daemon-reload
    git clone -q -b main file:///data/trial/origin.git /data/trial/work
fi
cd /data/trial/work
sed -i "s/^__version__ = .*/__version__ = \"$1\"/" controller/postparade/__init__.py
if [ -n "${2:-}" ]; then echo 'raise SystemExit("this release does not start")' >>controller/postparade/__init__.py; fi
git -c user.name=Trial -c user.email=trial@localhost commit -qam "$1"
git -c user.name=Trial -c user.email=trial@localhost -c gpg.format=ssh -c user.signingkey=/data/trial/key tag -s -m "News of $1" "v$1"
git push -q origin "v$1"
git ls-remote origin
