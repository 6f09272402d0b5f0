// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { HelpId } from './helpId.ts';
import type { HelpMenuName } from './helpMenuName.ts';
import type { Html } from './html.ts';

/**
 * The text of a menu entry.
 */
export interface HelpText {
  id?: HelpId;
  menuName?: HelpMenuName;
  content: Html;
}
