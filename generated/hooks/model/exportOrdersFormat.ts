// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type ExportOrdersFormat = typeof ExportOrdersFormat[keyof typeof ExportOrdersFormat];


export const ExportOrdersFormat = {
  csvFile: 1,
  xlsxFile: 2,
} as const;
