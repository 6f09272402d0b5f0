import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '#server/make-folder.ts';
import { reasonOf } from '#server/start-problem.ts';
import { ImportProblem } from '../problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { ImportReport } from './outcome.ts';
import { overviewText } from './overview-text.ts';

/** Where the two forms of the overview are, for the path of the list of rows. */
function overviewPaths(reportPath: string): { json: string; text: string } {
  const base = reportPath.replace(/\.(csv|json)$/i, '');
  return { json: `${base}.overview.json`, text: `${base}.overview.md` };
}

/** Writes the overview of an import for programs and for people. */
export function writeOverview(report: ImportReport, reportPath: string): { json: string; text: string } {
  const paths = overviewPaths(reportPath);
  const { overview, ...figures } = report;
  const refused = overview.refused.first.map((row) => ({ ...row, reason: textsOf(row.code) }));
  const all = { ...figures, ...overview, refused: { count: overview.refused.count, first: refused } };
  try {
    makeFolder(dirname(paths.json));
    writeFileSync(paths.json, `${JSON.stringify(all, null, 2)}\n`);
    writeFileSync(paths.text, overviewText(report));
  } catch (error) {
    throw new ImportProblem(
      'reportNotWritable',
      `The overview ${paths.json} cannot be written: ${reasonOf(error)}`,
    );
  }
  return paths;
}

function textsOf(code: keyof typeof reasons): { zh_CN: string; en_US: string } {
  const { zh_CN, en_US } = reasons[code];
  return { zh_CN, en_US };
}
