import { isKeyOf } from './own-value.ts';

/** The name of a value; one that the description does not list is named like the value `unknown`. */
export function enumName<Names extends Readonly<Record<number, string>>, Known extends number & keyof Names>(
  names: Names,
  value: number,
  unknown: Known,
): Names[keyof Names] {
  const listed: keyof Names = isKeyOf(names, value) ? value : unknown;
  return names[listed];
}
