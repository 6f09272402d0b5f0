// One import in a process of its own, so that its peak memory can be measured: node tests/bench/import-run.ts FILE
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { importFile } from '#server/import/import-file.ts';
import { loadMapping } from '#server/import/mapping/load-mapping.ts';

export interface ImportRun {
  rows: number;
  seconds: number;
  rowsPerSecond: number;
  /** Of the whole process; on PGlite the database is inside it. */
  peakMegabytes: number;
}

const [file = ''] = process.argv.slice(2);
const database = await openDatabase(readConfig());
const mapping = await loadMapping('lcsc-parts');
const begun = performance.now();
const report = await importFile({ file, mapping, db: database.pool });
const seconds = (performance.now() - begun) / 1000;
await database.close();
if (report.inserted !== report.read) throw new Error(`${report.inserted} of ${report.read} rows were loaded`);
const run: ImportRun = {
  rows: report.read,
  seconds: Number(seconds.toFixed(2)),
  rowsPerSecond: Math.round(report.read / seconds),
  peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
};
process.stdout.write(JSON.stringify(run));
