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
  CountAnswer,
  DoneAnswer,
  ListNoticesAnswer,
  ListNoticesParams,
  ListOrderChatsAnswer,
  ListOrderChatsParams,
  MarkNoticeForm,
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
 * One entry per order that has a chat, the latest message first. Opening an entry opens the chat window of that order.
 * @summary Chats about orders
 */
export const listOrderChats = (
    params?: ListOrderChatsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListOrderChatsAnswer>(
      {operation: 'listOrderChats', url: `/api/order/message/chat/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListOrderChatsQueryKey = (params?: ListOrderChatsParams,) => {
    return [
    `/api/order/message/chat/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOrderChatsQueryOptions = <TData = Awaited<ReturnType<typeof listOrderChats>>, TError = unknown>(params?: ListOrderChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderChats>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderChatsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderChats>>> = ({ signal }) => listOrderChats(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrderChats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderChatsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderChats>>>
export type ListOrderChatsQueryError = unknown


export function useListOrderChats<TData = Awaited<ReturnType<typeof listOrderChats>>, TError = unknown>(
 params: undefined |  ListOrderChatsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderChats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderChats>>,
          TError,
          Awaited<ReturnType<typeof listOrderChats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderChats<TData = Awaited<ReturnType<typeof listOrderChats>>, TError = unknown>(
 params?: ListOrderChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderChats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderChats>>,
          TError,
          Awaited<ReturnType<typeof listOrderChats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderChats<TData = Awaited<ReturnType<typeof listOrderChats>>, TError = unknown>(
 params?: ListOrderChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderChats>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Chats about orders
 */

export function useListOrderChats<TData = Awaited<ReturnType<typeof listOrderChats>>, TError = unknown>(
 params?: ListOrderChatsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderChats>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderChatsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListOrderChats} query
 */
export const invalidateListOrderChats = async (
 queryClient: QueryClient, params?: ListOrderChatsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrderChatsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Marks every notice of the member as read that needs no confirmation. Returns how many messages are still unread, as the frame shows it.
 * @summary Mark all notices as read
 */
export const markAllNotices = (
    plainForm: PlainForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<CountAnswer>(
      {operation: 'markAllNotices', url: `/api/message/other/all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: plainForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMarkAllNoticesMutationKey = () => ['markAllNotices'] as const;

export const getMarkAllNoticesMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAllNotices>>, TError,MarkAllNoticesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof markAllNotices>>, TError,MarkAllNoticesMutationVariables, TContext> => {

const mutationKey = getMarkAllNoticesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markAllNotices>>, MarkAllNoticesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markAllNotices(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkAllNoticesMutationResult = NonNullable<Awaited<ReturnType<typeof markAllNotices>>>
    export type MarkAllNoticesMutationBody = PlainForm
    export type MarkAllNoticesMutationError = unknown
    export type MarkAllNoticesMutationVariables = {data: PlainForm}

    /**
 * @summary Mark all notices as read
 */
export const useMarkAllNotices = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAllNotices>>, TError,MarkAllNoticesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markAllNotices>>,
        TError,
        MarkAllNoticesMutationVariables,
        TContext
      > => {
      return useMutation(getMarkAllNoticesMutationOptions(options), queryClient);
    }
    /**
 * The notices of the member, newest first. POST on the same path marks one of them.
 * @summary System notices
 */
export const listNotices = (
    params?: ListNoticesParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListNoticesAnswer>(
      {operation: 'listNotices', url: `/api/message/other/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListNoticesQueryKey = (params?: ListNoticesParams,) => {
    return [
    `/api/message/other/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listNotices>>, TError = unknown>(params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNoticesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotices>>> = ({ signal }) => listNotices(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listNotices>>>
export type ListNoticesQueryError = unknown


export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = unknown>(
 params: undefined |  ListNoticesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = unknown>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotices>>,
          TError,
          Awaited<ReturnType<typeof listNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = unknown>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary System notices
 */

export function useListNotices<TData = Awaited<ReturnType<typeof listNotices>>, TError = unknown>(
 params?: ListNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotices>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNoticesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListNotices} query
 */
export const invalidateListNotices = async (
 queryClient: QueryClient, params?: ListNoticesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListNoticesQueryKey(params) }, options);

  return queryClient;
}




/**
 * A confirmation (type 2) is confirmed once and is not offered again. The others may be marked again; nothing changes then.
 * @summary Confirm a notice or mark it read
 */
export const markNotice = (
    markNoticeForm: MarkNoticeForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'markNotice', url: `/api/message/other/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: markNoticeForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getMarkNoticeMutationKey = () => ['markNotice'] as const;

export const getMarkNoticeMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotice>>, TError,MarkNoticeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof markNotice>>, TError,MarkNoticeMutationVariables, TContext> => {

const mutationKey = getMarkNoticeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNotice>>, MarkNoticeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  markNotice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof markNotice>>>
    export type MarkNoticeMutationBody = MarkNoticeForm
    export type MarkNoticeMutationError = unknown
    export type MarkNoticeMutationVariables = {data: MarkNoticeForm}

    /**
 * @summary Confirm a notice or mark it read
 */
export const useMarkNotice = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotice>>, TError,MarkNoticeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNotice>>,
        TError,
        MarkNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getMarkNoticeMutationOptions(options), queryClient);
    }
