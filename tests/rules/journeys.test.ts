import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../playwright.config.ts';

it('every journey runs in some project of the browser tests, which name theirs', () => {
  const matched = (config.projects ?? []).flatMap(({ testMatch = [] }) => testMatch);
  const runs = (path: string) =>
    matched.some((pattern) => pattern instanceof RegExp && pattern.test(`/tests/e2e/${path}`));
  const specs = readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts'));
  expect(specs.length).toBeGreaterThan(0);
  expect(specs.filter((path) => !runs(path))).toEqual([]);
  expect(runs('unnamed.spec.ts')).toBe(false);
});
