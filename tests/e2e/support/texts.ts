import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '#domain/wire/parse-json.ts';

type Tree = { [key: string]: Tree | string };

const languageOf = (locale: string) => (locale.startsWith('zh') ? 'zh_CN' : 'en_US');

const loaded = new Map<string, Tree>();

function read(language: string): Tree {
  const folder = join('src/web/i18n', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      name.replace(/\.json$/, ''),
      parseJson<Tree>(readFileSync(join(folder, name), 'utf8')),
    ]),
  );
}

/** The texts of a language, read once for all tests of a worker. */
function load(locale: string): Tree {
  const language = languageOf(locale);
  const tree = loaded.get(language) ?? read(language);
  loaded.set(language, tree);
  return tree;
}

function valueAt(tree: Tree, key: string): string | undefined {
  let node: Tree | string | undefined = tree;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** The text of a key, or of its form for the count. */
function find(tree: Tree, key: string, form: Intl.LDMLPluralRule): string {
  const text = valueAt(tree, key) ?? valueAt(tree, `${key}_${form}`);
  if (text === undefined) throw new Error(`No text for ${key}`);
  return text;
}

/** The texts of the app in the language of a browser, as a person reads them: `t('frame.topBar.login')`. */
export function textsFor(locale: string): (key: string, values?: Record<string, string | number>) => string {
  const tree = load(locale);
  const forms = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const text = find(tree, key, forms.select(Number(values.count ?? 0)));
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
  };
}
