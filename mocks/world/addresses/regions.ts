/** Loaded on demand: a tree has thousands of names. */
export const regionTrees = {
  zh_CN: () => import('../start/regions.zh_CN.json', { with: { type: 'json' } }),
  en_US: () => import('../start/regions.en_US.json', { with: { type: 'json' } }),
};

/** The trees of both languages. */
export async function loadRegionTrees() {
  const loaded = await Promise.all(Object.values(regionTrees).map((load) => load()));
  return loaded.map(({ default: { regions } }) => regions);
}
