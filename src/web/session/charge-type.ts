/** What `/cash/charge` is for: `cz` a top-up, `tx` a withdrawal. */
export const chargeTypes = ['cz', 'tx'] as const;
export type ChargeType = (typeof chargeTypes)[number];

const key = 'chargeType';

/** The type with this name. */
export function chargeTypeOf(text: string | null): ChargeType | undefined {
  return chargeTypes.find((type) => type === text);
}

/** Keeps the type for a link to the page that does not name one. */
export function writeChargeType(type: ChargeType): void {
  try {
    sessionStorage.setItem(key, type);
  } catch {
    // Without session storage the address alone names the type.
  }
}

/** The type of the last visit in this tab. */
export function readChargeType(): ChargeType | undefined {
  try {
    return chargeTypeOf(sessionStorage.getItem(key));
  } catch {
    return undefined;
  }
}
