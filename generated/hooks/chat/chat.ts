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
  DoneAnswer,
  ListChatMessagesAnswer,
  ListChatMessagesParams,
  SendChatMessageForm
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
 * History (`his`) comes newest first, in pages; the window then asks again and again for what is newer than the newest message
 * that it knows (`newst`), oldest first. The window shows errors of its own for the history; polling stays silent.
 * @summary Messages of a chat
 */
export const listChatMessages = (
    params: ListChatMessagesParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListChatMessagesAnswer>(
      {operation: 'listChatMessages', url: `/api/order/message/item/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListChatMessagesQueryKey = (params?: ListChatMessagesParams,) => {
    return [
    `/api/order/message/item/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListChatMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listChatMessages>>, TError = unknown>(params: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChatMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChatMessages>>> = ({ signal }) => listChatMessages(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChatMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listChatMessages>>>
export type ListChatMessagesQueryError = unknown


export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = unknown>(
 params: ListChatMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChatMessages>>,
          TError,
          Awaited<ReturnType<typeof listChatMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = unknown>(
 params: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChatMessages>>,
          TError,
          Awaited<ReturnType<typeof listChatMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = unknown>(
 params: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Messages of a chat
 */

export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = unknown>(
 params: ListChatMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChatMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListChatMessages} query
 */
export const invalidateListChatMessages = async (
 queryClient: QueryClient, params: ListChatMessagesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListChatMessagesQueryKey(params) }, options);

  return queryClient;
}




/**
 * Sends a message to the customer service. When it is refused, the page shows its own message and puts the text back into the box.
 * @summary Send a chat message
 */
export const sendChatMessage = (
    sendChatMessageForm: SendChatMessageForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'sendChatMessage', url: `/api/order/message/web/send`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sendChatMessageForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendChatMessageMutationKey = () => ['sendChatMessage'] as const;

export const getSendChatMessageMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendChatMessage>>, TError,SendChatMessageMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof sendChatMessage>>, TError,SendChatMessageMutationVariables, TContext> => {

const mutationKey = getSendChatMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendChatMessage>>, SendChatMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendChatMessage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendChatMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendChatMessage>>>
    export type SendChatMessageMutationBody = SendChatMessageForm
    export type SendChatMessageMutationError = unknown
    export type SendChatMessageMutationVariables = {data: SendChatMessageForm}

    /**
 * @summary Send a chat message
 */
export const useSendChatMessage = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendChatMessage>>, TError,SendChatMessageMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendChatMessage>>,
        TError,
        SendChatMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendChatMessageMutationOptions(options), queryClient);
    }
