/** One row of the input, numbered as a spreadsheet would: the first record is row 1. */
export type Row = { number: number; cells: readonly string[] };

/** An opened input, read once and as a stream. The header is still among the rows. */
export type RowSource = {
  format: 'csv' | 'xlsx';
  /** Encoding and delimiter of a CSV, name of the sheet of a workbook. */
  details: Readonly<Record<string, string>>;
  rows: AsyncIterable<Row>;
  /** How much has been read, from 0 to 1. */
  progress: () => number;
};
