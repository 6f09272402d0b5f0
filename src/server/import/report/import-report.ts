import { closeSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '#server/make-folder.ts';
import { reasonOf } from '#server/start-problem.ts';
import { ImportProblem } from '../problem.ts';
import { type Issue, type ReasonCode, reasons } from '../rows/reasons.ts';

const BUFFERED = 64 * 1024;

/** Collects refused and repaired rows; only their counts stay in memory. */
export class ReportWriter {
  readonly path: string | undefined;
  readonly counts: Partial<Record<ReasonCode, number>> = {};
  readonly #format: 'csv' | 'json';
  #file: number | undefined;
  #buffer = '';
  #entries = 0;

  /** Without a path only the counts are kept. The file is made when there is something to report. */
  constructor(path: string | undefined) {
    this.path = path;
    this.#format = path?.endsWith('.json') ? 'json' : 'csv';
  }

  get wasWritten(): boolean {
    return this.#entries > 0;
  }

  add(row: number, issues: readonly Issue[]): void {
    for (const issue of issues) {
      this.counts[issue.code] = (this.counts[issue.code] ?? 0) + 1;
      if (this.path === undefined) continue;
      const isFirst = this.#entries === 0;
      if (isFirst) this.#write();
      this.#entries++;
      this.#buffer += this.#format === 'json' ? asJson(row, issue, isFirst) : asCsv(row, issue, isFirst);
    }
    if (this.#buffer.length > BUFFERED) this.#write();
  }

  /** Brings everything so far to the disk: a report that cannot be written must stop the import before it changes anything. */
  flush(): void {
    if (this.#entries > 0) this.#write();
  }

  close(): void {
    if (this.#entries === 0) return;
    if (this.#format === 'json') this.#buffer += '\n]\n';
    this.#write();
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #write(): void {
    if (this.path === undefined) return;
    try {
      if (this.#file === undefined) {
        makeFolder(dirname(this.path));
        this.#file = openSync(this.path, 'w');
      }
      writeSync(this.#file, this.#buffer);
      this.#buffer = '';
    } catch (error) {
      this.#entries = 0;
      throw new ImportProblem(
        'reportNotWritable',
        `The report ${this.path} cannot be written: ${reasonOf(error)}`,
      );
    }
  }
}

function asJson(row: number, issue: Issue, isFirst: boolean): string {
  const { outcome, zh_CN, en_US } = reasons[issue.code];
  const entry = { row, ...issue, outcome, reason: { zh_CN, en_US } };
  return `${isFirst ? '[\n' : ',\n'}${JSON.stringify(entry)}`;
}

/** With a byte order mark, so that Excel reads the Chinese. */
function asCsv(row: number, { column, value, code }: Issue, isFirst: boolean): string {
  const { outcome, zh_CN, en_US } = reasons[code];
  const line = [String(row), column, value, outcome, code, zh_CN, en_US].map(csvCell).join(',');
  return `${isFirst ? '\ufeffrow,column,value,outcome,code,reason_zh,reason_en\r\n' : ''}${line}\r\n`;
}

/** A cell that a spreadsheet would take for a formula gets an apostrophe. */
function csvCell(text: string): string {
  const safe = /^[=@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
