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
  AuthoriseDocumentDownloadAnswer,
  AuthoriseDocumentDownloadParams,
  CountDocumentDownloadParams,
  DoneAnswer,
  GetDocumentPreviewAnswer,
  GetDocumentPreviewParams,
  ListDocumentTypesAnswer,
  ListDocumentsAnswer,
  ListDocumentsParams
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
 * The technical documents, newest first. A field that is left out does not filter. With a keyword the documents that have its words in
 * their title come first; a word is looked for in titles, descriptions, part numbers and the whole text, in both languages, and `sentence`
 * is where it was found. The counts say how many documents each other choice would leave.
 * @summary List technical documents
 */
export const listDocuments = (
    params?: ListDocumentsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListDocumentsAnswer>(
      {operation: 'listDocuments', url: `/open/technology/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDocumentsQueryKey = (params?: ListDocumentsParams,) => {
    return [
    `/open/technology/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = unknown>(params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsQueryError = unknown


export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = unknown>(
 params: undefined |  ListDocumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = unknown>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = unknown>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List technical documents
 */

export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = unknown>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDocuments} query
 */
export const invalidateListDocuments = async (
 queryClient: QueryClient, params?: ListDocumentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDocumentsQueryKey(params) }, options);

  return queryClient;
}




/**
 * The categories of the filter on the documents page.
 * @summary List the categories of documents
 */
export const listDocumentTypes = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListDocumentTypesAnswer>(
      {operation: 'listDocumentTypes', url: `/open/technology/get/types`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDocumentTypesQueryKey = () => {
    return [
    `/open/technology/get/types`
    ] as const;
    }


export const getListDocumentTypesQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentTypes>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentTypes>>> = ({ signal }) => listDocumentTypes(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocumentTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentTypes>>>
export type ListDocumentTypesQueryError = unknown


export function useListDocumentTypes<TData = Awaited<ReturnType<typeof listDocumentTypes>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentTypes>>,
          TError,
          Awaited<ReturnType<typeof listDocumentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentTypes<TData = Awaited<ReturnType<typeof listDocumentTypes>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentTypes>>,
          TError,
          Awaited<ReturnType<typeof listDocumentTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentTypes<TData = Awaited<ReturnType<typeof listDocumentTypes>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories of documents
 */

export function useListDocumentTypes<TData = Awaited<ReturnType<typeof listDocumentTypes>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentTypes>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListDocumentTypes} query
 */
export const invalidateListDocumentTypes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDocumentTypesQueryKey() }, options);

  return queryClient;
}




/**
 * Where a picture of the first page is, and how large the file is. Counts one look at the document: of a person, once within
 * half an hour. A document for members is shown to those who may download it.
 * @summary Look at the first page of a document
 */
export const getDocumentPreview = (
    params: GetDocumentPreviewParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetDocumentPreviewAnswer>(
      {operation: 'getDocumentPreview', url: `/open/technology/preview`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetDocumentPreviewQueryKey = (params?: GetDocumentPreviewParams,) => {
    return [
    `/open/technology/preview`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDocumentPreviewQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentPreview>>, TError = unknown>(params: GetDocumentPreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentPreview>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentPreviewQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentPreview>>> = ({ signal }) => getDocumentPreview(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDocumentPreview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDocumentPreviewQueryResult = NonNullable<Awaited<ReturnType<typeof getDocumentPreview>>>
export type GetDocumentPreviewQueryError = unknown


export function useGetDocumentPreview<TData = Awaited<ReturnType<typeof getDocumentPreview>>, TError = unknown>(
 params: GetDocumentPreviewParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentPreview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocumentPreview>>,
          TError,
          Awaited<ReturnType<typeof getDocumentPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentPreview<TData = Awaited<ReturnType<typeof getDocumentPreview>>, TError = unknown>(
 params: GetDocumentPreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentPreview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocumentPreview>>,
          TError,
          Awaited<ReturnType<typeof getDocumentPreview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentPreview<TData = Awaited<ReturnType<typeof getDocumentPreview>>, TError = unknown>(
 params: GetDocumentPreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentPreview>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look at the first page of a document
 */

export function useGetDocumentPreview<TData = Awaited<ReturnType<typeof getDocumentPreview>>, TError = unknown>(
 params: GetDocumentPreviewParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentPreview>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentPreviewQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetDocumentPreview} query
 */
export const invalidateGetDocumentPreview = async (
 queryClient: QueryClient, params: GetDocumentPreviewParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDocumentPreviewQueryKey(params) }, options);

  return queryClient;
}




/**
 * Counts one download of a document with a direct link; of one person, once within half an hour. Visitors may; the token is sent when there is one.
 * @summary Record a download
 */
export const countDocumentDownload = (
    params: CountDocumentDownloadParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'countDocumentDownload', url: `/open/technology/record/download/count`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountDocumentDownloadQueryKey = (params?: CountDocumentDownloadParams,) => {
    return [
    `/open/technology/record/download/count`, ...(params ? [params] : [])
    ] as const;
    }


export const getCountDocumentDownloadQueryOptions = <TData = Awaited<ReturnType<typeof countDocumentDownload>>, TError = unknown>(params: CountDocumentDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDocumentDownload>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountDocumentDownloadQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countDocumentDownload>>> = ({ signal }) => countDocumentDownload(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countDocumentDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountDocumentDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof countDocumentDownload>>>
export type CountDocumentDownloadQueryError = unknown


export function useCountDocumentDownload<TData = Awaited<ReturnType<typeof countDocumentDownload>>, TError = unknown>(
 params: CountDocumentDownloadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDocumentDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countDocumentDownload>>,
          TError,
          Awaited<ReturnType<typeof countDocumentDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountDocumentDownload<TData = Awaited<ReturnType<typeof countDocumentDownload>>, TError = unknown>(
 params: CountDocumentDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDocumentDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countDocumentDownload>>,
          TError,
          Awaited<ReturnType<typeof countDocumentDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountDocumentDownload<TData = Awaited<ReturnType<typeof countDocumentDownload>>, TError = unknown>(
 params: CountDocumentDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDocumentDownload>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Record a download
 */

export function useCountDocumentDownload<TData = Awaited<ReturnType<typeof countDocumentDownload>>, TError = unknown>(
 params: CountDocumentDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDocumentDownload>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountDocumentDownloadQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCountDocumentDownload} query
 */
export const invalidateCountDocumentDownload = async (
 queryClient: QueryClient, params: CountDocumentDownloadParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCountDocumentDownloadQueryKey(params) }, options);

  return queryClient;
}




/**
 * Returns the path of the file when the grade of the member allows it, otherwise no download permission. Downloads of one member within half an hour are counted once.
 * @summary Ask for a members-only document
 */
export const authoriseDocumentDownload = (
    params: AuthoriseDocumentDownloadParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<AuthoriseDocumentDownloadAnswer>(
      {operation: 'authoriseDocumentDownload', url: `/api/technology/record/download/auth`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAuthoriseDocumentDownloadMutationKey = () => ['authoriseDocumentDownload'] as const;

export const getAuthoriseDocumentDownloadMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authoriseDocumentDownload>>, TError,AuthoriseDocumentDownloadMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof authoriseDocumentDownload>>, TError,AuthoriseDocumentDownloadMutationVariables, TContext> => {

const mutationKey = getAuthoriseDocumentDownloadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authoriseDocumentDownload>>, AuthoriseDocumentDownloadMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  authoriseDocumentDownload(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthoriseDocumentDownloadMutationResult = NonNullable<Awaited<ReturnType<typeof authoriseDocumentDownload>>>

    export type AuthoriseDocumentDownloadMutationError = unknown
    export type AuthoriseDocumentDownloadMutationVariables = {params: AuthoriseDocumentDownloadParams}

    /**
 * @summary Ask for a members-only document
 */
export const useAuthoriseDocumentDownload = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authoriseDocumentDownload>>, TError,AuthoriseDocumentDownloadMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authoriseDocumentDownload>>,
        TError,
        AuthoriseDocumentDownloadMutationVariables,
        TContext
      > => {
      return useMutation(getAuthoriseDocumentDownloadMutationOptions(options), queryClient);
    }
