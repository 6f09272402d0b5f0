// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Level of the menu. 1 top level, 2 child.
 */
export type HelpEntryLeave = typeof HelpEntryLeave[keyof typeof HelpEntryLeave];


export const HelpEntryLeave = {
  topLevel: 1,
  childLevel: 2,
} as const;
