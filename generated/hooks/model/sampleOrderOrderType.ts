// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Always 3, sample.
 */
export type SampleOrderOrderType = typeof SampleOrderOrderType[keyof typeof SampleOrderOrderType];


export const SampleOrderOrderType = {
  sampleOrder: 3,
} as const;
