// A bundler keeps a whole object of constants where one of them is used, and a whole module where a file that every page loads takes
// one of its objects. In modules of their own each is written where it is used, and the others are left out.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as constants from '#generated/constants.ts';
import * as enums from '#generated/enums.ts';
import * as limits from '#generated/limits.ts';

const prefix = '\0constants/';

type Group = Readonly<Record<string, unknown>>;
type Groups = Readonly<Record<string, Group>>;

function fileOf(name: string): string {
  return fileURLToPath(new URL(`../../generated/${name}.ts`, import.meta.url));
}

/** The generated modules that have nothing but groups of constants. */
const modules: ReadonlyMap<string, Groups> = new Map([
  [fileOf('constants'), { ...constants }],
  [fileOf('enums'), { ...enums }],
  [fileOf('limits'), { ...limits }],
]);
const allGroups: Groups = Object.assign({}, ...modules.values());

/** A group whose names can be those of exports. The values of an enum are listed as a whole, and in the order of the description. */
function isSplit(name: string, group: Group): boolean {
  return !Object.hasOwn(enums, name) && Object.keys(group).every((key) => /^[a-z]\w*$/i.test(key));
}

/** The module with each group of constants as a module. */
export function groupsAsModules(groups: Groups): string {
  return Object.entries(groups)
    .map(([name, group]) => {
      const what = isSplit(name, group) ? `* as ${name}` : `{ default as ${name} }`;
      return `export ${what} from ${JSON.stringify(prefix + name)};`;
    })
    .join('\n');
}

/** The module of a group: each of its constants is an export, or all of it where that cannot be. */
export function groupAsModule(name: string, group: Group): string {
  if (!isSplit(name, group)) return `export default ${JSON.stringify(group)};`;
  return Object.entries(group)
    .map(([key, value], at) => `const c${at} = ${JSON.stringify(value)};\nexport { c${at} as ${key} };`)
    .join('\n');
}

/**
 * In a build each generated constant is by itself. A group that is used as a whole has its names in the order of the alphabet, those of
 * enums excepted.
 */
export function constantsAsExports(): Plugin {
  return {
    name: 'constants-as-exports',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load(id) {
      const groups = modules.get(id);
      if (groups) return groupsAsModules(groups);
      const name = id.startsWith(prefix) ? id.slice(prefix.length) : '';
      const group = allGroups[name];
      return group && groupAsModule(name, group);
    },
  };
}
