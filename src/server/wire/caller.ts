import type { Context, Hono } from 'hono';
import type { Language } from '#domain/language.ts';
import type { Config } from '#server/config.ts';
import { clientNetwork } from './client-network.ts';

/** What a runtime passes along with a request. */
export interface Bindings {
  /** Set by @hono/node-server. */
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string; readonly encrypted?: boolean };
    readonly complete?: boolean;
    readonly destroyed?: boolean;
  };
  /** A call that this process makes to itself while it renders a page. */
  readonly internal?: boolean;
}

export interface Variables {
  requestId: string;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** The answer has the headers of every answer already. */
  headed: boolean;
  /** Business code of the answer, for the log. */
  code: number;
  operationId: string;
  language: Language;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** Whether the client came by HTTPS: to this server, or to the proxy that it trusts. */
export function cameByHttps(context: AppContext, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  if (context.env?.incoming?.socket.encrypted) return true;
  return trustProxy && context.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
}

/** Whether the client has gone before all of its request had come. */
export function wasBrokenOff(context: AppContext): boolean {
  const { incoming } = context.env ?? {};
  return incoming?.destroyed === true && incoming.complete === false;
}

/** The address that a request came from, as limits count it; behind a trusted proxy, the one that the proxy saw. */
export function callerAddress(context: AppContext, config: Pick<Config, 'trustProxy'>): string {
  const forwarded = config.trustProxy && context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return clientNetwork(forwarded || context.env?.incoming?.socket.remoteAddress || 'local');
}
