import type { Code } from '#description/description.ts';
import { camel, emitConstant } from '../emit.ts';
import { type Generator, header } from '../generator.ts';
import { listEnums, type NamedEnum } from '../named-enums.ts';

function rows({ name, values, names, labels }: NamedEnum): string[] {
  const start = camel(name);
  const byValue = Object.fromEntries(values.map((value, place) => [String(value), names[place] ?? null]));
  const named = emitConstant(`${start}Names`, byValue, `\`${name}\`: value on the wire → name.`);
  const byName = Object.fromEntries(names.map((one, place) => [one, values[place] ?? null]));
  const valued = emitConstant(`${start}Values`, byName, `\`${name}\`: name → value on the wire.`);
  if (labels === undefined) return [named, valued];
  return [
    named,
    valued,
    emitConstant(`${start}Labels`, labels, `\`${name}\`: where its label is not that of the name.`),
  ];
}

/** Whether an enum is a list of codes: names and numbers of those are in `generated/constants.ts`. */
function repeatsCodes({ names, values }: NamedEnum, codes: readonly Code[]): boolean {
  const numbers = new Map(codes.map(({ name, code }) => [name, code]));
  return names.every((name, place) => numbers.get(name) === values[place]);
}

/** Integer enums: value → name and name → value; the labels are under the name in `generated/texts`. */
export const enums: Generator = {
  name: 'enums',
  writes: ['enums.ts'],
  run: ({ document, operations, codes }) => {
    const found = listEnums(document, operations).filter((one) => !repeatsCodes(one, codes));
    return new Map([['enums.ts', [header, ...found.flatMap(rows)].join('\n')]]);
  },
};
