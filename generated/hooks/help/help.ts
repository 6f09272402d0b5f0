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
  GetHelpEntryAnswer,
  GetHelpEntryForm,
  ListHelpEntriesAnswer,
  PlainForm
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
 * Both levels of the menu in one flat list, each level in the order in which it is shown. No fields of its own.
 * @summary Menu of the help centre
 */
export const listHelpEntries = (
    plainForm: PlainForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListHelpEntriesAnswer>(
      {operation: 'listHelpEntries', url: `/open/help/center/entry`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: plainForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHelpEntriesQueryKey = (plainForm?: PlainForm,) => {
    return [
    'POST', `/open/help/center/entry`, plainForm
    ] as const;
    }


export const getListHelpEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listHelpEntries>>, TError = unknown>(plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHelpEntriesQueryKey(plainForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHelpEntries>>> = ({ signal }) => listHelpEntries(plainForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHelpEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHelpEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listHelpEntries>>>
export type ListHelpEntriesQueryError = unknown


export function useListHelpEntries<TData = Awaited<ReturnType<typeof listHelpEntries>>, TError = unknown>(
 plainForm: PlainForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpEntries>>,
          TError,
          Awaited<ReturnType<typeof listHelpEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpEntries<TData = Awaited<ReturnType<typeof listHelpEntries>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelpEntries>>,
          TError,
          Awaited<ReturnType<typeof listHelpEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelpEntries<TData = Awaited<ReturnType<typeof listHelpEntries>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Menu of the help centre
 */

export function useListHelpEntries<TData = Awaited<ReturnType<typeof listHelpEntries>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelpEntries>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHelpEntriesQueryOptions(plainForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListHelpEntries} query
 */
export const invalidateListHelpEntries = async (
 queryClient: QueryClient, plainForm: PlainForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHelpEntriesQueryKey(plainForm) }, options);

  return queryClient;
}




/**
 * The text of a menu entry.
 * @summary One text of the help centre
 */
export const getHelpEntry = (
    getHelpEntryForm: GetHelpEntryForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetHelpEntryAnswer>(
      {operation: 'getHelpEntry', url: `/open/help/center/detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: getHelpEntryForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetHelpEntryQueryKey = (getHelpEntryForm?: GetHelpEntryForm,) => {
    return [
    'POST', `/open/help/center/detail`, getHelpEntryForm
    ] as const;
    }


export const getGetHelpEntryQueryOptions = <TData = Awaited<ReturnType<typeof getHelpEntry>>, TError = unknown>(getHelpEntryForm: GetHelpEntryForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpEntry>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHelpEntryQueryKey(getHelpEntryForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHelpEntry>>> = ({ signal }) => getHelpEntry(getHelpEntryForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHelpEntry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHelpEntryQueryResult = NonNullable<Awaited<ReturnType<typeof getHelpEntry>>>
export type GetHelpEntryQueryError = unknown


export function useGetHelpEntry<TData = Awaited<ReturnType<typeof getHelpEntry>>, TError = unknown>(
 getHelpEntryForm: GetHelpEntryForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpEntry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpEntry>>,
          TError,
          Awaited<ReturnType<typeof getHelpEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpEntry<TData = Awaited<ReturnType<typeof getHelpEntry>>, TError = unknown>(
 getHelpEntryForm: GetHelpEntryForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpEntry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHelpEntry>>,
          TError,
          Awaited<ReturnType<typeof getHelpEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHelpEntry<TData = Awaited<ReturnType<typeof getHelpEntry>>, TError = unknown>(
 getHelpEntryForm: GetHelpEntryForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpEntry>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One text of the help centre
 */

export function useGetHelpEntry<TData = Awaited<ReturnType<typeof getHelpEntry>>, TError = unknown>(
 getHelpEntryForm: GetHelpEntryForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHelpEntry>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHelpEntryQueryOptions(getHelpEntryForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetHelpEntry} query
 */
export const invalidateGetHelpEntry = async (
 queryClient: QueryClient, getHelpEntryForm: GetHelpEntryForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetHelpEntryQueryKey(getHelpEntryForm) }, options);

  return queryClient;
}




