/** The name of a value; one that the description does not list is named like the value `unknown`. */
export function enumName<Names extends Readonly<Record<number, string>>, Known extends number & keyof Names>(
  names: Names,
  value: number,
  unknown: Known,
): Names[keyof Names] {
  const known = Object.keys(names).includes(String(value));
  return names[known ? (value as keyof Names) : unknown];
}
