import { constants } from '#generated/constants.ts';

/** More columns than this do not fit side by side. */
export const mostCompared = constants.comparedProducts;
export const fewestCompared = constants.fewestCompared;

function readIds(text: string | null): readonly number[] {
  const ids = (text ?? '')
    .split(/[.,]/)
    .flatMap((part) =>
      /^[1-9]\d{0,15}$/.test(part) && Number(part) <= Number.MAX_SAFE_INTEGER ? [Number(part)] : [],
    );
  return [...new Set(ids)];
}

/** Reads ids that are separated by dots or commas; each counts once, and no more than fit side by side. */
export function readCompared(text: string | null): readonly number[] {
  return readIds(text).slice(0, mostCompared);
}

/** How many of them do not fit side by side and are left out. */
export function countBeyond(text: string | null): number {
  return Math.max(0, readIds(text).length - mostCompared);
}
