import { keysOf } from '#domain/keys-of.ts';
import type { ImportReport } from './report/outcome.ts';
import type { Overview } from './report/overview.ts';
import { reasons } from './rows/reasons.ts';

/** What an import did, for people: a few lines. */
export function summary(report: ImportReport, database: string, seconds: number): string {
  const count = (number: number) => number.toLocaleString('en-US');
  const lines = [
    `${headline(report, database)} Mapping ${report.mapping}, supplier ${report.supplier}, ${format(report)}.`,
    `${count(report.read)} rows in ${report.categories} categories: ${count(report.refused)} refused, ${count(report.repaired)} repaired.`,
  ];
  if (report.outcome === 'loaded') {
    lines.push(
      `${count(report.inserted)} products added, ${count(report.updated)} updated, ${count(report.unchanged)} unchanged, in ${seconds.toFixed(1)} s.`,
    );
  }
  if (report.absentColumns.length > 0) {
    lines.push(`Not in the file, though the mapping knows them: ${report.absentColumns.join(', ')}.`);
  }
  for (const code of keysOf(report.reasons)) {
    const reason = reasons[code];
    const times = report.reasons[code] ?? 0;
    lines.push(`  ${count(times).padStart(8)} × ${reason.outcome}: ${reason.en_US}`);
  }
  lines.push(...overviewLines(report.overview));
  if (report.overviewPaths)
    lines.push(`Report: ${report.overviewPaths.text} and ${report.overviewPaths.json}`);
  if (report.reportPath) lines.push(`Row by row: ${report.reportPath}`);
  return lines.join('\n');
}

/** Counts of what somebody has to look at; the report names them. */
function overviewLines(overview: Overview): string[] {
  const untranslated = overview.newCategories.filter(({ isTranslated }) => !isTranslated).length;
  const facts: [number, string][] = [
    [overview.newBrands.length, 'new brands'],
    [overview.likeBrands.length, 'of them read like a brand of the shop'],
    [overview.newCategories.length, 'new categories'],
    [overview.likeCategories.length, 'of them read like another category'],
    [untranslated, 'new categories are not translated'],
    [overview.untranslatedColumns.length, 'parameters are not translated'],
    [overview.withoutParameters.count, 'rows have no parameters'],
    [overview.withoutPrice.count, 'rows have no price: sold on request'],
    [overview.pricesLost.count, 'of them take away the price of a product'],
  ];
  return facts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `  ${count.toLocaleString('en-US').padStart(8)} ${what}`);
}

const delimiters: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

function format({ format, details }: ImportReport): string {
  const { encoding, delimiter, sheet } = details;
  const parts = [
    format === 'csv' ? 'CSV' : 'XLSX',
    encoding?.toUpperCase(),
    delimiter && (delimiters[delimiter] ?? delimiter),
    sheet && `sheet "${sheet}"`,
  ];
  return parts.filter(Boolean).join(', ');
}

function headline({ outcome }: ImportReport, database: string): string {
  if (outcome === 'loaded') return `Loaded into ${database}.`;
  return outcome === 'checked' ? 'Checked only; nothing was changed.' : 'Refused; nothing was changed.';
}
