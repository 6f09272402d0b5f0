import { ownValue } from '#domain/own-value.ts';
import type { ColumnOverride, Mapping } from '../mapping/mapping.ts';
import { pathKey } from './place-categories.ts';

/** What a mapping overrides in one category: the entries for `*`, then from the shortest path that fits to the longest. */
export function overridesFor(
  mapping: Mapping,
  categoryKey: string,
): (key: string) => ColumnOverride | false | undefined {
  const fitting = Object.entries(mapping.overrides ?? {})
    .map(([path, parameters]) => ({ start: path === '*' ? '' : pathKey(path), parameters }))
    .filter(({ start }) => start === '' || `${categoryKey}/`.startsWith(`${start}/`))
    .toSorted((a, b) => a.start.length - b.start.length);
  return (key) => {
    let found: ColumnOverride | false | undefined;
    for (const { parameters } of fitting) {
      const override = ownValue(parameters, key);
      if (override !== undefined) found = override && { ...(found || {}), ...override };
    }
    return found;
  };
}
