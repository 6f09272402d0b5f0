import { keysOf } from '#domain/keys-of.ts';
import { pluralize } from '#domain/pluralize.ts';
import type { ImportReport } from './report/outcome.ts';
import type { Overview } from './report/overview.ts';
import { reasons } from './rows/reasons.ts';

/** What an import did, for people: a few lines. */
export function summary(report: ImportReport, database: string, seconds: number): string {
  const count = (number: number) => number.toLocaleString('en-US');
  const lines = [
    `${headline(report, database)} Mapping ${report.mapping}, supplier ${report.supplier}, ${format(report)}.`,
    `${pluralize(report.read, 'row')} in ${pluralize(report.categories, 'category', 'categories')}: ${count(report.refused)} refused, ${count(report.repaired)} repaired.`,
  ];
  if (report.outcome === 'loaded') {
    lines.push(
      `${pluralize(report.inserted, 'product')} added, ${count(report.updated)} updated, ${count(report.unchanged)} unchanged, in ${seconds.toFixed(1)} s.`,
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
  const facts: [count: number, one: string, many: string][] = [
    [overview.newBrands.length, 'new brand', 'new brands'],
    [
      overview.likeBrands.length,
      'of them reads like a brand of the shop',
      'of them read like a brand of the shop',
    ],
    [overview.newCategories.length, 'new category', 'new categories'],
    [
      overview.likeCategories.length,
      'of them reads like another category',
      'of them read like another category',
    ],
    [untranslated, 'new category is not translated', 'new categories are not translated'],
    [overview.untranslatedColumns.length, 'parameter is not translated', 'parameters are not translated'],
    [overview.withoutParameters.count, 'row has no parameters', 'rows have no parameters'],
    [overview.withoutPrice.count, 'row has no price: sold on request', 'rows have no price: sold on request'],
    [
      overview.pricesLost.count,
      'of them takes away the price of a product',
      'of them take away the price of a product',
    ],
  ];
  return facts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => {
      const number = count.toLocaleString('en-US');
      return `  ${number.padStart(8)} ${count === 1 ? one : many}`;
    });
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
