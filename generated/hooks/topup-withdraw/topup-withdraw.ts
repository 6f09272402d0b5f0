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
  ApplyWithdrawalForm,
  DoneAnswer,
  StartTopUpAnswer,
  StartTopUpForm
} from '../model';

import { call } from '#web/api/mutator.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * Answers the payment form of the chosen method. The balance rises when the payment service confirms the payment, not with this
 * call. For Alipay the page states a daily spend of 50 thousand yuan; only the limit per operation is enforced.
 * @summary Start a top-up
 */
export const startTopUp = (
    startTopUpForm: StartTopUpForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {

      return call<StartTopUpAnswer>(
      {operation: 'startTopUp', url: `/api/account/charge/init/pay`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: startTopUpForm, ...(signal ? { signal }: {})
    },
      options);
    }

export const getStartTopUpMutationKey = () => ['startTopUp'] as const;

export const getStartTopUpMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTopUp>>, TError,StartTopUpMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof startTopUp>>, TError,StartTopUpMutationVariables, TContext> => {

const mutationKey = getStartTopUpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTopUp>>, StartTopUpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startTopUp(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type StartTopUpMutationResult = NonNullable<Awaited<ReturnType<typeof startTopUp>>>
    export type StartTopUpMutationBody = StartTopUpForm
    export type StartTopUpMutationError = unknown
    export type StartTopUpMutationVariables = {data: StartTopUpForm}

    /**
 * @summary Start a top-up
 */
export const useStartTopUp = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTopUp>>, TError,StartTopUpMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTopUp>>,
        TError,
        StartTopUpMutationVariables,
        TContext
      > => {
      return useMutation(getStartTopUpMutationOptions(options), queryClient);
    }
    /**
 * Books the amount off the balance at once and opens a withdrawal with state pending. A rejected withdrawal is booked back as withdrawal refund.
 * @summary Ask for a withdrawal
 */
export const applyWithdrawal = (
    applyWithdrawalForm: ApplyWithdrawalForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {

      return call<DoneAnswer>(
      {operation: 'applyWithdrawal', url: `/api/cash/apply`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: applyWithdrawalForm, ...(signal ? { signal }: {})
    },
      options);
    }

export const getApplyWithdrawalMutationKey = () => ['applyWithdrawal'] as const;

export const getApplyWithdrawalMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyWithdrawal>>, TError,ApplyWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof applyWithdrawal>>, TError,ApplyWithdrawalMutationVariables, TContext> => {

const mutationKey = getApplyWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyWithdrawal>>, ApplyWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyWithdrawal(data,requestOptions)
        }

  return  { mutationFn, ...mutationOptions }}

    export type ApplyWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof applyWithdrawal>>>
    export type ApplyWithdrawalMutationBody = ApplyWithdrawalForm
    export type ApplyWithdrawalMutationError = unknown
    export type ApplyWithdrawalMutationVariables = {data: ApplyWithdrawalForm}

    /**
 * @summary Ask for a withdrawal
 */
export const useApplyWithdrawal = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyWithdrawal>>, TError,ApplyWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyWithdrawal>>,
        TError,
        ApplyWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getApplyWithdrawalMutationOptions(options), queryClient);
    }
