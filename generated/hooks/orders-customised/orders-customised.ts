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
  ContractForm,
  CountWaitingCustomisedAnswer,
  DoneAnswer,
  GetCustomisedOrderAnswer,
  GetCustomisedOrderParams,
  ListCustomisedOrdersAnswer,
  ListCustomisedOrdersParams,
  ListInstalmentsAnswer,
  ListInstalmentsParams,
  MoveCustomisedOrderForm
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
 * The customised orders of the member, newest first. Without `state` all of them.
 * @summary List customised orders
 */
export const listCustomisedOrders = (
    params?: ListCustomisedOrdersParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListCustomisedOrdersAnswer>(
      {operation: 'listCustomisedOrders', url: `/api/customized/order/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCustomisedOrdersQueryKey = (params?: ListCustomisedOrdersParams,) => {
    return [
    `/api/customized/order/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCustomisedOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listCustomisedOrders>>, TError = unknown>(params?: ListCustomisedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomisedOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCustomisedOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCustomisedOrders>>> = ({ signal }) => listCustomisedOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCustomisedOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCustomisedOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listCustomisedOrders>>>
export type ListCustomisedOrdersQueryError = unknown


export function useListCustomisedOrders<TData = Awaited<ReturnType<typeof listCustomisedOrders>>, TError = unknown>(
 params: undefined |  ListCustomisedOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomisedOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomisedOrders>>,
          TError,
          Awaited<ReturnType<typeof listCustomisedOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomisedOrders<TData = Awaited<ReturnType<typeof listCustomisedOrders>>, TError = unknown>(
 params?: ListCustomisedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomisedOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCustomisedOrders>>,
          TError,
          Awaited<ReturnType<typeof listCustomisedOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCustomisedOrders<TData = Awaited<ReturnType<typeof listCustomisedOrders>>, TError = unknown>(
 params?: ListCustomisedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomisedOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List customised orders
 */

export function useListCustomisedOrders<TData = Awaited<ReturnType<typeof listCustomisedOrders>>, TError = unknown>(
 params?: ListCustomisedOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCustomisedOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCustomisedOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCustomisedOrders} query
 */
export const invalidateListCustomisedOrders = async (
 queryClient: QueryClient, params?: ListCustomisedOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCustomisedOrdersQueryKey(params) }, options);

  return queryClient;
}




/**
 * How many customised orders of the member wait for a payment, a contract, a corrected contract and the confirmation of the arrival.
 * @summary Number of customised orders that wait for the member
 */
export const countWaitingCustomised = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<CountWaitingCustomisedAnswer>(
      {operation: 'countWaitingCustomised', url: `/api/customized/order/count/waiting`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountWaitingCustomisedQueryKey = () => {
    return [
    `/api/customized/order/count/waiting`
    ] as const;
    }


export const getCountWaitingCustomisedQueryOptions = <TData = Awaited<ReturnType<typeof countWaitingCustomised>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingCustomised>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountWaitingCustomisedQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countWaitingCustomised>>> = ({ signal }) => countWaitingCustomised(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countWaitingCustomised>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountWaitingCustomisedQueryResult = NonNullable<Awaited<ReturnType<typeof countWaitingCustomised>>>
export type CountWaitingCustomisedQueryError = unknown


export function useCountWaitingCustomised<TData = Awaited<ReturnType<typeof countWaitingCustomised>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingCustomised>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countWaitingCustomised>>,
          TError,
          Awaited<ReturnType<typeof countWaitingCustomised>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountWaitingCustomised<TData = Awaited<ReturnType<typeof countWaitingCustomised>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingCustomised>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countWaitingCustomised>>,
          TError,
          Awaited<ReturnType<typeof countWaitingCustomised>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountWaitingCustomised<TData = Awaited<ReturnType<typeof countWaitingCustomised>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingCustomised>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of customised orders that wait for the member
 */

export function useCountWaitingCustomised<TData = Awaited<ReturnType<typeof countWaitingCustomised>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countWaitingCustomised>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountWaitingCustomisedQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCountWaitingCustomised} query
 */
export const invalidateCountWaitingCustomised = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCountWaitingCustomisedQueryKey() }, options);

  return queryClient;
}




/**
 * One customised order of the member with its instalments.
 * @summary Read a customised order
 */
export const getCustomisedOrder = (
    params: GetCustomisedOrderParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetCustomisedOrderAnswer>(
      {operation: 'getCustomisedOrder', url: `/api/customized/order/detail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCustomisedOrderQueryKey = (params?: GetCustomisedOrderParams,) => {
    return [
    `/api/customized/order/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCustomisedOrderQueryOptions = <TData = Awaited<ReturnType<typeof getCustomisedOrder>>, TError = unknown>(params: GetCustomisedOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomisedOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomisedOrderQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomisedOrder>>> = ({ signal }) => getCustomisedOrder(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomisedOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomisedOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomisedOrder>>>
export type GetCustomisedOrderQueryError = unknown


export function useGetCustomisedOrder<TData = Awaited<ReturnType<typeof getCustomisedOrder>>, TError = unknown>(
 params: GetCustomisedOrderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomisedOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomisedOrder>>,
          TError,
          Awaited<ReturnType<typeof getCustomisedOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomisedOrder<TData = Awaited<ReturnType<typeof getCustomisedOrder>>, TError = unknown>(
 params: GetCustomisedOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomisedOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomisedOrder>>,
          TError,
          Awaited<ReturnType<typeof getCustomisedOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCustomisedOrder<TData = Awaited<ReturnType<typeof getCustomisedOrder>>, TError = unknown>(
 params: GetCustomisedOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomisedOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a customised order
 */

export function useGetCustomisedOrder<TData = Awaited<ReturnType<typeof getCustomisedOrder>>, TError = unknown>(
 params: GetCustomisedOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomisedOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCustomisedOrderQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCustomisedOrder} query
 */
export const invalidateGetCustomisedOrder = async (
 queryClient: QueryClient, params: GetCustomisedOrderParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCustomisedOrderQueryKey(params) }, options);

  return queryClient;
}




/**
 * All instalments of one order, in the order in which they fall due. The first unpaid one is the one to pay.
 * @summary List the instalments of a customised order
 */
export const listInstalments = (
    params: ListInstalmentsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListInstalmentsAnswer>(
      {operation: 'listInstalments', url: `/api/customized/order/amount/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListInstalmentsQueryKey = (params?: ListInstalmentsParams,) => {
    return [
    `/api/customized/order/amount/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInstalmentsQueryOptions = <TData = Awaited<ReturnType<typeof listInstalments>>, TError = unknown>(params: ListInstalmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstalments>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInstalmentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInstalments>>> = ({ signal }) => listInstalments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInstalments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInstalmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listInstalments>>>
export type ListInstalmentsQueryError = unknown


export function useListInstalments<TData = Awaited<ReturnType<typeof listInstalments>>, TError = unknown>(
 params: ListInstalmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstalments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstalments>>,
          TError,
          Awaited<ReturnType<typeof listInstalments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstalments<TData = Awaited<ReturnType<typeof listInstalments>>, TError = unknown>(
 params: ListInstalmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstalments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInstalments>>,
          TError,
          Awaited<ReturnType<typeof listInstalments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInstalments<TData = Awaited<ReturnType<typeof listInstalments>>, TError = unknown>(
 params: ListInstalmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstalments>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the instalments of a customised order
 */

export function useListInstalments<TData = Awaited<ReturnType<typeof listInstalments>>, TError = unknown>(
 params: ListInstalmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInstalments>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInstalmentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListInstalments} query
 */
export const invalidateListInstalments = async (
 queryClient: QueryClient, params: ListInstalmentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInstalmentsQueryKey(params) }, options);

  return queryClient;
}




/**
 * State 1 confirms that the goods have arrived, state 2 cancels an order that is not yet under contract. The member-centre home
 * offers cancelling at fewer states.
 * @summary Confirm or cancel a customised order
 */
export const moveCustomisedOrder = (
    moveCustomisedOrderForm: MoveCustomisedOrderForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'moveCustomisedOrder', url: `/api/customized/order/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: moveCustomisedOrderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMoveCustomisedOrderMutationKey = () => ['moveCustomisedOrder'] as const;

export const getMoveCustomisedOrderMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveCustomisedOrder>>, TError,MoveCustomisedOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof moveCustomisedOrder>>, TError,MoveCustomisedOrderMutationVariables, TContext> => {

const mutationKey = getMoveCustomisedOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveCustomisedOrder>>, MoveCustomisedOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  moveCustomisedOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveCustomisedOrderMutationResult = NonNullable<Awaited<ReturnType<typeof moveCustomisedOrder>>>
    export type MoveCustomisedOrderMutationBody = MoveCustomisedOrderForm
    export type MoveCustomisedOrderMutationError = unknown
    export type MoveCustomisedOrderMutationVariables = {data: MoveCustomisedOrderForm}

    /**
 * @summary Confirm or cancel a customised order
 */
export const useMoveCustomisedOrder = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveCustomisedOrder>>, TError,MoveCustomisedOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveCustomisedOrder>>,
        TError,
        MoveCustomisedOrderMutationVariables,
        TContext
      > => {
      return useMutation(getMoveCustomisedOrderMutationOptions(options), queryClient);
    }
    /**
 * Keeps the contract file that was uploaded before and sends the order to the examination of the contract. The server looks at
 * the type and size of the stored file, not only at its name. An order without instalments has no contract that could be signed.
 * @summary Record the signed contract of a customised order
 */
export const uploadCustomisedContract = (
    contractForm: ContractForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'uploadCustomisedContract', url: `/api/customized/order/upload/user/contract`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: contractForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUploadCustomisedContractMutationKey = () => ['uploadCustomisedContract'] as const;

export const getUploadCustomisedContractMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadCustomisedContract>>, TError,UploadCustomisedContractMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadCustomisedContract>>, TError,UploadCustomisedContractMutationVariables, TContext> => {

const mutationKey = getUploadCustomisedContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadCustomisedContract>>, UploadCustomisedContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadCustomisedContract(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadCustomisedContractMutationResult = NonNullable<Awaited<ReturnType<typeof uploadCustomisedContract>>>
    export type UploadCustomisedContractMutationBody = ContractForm
    export type UploadCustomisedContractMutationError = unknown
    export type UploadCustomisedContractMutationVariables = {data: ContractForm}

    /**
 * @summary Record the signed contract of a customised order
 */
export const useUploadCustomisedContract = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadCustomisedContract>>, TError,UploadCustomisedContractMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadCustomisedContract>>,
        TError,
        UploadCustomisedContractMutationVariables,
        TContext
      > => {
      return useMutation(getUploadCustomisedContractMutationOptions(options), queryClient);
    }
