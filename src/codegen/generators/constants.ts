import type { Description } from '#description/description.ts';
import { asObject, type Json, type JsonObject } from '#description/json.ts';
import { emitConstant } from '../emit.ts';
import { type Generator, header } from '../generator.ts';

function byOperation({ operations }: Description, extension: string): JsonObject {
  return Object.fromEntries(
    operations.flatMap(({ id, node }): [string, Json][] => {
      const value = node[extension];
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/** Numbers and facts of the description that belong to no schema: codes, page sizes, waits, `x-constants`. */
export const constants: Generator = {
  name: 'constants',
  writes: ['constants.ts'],
  run: (description) => {
    const { codes, document } = description;
    const named = asObject(document['x-constants']);
    const values = Object.fromEntries(
      Object.entries(named).map(([name, one]) => [name, asObject(one).value ?? null]),
    );
    const byName = Object.fromEntries(codes.map(({ name, code }) => [name, code]));
    const byNumber = Object.fromEntries(codes.map(({ name, code }) => [String(code), name]));
    const status = Object.fromEntries(
      codes.flatMap(({ name, http }) => (http === 200 ? [] : [[name, http]])),
    );
    const units = Object.entries(named).map(([name, one]) => `${name} (${String(asObject(one).unit)})`);
    return new Map([
      [
        'constants.ts',
        [
          header,
          emitConstant('codes', byName, 'The closed list of business codes: name → number on the wire.'),
          emitConstant(
            'codeNames',
            byNumber,
            'The closed list of business codes: number on the wire → name.',
          ),
          emitConstant(
            'httpStatus',
            status,
            'HTTP status of the outcomes that reach no handler; every other code has 200.',
          ),
          'export type CodeName = keyof typeof codes;\n',
          emitConstant(
            'pageSizes',
            byOperation(description, 'x-page-size'),
            'Page size: operation → screen → entries.',
          ),
          emitConstant(
            'cooldowns',
            byOperation(description, 'x-cooldown'),
            'Seconds until an operation may be called again.',
          ),
          emitConstant('constants', values, `Facts that belong to no call: ${units.join(', ')}.`),
        ].join('\n'),
      ],
    ]);
  },
};
