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
  AddStockAlertForm,
  DeleteStockAlertForm,
  DoneAnswer,
  ListStockAlertsAnswer,
  ListStockAlertsParams
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
 * One mail is sent once the stock fills the minimum purchase again; then the request is deleted. A member is written to at the address of the account,
 * a visitor at `email`, which is then required: that mailbox first gets a mail with a link, and nothing else until its owner has confirmed the request within 24 hours. Asking again renews the request. A product that is in stock is refused with code 4009. Only the latest
 * requests of an address are kept, and visitors may ask for a limited number of products for one mailbox and from one client address; more are refused
 * with code 4008. The mail says why it came and has a link that ends all requests for its
 * address; a request that is never fulfilled is deleted after a year.
 * @summary Ask for a mail when a product is back in stock
 */
export const addStockAlert = (
    addStockAlertForm: AddStockAlertForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'addStockAlert', url: `/open/stock/alert/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: addStockAlertForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddStockAlertMutationKey = () => ['addStockAlert'] as const;

export const getAddStockAlertMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addStockAlert>>, TError,AddStockAlertMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addStockAlert>>, TError,AddStockAlertMutationVariables, TContext> => {

const mutationKey = getAddStockAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addStockAlert>>, AddStockAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addStockAlert(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddStockAlertMutationResult = NonNullable<Awaited<ReturnType<typeof addStockAlert>>>
    export type AddStockAlertMutationBody = AddStockAlertForm
    export type AddStockAlertMutationError = unknown
    export type AddStockAlertMutationVariables = {data: AddStockAlertForm}

    /**
 * @summary Ask for a mail when a product is back in stock
 */
export const useAddStockAlert = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addStockAlert>>, TError,AddStockAlertMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addStockAlert>>,
        TError,
        AddStockAlertMutationVariables,
        TContext
      > => {
      return useMutation(getAddStockAlertMutationOptions(options), queryClient);
    }
    /**
 * The requests of the member for a mail, the latest first.
 * @summary Products that the member waits for
 */
export const listStockAlerts = (
    params?: ListStockAlertsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListStockAlertsAnswer>(
      {operation: 'listStockAlerts', url: `/api/stock/alert/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListStockAlertsQueryKey = (params?: ListStockAlertsParams,) => {
    return [
    `/api/stock/alert/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListStockAlertsQueryOptions = <TData = Awaited<ReturnType<typeof listStockAlerts>>, TError = unknown>(params?: ListStockAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockAlerts>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStockAlertsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStockAlerts>>> = ({ signal }) => listStockAlerts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStockAlerts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStockAlertsQueryResult = NonNullable<Awaited<ReturnType<typeof listStockAlerts>>>
export type ListStockAlertsQueryError = unknown


export function useListStockAlerts<TData = Awaited<ReturnType<typeof listStockAlerts>>, TError = unknown>(
 params: undefined |  ListStockAlertsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockAlerts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStockAlerts>>,
          TError,
          Awaited<ReturnType<typeof listStockAlerts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStockAlerts<TData = Awaited<ReturnType<typeof listStockAlerts>>, TError = unknown>(
 params?: ListStockAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockAlerts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStockAlerts>>,
          TError,
          Awaited<ReturnType<typeof listStockAlerts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStockAlerts<TData = Awaited<ReturnType<typeof listStockAlerts>>, TError = unknown>(
 params?: ListStockAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockAlerts>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products that the member waits for
 */

export function useListStockAlerts<TData = Awaited<ReturnType<typeof listStockAlerts>>, TError = unknown>(
 params?: ListStockAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStockAlerts>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStockAlertsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStockAlerts} query
 */
export const invalidateListStockAlerts = async (
 queryClient: QueryClient, params?: ListStockAlertsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStockAlertsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Deletes one request of the member.
 * @summary Stop waiting for a product
 */
export const deleteStockAlert = (
    deleteStockAlertForm: DeleteStockAlertForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'deleteStockAlert', url: `/api/stock/alert/del`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deleteStockAlertForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteStockAlertMutationKey = () => ['deleteStockAlert'] as const;

export const getDeleteStockAlertMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStockAlert>>, TError,DeleteStockAlertMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStockAlert>>, TError,DeleteStockAlertMutationVariables, TContext> => {

const mutationKey = getDeleteStockAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStockAlert>>, DeleteStockAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteStockAlert(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteStockAlertMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStockAlert>>>
    export type DeleteStockAlertMutationBody = DeleteStockAlertForm
    export type DeleteStockAlertMutationError = unknown
    export type DeleteStockAlertMutationVariables = {data: DeleteStockAlertForm}

    /**
 * @summary Stop waiting for a product
 */
export const useDeleteStockAlert = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStockAlert>>, TError,DeleteStockAlertMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStockAlert>>,
        TError,
        DeleteStockAlertMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStockAlertMutationOptions(options), queryClient);
    }
