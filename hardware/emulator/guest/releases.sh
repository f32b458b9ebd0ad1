# A repository of this machine with the release $1, signed by a key that it trusts, as a fork would make it; with $2, the
# release ends at once instead of opening the table. No file but one is written anew: an emulated processor would take
# minutes for a clone.
set -eu
umask 022
origin=/data/trial/origin.git source=/opt/postparade-versions/source.git
if [ ! -d /data/trial ]; then
    mkdir -p /data/trial /etc/postparade
    ssh-keygen -q -t ed25519 -N '' -f /data/trial/key
    echo "release $(cat /data/trial/key.pub)" >/etc/postparade/allowed_signers
    cp -a $source $origin
    git --git-dir=$origin update-ref refs/heads/main "$(cat /opt/postparade/.commit)"
    git --git-dir=$source config remote.origin.url file://$origin
    # There is no way to the internet: the libraries of the new version are those of the old one.
    install -d /etc/systemd/system/postparade-update.service.d
    libraries=$(echo /opt/postparade/.venv/lib/python3*/site-packages)
    printf '[Service]\nEnvironment=PIP_NO_INDEX=1 POSTPARADE_LIBRARIES=%s\n' "$libraries" \
        >/etc/systemd/system/postparade-update.service.d/trial.conf
    systemctl daemon-reload
fi
export GIT_DIR=$origin GIT_INDEX_FILE=/data/trial/index
export GIT_AUTHOR_NAME=Trial GIT_AUTHOR_EMAIL=trial@localhost GIT_COMMITTER_NAME=Trial GIT_COMMITTER_EMAIL=trial@localhost
file=controller/postparade/__init__.py
git read-tree main
changed=$({
    git show main:$file | sed "s/^__version__ = .*/__version__ = \"$1\"/"
    if [ -n "${2:-}" ]; then echo 'raise SystemExit("this release does not start")'; fi
} | git hash-object -w --stdin)
git update-index --cacheinfo "100644,$changed,$file"
commit=$(git commit-tree -p main -m "$1" "$(git write-tree)")
git update-ref refs/heads/main "$commit"
git -c gpg.format=ssh -c user.signingkey=/data/trial/key tag -s -m "News of $1" "v$1" "$commit"
git ls-remote $origin
