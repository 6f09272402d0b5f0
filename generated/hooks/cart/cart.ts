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
  AddCartItemForm,
  CountAnswer,
  DeleteCartItemForm,
  DoneAnswer,
  ListCartItemsAnswer,
  PlainForm,
  UpdateCartItemForm
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
 * All items of the member's cart, the last added first, with current prices and stock. With POST the same path returns their number only.
 * @summary Items of the cart
 */
export const listCartItems = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListCartItemsAnswer>(
      {operation: 'listCartItems', url: `/api/shop/car/list`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCartItemsQueryKey = () => {
    return [
    `/api/shop/car/list`
    ] as const;
    }


export const getListCartItemsQueryOptions = <TData = Awaited<ReturnType<typeof listCartItems>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCartItemsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCartItems>>> = ({ signal }) => listCartItems(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCartItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCartItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listCartItems>>>
export type ListCartItemsQueryError = unknown


export function useListCartItems<TData = Awaited<ReturnType<typeof listCartItems>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCartItems>>,
          TError,
          Awaited<ReturnType<typeof listCartItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCartItems<TData = Awaited<ReturnType<typeof listCartItems>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCartItems>>,
          TError,
          Awaited<ReturnType<typeof listCartItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCartItems<TData = Awaited<ReturnType<typeof listCartItems>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Items of the cart
 */

export function useListCartItems<TData = Awaited<ReturnType<typeof listCartItems>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCartItemsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCartItems} query
 */
export const invalidateListCartItems = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCartItemsQueryKey() }, options);

  return queryClient;
}




/**
 * The number at the cart link of the header. Called only when there is a token. With GET the same path returns the items.
 * @summary Number of cart items
 */
export const countCartItems = (
    plainForm: PlainForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<CountAnswer>(
      {operation: 'countCartItems', url: `/api/shop/car/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: plainForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountCartItemsQueryKey = (plainForm?: PlainForm,) => {
    return [
    'POST', `/api/shop/car/list`, plainForm
    ] as const;
    }


export const getCountCartItemsQueryOptions = <TData = Awaited<ReturnType<typeof countCartItems>>, TError = unknown>(plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountCartItemsQueryKey(plainForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countCartItems>>> = ({ signal }) => countCartItems(plainForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countCartItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountCartItemsQueryResult = NonNullable<Awaited<ReturnType<typeof countCartItems>>>
export type CountCartItemsQueryError = unknown


export function useCountCartItems<TData = Awaited<ReturnType<typeof countCartItems>>, TError = unknown>(
 plainForm: PlainForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCartItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countCartItems>>,
          TError,
          Awaited<ReturnType<typeof countCartItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountCartItems<TData = Awaited<ReturnType<typeof countCartItems>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCartItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countCartItems>>,
          TError,
          Awaited<ReturnType<typeof countCartItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountCartItems<TData = Awaited<ReturnType<typeof countCartItems>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of cart items
 */

export function useCountCartItems<TData = Awaited<ReturnType<typeof countCartItems>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countCartItems>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountCartItemsQueryOptions(plainForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCountCartItems} query
 */
export const invalidateCountCartItems = async (
 queryClient: QueryClient, plainForm: PlainForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCountCartItemsQueryKey(plainForm) }, options);

  return queryClient;
}




/**
 * Adds the product with the quantity `producNum`. A product that is in the cart already gets the sum of both quantities. The quantity of the line is then at least the minimum purchase,
 * a multiple of the order multiple and at most 99999. A cart holds at most 1000 items; one more is refused with code 4022. A product whose stock does not fill its minimum
 * purchase is refused with code 4011; more pieces than there are in stock are kept, and the order refuses them. A product with
 * `backorderWeeks` is sold beyond its stock.
 * @summary Put a product into the cart
 */
export const addCartItem = (
    addCartItemForm: AddCartItemForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'addCartItem', url: `/api/shop/car/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: addCartItemForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddCartItemMutationKey = () => ['addCartItem'] as const;

export const getAddCartItemMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartItem>>, TError,AddCartItemMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addCartItem>>, TError,AddCartItemMutationVariables, TContext> => {

const mutationKey = getAddCartItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCartItem>>, AddCartItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addCartItem(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCartItemMutationResult = NonNullable<Awaited<ReturnType<typeof addCartItem>>>
    export type AddCartItemMutationBody = AddCartItemForm
    export type AddCartItemMutationError = unknown
    export type AddCartItemMutationVariables = {data: AddCartItemForm}

    /**
 * @summary Put a product into the cart
 */
export const useAddCartItem = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCartItem>>, TError,AddCartItemMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCartItem>>,
        TError,
        AddCartItemMutationVariables,
        TContext
      > => {
      return useMutation(getAddCartItemMutationOptions(options), queryClient);
    }
    /**
 * Takes one item out of the cart.
 * @summary Delete a cart item
 */
export const deleteCartItem = (
    deleteCartItemForm: DeleteCartItemForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'deleteCartItem', url: `/api/shop/car/del`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deleteCartItemForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteCartItemMutationKey = () => ['deleteCartItem'] as const;

export const getDeleteCartItemMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartItem>>, TError,DeleteCartItemMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCartItem>>, TError,DeleteCartItemMutationVariables, TContext> => {

const mutationKey = getDeleteCartItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCartItem>>, DeleteCartItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteCartItem(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCartItemMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCartItem>>>
    export type DeleteCartItemMutationBody = DeleteCartItemForm
    export type DeleteCartItemMutationError = unknown
    export type DeleteCartItemMutationVariables = {data: DeleteCartItemForm}

    /**
 * @summary Delete a cart item
 */
export const useDeleteCartItem = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCartItem>>, TError,DeleteCartItemMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCartItem>>,
        TError,
        DeleteCartItemMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCartItemMutationOptions(options), queryClient);
    }
    /**
 * The web app sends it 300 ms after the last change. The quantity is at least the minimum purchase, a multiple of the order multiple and at most 99999.
 * @summary Change the quantity of a cart item
 */
export const updateCartItem = (
    updateCartItemForm: UpdateCartItemForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'updateCartItem', url: `/api/shop/car/update`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: updateCartItemForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateCartItemMutationKey = () => ['updateCartItem'] as const;

export const getUpdateCartItemMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCartItem>>, TError,UpdateCartItemMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCartItem>>, TError,UpdateCartItemMutationVariables, TContext> => {

const mutationKey = getUpdateCartItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCartItem>>, UpdateCartItemMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateCartItem(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCartItemMutationResult = NonNullable<Awaited<ReturnType<typeof updateCartItem>>>
    export type UpdateCartItemMutationBody = UpdateCartItemForm
    export type UpdateCartItemMutationError = unknown
    export type UpdateCartItemMutationVariables = {data: UpdateCartItemForm}

    /**
 * @summary Change the quantity of a cart item
 */
export const useUpdateCartItem = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCartItem>>, TError,UpdateCartItemMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCartItem>>,
        TError,
        UpdateCartItemMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCartItemMutationOptions(options), queryClient);
    }
