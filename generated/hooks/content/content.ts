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
  GetBannersAnswer,
  GetCompanyProfileAnswer,
  GetNewsDetailAnswer,
  ListNewsAnswer,
  ListNewsParams,
  NewsId
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
 * The big banners of the carousel, which moves on by itself every 3000 ms, and the small ones next to it. A click follows `linkUrl`.
 * @summary Banners of the home page
 */
export const getBanners = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetBannersAnswer>(
      {operation: 'getBanners', url: `/open/banner/getBannerAll`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetBannersQueryKey = () => {
    return [
    `/open/banner/getBannerAll`
    ] as const;
    }


export const getGetBannersQueryOptions = <TData = Awaited<ReturnType<typeof getBanners>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanners>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBannersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBanners>>> = ({ signal }) => getBanners(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBanners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBannersQueryResult = NonNullable<Awaited<ReturnType<typeof getBanners>>>
export type GetBannersQueryError = unknown


export function useGetBanners<TData = Awaited<ReturnType<typeof getBanners>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBanners>>,
          TError,
          Awaited<ReturnType<typeof getBanners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBanners<TData = Awaited<ReturnType<typeof getBanners>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBanners>>,
          TError,
          Awaited<ReturnType<typeof getBanners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBanners<TData = Awaited<ReturnType<typeof getBanners>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanners>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners of the home page
 */

export function useGetBanners<TData = Awaited<ReturnType<typeof getBanners>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBanners>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBannersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetBanners} query
 */
export const invalidateGetBanners = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetBannersQueryKey() }, options);

  return queryClient;
}




/**
 * News and newsflashes, newest first. The home page shows 4 newsflashes and 3 of them in its news block.
 * @summary News
 */
export const listNews = (
    params?: ListNewsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListNewsAnswer>(
      {operation: 'listNews', url: `/open/news/information/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListNewsQueryKey = (params?: ListNewsParams,) => {
    return [
    `/open/news/information/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNewsQueryOptions = <TData = Awaited<ReturnType<typeof listNews>>, TError = unknown>(params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNews>>> = ({ signal }) => listNews(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewsQueryResult = NonNullable<Awaited<ReturnType<typeof listNews>>>
export type ListNewsQueryError = unknown


export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = unknown>(
 params: undefined |  ListNewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = unknown>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = unknown>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary News
 */

export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = unknown>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListNews} query
 */
export const invalidateListNews = async (
 queryClient: QueryClient, params?: ListNewsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListNewsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Title, date and HTML content of a news item or newsflash.
 * @summary One news item
 */
export const getNewsDetail = (
    nid: NewsId,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetNewsDetailAnswer>(
      {operation: 'getNewsDetail', url: `/open/news/information/news/detail/${nid}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetNewsDetailQueryKey = (nid: NewsId,) => {
    return [
    `/open/news/information/news/detail/${nid}`
    ] as const;
    }


export const getGetNewsDetailQueryOptions = <TData = Awaited<ReturnType<typeof getNewsDetail>>, TError = unknown>(nid: NewsId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsDetail>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNewsDetailQueryKey(nid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNewsDetail>>> = ({ signal }) => getNewsDetail(nid, requestOptions, signal);





   return  { queryKey, queryFn, enabled: nid !== null && nid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNewsDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNewsDetailQueryResult = NonNullable<Awaited<ReturnType<typeof getNewsDetail>>>
export type GetNewsDetailQueryError = unknown


export function useGetNewsDetail<TData = Awaited<ReturnType<typeof getNewsDetail>>, TError = unknown>(
 nid: NewsId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewsDetail>>,
          TError,
          Awaited<ReturnType<typeof getNewsDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewsDetail<TData = Awaited<ReturnType<typeof getNewsDetail>>, TError = unknown>(
 nid: NewsId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewsDetail>>,
          TError,
          Awaited<ReturnType<typeof getNewsDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewsDetail<TData = Awaited<ReturnType<typeof getNewsDetail>>, TError = unknown>(
 nid: NewsId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsDetail>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One news item
 */

export function useGetNewsDetail<TData = Awaited<ReturnType<typeof getNewsDetail>>, TError = unknown>(
 nid: NewsId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsDetail>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNewsDetailQueryOptions(nid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetNewsDetail} query
 */
export const invalidateGetNewsDetail = async (
 queryClient: QueryClient, nid: NewsId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNewsDetailQueryKey(nid) }, options);

  return queryClient;
}




/**
 * What the about page and the company block of the home page show.
 * @summary Company profile
 */
export const getCompanyProfile = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetCompanyProfileAnswer>(
      {operation: 'getCompanyProfile', url: `/open/news/information/we/about`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCompanyProfileQueryKey = () => {
    return [
    `/open/news/information/we/about`
    ] as const;
    }


export const getGetCompanyProfileQueryOptions = <TData = Awaited<ReturnType<typeof getCompanyProfile>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyProfile>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCompanyProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCompanyProfile>>> = ({ signal }) => getCompanyProfile(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCompanyProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCompanyProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getCompanyProfile>>>
export type GetCompanyProfileQueryError = unknown


export function useGetCompanyProfile<TData = Awaited<ReturnType<typeof getCompanyProfile>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyProfile>>,
          TError,
          Awaited<ReturnType<typeof getCompanyProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompanyProfile<TData = Awaited<ReturnType<typeof getCompanyProfile>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCompanyProfile>>,
          TError,
          Awaited<ReturnType<typeof getCompanyProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCompanyProfile<TData = Awaited<ReturnType<typeof getCompanyProfile>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyProfile>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Company profile
 */

export function useGetCompanyProfile<TData = Awaited<ReturnType<typeof getCompanyProfile>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCompanyProfile>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCompanyProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCompanyProfile} query
 */
export const invalidateGetCompanyProfile = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCompanyProfileQueryKey() }, options);

  return queryClient;
}




