#!/bin/bash -e
# The program at the version that the image is built from, and the file with the settings on the boot partition.
install -d "${ROOTFS_DIR}/usr/src"
rm -rf "${ROOTFS_DIR}/usr/src/postparade"
git clone --no-hardlinks "${POSTPARADE_REPOSITORY:?the folder or address of the repository}" "${ROOTFS_DIR}/usr/src/postparade"
# Newer versions come from where this repository came from, not from a folder of the machine that built the image.
if source=$(git -C "${POSTPARADE_REPOSITORY}" remote get-url origin 2>/dev/null); then
    git -C "${ROOTFS_DIR}/usr/src/postparade" remote set-url origin "${source}"
fi
install -d "${ROOTFS_DIR}/boot/firmware"
install -m 644 "${ROOTFS_DIR}/usr/src/postparade/hardware/image/postparade.txt" "${ROOTFS_DIR}/boot/firmware/postparade.txt"
