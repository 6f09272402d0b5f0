import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { WireRequest } from '../exchange.ts';
import { CannotCheck } from '../finding.ts';

/** One request of a page, as a browser test saw it; a line of JSON in a file below {@link recordedCalls}. */
export interface RecordedCall {
  /** Path of the page that sent it, without query. */
  readonly page: string;
  /** Title of the test. */
  readonly test: string;
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a form or an upload as text, which leaves the fields of an upload and the name of its file readable. */
  readonly body: string | null;
}

/** Where the browser tests leave what the pages sent, relative to the project. */
export const recordedCalls = '.cache/contract/app-calls';

function recordingsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
}

/** Whether the browser tests have left anything. */
export function hasRecordedCalls(folder = recordedCalls): boolean {
  return recordingsIn(folder).length > 0;
}

/**
 * What the pages sent in the last run of the browser tests. Throws `CannotCheck` where there is no such run.
 */
export function readRecordedCalls(folder = recordedCalls): RecordedCall[] {
  const files = recordingsIn(folder);
  if (files.length === 0)
    throw new CannotCheck('No requests of the app are recorded: run the browser tests first (npm test).');
  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => parseJson<RecordedCall>(line)),
  );
}

/** Fields of an upload; a body that is none has none. */
async function uploadFields(body: string, type: string) {
  const form = new Response(body, { headers: { 'content-type': type } }).formData();
  return form.then(
    (fields) => [...fields],
    () => [],
  );
}

/** A recorded call as a request on the wire. */
export async function wireRequestOf({ method, url, headers, body }: RecordedCall): Promise<WireRequest> {
  const { pathname, searchParams } = new URL(url);
  const type = headers['content-type'] ?? '';
  const multipart = type.startsWith('multipart/form-data');
  const fields = multipart ? await uploadFields(body ?? '', type) : [...new URLSearchParams(body ?? '')];
  return {
    method,
    headers,
    path: pathname,
    query: [...searchParams],
    body:
      body === null && type === ''
        ? { kind: 'none' }
        : { kind: 'form', pairs: fields, ...(multipart ? { multipart } : {}) },
  };
}
