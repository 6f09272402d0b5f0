// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * State of the project. Any value not listed is shown as rejected.
 */
export type ProjectProjectState = typeof ProjectProjectState[keyof typeof ProjectProjectState];


export const ProjectProjectState = {
  projectDraft: 0,
  underReview: 1,
  passed: 2,
  rejected: 3,
} as const;
