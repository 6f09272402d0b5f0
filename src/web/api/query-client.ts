import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { dismissCause } from '#web/toasts/message-store.ts';
import { NetworkError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `suppressErrorToast`: the page shows its own message instead of the general one. */
    queryMeta: { suppressErrorToast?: boolean };
    mutationMeta: { suppressErrorToast?: boolean };
  }
}

export type ReportError = (error: unknown, suppressErrorToast: boolean) => void;

const halfMinute = 30_000;

/** One client per tab or per server-rendered page; every failed call ends in the one error policy. */
export function createQueryClient(report: ReportError): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta?.suppressErrorToast ?? false),
      onSuccess: () => dismissCause('network'),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        report(error, mutation.meta?.suppressErrorToast ?? false),
      onSuccess: () => dismissCause('network'),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: halfMinute,
        refetchOnWindowFocus: false,
        retry: (failures, error) => error instanceof NetworkError && failures < 1,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
