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
