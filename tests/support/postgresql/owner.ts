import { execFileSync } from 'node:child_process';

export type Owner = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root, so root starts it as somebody else. */
export function owner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // The next one.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}
