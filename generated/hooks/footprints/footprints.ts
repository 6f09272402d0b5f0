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
  AddFootprintForm,
  DeleteFootprintForm,
  DoneAnswer,
  ListFootprintsAnswer,
  ListFootprintsParams
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
 * The browsing history of the member, latest visit first, one entry per product.
 * @summary Products looked at
 */
export const listFootprints = (
    params?: ListFootprintsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListFootprintsAnswer>(
      {operation: 'listFootprints', url: `/api/footprint/getFootprintAll`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListFootprintsQueryKey = (params?: ListFootprintsParams,) => {
    return [
    `/api/footprint/getFootprintAll`, ...(params ? [params] : [])
    ] as const;
    }


export const getListFootprintsQueryOptions = <TData = Awaited<ReturnType<typeof listFootprints>>, TError = unknown>(params?: ListFootprintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFootprints>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFootprintsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFootprints>>> = ({ signal }) => listFootprints(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFootprints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFootprintsQueryResult = NonNullable<Awaited<ReturnType<typeof listFootprints>>>
export type ListFootprintsQueryError = unknown


export function useListFootprints<TData = Awaited<ReturnType<typeof listFootprints>>, TError = unknown>(
 params: undefined |  ListFootprintsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFootprints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFootprints>>,
          TError,
          Awaited<ReturnType<typeof listFootprints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFootprints<TData = Awaited<ReturnType<typeof listFootprints>>, TError = unknown>(
 params?: ListFootprintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFootprints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFootprints>>,
          TError,
          Awaited<ReturnType<typeof listFootprints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFootprints<TData = Awaited<ReturnType<typeof listFootprints>>, TError = unknown>(
 params?: ListFootprintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFootprints>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products looked at
 */

export function useListFootprints<TData = Awaited<ReturnType<typeof listFootprints>>, TError = unknown>(
 params?: ListFootprintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFootprints>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFootprintsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFootprints} query
 */
export const invalidateListFootprints = async (
 queryClient: QueryClient, params?: ListFootprintsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFootprintsQueryKey(params) }, options);

  return queryClient;
}




/**
 * The product detail calls it for members; visitors leave no footprints. A second visit moves the entry to the top and keeps the current price. The latest 200 products are kept.
 * @summary Record a visit
 */
export const addFootprint = (
    addFootprintForm: AddFootprintForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'addFootprint', url: `/api/footprint/addFootprint`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: addFootprintForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddFootprintMutationKey = () => ['addFootprint'] as const;

export const getAddFootprintMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFootprint>>, TError,AddFootprintMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addFootprint>>, TError,AddFootprintMutationVariables, TContext> => {

const mutationKey = getAddFootprintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFootprint>>, AddFootprintMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addFootprint(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddFootprintMutationResult = NonNullable<Awaited<ReturnType<typeof addFootprint>>>
    export type AddFootprintMutationBody = AddFootprintForm
    export type AddFootprintMutationError = unknown
    export type AddFootprintMutationVariables = {data: AddFootprintForm}

    /**
 * @summary Record a visit
 */
export const useAddFootprint = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFootprint>>, TError,AddFootprintMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFootprint>>,
        TError,
        AddFootprintMutationVariables,
        TContext
      > => {
      return useMutation(getAddFootprintMutationOptions(options), queryClient);
    }
    /**
 * After the question whether the footstep shall be deleted.
 * @summary Delete a footprint
 */
export const deleteFootprint = (
    deleteFootprintForm: DeleteFootprintForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'deleteFootprint', url: `/api/footprint/deleteFootprint`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deleteFootprintForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteFootprintMutationKey = () => ['deleteFootprint'] as const;

export const getDeleteFootprintMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFootprint>>, TError,DeleteFootprintMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFootprint>>, TError,DeleteFootprintMutationVariables, TContext> => {

const mutationKey = getDeleteFootprintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFootprint>>, DeleteFootprintMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteFootprint(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFootprintMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFootprint>>>
    export type DeleteFootprintMutationBody = DeleteFootprintForm
    export type DeleteFootprintMutationError = unknown
    export type DeleteFootprintMutationVariables = {data: DeleteFootprintForm}

    /**
 * @summary Delete a footprint
 */
export const useDeleteFootprint = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFootprint>>, TError,DeleteFootprintMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFootprint>>,
        TError,
        DeleteFootprintMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFootprintMutationOptions(options), queryClient);
    }
