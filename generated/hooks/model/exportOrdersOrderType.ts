// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type ExportOrdersOrderType = typeof ExportOrdersOrderType[keyof typeof ExportOrdersOrderType];


export const ExportOrdersOrderType = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;
