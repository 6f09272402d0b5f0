import { describe, expect, it } from 'vitest';
import { collectShared, placesOf } from './enum-values/places.ts';
import { sourceFiles } from './source-files.ts';

function placesIn(text: string): string[] {
  return placesOf({ path: `example ${text}.ts`, text, lines: 1 }).map((place) => place.replace(/.* /, ''));
}

/** An example of SQL, in which `{order.state}` stands for what is put into the template. */
function sqlPlaces(example: string): string[] {
  const text = example.replaceAll(/\{([\w.]+)\}/g, '$${$1}');
  return placesOf({ path: `src/server/${text}.ts`, text, lines: 1 });
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

  it.each([
    ['eq(standardOrder.state, 1);', 'state'],
    ['ne(order.assFlag, 0);', 'assFlag'],
    ['inArray(x.state, [2, 3]);', 'state'],
    ['notInArray(x.state, [2, 3]);', 'state'],
    ['gt(x.state, 1);', 'state'],
    ['gte(x.state, 1);', 'state'],
    ['lt(x.state, 4);', 'state'],
    ['lte(x.state, 4);', 'state'],
    ['between(x.state, 2, 4);', 'state'],
    ['const a = Object.is(order.state, 1);', 'state'],
    ['const a = new Set([4, 5]).has(order.proOrderState);', 'proOrderState'],
    ['const done = new Set([4, 5]); const a = done.has(order.proOrderState);', 'proOrderState'],
    ['const done = [4, 5]; const a = done.includes(order.proOrderState);', 'proOrderState'],
    ['const a = [1, 2].includes(order.state);', 'state'],
    ['const a = [1, 2].indexOf(order.state) >= 0;', 'state'],
  ])('finds a number in a call that compares: %s', (text, field) => {
    expect(placesIn(text)).toEqual([field]);
  });

  it.each([
    ['const a = order.proOrderState >= 2;', 'proOrderState'],
    ['const a = 4 < order.proOrderState;', 'proOrderState'],
    ['const a = order.state == 1;', 'state'],
    ['const a = order.state || 1;', 'state'],
    ['assFlag ??= 1;', 'assFlag'],
    ['order.state ||= 1;', 'state'],
    ['order.state &&= 1;', 'state'],
    ["const a = order['assFlag'] === 1;", 'assFlag'],
    ['const a = order[`assFlag`] === 1;', 'assFlag'],
    ["order['state'] = 1;", 'state'],
    ['const a = { [`assFlag`]: 1 };', 'assFlag'],
    ["const a = { ['assFlag']: 1 };", 'assFlag'],
    ['const a = order!.state === 1;', 'state'],
    ['const a = Number(order.state) === 1;', 'state'],
    ['const { assFlag: flag = 1 } = order;', 'assFlag'],
    ['class Order { state = 1 }', 'state'],
  ])('finds a number with every operator and way to name a field: %s', (text, field) => {
    expect(placesIn(text)).toEqual([field]);
  });

  it.each([
    ['const a = { state: smallint().notNull().default(1) };', 'default'],
    ["const a = { assFlag: smallint('ass_flag').default(1).notNull() };", 'default'],
    ['const a = { state: smallint().notNull().default(sql`0`) };', 'default'],
    ['const a = { send: smallint().$type<Send>().default(sql`0`) };', 'default'],
    ['const a = { state: smallint().$defaultFn(() => 1) };', 'default'],
    ['const a = { send: smallint().$type<1>() };', 'type'],
    ['interface Plan { readonly invoice?: 1 }', 'type'],
    ['type Paid = 1;', 'type'],
    ['type Open = Extract<State, 1>;', 'type'],
    [
      'type Flag = keyof typeof assFlagNames; const flagOf = (is: boolean): Flag => (is ? 0 : 1);',
      'returned',
    ],
    ['type State = (typeof states)[keyof typeof states]; function first(): State { return 1; }', 'returned'],
    ["function first(): Order['state'] { if (late) { return 2; } return states.open; }", 'returned'],
    ['const first = (): keyof typeof assFlagNames | undefined => 0;', 'returned'],
    ["const flag: Order['assFlag'] = 1;", 'typed'],
    ['type Flag = keyof typeof assFlagNames; const a = pick(1 as Flag, 1 satisfies Flag);', 'typed'],
  ])('finds a number as a default, a type, and what a function returns: %s', (text, kind) => {
    expect(new Set(placesIn(text))).toEqual(new Set([kind]));
  });

  it.each([
    'sql`{t.state} = 3`',
    'sql`{t.state} <> 3`',
    'sql`{t.state} >= 3`',
    'sql`select 1 where {t.state} between 2 and 4`',
    'sql`{t.assFlag} in (2, 3)`',
    'sql`{t.assFlag} not in (2, 3)`',
    'sql`{t.state} = any(array[2, 3])`',
    "sql`{t.state} = any('{2,3}')`",
    'sql`case {t.state} when 1 then 2 end`',
    'sql`{t.state} = {3}`',
    'sql`{t.state} in ({2}, {x})`',
    'sql`3 = {t.state}`',
    'sql`state = {3}`',
    'sql<boolean>`{t.state} = 3`',
    'sql`select 1 where state between 2 and 4`',
    'sql`select 1 where state in (2, 3)`',
    'sql`select 1 where o.ass_flag >= 2`',
    'sql`select 1 where 2 <= o.ass_flag`',
    'sql`select coalesce(o.ass_flag, 0)`',
    'sql`select 2 as order_type`',
  ])('finds a number next to a column of an enum in SQL: %s', (text) => {
    expect(sqlPlaces(text)).toHaveLength(1);
  });

  it.each([
    'sql`{t.num} = 3`',
    'sql`{t.state} = {states.open}`',
    'sql`select {t.state}, 3`',
    'sql`select 1 as position, state`',
    'eq(chat.readNum, 0)',
    'const a = order.num >= 2 && order.state > states.open;',
    'const a = { readNum: smallint().default(0) };',
    'interface File { readonly version: 2 }',
    'function count(): number { return 1; }',
    "type First = Answers['listOrders']['data'][0];",
    "const a = order['num'] === 1;",
    'const flagOf = (): Flag => [1].map(() => flags.none)[0];',
  ])('finds nothing where a number is not a value of an enum: %s', (text) => {
    expect(sqlPlaces(text)).toEqual([]);
  });

  it('finds a number that a function returns for a type of another file', () => {
    const declared = { path: 'flag.ts', text: 'export type Flag = keyof typeof assFlagNames;', lines: 1 };
    const text = "import type { Flag } from './flag.ts'; const first = (): Flag => 0;";
    expect(placesOf({ path: `${text}.ts`, text, lines: 1 }, collectShared([declared]))).toHaveLength(1);
  });

  it('finds a number that is given to a function of another file', () => {
    const declared = { path: 'pay.ts', text: 'export function pay(payType: PayType) {}', lines: 1 };
    const call = (text: string) =>
      placesOf({ path: `${text}.ts`, text, lines: 1 }, collectShared([declared])).length;
    expect(call("import { pay } from './pay.ts'; pay(1);")).toBe(1);
    expect(call('const { pay } = form; pay(1);')).toBe(0);
  });

  it('are compared and assigned by their generated names, never as a number', () => {
    const written = sourceFiles().filter(
      ({ path }) =>
        // The drawings know nothing of the shop.
        /^(src(?!\/drawings\/)|mocks)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
    );
    const shared = collectShared(written);
    expect(written.flatMap((file) => placesOf(file, shared))).toEqual([]);
  });
});
