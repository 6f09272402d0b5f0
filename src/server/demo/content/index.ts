import type { DemoContent } from '#server/seed/demo-content.ts';

const nothing = { zh: '', en: '' };

/** What the demo shop says and shows beside its catalogue. */
export const demoContent: DemoContent = {
  ...{ banners: [], news: [], friendLinks: [], solutions: [], help: [], notices: [], cart: [] },
  profile: {
    ...{ frontCover: '', imageText: [], synopsis: nothing, idea: nothing },
    ...{ mainBusiness: nothing, products: nothing, ourPurpose: nothing },
  },
};
