import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type pg from 'pg';
import { currentRequestId } from '#server/request-scope.ts';

/** A completed or failed statement. Its text has placeholders, never values. */
export interface EndedStatement {
  readonly text: string;
  readonly name: string | undefined;
  readonly ms: number;
  readonly requestId: string | undefined;
  /** Process id of the database server, as in its own log. */
  readonly backend: number | undefined;
}

/** All overloads of `query` in one. */
type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;
type Callback = (...args: unknown[]) => void;

const statements = channel('shop:database:statement');

/** Calls `listener` after every statement of this process. Returns a function that stops it. */
export function onStatement(listener: (statement: EndedStatement) => void): () => void {
  // Only `traceClient` publishes on this channel.
  const listen = (message: unknown) => listener(message as EndedStatement);
  statements.subscribe(listen);
  return () => statements.unsubscribe(listen);
}

function isStatement(config: unknown): config is { text: string; name?: string } {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
}

/**
 * Adds the request id as an SQL comment, which the database log and pg_stat_activity show. Named statements are left unchanged:
 * their text is their identity, and preparing them again would cost up to half of the throughput; the comment on unnamed ones
 * costs 3 to 5 %. Ids consist of letters, digits, dots, dashes and underscores.
 */
function withRequestId(config: unknown, requestId: string | undefined): unknown {
  if (requestId === undefined) return config;
  const comment = ` /*request_id='${requestId}'*/`;
  if (typeof config === 'string') return config + comment;
  if (!isStatement(config) || config.name !== undefined) return config;
  return { ...config, text: config.text + comment };
}

function traceClient(client: pg.ClientBase & { processID?: number | null }): void {
  const query: Query = client.query.bind(client);
  const traceQuery: Query = (config, values, callback) => {
    const requestId = currentRequestId();
    const sent = withRequestId(config, requestId);
    if (!statements.hasSubscribers || !(typeof config === 'string' || isStatement(config))) {
      return query(sent, values, callback);
    }
    const begun = performance.now();
    const end = () => {
      const { text, name } = typeof config === 'string' ? { text: config, name: undefined } : config;
      const ms = performance.now() - begun;
      statements.publish({ text, name, ms, requestId, backend: client.processID ?? undefined });
    };
    const endBefore = (given: unknown) => {
      if (typeof given !== 'function') return given;
      return (...args: unknown[]) => {
        end();
        given(...args);
      };
    };
    const result = query(sent, endBefore(values), endBefore(callback));
    return result instanceof Promise ? result.finally(end) : result;
  };
  // The same overloads again.
  client.query = traceQuery as typeof client.query;
}

/** Tags every statement of a pool with its request id and reports it when it ends. */
export function traceQueries(pool: pg.Pool): void {
  pool.on('connect', traceClient);
  // A waiting caller is resumed by the caller that releases a connection, in the wrong async scope.
  const connect: (callback?: Callback) => unknown = pool.connect.bind(pool);
  const inOwnScope = (callback?: Callback) => connect(callback && AsyncResource.bind(callback));
  // The overloads of `connect` in one.
  pool.connect = inOwnScope as typeof pool.connect;
}
