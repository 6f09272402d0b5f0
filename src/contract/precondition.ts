import { asObject, asText } from '#description/json.ts';
import type { Caller } from './caller.ts';
import { codeOf, type Exchange, type Fields } from './exchange.ts';

/** The target does not allow what a step needs; the message is the reason for the report. */
export class PreconditionUnmet extends Error {
  override readonly name = 'PreconditionUnmet';
}

/** Calls an operation that a step depends on; throws `PreconditionUnmet` with the code when it is refused. */
export async function callOrSkip(caller: Caller, id: string, fields: Fields = {}): Promise<Exchange> {
  const exchange = await caller.call(id, fields);
  const code = codeOf(exchange);
  if (code === 0) return exchange;
  const outcome = code ?? exchange.failure ?? `status ${exchange.response?.status}`;
  throw new PreconditionUnmet(`${id} responds with ${outcome} ${asText(asObject(exchange.json).msg)}`.trim());
}
