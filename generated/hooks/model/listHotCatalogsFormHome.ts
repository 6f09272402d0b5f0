// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 asks for the tabs of the home page.
 */
export type ListHotCatalogsFormHome = typeof ListHotCatalogsFormHome[keyof typeof ListHotCatalogsFormHome];


export const ListHotCatalogsFormHome = {
  homePage: 1,
} as const;
