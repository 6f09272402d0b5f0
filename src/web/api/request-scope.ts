import type { CallRow } from '#domain/wire/call-row.ts';
import { type Language, pickLanguage } from '#web/i18n/language.ts';
import { browserLanguage } from '#web/i18n/stored-language.ts';
import { currentSession } from '#web/session/session-store.ts';
import type { ReportProgress } from './send-with-progress.ts';

/** A call that only reads. */
export interface Reading {
  /** Path of the call, its parameters filled in. */
  readonly url: string;
  /** Fields of the query. */
  readonly params?: object | undefined;
  /** Fields of the form, where the call has one. */
  readonly data?: object;
}

/** Whose request it is: in the browser this tab, on the server the page that is being rendered. */
export interface RequestScope {
  readonly language: Language;
  readonly token: string | undefined;
  readonly baseUrl: string;
  /** The chosen columns of the list that is being rendered, as in the cookie. */
  readonly columns?: string;
  readonly send: (request: Request, report?: ReportProgress) => Promise<Response>;
  /** Where the shop itself renders: what a call that only reads returns, without a request that would have to be signed. */
  readonly read?: (call: Reading, row: CallRow) => Promise<unknown>;
}

/** The versions of visitors' answers are for caches in front of the shop: a page shows what is so now. */
const fromServer: RequestInit = { cache: 'no-store' };

async function sendInBrowser(request: Request, report?: ReportProgress): Promise<Response> {
  if (!report) return fetch(request, fromServer);
  const { sendWithProgress } = await import('./send-with-progress.ts');
  return sendWithProgress(request, report);
}

let active: Language | undefined;

function browserScope(): RequestScope {
  active ??= typeof document === 'undefined' ? pickLanguage(undefined, 'zh') : browserLanguage();
  return {
    language: active,
    token: currentSession()?.token,
    baseUrl: import.meta.env.VITE_API_BASE ?? globalThis.location.origin,
    send: sendInBrowser,
  };
}

let read: () => RequestScope = browserScope;

/** The server-rendering entry replaces the browser's scope by one per request. */
export function setScopeReader(reader: () => RequestScope): void {
  read = reader;
}

export function currentScope(): RequestScope {
  return read();
}
