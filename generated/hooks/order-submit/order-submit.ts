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
  GetConsumerDiscountAnswer,
  SelectCartItemsAnswer,
  SelectCartItemsParams,
  SubmitCartOrderForm,
  SubmitDirectOrderForm,
  SubmittedOrderAnswer
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
 * The lines that the order page settles, in the order of `ids`, with current prices and stock.
 * @summary Read the chosen cart lines
 */
export const selectCartItems = (
    params: SelectCartItemsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<SelectCartItemsAnswer>(
      {operation: 'selectCartItems', url: `/api/shop/car/select/list/ids`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSelectCartItemsQueryKey = (params?: SelectCartItemsParams,) => {
    return [
    `/api/shop/car/select/list/ids`, ...(params ? [params] : [])
    ] as const;
    }


export const getSelectCartItemsQueryOptions = <TData = Awaited<ReturnType<typeof selectCartItems>>, TError = unknown>(params: SelectCartItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof selectCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSelectCartItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof selectCartItems>>> = ({ signal }) => selectCartItems(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof selectCartItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SelectCartItemsQueryResult = NonNullable<Awaited<ReturnType<typeof selectCartItems>>>
export type SelectCartItemsQueryError = unknown


export function useSelectCartItems<TData = Awaited<ReturnType<typeof selectCartItems>>, TError = unknown>(
 params: SelectCartItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof selectCartItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof selectCartItems>>,
          TError,
          Awaited<ReturnType<typeof selectCartItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSelectCartItems<TData = Awaited<ReturnType<typeof selectCartItems>>, TError = unknown>(
 params: SelectCartItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof selectCartItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof selectCartItems>>,
          TError,
          Awaited<ReturnType<typeof selectCartItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSelectCartItems<TData = Awaited<ReturnType<typeof selectCartItems>>, TError = unknown>(
 params: SelectCartItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof selectCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the chosen cart lines
 */

export function useSelectCartItems<TData = Awaited<ReturnType<typeof selectCartItems>>, TError = unknown>(
 params: SelectCartItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof selectCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSelectCartItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSelectCartItems} query
 */
export const invalidateSelectCartItems = async (
 queryClient: QueryClient, params: SelectCartItemsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSelectCartItemsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Makes one standard order of the lines, takes them out of the cart and the pieces out of stock, and deducts the points, all or
 * nothing. Prices, discount and points are computed by the server; nothing that the client sends about money is trusted.
 *
 * The cart says whose the lines are and which product they hold: a line that is not there, or that holds another product or
 * part number, is 4004. The quantity is the one that is sent, because it is the one that the page showed; the cart may have
 * another. A line that is named twice is a refused field.
 *
 * Of several reasons to refuse, the response names the first of these: 4004 (in the order of the lines), 4025, 4034, 4022, 4011,
 * 4035 (each with all products it is true of), 4017, 4010. A refused order changes nothing.
 * @summary Order the chosen cart lines
 */
export const submitCartOrder = (
    submitCartOrderForm: SubmitCartOrderForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<SubmittedOrderAnswer>(
      {operation: 'submitCartOrder', url: `/api/shop/car/batch/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: submitCartOrderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitCartOrderMutationKey = () => ['submitCartOrder'] as const;

export const getSubmitCartOrderMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitCartOrder>>, TError,SubmitCartOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof submitCartOrder>>, TError,SubmitCartOrderMutationVariables, TContext> => {

const mutationKey = getSubmitCartOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitCartOrder>>, SubmitCartOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitCartOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitCartOrderMutationResult = NonNullable<Awaited<ReturnType<typeof submitCartOrder>>>
    export type SubmitCartOrderMutationBody = SubmitCartOrderForm
    export type SubmitCartOrderMutationError = unknown
    export type SubmitCartOrderMutationVariables = {data: SubmitCartOrderForm}

    /**
 * @summary Order the chosen cart lines
 */
export const useSubmitCartOrder = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitCartOrder>>, TError,SubmitCartOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitCartOrder>>,
        TError,
        SubmitCartOrderMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitCartOrderMutationOptions(options), queryClient);
    }
    /**
 * Makes a standard order of one product without the cart and takes the pieces out of stock. Returns the same as an order from
 * the cart, and refuses in the same order. A `productNum` that is not the one of the product is 4004. The order takes the names
 * of the product from the catalogue, not from `productName`.
 * @summary Order one product directly
 */
export const submitDirectOrder = (
    submitDirectOrderForm: SubmitDirectOrderForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<SubmittedOrderAnswer>(
      {operation: 'submitDirectOrder', url: `/api/standard/order/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: submitDirectOrderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitDirectOrderMutationKey = () => ['submitDirectOrder'] as const;

export const getSubmitDirectOrderMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitDirectOrder>>, TError,SubmitDirectOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof submitDirectOrder>>, TError,SubmitDirectOrderMutationVariables, TContext> => {

const mutationKey = getSubmitDirectOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitDirectOrder>>, SubmitDirectOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitDirectOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitDirectOrderMutationResult = NonNullable<Awaited<ReturnType<typeof submitDirectOrder>>>
    export type SubmitDirectOrderMutationBody = SubmitDirectOrderForm
    export type SubmitDirectOrderMutationError = unknown
    export type SubmitDirectOrderMutationVariables = {data: SubmitDirectOrderForm}

    /**
 * @summary Order one product directly
 */
export const useSubmitDirectOrder = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitDirectOrder>>, TError,SubmitDirectOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitDirectOrder>>,
        TError,
        SubmitDirectOrderMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitDirectOrderMutationOptions(options), queryClient);
    }
    /**
 * The member discount and what the points of the member are worth, for the two boxes of the order page.
 * @summary Read discount and worth of points
 */
export const getConsumerDiscount = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetConsumerDiscountAnswer>(
      {operation: 'getConsumerDiscount', url: `/api/account/consumer/discount`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetConsumerDiscountQueryKey = () => {
    return [
    `/api/account/consumer/discount`
    ] as const;
    }


export const getGetConsumerDiscountQueryOptions = <TData = Awaited<ReturnType<typeof getConsumerDiscount>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumerDiscount>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConsumerDiscountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConsumerDiscount>>> = ({ signal }) => getConsumerDiscount(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConsumerDiscount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConsumerDiscountQueryResult = NonNullable<Awaited<ReturnType<typeof getConsumerDiscount>>>
export type GetConsumerDiscountQueryError = unknown


export function useGetConsumerDiscount<TData = Awaited<ReturnType<typeof getConsumerDiscount>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumerDiscount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConsumerDiscount>>,
          TError,
          Awaited<ReturnType<typeof getConsumerDiscount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConsumerDiscount<TData = Awaited<ReturnType<typeof getConsumerDiscount>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumerDiscount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConsumerDiscount>>,
          TError,
          Awaited<ReturnType<typeof getConsumerDiscount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConsumerDiscount<TData = Awaited<ReturnType<typeof getConsumerDiscount>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumerDiscount>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read discount and worth of points
 */

export function useGetConsumerDiscount<TData = Awaited<ReturnType<typeof getConsumerDiscount>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumerDiscount>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConsumerDiscountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetConsumerDiscount} query
 */
export const invalidateGetConsumerDiscount = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetConsumerDiscountQueryKey() }, options);

  return queryClient;
}




