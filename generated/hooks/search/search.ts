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
  CountSearchCategoriesAnswer,
  CountSearchCategoriesParams,
  ListSearchSuggestionsAnswer,
  ListSearchSuggestionsParams,
  SearchAllAnswer,
  SearchAllParams
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
 * With `searchType` the result of that type holds the asked page and the other two hold their totals and no entries, for the numbers at the
 * tabs. Without it all three hold the page. Best match first: the part number, what begins with it, what has
 * the values, what has the words; in stock before out of stock. Part numbers are found by their beginning, by parts of them and with a
 * packing suffix that the shop does not keep, values in any spelling (4k7, 4.7 kΩ), words by their synonyms in both languages. When nothing
 * is found, the spelling is corrected (`correctedKeyword`), then words are left out (`droppedWords`); a value that no product has is replaced by the nearest ones (`nearestValues`). A blank keyword starts no search in the web app. Works for visitors;
 * with a token the products carry `proCollecId`.
 * @summary Search products, files and information
 */
export const searchAll = (
    params: SearchAllParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<SearchAllAnswer>(
      {operation: 'searchAll', url: `/open/all/search`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSearchAllQueryKey = (params?: SearchAllParams,) => {
    return [
    `/open/all/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchAllQueryOptions = <TData = Awaited<ReturnType<typeof searchAll>>, TError = unknown>(params: SearchAllParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAll>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchAllQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchAll>>> = ({ signal }) => searchAll(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchAll>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchAllQueryResult = NonNullable<Awaited<ReturnType<typeof searchAll>>>
export type SearchAllQueryError = unknown


export function useSearchAll<TData = Awaited<ReturnType<typeof searchAll>>, TError = unknown>(
 params: SearchAllParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAll>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAll>>,
          TError,
          Awaited<ReturnType<typeof searchAll>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAll<TData = Awaited<ReturnType<typeof searchAll>>, TError = unknown>(
 params: SearchAllParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAll>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAll>>,
          TError,
          Awaited<ReturnType<typeof searchAll>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchAll<TData = Awaited<ReturnType<typeof searchAll>>, TError = unknown>(
 params: SearchAllParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAll>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products, files and information
 */

export function useSearchAll<TData = Awaited<ReturnType<typeof searchAll>>, TError = unknown>(
 params: SearchAllParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAll>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchAllQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useSearchAll} query
 */
export const invalidateSearchAll = async (
 queryClient: QueryClient, params: SearchAllParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchAllQueryKey(params) }, options);

  return queryClient;
}




/**
 * How many products with all words of the keyword each category of the last level has; the list of the category with this keyword has as
 * many. Those with most products come first. Spelling is not corrected and no word is left out: what a search was relaxed to is in its own response.
 * @summary Categories of the products that a search finds
 */
export const countSearchCategories = (
    params: CountSearchCategoriesParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<CountSearchCategoriesAnswer>(
      {operation: 'countSearchCategories', url: `/open/all/search/category`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountSearchCategoriesQueryKey = (params?: CountSearchCategoriesParams,) => {
    return [
    `/open/all/search/category`, ...(params ? [params] : [])
    ] as const;
    }


export const getCountSearchCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof countSearchCategories>>, TError = unknown>(params: CountSearchCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countSearchCategories>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountSearchCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countSearchCategories>>> = ({ signal }) => countSearchCategories(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countSearchCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountSearchCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof countSearchCategories>>>
export type CountSearchCategoriesQueryError = unknown


export function useCountSearchCategories<TData = Awaited<ReturnType<typeof countSearchCategories>>, TError = unknown>(
 params: CountSearchCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countSearchCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countSearchCategories>>,
          TError,
          Awaited<ReturnType<typeof countSearchCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountSearchCategories<TData = Awaited<ReturnType<typeof countSearchCategories>>, TError = unknown>(
 params: CountSearchCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countSearchCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countSearchCategories>>,
          TError,
          Awaited<ReturnType<typeof countSearchCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountSearchCategories<TData = Awaited<ReturnType<typeof countSearchCategories>>, TError = unknown>(
 params: CountSearchCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countSearchCategories>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories of the products that a search finds
 */

export function useCountSearchCategories<TData = Awaited<ReturnType<typeof countSearchCategories>>, TError = unknown>(
 params: CountSearchCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countSearchCategories>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountSearchCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCountSearchCategories} query
 */
export const invalidateCountSearchCategories = async (
 queryClient: QueryClient, params: CountSearchCategoriesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCountSearchCategoriesQueryKey(params) }, options);

  return queryClient;
}




/**
 * What a text in the search box may become, while it is typed: part numbers that begin with it, categories that are called so, and
 * values that are conditions of a category. Each is a few entries, best first. The count of a suggested value is what the list of the
 * category has under these conditions.
 * @summary Suggestions while typing
 */
export const listSearchSuggestions = (
    params: ListSearchSuggestionsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListSearchSuggestionsAnswer>(
      {operation: 'listSearchSuggestions', url: `/open/search/suggestion`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSearchSuggestionsQueryKey = (params?: ListSearchSuggestionsParams,) => {
    return [
    `/open/search/suggestion`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSearchSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = unknown>(params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSearchSuggestionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSearchSuggestions>>> = ({ signal }) => listSearchSuggestions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSearchSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSearchSuggestions>>>
export type ListSearchSuggestionsQueryError = unknown


export function useListSearchSuggestions<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = unknown>(
 params: ListSearchSuggestionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSearchSuggestions>>,
          TError,
          Awaited<ReturnType<typeof listSearchSuggestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchSuggestions<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = unknown>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSearchSuggestions>>,
          TError,
          Awaited<ReturnType<typeof listSearchSuggestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchSuggestions<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = unknown>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Suggestions while typing
 */

export function useListSearchSuggestions<TData = Awaited<ReturnType<typeof listSearchSuggestions>>, TError = unknown>(
 params: ListSearchSuggestionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchSuggestions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSearchSuggestionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSearchSuggestions} query
 */
export const invalidateListSearchSuggestions = async (
 queryClient: QueryClient, params: ListSearchSuggestionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSearchSuggestionsQueryKey(params) }, options);

  return queryClient;
}




