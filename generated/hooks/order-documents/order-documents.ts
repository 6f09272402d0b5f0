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
  GetOrderDocumentParams,
  ListIssuedDocumentsAnswer,
  ListIssuedDocumentsParams,
  SignedLinkAnswer
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
 * The link downloads the document as a PDF in the language of the request. It works for five minutes. A document is issued once and
 * kept: as long as nothing that it shows has changed, the same file is downloaded, and after a change a new version is issued. All
 * versions are in `listIssuedDocuments`.
 * A confirmation exists for every order, of a customised one as soon as its amounts are set; a proforma invoice while a payment is due;
 * a contract as soon as the shop offers one, and until the order is closed; an invoice when the shop has issued it, and a credit note
 * when money that it covers was given back. A document that does not exist for the order in its state is refused with 4009.
 * @summary Get a link to a document about an order
 */
export const getOrderDocument = (
    params: GetOrderDocumentParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<SignedLinkAnswer>(
      {operation: 'getOrderDocument', url: `/api/order/document`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetOrderDocumentQueryKey = (params?: GetOrderDocumentParams,) => {
    return [
    `/api/order/document`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetOrderDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getOrderDocument>>, TError = unknown>(params: GetOrderDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDocument>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderDocumentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderDocument>>> = ({ signal }) => getOrderDocument(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderDocument>>>
export type GetOrderDocumentQueryError = unknown


export function useGetOrderDocument<TData = Awaited<ReturnType<typeof getOrderDocument>>, TError = unknown>(
 params: GetOrderDocumentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderDocument>>,
          TError,
          Awaited<ReturnType<typeof getOrderDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderDocument<TData = Awaited<ReturnType<typeof getOrderDocument>>, TError = unknown>(
 params: GetOrderDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderDocument>>,
          TError,
          Awaited<ReturnType<typeof getOrderDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderDocument<TData = Awaited<ReturnType<typeof getOrderDocument>>, TError = unknown>(
 params: GetOrderDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDocument>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a link to a document about an order
 */

export function useGetOrderDocument<TData = Awaited<ReturnType<typeof getOrderDocument>>, TError = unknown>(
 params: GetOrderDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDocument>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderDocumentQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetOrderDocument} query
 */
export const invalidateGetOrderDocument = async (
 queryClient: QueryClient, params: GetOrderDocumentParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderDocumentQueryKey(params) }, options);

  return queryClient;
}




/**
 * Every version of every document of an order that was issued, newest first, in either language. `getFileLink` opens the file, also
 * when a document of this kind no longer exists in the state of the order.
 * @summary List the issued documents of an order
 */
export const listIssuedDocuments = (
    params: ListIssuedDocumentsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListIssuedDocumentsAnswer>(
      {operation: 'listIssuedDocuments', url: `/api/order/document/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListIssuedDocumentsQueryKey = (params?: ListIssuedDocumentsParams,) => {
    return [
    `/api/order/document/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListIssuedDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = unknown>(params: ListIssuedDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIssuedDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIssuedDocuments>>> = ({ signal }) => listIssuedDocuments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIssuedDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listIssuedDocuments>>>
export type ListIssuedDocumentsQueryError = unknown


export function useListIssuedDocuments<TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = unknown>(
 params: ListIssuedDocumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIssuedDocuments>>,
          TError,
          Awaited<ReturnType<typeof listIssuedDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIssuedDocuments<TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = unknown>(
 params: ListIssuedDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIssuedDocuments>>,
          TError,
          Awaited<ReturnType<typeof listIssuedDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIssuedDocuments<TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = unknown>(
 params: ListIssuedDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the issued documents of an order
 */

export function useListIssuedDocuments<TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = unknown>(
 params: ListIssuedDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIssuedDocumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListIssuedDocuments} query
 */
export const invalidateListIssuedDocuments = async (
 queryClient: QueryClient, params: ListIssuedDocumentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListIssuedDocumentsQueryKey(params) }, options);

  return queryClient;
}




