import type { SystemStyleObject } from '@chakra-ui/react';

type Nested = Record<string, unknown>;

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeNested(base: Nested, more: Nested): Nested {
  const result: Nested = { ...base };
  for (const [name, value] of Object.entries(more)) {
    const before = result[name];
    result[name] = isNested(before) && isNested(value) ? mergeNested(before, value) : value;
  }
  return result;
}

/**
 * Styles with further ones on top, neither of them changed. Use it instead of calling `chakra` on a styled component: that writes the
 * further styles into the component that it extends, and from there into every other extension of it.
 */
export function extendStyles(base: SystemStyleObject, more: SystemStyleObject): SystemStyleObject {
  // Styles laid over styles are styles; the type of Chakra lists every property and selector.
  return mergeNested({ ...base }, { ...more }) as SystemStyleObject;
}
