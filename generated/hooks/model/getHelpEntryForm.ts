// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { HelpId } from './helpId.ts';

/**
 * Which entry.
 */
export interface GetHelpEntryForm {
  id: HelpId;
}
