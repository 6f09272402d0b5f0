// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  DeleteAccountForm,
  DoneAnswer,
  ExportMyDataAnswer,
  GetClosingAnswer
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
 * The link downloads a ZIP with everything that the shop holds about the member, each table as CSV and as JSON, and the files that the member uploaded, named in the language of the request. It works for five minutes, while the session lasts.
 * @summary Get a link to all data of the member
 */
export const exportMyData = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ExportMyDataAnswer>(
      {operation: 'exportMyData', url: `/api/user/data/export`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getExportMyDataQueryKey = () => {
    return [
    `/api/user/data/export`
    ] as const;
    }


export const getExportMyDataQueryOptions = <TData = Awaited<ReturnType<typeof exportMyData>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportMyData>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportMyDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportMyData>>> = ({ signal }) => exportMyData(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportMyData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportMyDataQueryResult = NonNullable<Awaited<ReturnType<typeof exportMyData>>>
export type ExportMyDataQueryError = unknown


export function useExportMyData<TData = Awaited<ReturnType<typeof exportMyData>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportMyData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportMyData>>,
          TError,
          Awaited<ReturnType<typeof exportMyData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportMyData<TData = Awaited<ReturnType<typeof exportMyData>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportMyData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportMyData>>,
          TError,
          Awaited<ReturnType<typeof exportMyData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportMyData<TData = Awaited<ReturnType<typeof exportMyData>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportMyData>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a link to all data of the member
 */

export function useExportMyData<TData = Awaited<ReturnType<typeof exportMyData>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportMyData>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportMyDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useExportMyData} query
 */
export const invalidateExportMyData = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportMyDataQueryKey() }, options);

  return queryClient;
}




/**
 * What still keeps the account from being closed. Nothing does when `blockers` is empty.
 * @summary Whether the account can be closed
 */
export const getClosing = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetClosingAnswer>(
      {operation: 'getClosing', url: `/api/user/closing`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetClosingQueryKey = () => {
    return [
    `/api/user/closing`
    ] as const;
    }


export const getGetClosingQueryOptions = <TData = Awaited<ReturnType<typeof getClosing>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetClosingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClosing>>> = ({ signal }) => getClosing(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetClosingQueryResult = NonNullable<Awaited<ReturnType<typeof getClosing>>>
export type GetClosingQueryError = unknown


export function useGetClosing<TData = Awaited<ReturnType<typeof getClosing>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClosing>>,
          TError,
          Awaited<ReturnType<typeof getClosing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClosing<TData = Awaited<ReturnType<typeof getClosing>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClosing>>,
          TError,
          Awaited<ReturnType<typeof getClosing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClosing<TData = Awaited<ReturnType<typeof getClosing>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the account can be closed
 */

export function useGetClosing<TData = Awaited<ReturnType<typeof getClosing>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClosing>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetClosingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetClosing} query
 */
export const invalidateGetClosing = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetClosingQueryKey() }, options);

  return queryClient;
}




/**
 * Ends the account for good: all sessions end, personal data is deleted, and what the books need stays without a name. The e-mail can
 * register again. Refused with code 4033 while an order is open, money is on a balance, a withdrawal is pending, or a payment was started in the
 * last three days that the payment service may still confirm.
 * @summary Close the account
 */
export const deleteAccount = (
    deleteAccountForm: DeleteAccountForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'deleteAccount', url: `/api/user/close`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deleteAccountForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteAccountMutationKey = () => ['deleteAccount'] as const;

export const getDeleteAccountMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext> => {

const mutationKey = getDeleteAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAccount>>, DeleteAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAccount>>>
    export type DeleteAccountMutationBody = DeleteAccountForm
    export type DeleteAccountMutationError = unknown
    export type DeleteAccountMutationVariables = {data: DeleteAccountForm}

    /**
 * @summary Close the account
 */
export const useDeleteAccount = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAccount>>,
        TError,
        DeleteAccountMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAccountMutationOptions(options), queryClient);
    }
