import type { Pool } from 'pg';
import type { DemoShop } from './fill-demo-shop.ts';

const nothing = { zh: '', en: '' };

/** The demo shop: its catalogue goes the way of any supplier's file. */
export function demoShop(_pool: Pool): DemoShop {
  return {
    content: {
      ...{ banners: [], news: [], friendLinks: [], solutions: [], help: [], notices: [], cart: [] },
      profile: {
        ...{ frontCover: '', imageText: [], synopsis: nothing, idea: nothing },
        ...{ mainBusiness: nothing, products: nothing, ourPurpose: nothing },
      },
    },
    loadCatalogue: async () => undefined,
  };
}
