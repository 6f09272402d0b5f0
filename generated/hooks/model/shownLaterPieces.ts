// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderedPieces } from './backorderedPieces.ts';

/**
 * How many pieces of the line the page showed as not in stock. When more of them are missing by now, or without it, the order is
 * refused with code 4035.
 */
export type ShownLaterPieces = BackorderedPieces;
