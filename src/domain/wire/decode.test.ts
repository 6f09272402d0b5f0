import { describe, expect, it } from 'vitest';
import { decodeRequest, type RequestPlan } from './decode.ts';
import type { Validator } from './finding.ts';

const plan: RequestPlan = {
  fields: {
    language: { kind: 'text', in: 'form', transport: true },
    num: { kind: 'integer', in: 'form', required: true },
    pageNum: { kind: 'integer', in: 'form', default: 1 },
    items: { kind: 'json', in: 'form', maxText: 20 },
    file: { kind: 'file', in: 'form' },
    ids: { kind: 'integer', in: 'query', many: true },
  },
  numbered: { column: { kind: 'text', in: 'form' } },
};

const anything: Validator = Object.assign(() => true, { errors: null });

function decode(form: [string, string | File][], query: [string, string][] = [], validator = anything) {
  return decodeRequest(plan, validator, { form, query });
}

function failingValidator(
  ...errors: { instancePath: string; keyword: string; params: Record<string, unknown> }[]
): Validator {
  return Object.assign(() => false, { errors });
}

describe('decodeRequest', () => {
  it('turns text into what the plan says and fills in defaults', () => {
    expect(
      decode(
        [
          ['num', '7'],
          ['items', '[1]'],
          ['language', 'en_US'],
          ['column12', '1..2'],
        ],
        [
          ['ids', '1'],
          ['ids', '2'],
        ],
      ),
    ).toEqual({
      ok: true,
      request: { num: 7, items: [1], column12: '1..2', ids: [1, 2], pageNum: 1 },
    });
  });

  it('leaves out marks that nobody sees, in JSON text too', () => {
    const found = decode([
      ['num', '7'],
      ['column12', '\u202eab\u200bc'],
      ['items', '["\\u200bx"]'],
    ]);
    expect(found).toMatchObject({ ok: true, request: { column12: 'abc', items: ['x'] } });
  });

  it('counts the characters of JSON text as JSON Schema does, a rare one as one', () => {
    const items = (length: number) => JSON.stringify(['𠮷'.repeat(length - 4)]);
    const num: [string, string] = ['num', '7'];
    expect(decode([num, ['items', items(20)]])).toMatchObject({ ok: true });
    const fields = [{ field: 'items', rule: 'maxLength', limit: 20 }];
    expect(decode([num, ['items', items(21)]])).toEqual({ ok: false, fields });
  });

  const refusals: [[string, string][], object][] = [
    [
      [
        ['num', '1'],
        ['colour', 'red'],
      ],
      { field: 'colour', rule: 'unknownField' },
    ],
    [
      [
        ['num', '1'],
        ['num', '1'],
      ],
      { field: 'num', rule: 'duplicateField' },
    ],
    [
      [
        ['num', '1'],
        ['column0', 'x'],
      ],
      { field: 'column0', rule: 'unknownField' },
    ],
    [
      [
        ['num', '1'],
        ['constructor1', 'x'],
      ],
      { field: 'constructor1', rule: 'unknownField' },
    ],
    [
      [
        ['num', '1'],
        ['__proto__', 'x'],
      ],
      { field: '__proto__', rule: 'unknownField' },
    ],
    [
      [
        ['num', '1'],
        ['items', '[1'],
      ],
      { field: 'items', rule: 'json' },
    ],
    [
      [
        ['num', '1'],
        ['items', `"${'x'.repeat(30)}"`],
      ],
      { field: 'items', rule: 'maxLength', limit: 20 },
    ],
    [
      [
        ['num', '1'],
        ['items', '["\\u0000"]'],
      ],
      { field: 'items', rule: 'json' },
    ],
    [
      [
        ['num', '1'],
        ['items', '["\\ud83d"]'],
      ],
      { field: 'items', rule: 'json' },
    ],
    [
      [
        ['num', '1'],
        ['column12', 'a\0b'],
      ],
      { field: 'column12', rule: 'pattern' },
    ],
    [
      [
        ['num', '1'],
        ['file', 'text'],
      ],
      { field: 'file', rule: 'type' },
    ],
    [
      [
        ['num', '1'],
        ['ids', '3'],
      ],
      { field: 'ids', rule: 'unknownField' },
    ],
  ];

  it.each(refusals)('refuses %j', (form, finding) => {
    expect(decode(form)).toEqual({ ok: false, fields: [finding] });
  });

  it('leaves a text that is not a number for the validator to name', () => {
    const wrong = failingValidator({ instancePath: '/num', keyword: 'type', params: { type: 'integer' } });
    expect(decode([['num', '1e3']], [], wrong)).toEqual({
      ok: false,
      fields: [{ field: 'num', rule: 'type', limit: 'integer' }],
    });
  });

  it('calls an empty required field a missing one', () => {
    const wrong = failingValidator({ instancePath: '/num', keyword: 'type', params: { type: 'integer' } });
    expect(decode([['num', '']], [], wrong)).toEqual({
      ok: false,
      fields: [{ field: 'num', rule: 'required' }],
    });
  });

  it('takes a backslash before a u as it is', () => {
    expect(decode([['items', '["\\\\u0000"]']])).toMatchObject({ ok: true });
  });

  it('calls a blank required text a missing one, whatever rule it breaks', () => {
    const wrong = failingValidator(
      { instancePath: '/num', keyword: 'minLength', params: { limit: 3 } },
      { instancePath: '/num', keyword: 'format', params: { format: 'email' } },
    );
    expect(decode([['num', ' \u3000']], [], wrong)).toEqual({
      ok: false,
      fields: [{ field: 'num', rule: 'required' }],
    });
  });

  it('calls a blank text a missing one', () => {
    const wrong = failingValidator({ instancePath: '/num', keyword: 'pattern', params: { pattern: '\\S' } });
    expect(decode([['num', ' ']], [], wrong)).toEqual({
      ok: false,
      fields: [{ field: 'num', rule: 'required' }],
    });
  });

  it('never takes a refused value because the error says little', () => {
    const wrong = failingValidator({ instancePath: '/items', keyword: 'not', params: {} });
    expect(decode([['items', '[]']], [], wrong)).toEqual({
      ok: false,
      fields: [{ field: 'items', rule: 'not' }],
    });
  });

  it('names members of JSON text with dots, in the order of the description', () => {
    const wrong = failingValidator(
      { instancePath: '/items/0', keyword: 'additionalProperties', params: { additionalProperty: 'x' } },
      { instancePath: '', keyword: 'required', params: { missingProperty: 'num' } },
    );
    expect(decode([['items', '[{}]']], [], wrong)).toEqual({
      ok: false,
      fields: [
        { field: 'num', rule: 'required' },
        { field: 'items.0.x', rule: 'unknownField' },
      ],
    });
  });
});
