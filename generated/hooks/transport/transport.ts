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
  GetFileLinkParams,
  SignedLinkAnswer,
  UploadFileAnswer,
  UploadFileForm
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
 * Keeps one file and returns its path, which other calls then carry (contract, head picture, attachment). The call is under the public prefix
 * and needs a token all the same. Calls that take a path may take fewer types and smaller files. The file is not part of the signature
 * and comes after the text fields: signature, token and the number of files of the member are checked before it is read.
 * @summary Upload a file
 */
export const uploadFile = (
    uploadFileForm: UploadFileForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<UploadFileAnswer>(
      {operation: 'uploadFile', url: `/open/upload/file`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: uploadFileForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUploadFileMutationKey = () => ['uploadFile'] as const;

export const getUploadFileMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext> => {

const mutationKey = getUploadFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadFile>>, UploadFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadFile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadFileMutationResult = NonNullable<Awaited<ReturnType<typeof uploadFile>>>
    export type UploadFileMutationBody = UploadFileForm
    export type UploadFileMutationError = unknown
    export type UploadFileMutationVariables = {data: UploadFileForm}

    /**
 * @summary Upload a file
 */
export const useUploadFile = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadFile>>, TError,UploadFileMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadFile>>,
        TError,
        UploadFileMutationVariables,
        TContext
      > => {
      return useMutation(getUploadFileMutationOptions(options), queryClient);
    }
    /**
 * A file of a member opens for nobody else. The response is a link with a signature, which works for five minutes, while the session lasts, and without a token. The
 * file comes as a download under its original name.
 * @summary Get a link that opens a file of the member
 */
export const getFileLink = (
    params: GetFileLinkParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<SignedLinkAnswer>(
      {operation: 'getFileLink', url: `/api/file/link`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetFileLinkQueryKey = (params?: GetFileLinkParams,) => {
    return [
    `/api/file/link`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetFileLinkQueryOptions = <TData = Awaited<ReturnType<typeof getFileLink>>, TError = unknown>(params: GetFileLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFileLink>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFileLinkQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFileLink>>> = ({ signal }) => getFileLink(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFileLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFileLinkQueryResult = NonNullable<Awaited<ReturnType<typeof getFileLink>>>
export type GetFileLinkQueryError = unknown


export function useGetFileLink<TData = Awaited<ReturnType<typeof getFileLink>>, TError = unknown>(
 params: GetFileLinkParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFileLink>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFileLink>>,
          TError,
          Awaited<ReturnType<typeof getFileLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFileLink<TData = Awaited<ReturnType<typeof getFileLink>>, TError = unknown>(
 params: GetFileLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFileLink>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFileLink>>,
          TError,
          Awaited<ReturnType<typeof getFileLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFileLink<TData = Awaited<ReturnType<typeof getFileLink>>, TError = unknown>(
 params: GetFileLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFileLink>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a link that opens a file of the member
 */

export function useGetFileLink<TData = Awaited<ReturnType<typeof getFileLink>>, TError = unknown>(
 params: GetFileLinkParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFileLink>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFileLinkQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetFileLink} query
 */
export const invalidateGetFileLink = async (
 queryClient: QueryClient, params: GetFileLinkParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFileLinkQueryKey(params) }, options);

  return queryClient;
}




