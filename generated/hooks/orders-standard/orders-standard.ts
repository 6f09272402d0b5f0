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
  ApplyAfterSalesForm,
  BuyAgainAnswer,
  ContractForm,
  DoneAnswer,
  ExportOrdersParams,
  GetStandardOrderAnswer,
  GetStandardOrderParams,
  ListStandardOrdersAnswer,
  ListStandardOrdersParams,
  OrderNoForm,
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
 * The standard orders of the member, newest first. Without `state` all of them.
 * @summary List standard orders
 */
export const listStandardOrders = (
    params?: ListStandardOrdersParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListStandardOrdersAnswer>(
      {operation: 'listStandardOrders', url: `/api/standard/order/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListStandardOrdersQueryKey = (params?: ListStandardOrdersParams,) => {
    return [
    `/api/standard/order/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListStandardOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listStandardOrders>>, TError = unknown>(params?: ListStandardOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandardOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStandardOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStandardOrders>>> = ({ signal }) => listStandardOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStandardOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStandardOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listStandardOrders>>>
export type ListStandardOrdersQueryError = unknown


export function useListStandardOrders<TData = Awaited<ReturnType<typeof listStandardOrders>>, TError = unknown>(
 params: undefined |  ListStandardOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandardOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStandardOrders>>,
          TError,
          Awaited<ReturnType<typeof listStandardOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStandardOrders<TData = Awaited<ReturnType<typeof listStandardOrders>>, TError = unknown>(
 params?: ListStandardOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandardOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStandardOrders>>,
          TError,
          Awaited<ReturnType<typeof listStandardOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStandardOrders<TData = Awaited<ReturnType<typeof listStandardOrders>>, TError = unknown>(
 params?: ListStandardOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandardOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List standard orders
 */

export function useListStandardOrders<TData = Awaited<ReturnType<typeof listStandardOrders>>, TError = unknown>(
 params?: ListStandardOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStandardOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStandardOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListStandardOrders} query
 */
export const invalidateListStandardOrders = async (
 queryClient: QueryClient, params?: ListStandardOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListStandardOrdersQueryKey(params) }, options);

  return queryClient;
}




/**
 * One standard order of the member with all its lines.
 * @summary Read a standard order
 */
export const getStandardOrder = (
    params: GetStandardOrderParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetStandardOrderAnswer>(
      {operation: 'getStandardOrder', url: `/api/standard/order/detail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetStandardOrderQueryKey = (params?: GetStandardOrderParams,) => {
    return [
    `/api/standard/order/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetStandardOrderQueryOptions = <TData = Awaited<ReturnType<typeof getStandardOrder>>, TError = unknown>(params: GetStandardOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandardOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStandardOrderQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStandardOrder>>> = ({ signal }) => getStandardOrder(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStandardOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStandardOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getStandardOrder>>>
export type GetStandardOrderQueryError = unknown


export function useGetStandardOrder<TData = Awaited<ReturnType<typeof getStandardOrder>>, TError = unknown>(
 params: GetStandardOrderParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandardOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStandardOrder>>,
          TError,
          Awaited<ReturnType<typeof getStandardOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStandardOrder<TData = Awaited<ReturnType<typeof getStandardOrder>>, TError = unknown>(
 params: GetStandardOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandardOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStandardOrder>>,
          TError,
          Awaited<ReturnType<typeof getStandardOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStandardOrder<TData = Awaited<ReturnType<typeof getStandardOrder>>, TError = unknown>(
 params: GetStandardOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandardOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a standard order
 */

export function useGetStandardOrder<TData = Awaited<ReturnType<typeof getStandardOrder>>, TError = unknown>(
 params: GetStandardOrderParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStandardOrder>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStandardOrderQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetStandardOrder} query
 */
export const invalidateGetStandardOrder = async (
 queryClient: QueryClient, params: GetStandardOrderParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetStandardOrderQueryKey(params) }, options);

  return queryClient;
}




/**
 * Completes an order that is in delivery and was not returned. The order credits one point for every whole dollar paid.
 * @summary Confirm that a standard order has arrived
 */
export const confirmStandardReceipt = (
    orderNoForm: OrderNoForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'confirmStandardReceipt', url: `/api/standard/order/confirm/receipt`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: orderNoForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getConfirmStandardReceiptMutationKey = () => ['confirmStandardReceipt'] as const;

export const getConfirmStandardReceiptMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmStandardReceipt>>, TError,ConfirmStandardReceiptMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmStandardReceipt>>, TError,ConfirmStandardReceiptMutationVariables, TContext> => {

const mutationKey = getConfirmStandardReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmStandardReceipt>>, ConfirmStandardReceiptMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmStandardReceipt(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmStandardReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof confirmStandardReceipt>>>
    export type ConfirmStandardReceiptMutationBody = OrderNoForm
    export type ConfirmStandardReceiptMutationError = unknown
    export type ConfirmStandardReceiptMutationVariables = {data: OrderNoForm}

    /**
 * @summary Confirm that a standard order has arrived
 */
export const useConfirmStandardReceipt = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmStandardReceipt>>, TError,ConfirmStandardReceiptMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmStandardReceipt>>,
        TError,
        ConfirmStandardReceiptMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmStandardReceiptMutationOptions(options), queryClient);
    }
    /**
 * Closes an order that is not yet on its way. The pieces go back into stock, points come back, and what was paid goes back
 * to where it came from. The member-centre home offers it only before payment.
 * @summary Cancel a standard order
 */
export const cancelStandardOrder = (
    orderNoForm: OrderNoForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'cancelStandardOrder', url: `/api/standard/order/cancel/order`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: orderNoForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCancelStandardOrderMutationKey = () => ['cancelStandardOrder'] as const;

export const getCancelStandardOrderMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelStandardOrder>>, TError,CancelStandardOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelStandardOrder>>, TError,CancelStandardOrderMutationVariables, TContext> => {

const mutationKey = getCancelStandardOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelStandardOrder>>, CancelStandardOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelStandardOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelStandardOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelStandardOrder>>>
    export type CancelStandardOrderMutationBody = OrderNoForm
    export type CancelStandardOrderMutationError = unknown
    export type CancelStandardOrderMutationVariables = {data: OrderNoForm}

    /**
 * @summary Cancel a standard order
 */
export const useCancelStandardOrder = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelStandardOrder>>, TError,CancelStandardOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelStandardOrder>>,
        TError,
        CancelStandardOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelStandardOrderMutationOptions(options), queryClient);
    }
    /**
 * Opens a return or an exchange for a standard or a customised order. One request may be open per order (assFlag 1 or 3); a second
 * one is refused until the shop has decided. A completed return (assFlag 4) ends the order.
 * @summary Ask for after-sales service
 */
export const applyAfterSales = (
    applyAfterSalesForm: ApplyAfterSalesForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'applyAfterSales', url: `/api/back/service/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: applyAfterSalesForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getApplyAfterSalesMutationKey = () => ['applyAfterSales'] as const;

export const getApplyAfterSalesMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyAfterSales>>, TError,ApplyAfterSalesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof applyAfterSales>>, TError,ApplyAfterSalesMutationVariables, TContext> => {

const mutationKey = getApplyAfterSalesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyAfterSales>>, ApplyAfterSalesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyAfterSales(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyAfterSalesMutationResult = NonNullable<Awaited<ReturnType<typeof applyAfterSales>>>
    export type ApplyAfterSalesMutationBody = ApplyAfterSalesForm
    export type ApplyAfterSalesMutationError = unknown
    export type ApplyAfterSalesMutationVariables = {data: ApplyAfterSalesForm}

    /**
 * @summary Ask for after-sales service
 */
export const useApplyAfterSales = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyAfterSales>>, TError,ApplyAfterSalesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyAfterSales>>,
        TError,
        ApplyAfterSalesMutationVariables,
        TContext
      > => {
      return useMutation(getApplyAfterSalesMutationOptions(options), queryClient);
    }
    /**
 * Puts every line of a standard order, in whatever state, into the cart by the rules of the cart. A line that cannot be had as it was
 * is changed or left out, and the response says so.
 * @summary Put the lines of an order into the cart
 */
export const buyAgain = (
    orderNoForm: OrderNoForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<BuyAgainAnswer>(
      {operation: 'buyAgain', url: `/api/standard/order/again`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: orderNoForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBuyAgainMutationKey = () => ['buyAgain'] as const;

export const getBuyAgainMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyAgain>>, TError,BuyAgainMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof buyAgain>>, TError,BuyAgainMutationVariables, TContext> => {

const mutationKey = getBuyAgainMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyAgain>>, BuyAgainMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  buyAgain(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyAgainMutationResult = NonNullable<Awaited<ReturnType<typeof buyAgain>>>
    export type BuyAgainMutationBody = OrderNoForm
    export type BuyAgainMutationError = unknown
    export type BuyAgainMutationVariables = {data: OrderNoForm}

    /**
 * @summary Put the lines of an order into the cart
 */
export const useBuyAgain = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyAgain>>, TError,BuyAgainMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyAgain>>,
        TError,
        BuyAgainMutationVariables,
        TContext
      > => {
      return useMutation(getBuyAgainMutationOptions(options), queryClient);
    }
    /**
 * Keeps the contract file that was uploaded before. The server looks at the type and size of the stored file, not only at its name.
 * @summary Record the signed contract of a standard order
 */
export const uploadStandardContract = (
    contractForm: ContractForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'uploadStandardContract', url: `/api/standard/order/upload/contract`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: contractForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUploadStandardContractMutationKey = () => ['uploadStandardContract'] as const;

export const getUploadStandardContractMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadStandardContract>>, TError,UploadStandardContractMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadStandardContract>>, TError,UploadStandardContractMutationVariables, TContext> => {

const mutationKey = getUploadStandardContractMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadStandardContract>>, UploadStandardContractMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadStandardContract(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadStandardContractMutationResult = NonNullable<Awaited<ReturnType<typeof uploadStandardContract>>>
    export type UploadStandardContractMutationBody = ContractForm
    export type UploadStandardContractMutationError = unknown
    export type UploadStandardContractMutationVariables = {data: ContractForm}

    /**
 * @summary Record the signed contract of a standard order
 */
export const useUploadStandardContract = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadStandardContract>>, TError,UploadStandardContractMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadStandardContract>>,
        TError,
        UploadStandardContractMutationVariables,
        TContext
      > => {
      return useMutation(getUploadStandardContractMutationOptions(options), queryClient);
    }
    /**
 * The link downloads the orders of the member that the list shows with the same filters, newest first, one row per line of an order, with the
 * amounts in both currencies and the texts in the language of the request. It works for five minutes, while the session lasts.
 * @summary Get a link to the orders as a table
 */
export const exportOrders = (
    params: ExportOrdersParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<SignedLinkAnswer>(
      {operation: 'exportOrders', url: `/api/order/export`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getExportOrdersQueryKey = (params?: ExportOrdersParams,) => {
    return [
    `/api/order/export`, ...(params ? [params] : [])
    ] as const;
    }


export const getExportOrdersQueryOptions = <TData = Awaited<ReturnType<typeof exportOrders>>, TError = unknown>(params: ExportOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportOrders>>> = ({ signal }) => exportOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof exportOrders>>>
export type ExportOrdersQueryError = unknown


export function useExportOrders<TData = Awaited<ReturnType<typeof exportOrders>>, TError = unknown>(
 params: ExportOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportOrders>>,
          TError,
          Awaited<ReturnType<typeof exportOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOrders<TData = Awaited<ReturnType<typeof exportOrders>>, TError = unknown>(
 params: ExportOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportOrders>>,
          TError,
          Awaited<ReturnType<typeof exportOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportOrders<TData = Awaited<ReturnType<typeof exportOrders>>, TError = unknown>(
 params: ExportOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a link to the orders as a table
 */

export function useExportOrders<TData = Awaited<ReturnType<typeof exportOrders>>, TError = unknown>(
 params: ExportOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportOrders>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useExportOrders} query
 */
export const invalidateExportOrders = async (
 queryClient: QueryClient, params: ExportOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getExportOrdersQueryKey(params) }, options);

  return queryClient;
}




