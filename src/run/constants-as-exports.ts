// A bundler keeps a whole object of constants where one of them is used. As exports of a module of its own each is written where it
// is used, and the others are left out.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as generated from '#generated/constants.ts';

const source = fileURLToPath(new URL('../../generated/constants.ts', import.meta.url));
const prefix = '\0constants/';

type Group = Readonly<Record<string, unknown>>;

/** A group whose names can be those of exports. */
function hasNames(group: Group): boolean {
  return Object.keys(group).every((name) => /^[a-z]\w*$/i.test(name));
}

/** The module with each group of constants as a module. */
export function groupsAsModules(groups: Readonly<Record<string, Group>>): string {
  return Object.entries(groups)
    .map(([name, group]) => {
      const what = hasNames(group) ? `* as ${name}` : `{ default as ${name} }`;
      return `export ${what} from ${JSON.stringify(prefix + name)};`;
    })
    .join('\n');
}

/** The module of a group: each of its constants is an export, or all of it where their names cannot be. */
export function groupAsModule(group: Group): string {
  if (!hasNames(group)) return `export default ${JSON.stringify(group)};`;
  return Object.entries(group)
    .map(([name, value], at) => `const c${at} = ${JSON.stringify(value)};\nexport { c${at} as ${name} };`)
    .join('\n');
}

/** In a build each generated constant is by itself. An object of them that is used as a whole has its names in the order of the alphabet. */
export function constantsAsExports(): Plugin {
  const groups: Readonly<Record<string, Group>> = { ...generated };
  return {
    name: 'constants-as-exports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load(id) {
      if (id === source) return groupsAsModules(groups);
      const group = id.startsWith(prefix) ? groups[id.slice(prefix.length)] : undefined;
      return group && groupAsModule(group);
    },
  };
}
