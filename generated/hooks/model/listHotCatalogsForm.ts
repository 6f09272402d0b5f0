// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ListHotCatalogsFormHome } from './listHotCatalogsFormHome.ts';
import type { ListHotCatalogsFormProduct } from './listHotCatalogsFormProduct.ts';

/**
 * For which place the hot categories are. Without either field those of the home page are answered.
 */
export interface ListHotCatalogsForm {
  /** 1 asks for the tabs of the catalogue panel. */
  product?: ListHotCatalogsFormProduct;
  /** 1 asks for the tabs of the home page. */
  home?: ListHotCatalogsFormHome;
}
