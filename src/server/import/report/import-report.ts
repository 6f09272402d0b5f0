import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { type Issue, type ReasonCode, reasons } from '../rows/reasons.ts';

/** Where rows that were refused or repaired are told: nothing of it stays in memory but the counts. */
export class ReportWriter {
  readonly path: string | undefined;
  readonly counts: Partial<Record<ReasonCode, number>> = {};
  readonly #format: 'csv' | 'json';
  #stream: WriteStream | undefined;

  /** Without a path only the counts are kept. The file is made when there is something to tell. */
  constructor(path: string | undefined) {
    this.path = path;
    this.#format = path?.endsWith('.json') ? 'json' : 'csv';
  }

  get wasWritten(): boolean {
    return this.#stream !== undefined;
  }

  async add(row: number, issues: readonly Issue[]): Promise<void> {
    for (const issue of issues) {
      this.counts[issue.code] = (this.counts[issue.code] ?? 0) + 1;
      if (this.path !== undefined) await this.#write(this.path, row, issue);
    }
  }

  async close(): Promise<void> {
    if (!this.#stream) return;
    this.#stream.end(this.#format === 'json' ? '\n]\n' : '');
    await finished(this.#stream);
  }

  async #write(path: string, row: number, issue: Issue): Promise<void> {
    const isFirst = !this.#stream;
    const stream = this.#stream ?? open(path);
    this.#stream = stream;
    const text = this.#format === 'json' ? asJson(row, issue, isFirst) : asCsv(row, issue, isFirst);
    if (!stream.write(text)) await once(stream, 'drain');
  }
}

function open(path: string): WriteStream {
  mkdirSync(dirname(path), { recursive: true });
  return createWriteStream(path);
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
