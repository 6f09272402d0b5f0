import { afterHydration } from '#web/state/page-hydration.ts';
import { NetworkError } from './api-error.ts';
import type { CallOptions, CallRequest } from './call-request.ts';

type ExchangeCall = (request: CallRequest, options: CallOptions) => Promise<unknown>;

let exchangeCall: ExchangeCall | undefined;
let loading: Promise<ExchangeCall> | undefined;

async function load(): Promise<ExchangeCall> {
  const exchange = await import('./exchange.ts');
  exchangeCall = exchange.exchangeCall;
  return exchangeCall;
}

/** Loads what makes calls. A page from the server has what it shows, so a visitor's browser needs it later than the page. */
export function loadExchange(): Promise<ExchangeCall> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw new NetworkError(error);
  });
  return loading;
}

async function callWhenLoaded(request: CallRequest, options: CallOptions): Promise<unknown> {
  const exchange = await loadExchange().catch((error) => {
    throw new NetworkError(error, options.silent);
  });
  return exchange(request, options);
}

/** The one way of the generated hooks to the server. Throws ApiError for every code other than 0. */
export function call<T>(request: CallRequest, options: CallOptions = {}): Promise<T> {
  const answer = exchangeCall ? exchangeCall(request, options) : callWhenLoaded(request, options);
  // What an operation returns, in the words of its generated hook.
  return afterHydration(answer as Promise<T>);
}
