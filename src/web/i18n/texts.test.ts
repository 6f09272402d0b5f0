// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';

type Flat = Map<string, string>;

function flatten(value: unknown, path: string, into: Flat): Flat {
  if (typeof value === 'string') return into.set(path, value);
  for (const [name, inner] of Object.entries(value ?? {})) flatten(inner, `${path}.${name}`, into);
  return into;
}

/** Every text of a language under its whole key. */
function read(language: Language): Flat {
  const all: Flat = new Map();
  for (const file of globSync(`src/web/i18n/${language}/*.json`)) {
    const area = file.replace(/^.*\/|\.json$/g, '');
    flatten(JSON.parse(readFileSync(file, 'utf8')), area, all);
  }
  return all;
}

const zh = read('zh_CN');
const en = read('en_US');
const plural = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const keys = (texts: Flat) => [...new Set([...texts.keys()].map(base))].sort();

/** Proper names, which read the same in both languages. */
const names = new Set<string>();

/** A text of placeholders, digits and signs alone says the same in both languages. */
function isWordless(text: string): boolean {
  return !/\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
}

function placeholders(texts: Flat, key: string): string[] {
  const found = [...texts].filter(([name]) => base(name) === key).map(([, text]) => text);
  return [...new Set(found.flatMap((text) => text.match(/\{\{\s*\w+/g) ?? []))]
    .map((text) => text.replace(/\W/g, ''))
    .filter((name) => name !== 'count')
    .sort();
}

const code = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const built = [...code.matchAll(/`([a-zA-Z0-9]+\.[a-zA-Z0-9]+\.[a-zA-Z0-9]*)\$\{/g)].map(
  (match) => match[1] ?? '',
);

function isUsed(key: string): boolean {
  return (
    [`'${key}'`, `"${key}"`, `\`${key}\``].some((literal) => code.includes(literal)) ||
    built.some((prefix) => key.startsWith(prefix))
  );
}

describe('the texts of the app', () => {
  it('are the same keys in both languages', () => {
    expect(keys(en)).toEqual(keys(zh));
  });

  it('fill the same placeholders in both languages', () => {
    const different = keys(zh).filter((key) => placeholders(zh, key).join() !== placeholders(en, key).join());
    expect(different).toEqual([]);
  });

  it('have no formats and nest no other text, both of which the build leaves out of i18next', () => {
    const special = [...zh, ...en].filter(([, text]) => /\$t\(|\{\{\s*\w+\s*[^\w\s}]/.test(text));
    expect(special).toEqual([]);
  });

  it('are translated', () => {
    const untranslated = [...zh].filter(
      ([key, text]) => en.get(key) === text && !isWordless(text) && !names.has(key),
    );
    expect(untranslated).toEqual([]);
  });

  it('are never empty', () => {
    expect([...zh, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are named area.screen.thing', () => {
    expect(keys(zh).filter((key) => !/^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*){2}$/.test(key))).toEqual([]);
  });

  it('have the plural forms that their language needs', () => {
    const bad = [...zh.keys()].filter((key) => plural.test(key) && !key.endsWith('_other'));
    const lone = [...en.keys()].filter((key) => key.endsWith('_other') && !en.has(`${base(key)}_one`));
    expect([...bad, ...lone]).toEqual([]);
  });

  it('are all used', () => {
    expect(keys(zh).filter((key) => !isUsed(key))).toEqual([]);
  });
});
