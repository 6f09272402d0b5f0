import { describe, expect, it } from 'vitest';
import { readKeyword } from './keyword.ts';
import { matchesTerm } from './matching.ts';
import { synonyms, waysNamed } from './synonyms.ts';
import { calledTokens, wordTokens } from './tokens.ts';

const rows = synonyms.flatMap(({ names, finds }) => names.map((name) => ({ name, finds })));

describe('the glossary of synonyms', () => {
  it.each(rows)('reads $name as one thing and finds parts called $finds', ({ name, finds }) => {
    const terms = readKeyword(name);
    expect(terms).toHaveLength(1);
    for (const called of finds) {
      const part = { key: '', tokens: new Set(wordTokens(called)) };
      expect(
        terms.every((term) => matchesTerm(part, term)),
        called,
      ).toBe(true);
    }
  });

  it('knows a name in the plural', () => {
    expect(readKeyword('voltage regulators')).toHaveLength(1);
    expect(waysNamed('chargers')).toEqual(waysNamed('charger'));
    expect(waysNamed('unknown')).toBeUndefined();
  });

  it('has a name once, so that no row hides another', () => {
    const names = rows.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

it('calls a part by its own kind, not by what it is for', () => {
  const [term] = readKeyword('LED');
  const part = (name: string) => ({ key: '', tokens: new Set(calledTokens(name)) });
  const isCalled = (name: string) => term !== undefined && matchesTerm(part(name), term, 'called');
  expect(isCalled('LED red 0603 发光二极管 红色 0603')).toBe(true);
  expect(isCalled('LED driver step-down LED驱动器 降压型')).toBe(false);
  expect(term && matchesTerm(part('LED driver'), term)).toBe(true);
});
