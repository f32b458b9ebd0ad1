#!/bin/sh
# nested_boot.sh FOLDER INTERPRETER PACKAGES REPOSITORY: starts this machine's own systemd once more, in namespaces of its own and on
# a copy of this system that is gone afterwards, with the table's shipped service as its only work. Run by unshare.
set -eu
folder=$1 interpreter=$2 packages=$3 repository=$4 root=$1/root
mkdir -p "$folder/layer" "$root"
mount --make-rprivate /
mount -t tmpfs tmpfs "$folder/layer"
mkdir "$folder/layer/changes" "$folder/layer/work"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/layer/changes,workdir=$folder/layer/work" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
for place in run tmp dev; do mount -t tmpfs -o mode=755 tmpfs "$root/$place"; done
chmod 1777 "$root/tmp"
for node in null zero full random urandom tty; do touch "$root/dev/$node"; mount --bind "/dev/$node" "$root/dev/$node"; done
mkdir "$root/dev/shm" "$root/dev/pts" "$root/dev/input"
ln -s pts/ptmx "$root/dev/ptmx"
if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
    mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
else
    mount -t tmpfs tmpfs "$root/sys/fs/cgroup"
    mkdir "$root/sys/fs/cgroup/systemd"
    mount -t cgroup -o none,name=systemd cgroup "$root/sys/fs/cgroup/systemd"
fi

# The program where the service looks for it.
now=$root/opt/postparade-versions/now
mkdir -p "$root/opt/interpreter" "$root/opt/packages" "$now/.venv/bin" "$now/repository"
mount --bind "$interpreter" "$root/opt/interpreter"
mount --bind "$packages" "$root/opt/packages"
mount --bind "$repository" "$now/repository"
ln -s /opt/postparade-versions/now "$root/opt/postparade"
ln -s now "$root/opt/postparade-versions/settled"
cat >"$now/.venv/bin/postparade" <<'EOF'
#!/bin/sh
# Its own library: that of the system may be of another version.
export LD_LIBRARY_PATH=/opt/interpreter/lib
PYTHONPATH=/opt/postparade/repository/controller:/opt/packages exec /opt/interpreter/bin/python3 -m postparade "$@"
EOF
sed 's/ -m postparade / /' "$now/.venv/bin/postparade" >"$now/.venv/bin/python"
chmod 755 "$root/opt" "$now" "$now/.venv/bin/postparade" "$now/.venv/bin/python"
for group in gpio spi i2c dialout audio video input systemd-journal; do
    chroot "$root" getent group $group >/dev/null || chroot "$root" groupadd --system $group
done
chroot "$root" id -u postparade >/dev/null 2>&1 ||
    chroot "$root" useradd --system --home-dir /data/postparade --no-create-home --shell /usr/sbin/nologin postparade
chroot "$root" id -u kiosk >/dev/null 2>&1 || chroot "$root" useradd --create-home --shell /usr/sbin/nologin kiosk
ln -s repository/hardware "$now/hardware"
ln -s repository/controller "$now/controller"
mkdir -p "$root/boot/firmware" "$root/data" "$root/etc/polkit-1/rules.d" "$root/etc/udev"
cp -r "$folder/evening" "$root/data/postparade"
chroot "$root" chown -R postparade:postparade /data/postparade
# What the kernel of a machine with a number pad has: keys that the group input may read.
mkfifo -m 640 "$root/dev/input/event9"
chroot "$root" chown root:input /dev/input/event9

# Units and rules are links, as the installer makes them.
for unit in "$repository"/hardware/services/*.service; do
    ln -s "/opt/postparade/hardware/services/$(basename "$unit")" "$root/etc/systemd/system/"
done
ln -sf /opt/postparade-versions/settled/hardware/services/postparade-settle.service "$root/etc/systemd/system/"
ln -s /opt/postparade/hardware/services/50-postparade.rules "$root/etc/polkit-1/rules.d/"
for unit in postparade postparade-update postparade-settle; do mkdir -p "$root/etc/systemd/system/$unit.service.d"; done
printf '[Service]\nExecStart=\nExecStart=/opt/postparade-versions/settled/hardware/update --settle --patience=9\n' \
    >"$root/etc/systemd/system/postparade-settle.service.d/quick.conf"
printf '[Service]\nWatchdogSec=4\n' >"$root/etc/systemd/system/postparade.service.d/quick.conf"
printf '[Service]\nExecStart=\nExecStart=/bin/echo fetched\n' >"$root/etc/systemd/system/postparade-update.service.d/quick.conf"
for unit in systemd-udevd systemd-udev-trigger systemd-resolved systemd-timesyncd networking systemd-networkd systemd-logind systemd-remount-fs \
    systemd-modules-load systemd-sysctl systemd-random-seed systemd-tmpfiles-setup-dev; do
    ln -sf /dev/null "$root/etc/systemd/system/$unit.service"
done
for unit in dev-hugepages dev-mqueue sys-kernel-debug sys-kernel-tracing sys-fs-fuse-connections; do
    ln -sf /dev/null "$root/etc/systemd/system/$unit.mount"
done
ln -sf /dev/null "$root/etc/systemd/system/timers.target"
printf '[Unit]\nRequires=basic.target\nWants=postparade.service dbus.service polkit.service\nAfter=basic.target\n' \
    >"$root/etc/systemd/system/table.target"
ip link set lo up
# A real root, not only one of this process: a browser makes its own cage nowhere else.
mkdir "$root/outside"
cd "$root"
pivot_root . outside
umount -l /outside
exec chroot . /usr/bin/env -i container=nested PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --system --unit=table.target \
    --show-status=no
