import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  listIn,
  lists,
  unused,
  values,
  withBodies,
  withNames,
  withValues,
  wordsOfApp,
} from './leave-out-unused.ts';

const words = wordsOfApp();
const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

it('A named function, method or arrow function gets the given body, all else stays.', () => {
  const code = `function a(x) { return x; }
class B { c() { return 1; } d() { return 2; } }
const e = () => { return 3; };
const f = () => 4;
`;
  expect(withBodies(code, { a: 'return 0;', 'B.c': '', e: '', f: '', g: '' })).toBe(
    `function a(x) { return 0; }
class B { c() {  } d() { return 2; } }
const e = () => {  };
const f = () => 4;
`,
  );
});

it('A named variable of a function gets the given value, all else stays.', () => {
  const code = `function a() { const b = [c(), d()]; const e = 1; return { b, e }; }
function f() { const b = 2; return b; }
`;
  expect(withValues(code, { 'a.b': '[]', 'g.b': '0' })).toBe(
    `function a() { const b = []; const e = 1; return { b, e }; }
function f() { const b = 2; return b; }
`,
  );
});

it.each(Object.entries(values))('The installed %s has every variable that is left empty.', (path, texts) => {
  const code = readFileSync(packages + path, 'utf8');
  const missing = Object.keys(texts).filter((name) => withValues(code, { [name]: '"left out"' }) === code);
  expect(missing).toEqual([]);
});

it('Nothing of the app asks a system of styles for what is left out of it.', () => {
  expect(words).not.toContain('_global');
});

it.each(Object.entries(unused))(
  'The installed %s has every function that is left out of it.',
  (path, bodies) => {
    const code = globSync(`${packages}${path}*`).map((file) => readFileSync(file, 'utf8'));
    const missing = Object.keys(bodies).filter((name) =>
      code.every((module) => withBodies(module, { [name]: '/* left out */' }) === module),
    );
    expect(missing).toEqual([]);
  },
);

it.each(Object.entries(lists))(
  'The list in %s keeps the names that the app has, in their order, and the module all else.',
  (path, list) => {
    const code = readFileSync(packages + path, 'utf8');
    const { names } = listIn(code, list);
    expect(names.length).toBeGreaterThan(100);
    expect(withNames(code, list, new Set(names))).toBe(code);
    const remaining = names.filter((name) => words.has(name));
    expect(remaining.length).toBeGreaterThan(20);
    expect(remaining.length).toBeLessThan(names.length);
    expect(withNames(code, list, words)).toBe(
      code.replace(names.join(list.separator), remaining.join(list.separator)),
    );
  },
);

it.each([
  'const other = "a,b";',
  'const names = ["a", "b"];',
  "const names = 'a,b';",
  'const names = "a b,c";',
  'const names = "";',
])('A list of names that a library writes in another form is an error: %s', (code) => {
  const list = { variable: 'names', before: '"', separator: ',', after: '"' };
  expect(() => withNames(code, list, words)).toThrow('no list of names in names');
});
