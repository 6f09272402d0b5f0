import type { Code } from '#description/description.ts';
import { camel, emitConstant } from '../emit.ts';
import { type Generator, header } from '../generator.ts';
import { listEnums, type NamedEnum } from '../named-enums.ts';

function valueRow({ name, values, names }: NamedEnum): string {
  const byName = Object.fromEntries(names.map((one, place) => [one, values[place] ?? null]));
  return emitConstant(`${camel(name)}Values`, byName, `\`${name}\`: name → value on the wire.`);
}

function nameRows({ name, values, names, labels }: NamedEnum): string[] {
  const byValue = Object.fromEntries(values.map((value, place) => [String(value), names[place] ?? null]));
  const named = emitConstant(`${camel(name)}Names`, byValue, `\`${name}\`: value on the wire → name.`);
  if (labels === undefined) return [named];
  const comment = `\`${name}\`: where its label is not that of the name.`;
  return [named, emitConstant(`${camel(name)}Labels`, labels, comment)];
}

/** Whether an enum is a list of codes: names and numbers of those are in `generated/constants.ts`. */
function repeatsCodes({ names, values }: NamedEnum, codes: readonly Code[]): boolean {
  const numbers = new Map(codes.map(({ name, code }) => [name, code]));
  return names.every((name, place) => numbers.get(name) === values[place]);
}

/**
 * Integer enums: value → name and name → value; the labels are under the name in `generated/texts`. Names are apart, because the pages
 * that visitors load first need values only.
 */
export const enums: Generator = {
  name: 'enums',
  writes: ['enums.ts', 'enum-names.ts', 'enum-values.ts'],
  run: ({ document, operations, codes }) => {
    const found = listEnums(document, operations).filter((one) => !repeatsCodes(one, codes));
    return new Map([
      [
        'enums.ts',
        [header, "export * from './enum-names.ts';\n", "export * from './enum-values.ts';\n"].join('\n'),
      ],
      ['enum-names.ts', [header, ...found.flatMap(nameRows)].join('\n')],
      ['enum-values.ts', [header, ...found.map(valueRow)].join('\n')],
    ]);
  },
};
