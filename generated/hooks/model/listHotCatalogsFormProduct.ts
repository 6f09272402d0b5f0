// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 asks for the tabs of the catalogue panel.
 */
export type ListHotCatalogsFormProduct = typeof ListHotCatalogsFormProduct[keyof typeof ListHotCatalogsFormProduct];


export const ListHotCatalogsFormProduct = {
  cataloguePanel: 1,
} as const;
