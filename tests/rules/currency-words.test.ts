import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Other words for CNY and USD. A dollar that is paid (`one point for every dollar`) is not a name of a currency. */
const otherWords = /\b(?:RMB|renminbi|yuan|US dollars?|dollar (?:balance|account)|in dollars|\(dollars\))\b/i;

function valuesOf(text: unknown): string[] {
  if (typeof text === 'string') return [text];
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(valuesOf) : [];
}

/** English texts of screens, codes, fields and enums, of the demo shop, and of documents about orders. */
const texts = [
  ...globSync(['src/web/i18n/en_US/*.json', 'generated/texts/en_US.json']).flatMap((path) =>
    valuesOf(JSON.parse(readFileSync(path, 'utf8'))),
  ),
  ...globSync('src/demo/**/*.en.md').map((path) => readFileSync(path, 'utf8')),
  ...globSync('src/domain/{order-documents,order-export,my-data,wallet,public-lists}/*.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\ben: '([^']*)'/g)].map(([, text = '']) => text),
  ),
];

it('English texts name the currencies CNY and USD, whichever screen, mail or document they are on.', () => {
  expect(texts.length).toBeGreaterThan(1000);
  const written = texts.map((text) => text.replace(/\{\{.*?\}\}/g, ''));
  expect(written.filter((text) => otherWords.test(text))).toEqual([]);
});
