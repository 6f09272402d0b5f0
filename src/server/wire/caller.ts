import type { Context, Hono } from 'hono';
import type { Language } from '#domain/language.ts';
import type { Config } from '#server/config.ts';
import type { PageVersion } from '#server/site/rendering/page-version.ts';
import { clientNetwork } from './client-network.ts';

/** Data that the runtime passes with a request. */
export interface Bindings {
  /** Set by @hono/node-server. */
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string; readonly encrypted?: boolean };
    readonly complete?: boolean;
    readonly destroyed?: boolean;
  };
  /** A call by this process itself while rendering a page. */
  readonly internal?: boolean;
  /** The form of such a call, which spares it a body that would be streamed. */
  readonly form?: string | undefined;
  /** The version that was read for the page, where it is known. */
  readonly pageVersion?: PageVersion | undefined;
}

export interface Variables {
  requestId: string;
  /** Default headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Whether the response already has the default headers. */
  headed: boolean;
  /** Business code of the response, for the log. */
  code: number;
  operationId: string;
  /** The signed-in member who calls. */
  memberId: number;
  /** The validated fields, of which the security log names a few. */
  request: Readonly<Record<string, unknown>>;
  language: Language;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** Whether the client uses HTTPS, to this server or to the trusted proxy. */
export function cameByHttps(context: AppContext, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  if (context.env?.incoming?.socket.encrypted) return true;
  return trustProxy && context.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}

/** Whether the client disconnected before its request was complete. */
export function wasAborted(context: AppContext): boolean {
  const { incoming } = context.env ?? {};
  return incoming?.destroyed === true && incoming.complete === false;
}

/** Client address for rate limits; behind a trusted proxy, the address that the proxy saw. */
export function callerAddress(context: AppContext, config: Pick<Config, 'trustProxy'>): string {
  const forwarded = config.trustProxy && context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return clientNetwork(forwarded || context.env?.incoming?.socket.remoteAddress || 'local');
}
