// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderWeeks } from './backorderWeeks.ts';

/**
 * The `backorderWeeks` that the page showed for pieces that are not in stock. When the supplier needs longer by now, or without it,
 * the order is refused with code 4035: nobody orders a lead time that was not on the screen.
 */
export type ShownWeeks = BackorderWeeks;
