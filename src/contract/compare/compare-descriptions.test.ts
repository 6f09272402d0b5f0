import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asObject, type Json, type JsonObject } from '#description/json.ts';
import { callMutations } from '#tests/contract/compare/call-mutations.ts';
import { answersWith, callOf, done, mutatedPair } from '#tests/contract/compare/mutation.ts';
import { neutralMutations } from '#tests/contract/compare/neutral-mutations.ts';
import { schemaMutations } from '#tests/contract/compare/schema-mutations.ts';
import type { Change } from './change.ts';
import { compareDescriptions, compareVersions } from './compare-descriptions.ts';
import { groupChanges } from './group-changes.ts';

const [shop] = mutatedPair(callMutations.slice(0, 3));

function kindsOf(changes: readonly Change[]): (readonly [string, string])[] {
  return changes.map(({ kind, level }) => [kind, level] as const);
}

describe('the comparison of what belongs to no call', () => {
  const constants = (value: Json, unit = 's'): JsonObject => ({
    ...shop,
    'x-constants': { life: { value, unit, description: 'How long.' } },
  });

  const rows: readonly (readonly [string, string, JsonObject, JsonObject])[] = [
    ['constant-added', 'compatible', shop, constants(1)],
    ['constant-removed', 'breaking', constants(1), shop],
    ['constant-changed', 'breaking', constants(1), constants(2)],
    ['constant-display-changed', 'compatible', constants(1, 'ms'), constants(2, 'ms')],
    ['server-added', 'compatible', { ...shop, servers: [] }, shop],
    ['server-removed', 'breaking', shop, { ...shop, servers: [] }],
    ['text-changed', 'cosmetic', shop, { ...shop, info: { title: 'A shop' } }],
  ];
  it.each(rows)('finds %s, %s', (kind, level, base, now) => {
    expect(kindsOf(compareDescriptions(base, now))).toEqual([[kind, level]]);
  });

  it('finds another way to prove who calls, for every call that asks for it', () => {
    const components = asObject(shop.components);
    const securitySchemes = { signature: { type: 'apiKey', in: 'query', name: 'sign' } };
    const found = compareDescriptions(shop, { ...shop, components: { ...components, securitySchemes } });
    expect(groupChanges(found)).toMatchObject([
      {
        kind: 'security-scheme-changed',
        level: 'breaking',
        pointer: '/components/securitySchemes/signature',
      },
    ]);
  });

  const row = { name: 'notFound', description: 'It is not there.', params: ['id'] };
  it.each([
    ['code-row-added', 'compatible', {}, { 4004: row }],
    ['code-row-removed', 'compatible', { 4004: row }, {}],
    ['code-row-renamed', 'cosmetic', { 4004: row }, { 4004: { ...row, name: 'gone' } }],
    ['code-status-changed', 'breaking', { 4004: row }, { 4004: { ...row, http: 404 } }],
    ['code-spread-changed', 'compatible', { 4004: row }, { 4004: { ...row, everywhere: true } }],
    ['code-params-added', 'compatible', { 4004: row }, { 4004: { ...row, params: ['id', 'at'] } }],
    ['code-params-removed', 'breaking', { 4004: row }, { 4004: { ...row, params: [] } }],
    ['text-changed', 'cosmetic', { 4004: row }, { 4004: { ...row, description: 'Gone.' } }],
  ] as const)('finds %s in codes.yaml, %s', (kind, level, before, after) => {
    const [base, now] = [before, after].map((codes) => ({
      document: shop,
      codes: { ...codes },
    }));
    expect(base && now && kindsOf(compareVersions(base, now))).toEqual([[kind, level]]);
  });

  it('takes texts for people as cosmetic', () => {
    const version = (text: string) => ({ document: shop, texts: { en_US: { codes: { notFound: text } } } });
    const found = compareVersions(version('Not found'), version('It is not there'));
    expect(found).toMatchObject([{ kind: 'message-changed', pointer: '/texts/en_US/codes/notFound' }]);
  });
});

describe('a refusal with a new code', () => {
  const withCodes = (...codes: number[]) => {
    const refusal = {
      ...done,
      properties: { code: { type: 'integer', enum: codes }, msg: { type: 'string' } },
    };
    const call = callOf('refuses', { responses: answersWith({ oneOf: [done, refusal] }) });
    return { ...shop, paths: { '/refuses': { get: call } } };
  };

  it('is compatible, while a new code of success is not', () => {
    expect(kindsOf(compareDescriptions(withCodes(4004), withCodes(4004, 4005)))).toEqual([
      ['refusal-code-added', 'compatible'],
    ]);
    expect(kindsOf(compareDescriptions(withCodes(4004, 4005), withCodes(4004)))).toEqual([
      ['refusal-code-removed', 'compatible'],
    ]);
    expect(kindsOf(compareDescriptions(withCodes(0), withCodes(0, 1)))).toEqual([
      ['enum-value-added', 'breaking'],
    ]);
  });
});

