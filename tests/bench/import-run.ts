// One import in a process of its own, started as the command starts, so that its peak memory can be measured: node tests/bench/import-run.ts FILE
import { leanImport } from '#server/import/lean-import.ts';
import { becomeLean } from '#server/lean-process.ts';

becomeLean(new URL(import.meta.url), leanImport(process.env));

await import('#server/lean-resolve.ts');
const { readConfig } = await import('#server/config.ts');
const { openDatabase } = await import('#server/db/client.ts');
const { importFile } = await import('#server/import/import-file.ts');
const { loadMapping } = await import('#server/import/mapping/load-mapping.ts');

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
