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
  AddRemoteSupportForm,
  CancelRemoteSupportForm,
  DoneAnswer,
  EditRemoteSupportForm,
  ListCommunicationTypesAnswer,
  ListRemoteSupportsAnswer,
  ListRemoteSupportsParams,
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
 * The requests of the member, newest first.
 * @summary Requests for remote support
 */
export const listRemoteSupports = (
    params?: ListRemoteSupportsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListRemoteSupportsAnswer>(
      {operation: 'listRemoteSupports', url: `/api/remote/support/remoteSupportList`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListRemoteSupportsQueryKey = (params?: ListRemoteSupportsParams,) => {
    return [
    `/api/remote/support/remoteSupportList`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRemoteSupportsQueryOptions = <TData = Awaited<ReturnType<typeof listRemoteSupports>>, TError = unknown>(params?: ListRemoteSupportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRemoteSupports>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRemoteSupportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRemoteSupports>>> = ({ signal }) => listRemoteSupports(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRemoteSupports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRemoteSupportsQueryResult = NonNullable<Awaited<ReturnType<typeof listRemoteSupports>>>
export type ListRemoteSupportsQueryError = unknown


export function useListRemoteSupports<TData = Awaited<ReturnType<typeof listRemoteSupports>>, TError = unknown>(
 params: undefined |  ListRemoteSupportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRemoteSupports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRemoteSupports>>,
          TError,
          Awaited<ReturnType<typeof listRemoteSupports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRemoteSupports<TData = Awaited<ReturnType<typeof listRemoteSupports>>, TError = unknown>(
 params?: ListRemoteSupportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRemoteSupports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRemoteSupports>>,
          TError,
          Awaited<ReturnType<typeof listRemoteSupports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRemoteSupports<TData = Awaited<ReturnType<typeof listRemoteSupports>>, TError = unknown>(
 params?: ListRemoteSupportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRemoteSupports>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Requests for remote support
 */

export function useListRemoteSupports<TData = Awaited<ReturnType<typeof listRemoteSupports>>, TError = unknown>(
 params?: ListRemoteSupportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRemoteSupports>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRemoteSupportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListRemoteSupports} query
 */
export const invalidateListRemoteSupports = async (
 queryClient: QueryClient, params?: ListRemoteSupportsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListRemoteSupportsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Opens a request in state 0, pending.
 * @summary Ask for remote support
 */
export const addRemoteSupport = (
    addRemoteSupportForm: AddRemoteSupportForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'addRemoteSupport', url: `/api/remote/support/addRemoteSupport`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: addRemoteSupportForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddRemoteSupportMutationKey = () => ['addRemoteSupport'] as const;

export const getAddRemoteSupportMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addRemoteSupport>>, TError,AddRemoteSupportMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addRemoteSupport>>, TError,AddRemoteSupportMutationVariables, TContext> => {

const mutationKey = getAddRemoteSupportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addRemoteSupport>>, AddRemoteSupportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addRemoteSupport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddRemoteSupportMutationResult = NonNullable<Awaited<ReturnType<typeof addRemoteSupport>>>
    export type AddRemoteSupportMutationBody = AddRemoteSupportForm
    export type AddRemoteSupportMutationError = unknown
    export type AddRemoteSupportMutationVariables = {data: AddRemoteSupportForm}

    /**
 * @summary Ask for remote support
 */
export const useAddRemoteSupport = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addRemoteSupport>>, TError,AddRemoteSupportMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addRemoteSupport>>,
        TError,
        AddRemoteSupportMutationVariables,
        TContext
      > => {
      return useMutation(getAddRemoteSupportMutationOptions(options), queryClient);
    }
    /**
 * Offered while the request is pending (auditStatus below 1).
 * @summary Change a request for remote support
 */
export const editRemoteSupport = (
    editRemoteSupportForm: EditRemoteSupportForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'editRemoteSupport', url: `/api/remote/support/editRemoteSupport`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: editRemoteSupportForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEditRemoteSupportMutationKey = () => ['editRemoteSupport'] as const;

export const getEditRemoteSupportMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editRemoteSupport>>, TError,EditRemoteSupportMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof editRemoteSupport>>, TError,EditRemoteSupportMutationVariables, TContext> => {

const mutationKey = getEditRemoteSupportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editRemoteSupport>>, EditRemoteSupportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  editRemoteSupport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditRemoteSupportMutationResult = NonNullable<Awaited<ReturnType<typeof editRemoteSupport>>>
    export type EditRemoteSupportMutationBody = EditRemoteSupportForm
    export type EditRemoteSupportMutationError = unknown
    export type EditRemoteSupportMutationVariables = {data: EditRemoteSupportForm}

    /**
 * @summary Change a request for remote support
 */
export const useEditRemoteSupport = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editRemoteSupport>>, TError,EditRemoteSupportMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editRemoteSupport>>,
        TError,
        EditRemoteSupportMutationVariables,
        TContext
      > => {
      return useMutation(getEditRemoteSupportMutationOptions(options), queryClient);
    }
    /**
 * Offered while the request is pending or accepted.
 * @summary Cancel a request for remote support
 */
export const cancelRemoteSupport = (
    cancelRemoteSupportForm: CancelRemoteSupportForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'cancelRemoteSupport', url: `/api/remote/support/cancelRemoteSupport`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cancelRemoteSupportForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCancelRemoteSupportMutationKey = () => ['cancelRemoteSupport'] as const;

export const getCancelRemoteSupportMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelRemoteSupport>>, TError,CancelRemoteSupportMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelRemoteSupport>>, TError,CancelRemoteSupportMutationVariables, TContext> => {

const mutationKey = getCancelRemoteSupportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelRemoteSupport>>, CancelRemoteSupportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelRemoteSupport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelRemoteSupportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelRemoteSupport>>>
    export type CancelRemoteSupportMutationBody = CancelRemoteSupportForm
    export type CancelRemoteSupportMutationError = unknown
    export type CancelRemoteSupportMutationVariables = {data: CancelRemoteSupportForm}

    /**
 * @summary Cancel a request for remote support
 */
export const useCancelRemoteSupport = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelRemoteSupport>>, TError,CancelRemoteSupportMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelRemoteSupport>>,
        TError,
        CancelRemoteSupportMutationVariables,
        TContext
      > => {
      return useMutation(getCancelRemoteSupportMutationOptions(options), queryClient);
    }
    /**
 * The choices of `communication` in the request form. When it returns none, the page offers video, phone and other.
 * @summary Communication types
 */
export const listCommunicationTypes = (
    plainForm: PlainForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListCommunicationTypesAnswer>(
      {operation: 'listCommunicationTypes', url: `/api/remote/support/ctype/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: plainForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCommunicationTypesQueryKey = (plainForm?: PlainForm,) => {
    return [
    'POST', `/api/remote/support/ctype/list`, plainForm
    ] as const;
    }


export const getListCommunicationTypesQueryOptions = <TData = Awaited<ReturnType<typeof listCommunicationTypes>>, TError = unknown>(plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationTypes>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCommunicationTypesQueryKey(plainForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCommunicationTypes>>> = ({ signal }) => listCommunicationTypes(plainForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCommunicationTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCommunicationTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listCommunicationTypes>>>
export type ListCommunicationTypesQueryError = unknown


export function useListCommunicationTypes<TData = Awaited<ReturnType<typeof listCommunicationTypes>>, TError = unknown>(
 plainForm: PlainForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunicationTypes>>,
          TError,
          Awaited<ReturnType<typeof listCommunicationTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunicationTypes<TData = Awaited<ReturnType<typeof listCommunicationTypes>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCommunicationTypes>>,
          TError,
          Awaited<ReturnType<typeof listCommunicationTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCommunicationTypes<TData = Awaited<ReturnType<typeof listCommunicationTypes>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationTypes>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Communication types
 */

export function useListCommunicationTypes<TData = Awaited<ReturnType<typeof listCommunicationTypes>>, TError = unknown>(
 plainForm: PlainForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCommunicationTypes>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCommunicationTypesQueryOptions(plainForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListCommunicationTypes} query
 */
export const invalidateListCommunicationTypes = async (
 queryClient: QueryClient, plainForm: PlainForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCommunicationTypesQueryKey(plainForm) }, options);

  return queryClient;
}




