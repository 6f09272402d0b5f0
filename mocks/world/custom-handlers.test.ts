import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { world as rows } from '#generated/mocks/world.ts';
import { customHandlers } from './custom-handlers.ts';

const written = Object.keys(customHandlers).sort();

it('has a custom handler for exactly the operations that the description leaves to one', () => {
  const described = Object.entries(rows).filter(([, { verb }]) => verb === 'custom');
  expect(described.map(([operation]) => operation).sort()).toEqual(written);
});

it('names a collection for each operation that the engine carries out on entries', () => {
  const others = ['custom', 'none', 'link', 'mailCode'];
  const plain = Object.entries(rows).filter(([, { verb }]) => !others.includes(verb));
  const homeless = plain.filter(([, { collection }]) => collection === undefined);
  expect(homeless.map(([operation]) => operation)).toEqual([]);
});

const folder = new URL('./', import.meta.url);

/** The row of the table in the README for an area: its operations, and the reason that the comment of its handlers gives. */
async function rowOf(area: string): Promise<string> {
  const exported: Record<string, object> = await import(`./${area}/handlers.ts`);
  const operations = Object.values(exported).flatMap((handlers) => Object.keys(handlers));
  const source = readFileSync(new URL(`${area}/handlers.ts`, folder), 'utf8');
  const reason = /\/\*\* Custom because (.+)\. \*\//.exec(source)?.[1];
  return `| \`${area}\` | ${operations.join(', ')} | ${reason ?? '?'} |`;
}

it('lists every custom handler with its reason in the README', async () => {
  const areas = readdirSync(folder).filter((area) => existsSync(new URL(`${area}/handlers.ts`, folder)));
  const table = await Promise.all(areas.toSorted().map(rowOf));
  const readme = readFileSync(new URL('../README.md', folder), 'utf8');
  const listed = readme.split('\n').filter((line) => /^\| `[a-z-]+` \| \w+[,\w ]* \| /.test(line));
  expect(listed).toEqual(table);
});
