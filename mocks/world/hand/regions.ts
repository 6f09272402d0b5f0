import { isWholeRegion } from '#domain/addresses/region-path.ts';
import type { HandHandlers } from '../call.ts';

const trees = {
  zh_CN: () => import('../start/regions.zh_CN.json', { with: { type: 'json' } }),
  en_US: () => import('../start/regions.en_US.json', { with: { type: 'json' } }),
};

/** Each language orders its names by its own letters, and there are so many that they are loaded when somebody asks for them. */
export const regionHandlers: HandHandlers = {
  async getRegionTree({ language }) {
    const { default: tree } = await trees[language]();
    return { ok: true, data: tree.regions };
  },
};

/** Refuses a region that ends above its lowest level; undefined for one that can be stored. */
export async function refusedRegion(country: unknown) {
  if (typeof country !== 'string') return undefined;
  const loaded = await Promise.all(Object.values(trees).map((load) => load()));
  if (
    isWholeRegion(
      loaded.map(({ default: { regions } }) => regions),
      country,
    )
  )
    return undefined;
  return {
    ok: false as const,
    code: 'fieldRefused' as const,
    params: { fields: [{ field: 'country', rule: 'region' as const }] },
  };
}
