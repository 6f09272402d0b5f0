type ByName<Names extends Readonly<Record<number, string>>> = {
  readonly [Value in keyof Names & number as Names[Value]]: Value;
};

/**
 * Turns the generated names of an enum around: `{ 0: 'income', 1: 'expense' }` in, `{ income: 0, expense: 1 }` out, so that
 * code names a value of the wire and the number stands in the description alone.
 */
export function byName<const Names extends Readonly<Record<number, string>>>(names: Names): ByName<Names> {
  const turned = Object.entries(names).map(([value, name]) => [name, Number(value)]);
  return Object.fromEntries(turned) as ByName<Names>;
}
