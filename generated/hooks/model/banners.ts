// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Banner } from './banner.ts';

/**
 * Big and small banners.
 */
export interface Banners {
  /**
     * The banners of the carousel, in order.
     * @maxItems 20
     */
  bigBanner: Banner[];
  /**
     * The banners next to it, in order.
     * @maxItems 20
     */
  smallBanner: Banner[];
}
