// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  DoneAnswer,
  SetPayPasswordForm,
  UpdateLoginPasswordForm,
  UpdatePayPasswordForm
} from '../model';

import { call } from '#web/api/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Sends a code to the e-mail of the signed-in member. It serves setting and changing the payment password.
 * @summary Send a code for the payment password
 */
export const sendAccountCode = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'sendAccountCode', url: `/api/account/sendMail`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendAccountCodeMutationKey = () => ['sendAccountCode'] as const;

export const getSendAccountCodeMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAccountCode>>, TError,void, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof sendAccountCode>>, TError,void, TContext> => {

const mutationKey = getSendAccountCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendAccountCode>>, void> = () => {


          return  sendAccountCode(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendAccountCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendAccountCode>>>

    export type SendAccountCodeMutationError = unknown


    /**
 * @summary Send a code for the payment password
 */
export const useSendAccountCode = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAccountCode>>, TError,void, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendAccountCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendAccountCodeMutationOptions(options), queryClient);
    }
    /**
 * Sets the first payment password of the account, confirmed by the code from the e-mail. Offered while none is set.
 * @summary Set the payment password
 */
export const setPayPassword = (
    setPayPasswordForm: SetPayPasswordForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'setPayPassword', url: `/api/account/setPayPassword`, method: 'PUT',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: setPayPasswordForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSetPayPasswordMutationKey = () => ['setPayPassword'] as const;

export const getSetPayPasswordMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPayPassword>>, TError,SetPayPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof setPayPassword>>, TError,SetPayPasswordMutationVariables, TContext> => {

const mutationKey = getSetPayPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPayPassword>>, SetPayPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setPayPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPayPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setPayPassword>>>
    export type SetPayPasswordMutationBody = SetPayPasswordForm
    export type SetPayPasswordMutationError = unknown
    export type SetPayPasswordMutationVariables = {data: SetPayPasswordForm}

    /**
 * @summary Set the payment password
 */
export const useSetPayPassword = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPayPassword>>, TError,SetPayPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPayPassword>>,
        TError,
        SetPayPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetPayPasswordMutationOptions(options), queryClient);
    }
    /**
 * Changes the payment password, confirmed by the code from the e-mail and the old payment password. Offered when one is set. A
 * wrong old one counts like a wrong one at a payment.
 * @summary Change the payment password
 */
export const updatePayPassword = (
    updatePayPasswordForm: UpdatePayPasswordForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'updatePayPassword', url: `/api/account/updatePayPassword`, method: 'PUT',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: updatePayPasswordForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdatePayPasswordMutationKey = () => ['updatePayPassword'] as const;

export const getUpdatePayPasswordMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePayPassword>>, TError,UpdatePayPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePayPassword>>, TError,UpdatePayPasswordMutationVariables, TContext> => {

const mutationKey = getUpdatePayPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePayPassword>>, UpdatePayPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePayPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePayPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updatePayPassword>>>
    export type UpdatePayPasswordMutationBody = UpdatePayPasswordForm
    export type UpdatePayPasswordMutationError = unknown
    export type UpdatePayPasswordMutationVariables = {data: UpdatePayPasswordForm}

    /**
 * @summary Change the payment password
 */
export const useUpdatePayPassword = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePayPassword>>, TError,UpdatePayPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePayPassword>>,
        TError,
        UpdatePayPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePayPasswordMutationOptions(options), queryClient);
    }
    /**
 * Changes the login password. The session stays; the other sessions of the member end.
 * @summary Change the login password
 */
export const updateLoginPassword = (
    updateLoginPasswordForm: UpdateLoginPasswordForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'updateLoginPassword', url: `/api/user/updatePassword`, method: 'PUT',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: updateLoginPasswordForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateLoginPasswordMutationKey = () => ['updateLoginPassword'] as const;

export const getUpdateLoginPasswordMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLoginPassword>>, TError,UpdateLoginPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLoginPassword>>, TError,UpdateLoginPasswordMutationVariables, TContext> => {

const mutationKey = getUpdateLoginPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLoginPassword>>, UpdateLoginPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLoginPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLoginPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updateLoginPassword>>>
    export type UpdateLoginPasswordMutationBody = UpdateLoginPasswordForm
    export type UpdateLoginPasswordMutationError = unknown
    export type UpdateLoginPasswordMutationVariables = {data: UpdateLoginPasswordForm}

    /**
 * @summary Change the login password
 */
export const useUpdateLoginPassword = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLoginPassword>>, TError,UpdateLoginPasswordMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLoginPassword>>,
        TError,
        UpdateLoginPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLoginPasswordMutationOptions(options), queryClient);
    }
