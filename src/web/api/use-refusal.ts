import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * The code with which a read was refused, undefined while it was not. Unlike the read's own `error` it is also known while the
 * server renders, where a failed read counts as one that the browser begins again.
 */
export function useRefusal({ queryKey, error }: { queryKey: QueryKey; error: unknown }): number | undefined {
  const queries = useQueryClient();
  const failure = error ?? queries.getQueryState(queryKey)?.error;
  return failure instanceof ApiError ? failure.code : undefined;
}
