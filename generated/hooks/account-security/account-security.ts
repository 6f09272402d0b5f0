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
  ConfirmSecondFactorForm,
  DoneAnswer,
  GetSecondFactorAnswer,
  ListSessionsAnswer,
  ListSessionsParams,
  LogoutSessionForm,
  PlainForm,
  RecoveryCodesAnswer,
  SecondFactorProofForm,
  StartSecondFactorAnswer,
  StartSecondFactorForm
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
 * The sessions of the member that have not ended, the last used first. `current` is the one of the token.
 * @summary Signed-in devices
 */
export const listSessions = (
    params?: ListSessionsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListSessionsAnswer>(
      {operation: 'listSessions', url: `/api/user/session/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSessionsQueryKey = (params?: ListSessionsParams,) => {
    return [
    `/api/user/session/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = unknown>(params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = unknown


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = unknown>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = unknown>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = unknown>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Signed-in devices
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = unknown>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListSessions} query
 */
export const invalidateListSessions = async (
 queryClient: QueryClient, params?: ListSessionsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Ends one session of the member. Its token is refused with code 5000 from then on.
 * @summary Sign a device out
 */
export const logoutSession = (
    logoutSessionForm: LogoutSessionForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'logoutSession', url: `/api/user/session/end`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: logoutSessionForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLogoutSessionMutationKey = () => ['logoutSession'] as const;

export const getLogoutSessionMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutSession>>, TError,LogoutSessionMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof logoutSession>>, TError,LogoutSessionMutationVariables, TContext> => {

const mutationKey = getLogoutSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutSession>>, LogoutSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logoutSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutSessionMutationResult = NonNullable<Awaited<ReturnType<typeof logoutSession>>>
    export type LogoutSessionMutationBody = LogoutSessionForm
    export type LogoutSessionMutationError = unknown
    export type LogoutSessionMutationVariables = {data: LogoutSessionForm}

    /**
 * @summary Sign a device out
 */
export const useLogoutSession = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutSession>>, TError,LogoutSessionMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logoutSession>>,
        TError,
        LogoutSessionMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutSessionMutationOptions(options), queryClient);
    }
    /**
 * Ends every session of the member but the one of the token.
 * @summary Sign all other devices out
 */
export const logoutOtherSessions = (
    plainForm: PlainForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'logoutOtherSessions', url: `/api/user/session/end/others`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: plainForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLogoutOtherSessionsMutationKey = () => ['logoutOtherSessions'] as const;

export const getLogoutOtherSessionsMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutOtherSessions>>, TError,LogoutOtherSessionsMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof logoutOtherSessions>>, TError,LogoutOtherSessionsMutationVariables, TContext> => {

const mutationKey = getLogoutOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutOtherSessions>>, LogoutOtherSessionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logoutOtherSessions(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof logoutOtherSessions>>>
    export type LogoutOtherSessionsMutationBody = PlainForm
    export type LogoutOtherSessionsMutationError = unknown
    export type LogoutOtherSessionsMutationVariables = {data: PlainForm}

    /**
 * @summary Sign all other devices out
 */
export const useLogoutOtherSessions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutOtherSessions>>, TError,LogoutOtherSessionsMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logoutOtherSessions>>,
        TError,
        LogoutOtherSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutOtherSessionsMutationOptions(options), queryClient);
    }
    /**
 * Whether sign-in and withdrawals ask for a code of an authenticator app, and how many recovery codes are left.
 * @summary State of the second factor
 */
export const getSecondFactor = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetSecondFactorAnswer>(
      {operation: 'getSecondFactor', url: `/api/user/secondFactor`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetSecondFactorQueryKey = () => {
    return [
    `/api/user/secondFactor`
    ] as const;
    }


export const getGetSecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondFactor>>> = ({ signal }) => getSecondFactor(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondFactor>>>
export type GetSecondFactorQueryError = unknown


export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary State of the second factor
 */

export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondFactorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetSecondFactor} query
 */
export const invalidateGetSecondFactor = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSecondFactorQueryKey() }, options);

  return queryClient;
}




/**
 * Returns a new secret for the authenticator app. It takes effect with the first code (`confirmSecondFactor`), within 15 minutes. Offered while no second factor is on.
 * @summary Begin to set up the second factor
 */
export const startSecondFactor = (
    startSecondFactorForm: StartSecondFactorForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<StartSecondFactorAnswer>(
      {operation: 'startSecondFactor', url: `/api/user/secondFactor/prepare`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: startSecondFactorForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getStartSecondFactorMutationKey = () => ['startSecondFactor'] as const;

export const getStartSecondFactorMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext> => {

const mutationKey = getStartSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startSecondFactor>>, StartSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof startSecondFactor>>>
    export type StartSecondFactorMutationBody = StartSecondFactorForm
    export type StartSecondFactorMutationError = unknown
    export type StartSecondFactorMutationVariables = {data: StartSecondFactorForm}

    /**
 * @summary Begin to set up the second factor
 */
export const useStartSecondFactor = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startSecondFactor>>,
        TError,
        StartSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getStartSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Confirms the secret with a code of the app and returns recovery codes, which no later call shows. Each of them replaces one code of the app.
 * @summary Switch the second factor on
 */
export const confirmSecondFactor = (
    confirmSecondFactorForm: ConfirmSecondFactorForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<RecoveryCodesAnswer>(
      {operation: 'confirmSecondFactor', url: `/api/user/secondFactor/enable`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: confirmSecondFactorForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getConfirmSecondFactorMutationKey = () => ['confirmSecondFactor'] as const;

export const getConfirmSecondFactorMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext> => {

const mutationKey = getConfirmSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSecondFactor>>, ConfirmSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSecondFactor>>>
    export type ConfirmSecondFactorMutationBody = ConfirmSecondFactorForm
    export type ConfirmSecondFactorMutationError = unknown
    export type ConfirmSecondFactorMutationVariables = {data: ConfirmSecondFactorForm}

    /**
 * @summary Switch the second factor on
 */
export const useConfirmSecondFactor = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSecondFactor>>,
        TError,
        ConfirmSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Needs the password and a code of the app or a recovery code. Its recovery codes are gone as well.
 * @summary Switch the second factor off
 */
export const deleteSecondFactor = (
    secondFactorProofForm: SecondFactorProofForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'deleteSecondFactor', url: `/api/user/secondFactor/disable`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: secondFactorProofForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteSecondFactorMutationKey = () => ['deleteSecondFactor'] as const;

export const getDeleteSecondFactorMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSecondFactor>>, TError,DeleteSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSecondFactor>>, TError,DeleteSecondFactorMutationVariables, TContext> => {

const mutationKey = getDeleteSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSecondFactor>>, DeleteSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteSecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSecondFactor>>>
    export type DeleteSecondFactorMutationBody = SecondFactorProofForm
    export type DeleteSecondFactorMutationError = unknown
    export type DeleteSecondFactorMutationVariables = {data: SecondFactorProofForm}

    /**
 * @summary Switch the second factor off
 */
export const useDeleteSecondFactor = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSecondFactor>>, TError,DeleteSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSecondFactor>>,
        TError,
        DeleteSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSecondFactorMutationOptions(options), queryClient);
    }
    /**
 * Replaces all recovery codes. Needs the password and a code of the app or one of the old recovery codes.
 * @summary New recovery codes
 */
export const resetRecoveryCodes = (
    secondFactorProofForm: SecondFactorProofForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<RecoveryCodesAnswer>(
      {operation: 'resetRecoveryCodes', url: `/api/user/secondFactor/recovery`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: secondFactorProofForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getResetRecoveryCodesMutationKey = () => ['resetRecoveryCodes'] as const;

export const getResetRecoveryCodesMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetRecoveryCodes>>, TError,ResetRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof resetRecoveryCodes>>, TError,ResetRecoveryCodesMutationVariables, TContext> => {

const mutationKey = getResetRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetRecoveryCodes>>, ResetRecoveryCodesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetRecoveryCodes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof resetRecoveryCodes>>>
    export type ResetRecoveryCodesMutationBody = SecondFactorProofForm
    export type ResetRecoveryCodesMutationError = unknown
    export type ResetRecoveryCodesMutationVariables = {data: SecondFactorProofForm}

    /**
 * @summary New recovery codes
 */
export const useResetRecoveryCodes = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetRecoveryCodes>>, TError,ResetRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetRecoveryCodes>>,
        TError,
        ResetRecoveryCodesMutationVariables,
        TContext
      > => {
      return useMutation(getResetRecoveryCodesMutationOptions(options), queryClient);
    }
