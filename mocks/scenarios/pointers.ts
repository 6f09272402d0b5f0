import { recordOf } from '#domain/record-of.ts';

/** The steps of a pointer such as `/params/totalDataCounts`. */
export function stepsOf(pointer: string): string[] {
  return pointer.split('/').slice(1);
}

export function valueAt(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => recordOf(value)[step], root);
}

/** Sets the value at a path whose parent exists. */
export function put(root: unknown, steps: readonly string[], value: unknown): void {
  const place = valueAt(root, steps.slice(0, -1));
  const last = steps.at(-1);
  if (typeof place === 'object' && place !== null && last !== undefined) Reflect.set(place, last, value);
}
