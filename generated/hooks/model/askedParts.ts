// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AskedPart } from './askedPart.ts';

/**
 * The parts, each with its quantity.
 * @minItems 1
 * @maxItems 50
 */
export type AskedParts = AskedPart[];
