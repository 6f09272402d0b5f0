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
  AddFavouriteForm,
  DeleteFavouriteForm,
  DoneAnswer,
  ListFavouriteIdsAnswer,
  ListFavouritesAnswer,
  ListFavouritesParams
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
 * The favourites of the member, the latest first.
 * @summary Favourite products
 */
export const listFavourites = (
    params?: ListFavouritesParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListFavouritesAnswer>(
      {operation: 'listFavourites', url: `/api/productCollection/getProductCollectionAll`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListFavouritesQueryKey = (params?: ListFavouritesParams,) => {
    return [
    `/api/productCollection/getProductCollectionAll`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFavouritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavourites>>, TError = unknown>(params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavouritesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavourites>>> = ({ signal }) => listFavourites(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavouritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavourites>>>
export type ListFavouritesQueryError = unknown


export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = unknown>(
 params: undefined |  ListFavouritesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = unknown>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavourites>>,
          TError,
          Awaited<ReturnType<typeof listFavourites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = unknown>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Favourite products
 */

export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = unknown>(
 params?: ListFavouritesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavouritesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFavourites} query
 */
export const invalidateListFavourites = async (
 queryClient: QueryClient, params?: ListFavouritesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFavouritesQueryKey(params) }, options);

  return queryClient;
}




/**
 * All favourites of the member by product, the latest first. Lists of products are the same for everyone; a page marks the favourites in them with this call.
 * @summary Which products are favourites
 */
export const listFavouriteIds = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListFavouriteIdsAnswer>(
      {operation: 'listFavouriteIds', url: `/api/productCollection/getProductCollectionIds`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListFavouriteIdsQueryKey = () => {
    return [
    `/api/productCollection/getProductCollectionIds`
    ] as const;
    }


export const getListFavouriteIdsQueryOptions = <TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavouriteIdsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavouriteIds>>> = ({ signal }) => listFavouriteIds(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavouriteIdsQueryResult = NonNullable<Awaited<ReturnType<typeof listFavouriteIds>>>
export type ListFavouriteIdsQueryError = unknown


export function useListFavouriteIds<TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavouriteIds>>,
          TError,
          Awaited<ReturnType<typeof listFavouriteIds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavouriteIds<TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavouriteIds>>,
          TError,
          Awaited<ReturnType<typeof listFavouriteIds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavouriteIds<TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Which products are favourites
 */

export function useListFavouriteIds<TData = Awaited<ReturnType<typeof listFavouriteIds>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavouriteIds>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavouriteIdsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFavouriteIds} query
 */
export const invalidateListFavouriteIds = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFavouriteIdsQueryKey() }, options);

  return queryClient;
}




/**
 * Adds a product to the favourites, with its current price. A product that is one already stays one, and one that was removed in the last ten minutes is restored as it was. The product
 * detail then returns `proCollecId`. A member has at most 1000 favourites; one more is refused with code 4009.
 * @summary Add a favourite
 */
export const addFavourite = (
    addFavouriteForm: AddFavouriteForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'addFavourite', url: `/api/productCollection/addProductCollection`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: addFavouriteForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddFavouriteMutationKey = () => ['addFavourite'] as const;

export const getAddFavouriteMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext> => {

const mutationKey = getAddFavouriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFavourite>>, AddFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addFavourite(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof addFavourite>>>
    export type AddFavouriteMutationBody = AddFavouriteForm
    export type AddFavouriteMutationError = unknown
    export type AddFavouriteMutationVariables = {data: AddFavouriteForm}

    /**
 * @summary Add a favourite
 */
export const useAddFavourite = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavourite>>, TError,AddFavouriteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFavourite>>,
        TError,
        AddFavouriteMutationVariables,
        TContext
      > => {
      return useMutation(getAddFavouriteMutationOptions(options), queryClient);
    }
    /**
 * Removes a product from the favourites. Adding it again within ten minutes restores the favourite as it was.
 * @summary Remove a favourite
 */
export const deleteFavourite = (
    deleteFavouriteForm: DeleteFavouriteForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'deleteFavourite', url: `/api/productCollection/deleteProductCollection`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deleteFavouriteForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteFavouriteMutationKey = () => ['deleteFavourite'] as const;

export const getDeleteFavouriteMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFavourite>>, TError,DeleteFavouriteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFavourite>>, TError,DeleteFavouriteMutationVariables, TContext> => {

const mutationKey = getDeleteFavouriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFavourite>>, DeleteFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteFavourite(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFavourite>>>
    export type DeleteFavouriteMutationBody = DeleteFavouriteForm
    export type DeleteFavouriteMutationError = unknown
    export type DeleteFavouriteMutationVariables = {data: DeleteFavouriteForm}

    /**
 * @summary Remove a favourite
 */
export const useDeleteFavourite = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFavourite>>, TError,DeleteFavouriteMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFavourite>>,
        TError,
        DeleteFavouriteMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFavouriteMutationOptions(options), queryClient);
    }
