import type { Row } from '../reading/row.ts';
import type { ReportWriter } from '../report/import-report.ts';
import type { RowOverview } from '../report/overview.ts';
import type { CategoryPath } from '../rows/categories.ts';
import type { ConvertedRow, RowConverter } from '../rows/convert-row.ts';
import type { StagedProduct } from '../rows/staged-product.ts';
import type { Statistics } from './category-statistics.ts';
import { Overlap } from './overlap.ts';
import type { Staging } from './staging.ts';

const BATCH = 500;

type GoodRow = ConvertedRow & { product: StagedProduct; category: CategoryPath };

export type StagedCounts = { read: number; staged: number; refused: number; repaired: number };

export type StageInput = {
  rows: AsyncIterable<Row>;
  converter: RowConverter;
  staging: Staging;
  statistics: Statistics;
  report: ReportWriter;
  overview: RowOverview;
  /** The name of the column with the supplier's number, for the report. */
  numberColumn: string;
  onBatch: (counts: StagedCounts) => Promise<void> | void;
};

/** Checks all rows and puts the good ones into staging, batch by batch. */
export async function stageRows(input: StageInput): Promise<StagedCounts> {
  const counts: StagedCounts = { read: 0, staged: 0, refused: 0, repaired: 0 };
  const overlap = new Overlap(1);
  let batch: ConvertedRow[] = [];
  try {
    for await (const row of input.rows) {
      counts.read++;
      batch.push(input.converter.convert(row));
      if (batch.length < BATCH) continue;
      const full = batch;
      batch = [];
      await overlap.start(() => flush(full, input, counts));
    }
    await overlap.start(() => flush(batch, input, counts));
    await overlap.end();
    return counts;
  } finally {
    await overlap.settle();
  }
}

async function flush(batch: ConvertedRow[], input: StageInput, counts: StagedCounts): Promise<void> {
  const added = await input.staging.add(batch.filter(isGood));
  for (const row of batch) {
    if (isGood(row) && !added.has(row.number)) {
      row.issues.push({ column: input.numberColumn, value: row.product.supplierNo, code: 'duplicate' });
    }
    if (row.issues.length > 0) input.report.add(row.number, row.issues);
    input.overview.addIssues(row.number, row.issues);
    if (!isGood(row) || !added.has(row.number)) counts.refused++;
    else {
      counts.staged++;
      if (row.issues.length > 0) counts.repaired++;
      input.statistics.add(row.category, row.product);
      input.overview.addProduct(row.number, row.product);
    }
  }
  await input.onBatch(counts);
}

function isGood(row: ConvertedRow): row is GoodRow {
  return row.product !== undefined && row.category !== undefined;
}
