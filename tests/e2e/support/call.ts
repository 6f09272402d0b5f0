import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parseJson } from '#domain/wire/parse-json.ts';
import { constants } from '../../../generated/constants.ts';
import { type OperationId, transport, transportHeaders } from '../../../generated/transport.ts';
import { signingText } from '../../../src/domain/signing.ts';
import type { TransportRow } from '../../../src/domain/wire/transport-row.ts';
import { callOutsidePage } from './call-outside-page.ts';

/** What an operation answers; a test reads of it what the operation is described to say. */
export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Calls an operation outside the page, signed as the app would sign it. */
export async function call(
  page: Page,
  operation: OperationId,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { method, path, keyed }: TransportRow = transport[operation];
  const idempotencyKey = keyed ? randomUUID() : undefined;
  const timestamp = Date.now();
  const key = constants.applicationKey;
  const signed = { timestamp, method, path, fields: Object.entries(fields), idempotencyKey, key };
  const text = signingText(signed);
  const headers = {
    [transportHeaders.timestamp]: String(timestamp),
    [transportHeaders.sign]: createHash('sha256').update(text).digest('hex'),
    ...(idempotencyKey === undefined ? {} : { [transportHeaders.idempotencyKey]: idempotencyKey }),
  };
  const answer =
    method === 'GET'
      ? await callOutsidePage(page, `${path}?${new URLSearchParams({ ...fields })}`, { headers })
      : await callOutsidePage(page, path, { method, headers, form: fields });
  const envelope = parseJson<Answer>(answer);
  if (envelope.code !== 0) throw new Error(`${operation} was refused: ${envelope.msg}`);
  return envelope;
}

/** The token of the member who is signed in on the page. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('token') ?? '');
}
