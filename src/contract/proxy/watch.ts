import { judgeRequest } from '../app/judge-request.ts';
import type { Contract } from '../contract.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { judgeExchange } from '../judge/judge-exchange.ts';
import type { Target } from '../target.ts';
import { noTestHooks } from '../test-hooks.ts';
import { exchangeOf } from './exchange-of.ts';
import type { PassedCall } from './forward.ts';

/** A call of the API with what the judges say about it. */
export interface WatchedCall {
  readonly number: number;
  /** RFC 3339. */
  readonly at: string;
  /** operationId, else method and path. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | undefined;
  readonly code: number | undefined;
  /** Milliseconds. */
  readonly took: number;
  readonly findings: readonly Finding[];
  readonly curl?: string;
  /** Why it could not be judged. */
  readonly unjudged?: string;
}

interface Watching {
  readonly contract: Contract;
  readonly target: URL;
  readonly applicationKey: string;
}

interface WatchOptions {
  /** Nobody has the time to judge it. */
  readonly isSkipped?: boolean;
}

const secret = /^token$|passw|pwd|psd/i;
const local = /^(localhost|127\.|\[::1\])/;

/** First steps of the paths of a description: paths below them are API calls, all others pages and their files. */
function callPaths(contract: Contract): (path: string) => boolean {
  const starts = new Set(contract.operations.map(({ path }) => path.split('/')[1] ?? ''));
  return (path) => starts.has(path.split('/')[1] ?? '');
}

function judge({ contract, applicationKey }: Watching, exchange: Exchange): Finding[] {
  const sent = judgeRequest(contract, exchange.request, { check: 'app', applicationKey });
  const isCall = exchange.operation !== undefined;
  return isCall ? [...sent, ...judgeExchange(contract, exchange, 'server')] : sent;
}

/**
 * Judges calls that go by: request and answer against the description, and what one exchange shows of the relations. Answers
 * undefined for calls outside the paths of the description; never throws.
 */
export function watcher(
  watching: Watching,
): (call: PassedCall, options?: WatchOptions) => Promise<WatchedCall | undefined> {
  const { contract, target, applicationKey } = watching;
  const isApi = callPaths(contract);
  const shown: Target = {
    name: target.origin,
    baseUrl: target.href.replace(/\/+$/, ''),
    applicationKey,
    send: () => Promise.reject(new Error('nothing is sent')),
    now: () => new Date(),
    testHooks: noTestHooks,
  };
  const without = local.test(target.hostname) ? undefined : (field: string) => secret.test(field);
  let number = 0;
  return async (call, { isSkipped = false } = {}) => {
    const path = call.url.split('?', 1)[0] ?? '';
    if (!isApi(path) || call.method === 'OPTIONS' || call.method === 'HEAD') return undefined;
    number += 1;
    const known = contract.find(call.method, path)?.operation.id;
    const seen = {
      number,
      at: new Date().toISOString(),
      operation: known ?? `${call.method} ${path}`,
      method: call.method,
      path,
      status: call.response?.status,
      took: Math.round(call.took),
    };
    try {
      if (isSkipped) throw new Error('too many calls at a time');
      const exchange = await exchangeOf(contract, call);
      const curl = curlOf(shown, exchange, without ? { without } : {});
      return { ...seen, code: codeOf(exchange), findings: judge(watching, exchange), curl };
    } catch (error) {
      const unjudged = error instanceof Error ? error.message : String(error);
      return { ...seen, code: undefined, findings: [], unjudged };
    }
  };
}
