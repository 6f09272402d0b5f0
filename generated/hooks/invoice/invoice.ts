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
  ApplyInvoiceForm,
  DoneAnswer,
  GetLatestInvoiceAnswer,
  ListInvoicesAnswer,
  ListInvoicesParams
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
 * Applies for the invoice of a standard order or of ticked instalments of a customised one. An instalment that has an invoice
 * already is refused, and so is what was given back. The page shows the message of the server when it is refused. An order can
 * be invoiced after a completed exchange or a rejected request (assFlag 2 and 5), and not after a completed return (assFlag 4).
 * @summary Apply for an invoice
 */
export const applyInvoice = (
    applyInvoiceForm: ApplyInvoiceForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'applyInvoice', url: `/api/invoice/apply`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: applyInvoiceForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getApplyInvoiceMutationKey = () => ['applyInvoice'] as const;

export const getApplyInvoiceMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyInvoice>>, TError,ApplyInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof applyInvoice>>, TError,ApplyInvoiceMutationVariables, TContext> => {

const mutationKey = getApplyInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyInvoice>>, ApplyInvoiceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyInvoice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof applyInvoice>>>
    export type ApplyInvoiceMutationBody = ApplyInvoiceForm
    export type ApplyInvoiceMutationError = unknown
    export type ApplyInvoiceMutationVariables = {data: ApplyInvoiceForm}

    /**
 * @summary Apply for an invoice
 */
export const useApplyInvoice = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyInvoice>>, TError,ApplyInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyInvoice>>,
        TError,
        ApplyInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getApplyInvoiceMutationOptions(options), queryClient);
    }
    /**
 * The last invoice or credit note, to fill the form with. Without any invoice data is absent.
 * @summary Read the latest invoice
 */
export const getLatestInvoice = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetLatestInvoiceAnswer>(
      {operation: 'getLatestInvoice', url: `/api/invoice/list/new/one`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetLatestInvoiceQueryKey = () => {
    return [
    `/api/invoice/list/new/one`
    ] as const;
    }


export const getGetLatestInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getLatestInvoice>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestInvoice>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLatestInvoiceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLatestInvoice>>> = ({ signal }) => getLatestInvoice(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLatestInvoice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLatestInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getLatestInvoice>>>
export type GetLatestInvoiceQueryError = unknown


export function useGetLatestInvoice<TData = Awaited<ReturnType<typeof getLatestInvoice>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestInvoice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestInvoice>>,
          TError,
          Awaited<ReturnType<typeof getLatestInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLatestInvoice<TData = Awaited<ReturnType<typeof getLatestInvoice>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestInvoice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLatestInvoice>>,
          TError,
          Awaited<ReturnType<typeof getLatestInvoice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLatestInvoice<TData = Awaited<ReturnType<typeof getLatestInvoice>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestInvoice>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the latest invoice
 */

export function useGetLatestInvoice<TData = Awaited<ReturnType<typeof getLatestInvoice>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLatestInvoice>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLatestInvoiceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetLatestInvoice} query
 */
export const invalidateGetLatestInvoice = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLatestInvoiceQueryKey() }, options);

  return queryClient;
}




/**
 * The invoices and credit notes of the member, newest first. The documents name no paging for it; a call without paging returns the first 30.
 * @summary List invoices
 */
export const listInvoices = (
    params?: ListInvoicesParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListInvoicesAnswer>(
      {operation: 'listInvoices', url: `/api/invoice/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListInvoicesQueryKey = (params?: ListInvoicesParams,) => {
    return [
    `/api/invoice/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoices>>, TError = unknown>(params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInvoicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoices>>> = ({ signal }) => listInvoices(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoices>>>
export type ListInvoicesQueryError = unknown


export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = unknown>(
 params: undefined |  ListInvoicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoices>>,
          TError,
          Awaited<ReturnType<typeof listInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = unknown>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvoices>>,
          TError,
          Awaited<ReturnType<typeof listInvoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = unknown>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List invoices
 */

export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = unknown>(
 params?: ListInvoicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInvoicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListInvoices} query
 */
export const invalidateListInvoices = async (
 queryClient: QueryClient, params?: ListInvoicesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInvoicesQueryKey(params) }, options);

  return queryClient;
}




