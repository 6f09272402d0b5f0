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
  CountAnswer,
  ListFriendLinksAnswer
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
 * The number at the message link of the top bar: unread notices, and unread messages of the shop in chats. Called only when
 * there is a token.
 * @summary Number of unread messages
 */
export const countUnreadMessages = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<CountAnswer>(
      {operation: 'countUnreadMessages', url: `/api/message/unread/count`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountUnreadMessagesQueryKey = () => {
    return [
    `/api/message/unread/count`
    ] as const;
    }


export const getCountUnreadMessagesQueryOptions = <TData = Awaited<ReturnType<typeof countUnreadMessages>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountUnreadMessagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countUnreadMessages>>> = ({ signal }) => countUnreadMessages(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountUnreadMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof countUnreadMessages>>>
export type CountUnreadMessagesQueryError = unknown


export function useCountUnreadMessages<TData = Awaited<ReturnType<typeof countUnreadMessages>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countUnreadMessages>>,
          TError,
          Awaited<ReturnType<typeof countUnreadMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountUnreadMessages<TData = Awaited<ReturnType<typeof countUnreadMessages>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countUnreadMessages>>,
          TError,
          Awaited<ReturnType<typeof countUnreadMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountUnreadMessages<TData = Awaited<ReturnType<typeof countUnreadMessages>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of unread messages
 */

export function useCountUnreadMessages<TData = Awaited<ReturnType<typeof countUnreadMessages>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countUnreadMessages>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountUnreadMessagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCountUnreadMessages} query
 */
export const invalidateCountUnreadMessages = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCountUnreadMessagesQueryKey() }, options);

  return queryClient;
}




/**
 * The links to partners in the footer, in the order in which they are shown.
 * @summary Friend links
 */
export const listFriendLinks = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListFriendLinksAnswer>(
      {operation: 'listFriendLinks', url: `/open/friendLink/getFriendLinkAll`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListFriendLinksQueryKey = () => {
    return [
    `/open/friendLink/getFriendLinkAll`
    ] as const;
    }


export const getListFriendLinksQueryOptions = <TData = Awaited<ReturnType<typeof listFriendLinks>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendLinks>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFriendLinksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFriendLinks>>> = ({ signal }) => listFriendLinks(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFriendLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFriendLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listFriendLinks>>>
export type ListFriendLinksQueryError = unknown


export function useListFriendLinks<TData = Awaited<ReturnType<typeof listFriendLinks>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFriendLinks>>,
          TError,
          Awaited<ReturnType<typeof listFriendLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFriendLinks<TData = Awaited<ReturnType<typeof listFriendLinks>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFriendLinks>>,
          TError,
          Awaited<ReturnType<typeof listFriendLinks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFriendLinks<TData = Awaited<ReturnType<typeof listFriendLinks>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendLinks>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Friend links
 */

export function useListFriendLinks<TData = Awaited<ReturnType<typeof listFriendLinks>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFriendLinks>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFriendLinksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListFriendLinks} query
 */
export const invalidateListFriendLinks = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFriendLinksQueryKey() }, options);

  return queryClient;
}




