import { constants } from '#generated/constants.ts';
import { listProductsFormLimits as limits } from '#generated/limits.ts';
import { paths } from '#web/paths.ts';

/** Everything that the address of a comparison says. */
export interface CompareState {
  /** The products, in the order in which they are shown. */
  readonly ids: readonly number[];
  /** The quantity at which prices are shown. */
  readonly quantity: number | undefined;
  /** Only lines in which the products differ. */
  readonly onlyDifferences: boolean;
}

/** More columns than this do not fit side by side. */
export const mostCompared = constants.comparedProducts;
export const fewestCompared = constants.fewestCompared;

function whole(text: string | null, most: number): number | undefined {
  const value = text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : undefined;
}

/** Reads ids that are separated by dots or commas; each counts once, and no more than fit side by side. */
export function readCompared(text: string | null): readonly number[] {
  const ids = (text ?? '').split(/[.,]/).flatMap((part) => whole(part, Number.MAX_SAFE_INTEGER) ?? []);
  return [...new Set(ids)].slice(0, mostCompared);
}

/** Reads the query of the address; what makes no sense counts as absent. */
export function parseCompareSearch(search: string): CompareState {
  const query = new URLSearchParams(search);
  return {
    ids: readCompared(query.get('ids')),
    quantity: whole(query.get('quantity'), limits.quantity.maximum),
    onlyDifferences: query.get('differences') === '1',
  };
}

/** Writes the address of a comparison. */
export function compareHref({ ids, quantity, onlyDifferences = false }: Partial<CompareState>): string {
  const query = new URLSearchParams([
    ...(ids && ids.length > 0 ? [['ids', ids.join(',')]] : []),
    ...(quantity === undefined ? [] : [['quantity', String(quantity)]]),
    ...(onlyDifferences ? [['differences', '1']] : []),
  ]);
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `${paths.compare}?${text}` : paths.compare;
}
