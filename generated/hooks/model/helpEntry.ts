// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { HelpEntryLeave } from './helpEntryLeave.ts';
import type { HelpId } from './helpId.ts';
import type { HelpMenuName } from './helpMenuName.ts';

/**
 * A menu entry.
 */
export interface HelpEntry {
  id: HelpId;
  /**
     * Passed through; the same number as `id`.
     * @minimum 1
     * @maximum 9007199254740991
     */
  pkid: number;
  /**
     * The `id` of the entry above, 0 at the top level.
     * @minimum 0
     * @maximum 9007199254740991
     */
  parentId: number;
  /** Level of the menu. 1 top level, 2 child. */
  leave: HelpEntryLeave;
  menuName: HelpMenuName;
}