describe('a default that is under x-relations', () => {
  const size = { name: 'size', in: 'query', schema: { type: 'integer' } };
  const withDefault = (parameter: JsonObject, ...relations: Json[]) => {
    const call = callOf('list', { parameters: [parameter], 'x-relations': relations });
    return { ...shop, paths: { '/list': { get: call } } };
  };
  const row = (value: number) => ({ default: 'size', value });

  it('is breaking when it changes', () => {
    const found = compareDescriptions(withDefault(size, row(20)), withDefault(size, row(30)));
    expect(found).toMatchObject([
      { kind: 'default-changed', level: 'breaking', at: 'query size', was: 20, is: 30 },
    ]);
    expect(found[0]?.pointer).toBe('/paths/~1list/get/x-relations/0/value');
  });

  it('does not hide that the schema says another one', () => {
    const withOwnDefault = (value: number) => ({ ...size, schema: { type: 'integer', default: value } });
    const found = compareDescriptions(
      withDefault(withOwnDefault(20), row(20)),
      withDefault(withOwnDefault(30), row(20)),
    );
    expect(found).toMatchObject([{ kind: 'default-changed', level: 'breaking', was: 20, is: 30 }]);
  });

  it('may move into the schema', () => {
    const own = { ...size, schema: { type: 'integer', default: 20 } };
    expect(compareDescriptions(withDefault(size, row(20)), withDefault(own))).toEqual([]);
  });
});

describe('the changes of a whole description', () => {
  const all = [...schemaMutations, ...callMutations, ...neutralMutations];

  it('are none between a description and itself', () => {
    for (const whole of mutatedPair(all))
      expect(compareDescriptions(whole, structuredClone(whole))).toEqual([]);
  });

  it('are one for each mutation, whatever the others are', () => {
    const some = fc.shuffledSubarray(all, { minLength: 1, maxLength: 40 });
    const check = fc.property(some, (mutations) => {
      const found = compareDescriptions(...mutatedPair(mutations)).map(({ kind }) => kind);
      const expected = mutations.flatMap(({ kind }) => (kind ? [kind] : []));
      expect(found.toSorted()).toEqual(expected.toSorted());
    });
    fc.assert(check, { seed: 5, numRuns: 30 });
  });

  it('are as many, and in the opposite direction, when the versions are swapped', () => {
    for (const mutation of all) {
      const [base, now] = mutatedPair([mutation]);
      const there = compareDescriptions(base, now);
      const back = compareDescriptions(now, base);
      expect([mutation.name, back.length]).toEqual([mutation.name, there.length]);
      for (const [index, { was, is }] of there.entries())
        expect([mutation.name, back[index]?.was, back[index]?.is]).toEqual([mutation.name, is, was]);
    }
  });

  it('do not depend on the order of keys', () => {
    const reverseKeys = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(reverseKeys);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, one]) => [key, reverseKeys(one)]),
      );
    };
    const [base] = mutatedPair(all);
    expect(compareDescriptions(base, asObject(reverseKeys(base)))).toEqual([]);
  });
});

describe('the groups of a report', () => {
  it('name a change of a shared schema once, with every call that meets it', () => {
    const withName = (maxLength: number) => {
      const responses = answersWith({ $ref: '#/components/schemas/Name' });
      const paths = {
        '/one': { get: callOf('readOne', { responses }) },
        '/two': { get: callOf('readTwo', { responses }) },
      };
      return { ...shop, paths, components: { schemas: { Name: { type: 'string', maxLength } } } };
    };
    expect(groupChanges(compareDescriptions(withName(9), withName(8)))).toMatchObject([
      {
        kind: 'max-length-lowered',
        pointer: '/components/schemas/Name/maxLength',
        at: '200',
        was: 9,
        is: 8,
        operations: ['readOne', 'readTwo'],
      },
    ]);
  });

  it('begin with what breaks', () => {
    const levels = groupChanges(compareDescriptions(...mutatedPair(callMutations))).map(({ level }) => level);
    expect([...new Set(levels)]).toEqual(['breaking', 'compatible', 'cosmetic']);
    expect(levels.lastIndexOf('breaking')).toBeLessThan(levels.indexOf('compatible'));
  });
});
