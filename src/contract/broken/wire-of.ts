import type { Caller } from '../caller.ts';
import type { Contract } from '../contract.ts';
import type { WireBody, WireRequest } from '../exchange.ts';
import type { BrokenRequest } from './broken-request.ts';

const isText = (pair: readonly [string, string | File]): pair is readonly [string, string] =>
  typeof pair[1] === 'string';

function bodyOf(body: WireBody, replacement: BrokenRequest['body']): WireBody {
  const pairs = body.kind === 'form' ? body.pairs : [];
  if (replacement === undefined) return body;
  if (replacement === 'multipart') return { kind: 'form', pairs, multipart: true };
  if (replacement === 'urlencoded') return { kind: 'form', pairs: pairs.filter(isText) };
  return { kind: 'raw', ...replacement };
}

/** Repeats the token next to the token of the call; for a visitor, an unknown token twice. */
function repeatToken(wire: WireRequest, token: string | undefined): WireRequest {
  const pair = ['token', token ?? 'a-token-of-nobody'] as const;
  const pairs = token === undefined ? [pair, pair] : [pair];
  if (wire.body.kind === 'form')
    return { ...wire, body: { ...wire.body, pairs: [...wire.body.pairs, ...pairs] } };
  return { ...wire, query: [...wire.query, ...pairs] };
}

/** A broken request as a caller sends it; not signed yet. */
export function wireOf(contract: Contract, caller: Caller, request: BrokenRequest): WireRequest {
  const { operation, fields, headers = {}, query = [], body, method, withoutHeader } = request;
  const speaker = 'language' in fields ? caller.as({ language: undefined }) : caller;
  const wire = speaker.request(contract.operation(operation).id, fields, { headers });
  const whole: WireRequest = {
    ...wire,
    query: [...wire.query, ...query],
    body: bodyOf(wire.body, body),
    ...(method === undefined ? {} : { method }),
    headers: Object.fromEntries(Object.entries(wire.headers).filter(([name]) => name !== withoutHeader)),
  };
  return request.repeatsToken ? repeatToken(whole, caller.token) : whole;
}
