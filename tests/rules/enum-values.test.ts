import { describe, expect, it } from 'vitest';
import { placesOf, sharedSignatures } from './enum-values/places.ts';
import { sourceFiles } from './source-files.ts';

function placesIn(text: string): string[] {
  return placesOf({ path: `example ${text}.ts`, text, lines: 1 }).map((place) => place.replace(/.* /, ''));
}

describe('values of integer enums', () => {
  it('finds a number that is compared with an enum field or assigned to it', () => {
    const wrong = [
      'const a = order.proOrderState === 1;',
      'const a = 1 !== assFlag;',
      'const a = [1, 3].includes(order.assFlag);',
      'switch (examState) { case 2: }',
      'const a = { dealType: 4 };',
      'order.invoiceFlag = ready ? 1 : 0;',
      'const a = order.paidIn ?? 1;',
    ];
    expect(wrong.flatMap(placesIn)).toEqual([
      'proOrderState',
      'assFlag',
      'assFlag',
      'examState',
      'dealType',
      'invoiceFlag',
      'paidIn',
    ]);
    expect(placesIn('const a = order.proOrderState === proOrderStates.closed && order.num === 1;')).toEqual(
      [],
    );
  });

  it('finds a number that has a name of its own on the way to an enum field', () => {
    const wrong = [
      'const standard = 1; const a = request.orderType === standard;',
      'const awaiting = 3 as const; order.proOrderState = awaiting;',
      'const types = { expense: 0, income: 1 } as const; const a = { budget: types.income };',
      'const open = 1; switch (examState) { case open: }',
    ];
    expect(wrong.flatMap(placesIn)).toEqual(['orderType', 'proOrderState', 'budget', 'examState']);
    const right = [
      'let standard = 1; const a = request.orderType === standard;',
      'const { standard } = orderTypeValues; const a = request.orderType === standard;',
      'const most = 1; const a = order.num === most;',
    ];
    expect(right.flatMap(placesIn)).toEqual([]);
  });

  it('finds the values of an enum field that are typed as numbers', () => {
    expect(placesIn('interface Flow { readonly budget: 0 | 1 }')).toEqual(['budget', 'union']);
    expect(placesIn('type Order = { assFlag?: 0 | 1 | undefined }')).toEqual(['assFlag', 'union']);
    expect(placesIn('interface Flow { budget: number; readonly num: 1 | -1 }')).toEqual([]);
  });

  it('finds parameters that are typed as numbers, and numbers that are given for them', () => {
    const wrong = [
      'function chat(order: Order, objectType: 1 | 2 | 3) {}',
      'const points = (budget: 0 | 1, num: number) => ({ budget, num });',
      "function money([budget, accountType]: readonly [Flow['budget'], 1 | 2]) {}",
      'function pay(payType: PayType) {} pay(1);',
      'const due = (num: number, headAmount: HeadAmount) => num; due(1, 0);',
    ];
    const found = wrong.flatMap(placesIn).filter((name) => name !== 'union');
    expect(found).toEqual(['objectType', 'budget', 'accountType', 'payType', 'headAmount']);
    const right = [
      'function step(offset: 1 | -1) {} step(1);',
      'function pay(payType: PayType, num: number) {} pay(payTypes.alipay, 2);',
    ];
    expect(right.flatMap(placesIn)).toEqual([]);
  });

  it('finds numbers in the schema of the database, in SQL, in lists and in tables', () => {
    expect(placesIn('const a = { state: smallint().$type<0 | 1>() };')).toEqual(['union']);
    expect(placesIn("const a = { send: smallint('send').$type<Send>().notNull().default(0) };")).toEqual([
      'default',
    ]);
    expect(placesIn('const a = { 1: one, 2: two };')).toEqual(['table']);
    expect(placesIn('const a = { payTypes: [1] };')).toEqual(['payTypes']);
    expect(placesIn('const a = [1, 2].includes(order.state);')).toEqual(['state']);
    expect(placesIn('const a = { 404: one, 503: two }; const b = response.status === 404;')).toEqual([]);
    const inServer = (text: string) => placesOf({ path: `src/server/${text}.ts`, text, lines: 1 }).length;
    expect(inServer('sql`update standard_order set state = 5 where paid_at is null`')).toBe(1);
    expect(inServer("const query = 'select 1 from sample_order where ass_flag in (1, 2)';")).toBe(1);
    expect(inServer('sql`select 1 from sample_order where position = 2`')).toBe(0);
  });

  it('finds a number that is given to a function of another file', () => {
    const declared = { path: 'pay.ts', text: 'export function pay(payType: PayType) {}', lines: 1 };
    const call = (text: string) =>
      placesOf({ path: `${text}.ts`, text, lines: 1 }, sharedSignatures([declared])).length;
    expect(call("import { pay } from './pay.ts'; pay(1);")).toBe(1);
    expect(call('const { pay } = form; pay(1);')).toBe(0);
  });

  it('are compared and assigned by their generated names, never as a number', () => {
    const written = sourceFiles().filter(
      ({ path }) =>
        // The drawings know nothing of the shop.
        /^(src(?!\/drawings\/)|mocks)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
    );
    const shared = sharedSignatures(written);
    expect(written.flatMap((file) => placesOf(file, shared))).toEqual([]);
  });
});
