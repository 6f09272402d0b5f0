// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ExportAccountFlowParams,
  GetAccountAnswer,
  ListAccountFlowAnswer,
  ListAccountFlowParams,
  ListBalanceHistoryAnswer,
  ListBalanceHistoryParams,
  ListWithdrawalsAnswer,
  ListWithdrawalsParams,
  SignedLinkAnswer
} from '../model';

import { call } from '#web/api/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Both balances, the points, whether a payment password is set, and the site-wide payment type.
 * @summary Read balances and points
 */
export const getAccount = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetAccountAnswer>(
      {operation: 'getAccount', url: `/api/account/getAccountAll`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAccountQueryKey = () => {
    return [
    `/api/account/getAccountAll`
    ] as const;
    }


export const getGetAccountQueryOptions = <TData = Awaited<ReturnType<typeof getAccount>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) => getAccount(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountQueryError = unknown


export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read balances and points
 */

export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetAccount} query
 */
export const invalidateGetAccount = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAccountQueryKey() }, options);

  return queryClient;
}




/**
 * The ledger of both money accounts, newest first. The filters are added, as the sums are.
 * @summary List the movements of money
 */
export const listAccountFlow = (
    params?: ListAccountFlowParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListAccountFlowAnswer>(
      {operation: 'listAccountFlow', url: `/api/account/getAmountStreamAll`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAccountFlowQueryKey = (params?: ListAccountFlowParams,) => {
    return [
    `/api/account/getAmountStreamAll`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAccountFlowQueryOptions = <TData = Awaited<ReturnType<typeof listAccountFlow>>, TError = unknown>(params?: ListAccountFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccountFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAccountFlowQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAccountFlow>>> = ({ signal }) => listAccountFlow(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAccountFlow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAccountFlowQueryResult = NonNullable<Awaited<ReturnType<typeof listAccountFlow>>>
export type ListAccountFlowQueryError = unknown


export function useListAccountFlow<TData = Awaited<ReturnType<typeof listAccountFlow>>, TError = unknown>(
 params: undefined |  ListAccountFlowParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccountFlow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAccountFlow>>,
          TError,
          Awaited<ReturnType<typeof listAccountFlow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccountFlow<TData = Awaited<ReturnType<typeof listAccountFlow>>, TError = unknown>(
 params?: ListAccountFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccountFlow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAccountFlow>>,
          TError,
          Awaited<ReturnType<typeof listAccountFlow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAccountFlow<TData = Awaited<ReturnType<typeof listAccountFlow>>, TError = unknown>(
 params?: ListAccountFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccountFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the movements of money
 */

export function useListAccountFlow<TData = Awaited<ReturnType<typeof listAccountFlow>>, TError = unknown>(
 params?: ListAccountFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAccountFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAccountFlowQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAccountFlow} query
 */
export const invalidateListAccountFlow = async (
 queryClient: QueryClient, params?: ListAccountFlowParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAccountFlowQueryKey(params) }, options);

  return queryClient;
}




/**
 * The withdrawals of the member, newest first. The filter is added.
 * @summary List withdrawals
 */
export const listWithdrawals = (
    params?: ListWithdrawalsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListWithdrawalsAnswer>(
      {operation: 'listWithdrawals', url: `/api/cash/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListWithdrawalsQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    `/api/cash/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = unknown>(params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>> = ({ signal }) => listWithdrawals(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsQueryError = unknown


export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = unknown>(
 params: undefined |  ListWithdrawalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = unknown>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = unknown>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List withdrawals
 */

export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = unknown>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListWithdrawals} query
 */
export const invalidateListWithdrawals = async (
 queryClient: QueryClient, params?: ListWithdrawalsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListWithdrawalsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Both balances at the end of each day on which money moved, of the first day of the period and of today, newest first.
 * @summary List the balances of past days
 */
export const listBalanceHistory = (
    params?: ListBalanceHistoryParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListBalanceHistoryAnswer>(
      {operation: 'listBalanceHistory', url: `/api/account/balance/history`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListBalanceHistoryQueryKey = (params?: ListBalanceHistoryParams,) => {
    return [
    `/api/account/balance/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBalanceHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listBalanceHistory>>, TError = unknown>(params?: ListBalanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceHistory>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBalanceHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBalanceHistory>>> = ({ signal }) => listBalanceHistory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBalanceHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBalanceHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listBalanceHistory>>>
export type ListBalanceHistoryQueryError = unknown


export function useListBalanceHistory<TData = Awaited<ReturnType<typeof listBalanceHistory>>, TError = unknown>(
 params: undefined |  ListBalanceHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBalanceHistory>>,
          TError,
          Awaited<ReturnType<typeof listBalanceHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceHistory<TData = Awaited<ReturnType<typeof listBalanceHistory>>, TError = unknown>(
 params?: ListBalanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBalanceHistory>>,
          TError,
          Awaited<ReturnType<typeof listBalanceHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBalanceHistory<TData = Awaited<ReturnType<typeof listBalanceHistory>>, TError = unknown>(
 params?: ListBalanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceHistory>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the balances of past days
 */

export function useListBalanceHistory<TData = Awaited<ReturnType<typeof listBalanceHistory>>, TError = unknown>(
 params?: ListBalanceHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBalanceHistory>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBalanceHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListBalanceHistory} query
 */
export const invalidateListBalanceHistory = async (
 queryClient: QueryClient, params?: ListBalanceHistoryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBalanceHistoryQueryKey(params) }, options);

  return queryClient;
}




/**
 * The link downloads the entries that the list shows with the same filters, newest first. It works for five minutes, while the session lasts.
 * @summary Get a link to the account flow as CSV
 */
export const exportAccountFlow = (
    params?: ExportAccountFlowParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<SignedLinkAnswer>(
      {operation: 'exportAccountFlow', url: `/api/account/flow/export`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getExportAccountFlowQueryKey = (params?: ExportAccountFlowParams,) => {
    return [
    `/api/account/flow/export`, ...(params ? [params] : [])
    ] as const;
    }


export const getExportAccountFlowQueryOptions = <TData = Awaited<ReturnType<typeof exportAccountFlow>>, TError = unknown>(params?: ExportAccountFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccountFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportAccountFlowQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportAccountFlow>>> = ({ signal }) => exportAccountFlow(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportAccountFlow>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportAccountFlowQueryResult = NonNullable<Awaited<ReturnType<typeof exportAccountFlow>>>
export type ExportAccountFlowQueryError = unknown


export function useExportAccountFlow<TData = Awaited<ReturnType<typeof exportAccountFlow>>, TError = unknown>(
 params: undefined |  ExportAccountFlowParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccountFlow>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAccountFlow>>,
          TError,
          Awaited<ReturnType<typeof exportAccountFlow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAccountFlow<TData = Awaited<ReturnType<typeof exportAccountFlow>>, TError = unknown>(
 params?: ExportAccountFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccountFlow>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportAccountFlow>>,
          TError,
          Awaited<ReturnType<typeof exportAccountFlow>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAccountFlow<TData = Awaited<ReturnType<typeof exportAccountFlow>>, TError = unknown>(
 params?: ExportAccountFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccountFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a link to the account flow as CSV
 */

export function useExportAccountFlow<TData = Awaited<ReturnType<typeof exportAccountFlow>>, TError = unknown>(
 params?: ExportAccountFlowParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAccountFlow>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportAccountFlowQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useExportAccountFlow} query
 */
export const invalidateExportAccountFlow = async (
 queryClient: QueryClient, params?: ExportAccountFlowParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportAccountFlowQueryKey(params) }, options);

  return queryClient;
}




