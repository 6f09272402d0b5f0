import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { Answers } from '#generated/server/routes.ts';
import { constants } from '../../../generated/constants.ts';
import { type OperationId, transport, transportHeaders } from '../../../generated/transport.ts';
import { signingText } from '../../../src/domain/signing.ts';
import type { TransportRow } from '../../../src/domain/wire/transport-row.ts';
import { callOutsidePage } from './call-outside-page.ts';

/** What an operation returns; a test reads of it what the operation is described to say. */
export interface Answer<Operation extends OperationId = OperationId> {
  readonly code: number;
  readonly msg: string;
  readonly data: Answers[Operation] extends { readonly data: infer Data } ? Data : unknown;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Calls an operation outside the page, signed as the app would sign it. */
export async function call<Operation extends OperationId>(
  page: Page,
  operation: Operation,
  fields: Readonly<Record<string, string>>,
): Promise<Answer<Operation>> {
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
  const envelope = parseJson<Answer<Operation>>(answer);
  if (envelope.code !== 0) throw new Error(`${operation} was refused: ${envelope.msg}`);
  return envelope;
}

/** The token of the member who is signed in on the page. */
export function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('token') ?? '');
}
