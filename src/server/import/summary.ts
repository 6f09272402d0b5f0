import type { ImportReport } from './import-file.ts';
import { type ReasonCode, reasons } from './rows/reasons.ts';

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
  for (const [code, times] of Object.entries(report.reasons)) {
    const reason = reasons[code as ReasonCode];
    lines.push(`  ${count(times).padStart(8)} × ${reason.outcome}: ${reason.en_US}`);
  }
  if (report.reportPath) lines.push(`Row by row: ${report.reportPath}`);
  return lines.join('\n');
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
