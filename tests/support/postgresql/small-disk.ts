import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Owner, owner } from './owner.ts';

/** A small disk that only the program and those who look through its eyes can see; it is gone with the program. */
export function onSmallDisk(
  disk: string,
  { uid = 0, gid = 0 }: Owner,
  command: readonly string[],
): [string, string[]] {
  const mount = `mount -t tmpfs -o size=64m,mode=700,uid=${uid},gid=${gid} tmpfs "$0" && exec "$@"`;
  const asOwner = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command];
  return ['unshare', ['--mount', 'sh', '-c', mount, disk, ...asOwner]];
}

/** Whether this machine lets a process mount a disk of its own. */
export function canMountSmallDisk(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    const [command, args] = onSmallDisk(folder, owner(), ['true']);
    execFileSync(command, args, { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A small disk that everybody sees and that outlives the programs on it. */
export interface MountedDisk {
  readonly folder: string;
  readonly remove: () => void;
}

/** Mounts a disk in memory, for which one has to be root. */
export function mountSmallDisk(megabytes: number, { uid = 0, gid = 0 }: Owner): MountedDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  const remove = () => {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}
