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
  ApplyCustomisedOrderAnswer,
  ApplyCustomisedOrderForm
} from '../model';

import { call } from '#web/api/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Opens a customised order in state 0, to be examined by the back office. The response has its number.
 * @summary Apply for a customised product
 */
export const applyCustomisedOrder = (
    applyCustomisedOrderForm: ApplyCustomisedOrderForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ApplyCustomisedOrderAnswer>(
      {operation: 'applyCustomisedOrder', url: `/api/customized/order/apply`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: applyCustomisedOrderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getApplyCustomisedOrderMutationKey = () => ['applyCustomisedOrder'] as const;

export const getApplyCustomisedOrderMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyCustomisedOrder>>, TError,ApplyCustomisedOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof applyCustomisedOrder>>, TError,ApplyCustomisedOrderMutationVariables, TContext> => {

const mutationKey = getApplyCustomisedOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyCustomisedOrder>>, ApplyCustomisedOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyCustomisedOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyCustomisedOrderMutationResult = NonNullable<Awaited<ReturnType<typeof applyCustomisedOrder>>>
    export type ApplyCustomisedOrderMutationBody = ApplyCustomisedOrderForm
    export type ApplyCustomisedOrderMutationError = unknown
    export type ApplyCustomisedOrderMutationVariables = {data: ApplyCustomisedOrderForm}

    /**
 * @summary Apply for a customised product
 */
export const useApplyCustomisedOrder = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyCustomisedOrder>>, TError,ApplyCustomisedOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyCustomisedOrder>>,
        TError,
        ApplyCustomisedOrderMutationVariables,
        TContext
      > => {
      return useMutation(getApplyCustomisedOrderMutationOptions(options), queryClient);
    }
