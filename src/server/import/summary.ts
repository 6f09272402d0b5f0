import type { ImportReport } from './import-file.ts';
import { type ReasonCode, reasons } from './rows/reasons.ts';

/** What an import did, for people: a few lines. */
export function summary(report: ImportReport, seconds: number): string {
  const count = (number: number) => number.toLocaleString('en-US');
  const details = Object.entries(report.details).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const lines = [
    `${headline(report)} Mapping ${report.mapping}, supplier ${report.supplier}, ${[report.format, ...details].join(', ')}.`,
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

function headline({ outcome }: ImportReport): string {
  if (outcome === 'loaded') return 'Loaded.';
  return outcome === 'checked' ? 'Checked only; nothing was changed.' : 'Refused; nothing was changed.';
}
