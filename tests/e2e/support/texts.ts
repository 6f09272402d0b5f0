import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '#domain/wire/parse-json.ts';

type Tree = { [key: string]: Tree | string };

const languageOf = (locale: string) => (locale.startsWith('zh') ? 'zh_CN' : 'en_US');

function load(locale: string): Tree {
  const folder = join('src/web/i18n', languageOf(locale));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      name.replace(/\.json$/, ''),
      parseJson<Tree>(readFileSync(join(folder, name), 'utf8')),
    ]),
  );
}

function find(tree: Tree, key: string): string {
  let node: Tree | string | undefined = tree;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  if (typeof node !== 'string') throw new Error(`No text for ${key}`);
  return node;
}

/** The texts of the app in the language of a browser, as a person reads them: `t('frame.topBar.login')`. */
export function textsFor(locale: string): (key: string, values?: Record<string, string | number>) => string {
  const tree = load(locale);
  return (key, values = {}) =>
    find(tree, key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
}
