import { isWholeRegion } from '#domain/addresses/region-path.ts';

/** Loaded on demand: a tree has thousands of names. */
export const regionTrees = {
  zh_CN: () => import('./start/regions.zh_CN.json', { with: { type: 'json' } }),
  en_US: () => import('./start/regions.en_US.json', { with: { type: 'json' } }),
};

/** Refuses a region that an address cannot be kept with; `kept` is the one that it has. Undefined for one that can be stored. */
export async function refusedRegion(country: unknown, kept?: string) {
  if (typeof country !== 'string') return undefined;
  const loaded = await Promise.all(Object.values(regionTrees).map((load) => load()));
  const trees = loaded.map(({ default: { regions } }) => regions);
  if (isWholeRegion(trees, country, kept)) return undefined;
  return {
    ok: false as const,
    code: 'fieldRefused' as const,
    params: { fields: [{ field: 'country', rule: 'region' as const }] },
  };
}
