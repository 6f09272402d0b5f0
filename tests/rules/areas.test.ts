import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importedFile, importsOf, sourceFiles } from './source-files.ts';

const files = sourceFiles();

function foldersOf(path: string): string[] {
  const inside = files.filter((file) => file.path.startsWith(`${path}/`));
  const steps = inside.map((file) => file.path.slice(path.length + 1).split('/'));
  return [...new Set(steps.flatMap(([folder, ...rest]) => (folder && rest.length > 0 ? folder : [])))];
}

/** The words for areas: the tags of the description, and the folders of the business rules. */
const areas: ReadonlySet<string> = new Set([
  ...readdirSync('openapi/paths').map((file) => basename(file, '.yaml')),
  ...foldersOf('src/domain'),
]);

/** Folders that are arranged by area, each with what it has besides areas. */
const arranged: Readonly<Record<string, readonly string[]>> = {
  'mocks/world': ['start'],
  // The member centre's first page shows something of many areas.
  'src/web/pages': ['member-home'],
  'src/web': ['api', 'components', 'forms', 'i18n', 'pages', 'server-rendering', 'state', 'theme', 'toasts'],
};

/** Files of `mocks/world` that no folder holds although only one area imports them. */
function findMisplaced(): string[] {
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    if (file.path.endsWith('.test.ts')) continue;
    for (const specifier of importsOf(file)) {
      const target = importedFile(file.path, specifier);
      if (!target || !/^mocks\/world\/[^/]+$/.test(target)) continue;
      const folder = /^mocks\/world\/([^/]+)\//.exec(file.path)?.[1] ?? '';
      importers.set(target, (importers.get(target) ?? new Set()).add(folder));
    }
  }
  return [...importers].flatMap(([path, folders]) => {
    const [only = ''] = folders;
    return folders.size === 1 && areas.has(only) ? [`${path} is only for ${only}`] : [];
  });
}

describe('one area, one word', () => {
  it.each(Object.entries(arranged))('names the folders of %s after areas', (path, others) => {
    expect(foldersOf(path).filter((name) => !areas.has(name) && !others.includes(name))).toEqual([]);
  });

  it('keeps a file of the mock world that only one area imports in the folder of this area', () => {
    expect(findMisplaced()).toEqual([]);
  });
});
