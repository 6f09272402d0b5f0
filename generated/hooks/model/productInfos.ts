// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductInfo } from './productInfo.ts';

/**
 * The cart lines that the order settles.
 * @minItems 1
 * @maxItems 200
 */
export type ProductInfos = ProductInfo[];
