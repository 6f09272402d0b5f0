import { type objectTypeNames, objectTypeValues } from '#generated/enums.ts';

export type OrderKind = 'standard' | 'customised' | 'sample';

const kinds: Readonly<Record<string, OrderKind>> = { P: 'standard', C: 'customised', S: 'sample' };

/** The kind of order that a number names by its first letter; undefined for a text that the shop gives out as no order's number. */
export function orderKindOf(orderNo: string): OrderKind | undefined {
  const letter = /^([A-Z])\d{9,31}$/.exec(orderNo)?.[1];
  return letter === undefined ? undefined : kinds[letter];
}

/** The kind of an order that is paid for with money, by its number; undefined for a sample, which costs points, and for no order's number. */
export function paidKindOf(orderNo: string): Exclude<OrderKind, 'sample'> | undefined {
  const kind = orderKindOf(orderNo);
  return kind === 'sample' ? undefined : kind;
}

const { standardOrder, customisedOrder, sampleOrder } = objectTypeValues;

const kindsOfTypes = {
  [standardOrder]: 'standard',
  [customisedOrder]: 'customised',
  [sampleOrder]: 'sample',
} as const satisfies Readonly<Record<keyof typeof objectTypeNames, OrderKind>>;

/** The kind of order that a type on the wire names. */
export function kindOfType(type: keyof typeof objectTypeNames): OrderKind {
  return kindsOfTypes[type];
}
