// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ListHotCatalogsFormHome } from './listHotCatalogsFormHome.ts';
import type { ListHotCatalogsFormProduct } from './listHotCatalogsFormProduct.ts';

/**
 * The place that the hot categories are for. Without either field the response has those of the home page.
 */
export interface ListHotCatalogsForm {
  /** 1 asks for the tabs of the catalogue panel. */
  product?: ListHotCatalogsFormProduct;
  /** 1 asks for the tabs of the home page. */
  home?: ListHotCatalogsFormHome;
}
