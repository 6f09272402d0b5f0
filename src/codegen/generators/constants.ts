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
  writes: ['constants.ts', 'named-constants.ts'],
  run: (description) => {
    const { codes, document } = description;
    const named = asObject(document['x-constants']);
    const values = Object.entries(named).map(([name, one]) => {
      const { value = null, unit, description: comment } = asObject(one);
      return emitConstant(name, value, `${String(comment)} Unit: ${String(unit)}.`);
    });
    const byName = Object.fromEntries(codes.map(({ name, code }) => [name, code]));
    const status = Object.fromEntries(
      codes.flatMap(({ name, http }) => (http === 200 ? [] : [[name, http]])),
    );
    return new Map([
      [
        'constants.ts',
        [
          header,
          emitConstant('codes', byName, 'The closed list of business codes: name → number on the wire.'),
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
          `/** Facts that belong to no call. In a module of their own, because bundlers leave out those that nobody uses. */\nexport * as constants from './named-constants.ts';\n`,
        ].join('\n'),
      ],
      ['named-constants.ts', [header, ...values].join('\n')],
    ]);
  },
};
