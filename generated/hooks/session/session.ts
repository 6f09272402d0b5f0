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
  GetVerifyCodeAnswer,
  GetVerifyCodeParams,
  LoginMemberAnswer,
  LoginMemberForm,
  PlainForm,
  RegisterMemberForm,
  ResetPasswordForm,
  SendRegistrationCodeParams,
  SendResetCodeParams
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
 * A new picture for the login form, once when the form opens and again at every click on the picture. Its code works once and for
 * 5 minutes. Anyone who cannot see a picture asks for the code as a sound: digits that are read aloud in the language of the request.
 * @summary Picture with a verification code, or the code read aloud
 */
export const getVerifyCode = (
    params?: GetVerifyCodeParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetVerifyCodeAnswer>(
      {operation: 'getVerifyCode', url: `/open/user/getVerifyCode`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetVerifyCodeQueryKey = (params?: GetVerifyCodeParams,) => {
    return [
    `/open/user/getVerifyCode`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetVerifyCodeQueryOptions = <TData = Awaited<ReturnType<typeof getVerifyCode>>, TError = unknown>(params?: GetVerifyCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerifyCode>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVerifyCodeQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVerifyCode>>> = ({ signal }) => getVerifyCode(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVerifyCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVerifyCodeQueryResult = NonNullable<Awaited<ReturnType<typeof getVerifyCode>>>
export type GetVerifyCodeQueryError = unknown


export function useGetVerifyCode<TData = Awaited<ReturnType<typeof getVerifyCode>>, TError = unknown>(
 params: undefined |  GetVerifyCodeParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerifyCode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVerifyCode>>,
          TError,
          Awaited<ReturnType<typeof getVerifyCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVerifyCode<TData = Awaited<ReturnType<typeof getVerifyCode>>, TError = unknown>(
 params?: GetVerifyCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerifyCode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVerifyCode>>,
          TError,
          Awaited<ReturnType<typeof getVerifyCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVerifyCode<TData = Awaited<ReturnType<typeof getVerifyCode>>, TError = unknown>(
 params?: GetVerifyCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerifyCode>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Picture with a verification code, or the code read aloud
 */

export function useGetVerifyCode<TData = Awaited<ReturnType<typeof getVerifyCode>>, TError = unknown>(
 params?: GetVerifyCodeParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVerifyCode>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVerifyCodeQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetVerifyCode} query
 */
export const invalidateGetVerifyCode = async (
 queryClient: QueryClient, params?: GetVerifyCodeParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVerifyCodeQueryKey(params) }, options);

  return queryClient;
}




/**
 * Returns a token and the member. The web app keeps both in session storage. The picture code is used up by every try.
 * After 5 wrong passwords the e-mail waits for 15 minutes (code 4021).
 *
 * A member with a second factor gets code 4030 while `secondFactor` is missing, once the password is right, and 4031 when it is wrong.
 * The code of the picture then works again, for as long as it would have worked. After 5 wrong codes of the app only a recovery code is taken for a while (code 4032); the password is not locked.
 * @summary Sign in
 */
export const loginMember = (
    loginMemberForm: LoginMemberForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<LoginMemberAnswer>(
      {operation: 'loginMember', url: `/open/user/login`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: loginMemberForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginMemberMutationKey = () => ['loginMember'] as const;

export const getLoginMemberMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginMember>>, TError,LoginMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof loginMember>>, TError,LoginMemberMutationVariables, TContext> => {

const mutationKey = getLoginMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginMember>>, LoginMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMemberMutationResult = NonNullable<Awaited<ReturnType<typeof loginMember>>>
    export type LoginMemberMutationBody = LoginMemberForm
    export type LoginMemberMutationError = unknown
    export type LoginMemberMutationVariables = {data: LoginMemberForm}

    /**
 * @summary Sign in
 */
export const useLoginMember = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginMember>>, TError,LoginMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginMember>>,
        TError,
        LoginMemberMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMemberMutationOptions(options), queryClient);
    }
    /**
 * Ends the session of the token. The web app clears session storage, reloads the page and shows 'logout success'.
 * @summary Sign out
 */
export const logoutMember = (
    plainForm: PlainForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'logoutMember', url: `/api/user/loginOut`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: plainForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLogoutMemberMutationKey = () => ['logoutMember'] as const;

export const getLogoutMemberMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutMember>>, TError,LogoutMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof logoutMember>>, TError,LogoutMemberMutationVariables, TContext> => {

const mutationKey = getLogoutMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logoutMember>>, LogoutMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logoutMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMemberMutationResult = NonNullable<Awaited<ReturnType<typeof logoutMember>>>
    export type LogoutMemberMutationBody = PlainForm
    export type LogoutMemberMutationError = unknown
    export type LogoutMemberMutationVariables = {data: PlainForm}

    /**
 * @summary Sign out
 */
export const useLogoutMember = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logoutMember>>, TError,LogoutMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logoutMember>>,
        TError,
        LogoutMemberMutationVariables,
        TContext
      > => {
      return useMutation(getLogoutMemberMutationOptions(options), queryClient);
    }
    /**
 * Sends 6 digits to the e-mail, good for 10 minutes and 5 tries. The response is the same for an e-mail that is registered already;
 * its owner gets a mail that says so. The link counts down 60 seconds after code 0.
 * @summary Send the registration code
 */
export const sendRegistrationCode = (
    params: SendRegistrationCodeParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'sendRegistrationCode', url: `/open/user/userRegisterMail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendRegistrationCodeMutationKey = () => ['sendRegistrationCode'] as const;

export const getSendRegistrationCodeMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRegistrationCode>>, TError,SendRegistrationCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof sendRegistrationCode>>, TError,SendRegistrationCodeMutationVariables, TContext> => {

const mutationKey = getSendRegistrationCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendRegistrationCode>>, SendRegistrationCodeMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  sendRegistrationCode(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendRegistrationCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendRegistrationCode>>>

    export type SendRegistrationCodeMutationError = unknown
    export type SendRegistrationCodeMutationVariables = {params: SendRegistrationCodeParams}

    /**
 * @summary Send the registration code
 */
export const useSendRegistrationCode = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRegistrationCode>>, TError,SendRegistrationCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendRegistrationCode>>,
        TError,
        SendRegistrationCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendRegistrationCodeMutationOptions(options), queryClient);
    }
    /**
 * Creates the account of a member. The form also has the agreement to the privacy terms, which must be ticked and is not sent.
 * The web app shows a success message and goes to `/login` one second later.
 * @summary Register
 */
export const registerMember = (
    registerMemberForm: RegisterMemberForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'registerMember', url: `/open/user/userRegister`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: registerMemberForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRegisterMemberMutationKey = () => ['registerMember'] as const;

export const getRegisterMemberMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerMember>>, TError,RegisterMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof registerMember>>, TError,RegisterMemberMutationVariables, TContext> => {

const mutationKey = getRegisterMemberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerMember>>, RegisterMemberMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerMember(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMemberMutationResult = NonNullable<Awaited<ReturnType<typeof registerMember>>>
    export type RegisterMemberMutationBody = RegisterMemberForm
    export type RegisterMemberMutationError = unknown
    export type RegisterMemberMutationVariables = {data: RegisterMemberForm}

    /**
 * @summary Register
 */
export const useRegisterMember = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerMember>>, TError,RegisterMemberMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerMember>>,
        TError,
        RegisterMemberMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMemberMutationOptions(options), queryClient);
    }
    /**
 * Sends 6 digits to the e-mail, good for 10 minutes and 5 tries. The response is the same for an e-mail that is not registered; no
 * mail is sent then. The link counts down 60 seconds after code 0.
 * @summary Send the reset code
 */
export const sendResetCode = (
    params: SendResetCodeParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'sendResetCode', url: `/open/user/forgetPwdSendMail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendResetCodeMutationKey = () => ['sendResetCode'] as const;

export const getSendResetCodeMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext> => {

const mutationKey = getSendResetCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendResetCode>>, SendResetCodeMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  sendResetCode(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendResetCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendResetCode>>>

    export type SendResetCodeMutationError = unknown
    export type SendResetCodeMutationVariables = {params: SendResetCodeParams}

    /**
 * @summary Send the reset code
 */
export const useSendResetCode = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendResetCode>>,
        TError,
        SendResetCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendResetCodeMutationOptions(options), queryClient);
    }
    /**
 * Sets the login password and ends all sessions of the member. The web app shows a success message and goes to `/login` one second later.
 * @summary Set a new password with a mailed code
 */
export const resetPassword = (
    resetPasswordForm: ResetPasswordForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'resetPassword', url: `/open/user/forgetPwd/save`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: resetPasswordForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordForm
    export type ResetPasswordMutationError = unknown
    export type ResetPasswordMutationVariables = {data: ResetPasswordForm}

    /**
 * @summary Set a new password with a mailed code
 */
export const useResetPassword = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
