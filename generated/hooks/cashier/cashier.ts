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
  CheckPaymentAnswer,
  OrderNoForm,
  PayOrderForm,
  PaymentAnswer
} from '../model';

import { call } from '#web/api/mutator.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * With a balance (3 yuan, 4 dollars) the amount is booked off and the order moves on in one step; data is absent. With an
 * online method (1, 2) data is the payment form and the order moves when the payment service confirms.
 * @summary Pay a standard order
 */
export const payStandardOrder = (
    payOrderForm: PayOrderForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<PaymentAnswer>(
      {operation: 'payStandardOrder', url: `/api/standard/order/pay/init`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: payOrderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPayStandardOrderMutationKey = () => ['payStandardOrder'] as const;

export const getPayStandardOrderMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payStandardOrder>>, TError,PayStandardOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof payStandardOrder>>, TError,PayStandardOrderMutationVariables, TContext> => {

const mutationKey = getPayStandardOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payStandardOrder>>, PayStandardOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  payStandardOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayStandardOrderMutationResult = NonNullable<Awaited<ReturnType<typeof payStandardOrder>>>
    export type PayStandardOrderMutationBody = PayOrderForm
    export type PayStandardOrderMutationError = unknown
    export type PayStandardOrderMutationVariables = {data: PayOrderForm}

    /**
 * @summary Pay a standard order
 */
export const usePayStandardOrder = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payStandardOrder>>, TError,PayStandardOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payStandardOrder>>,
        TError,
        PayStandardOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPayStandardOrderMutationOptions(options), queryClient);
    }
    /**
 * Asks the payment service about the latest online payment of a standard or a customised order whose confirmation is missing, and
 * books it once if the money has arrived. A payment that is already booked is not asked about.
 * @summary Ask the payment service about an order
 */
export const checkPayment = (
    orderNoForm: OrderNoForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<CheckPaymentAnswer>(
      {operation: 'checkPayment', url: `/api/standard/order/pay/check`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: orderNoForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckPaymentMutationKey = () => ['checkPayment'] as const;

export const getCheckPaymentMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkPayment>>, TError,CheckPaymentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof checkPayment>>, TError,CheckPaymentMutationVariables, TContext> => {

const mutationKey = getCheckPaymentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkPayment>>, CheckPaymentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkPayment(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof checkPayment>>>
    export type CheckPaymentMutationBody = OrderNoForm
    export type CheckPaymentMutationError = unknown
    export type CheckPaymentMutationVariables = {data: OrderNoForm}

    /**
 * @summary Ask the payment service about an order
 */
export const useCheckPayment = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkPayment>>, TError,CheckPaymentMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkPayment>>,
        TError,
        CheckPaymentMutationVariables,
        TContext
      > => {
      return useMutation(getCheckPaymentMutationOptions(options), queryClient);
    }
    /**
 * Settles the first unpaid instalment; unpaid instalments with headAmount 1 are settled together. `totalAmount` is the sum of
 * what is settled. Methods and responses are those of a standard order. The order leaves state 4 for 5 when nothing is due any
 * more.
 * @summary Pay the next instalment of a customised order
 */
export const payCustomisedOrder = (
    payOrderForm: PayOrderForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<PaymentAnswer>(
      {operation: 'payCustomisedOrder', url: `/api/customized/order/amount/pay`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: payOrderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPayCustomisedOrderMutationKey = () => ['payCustomisedOrder'] as const;

export const getPayCustomisedOrderMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payCustomisedOrder>>, TError,PayCustomisedOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof payCustomisedOrder>>, TError,PayCustomisedOrderMutationVariables, TContext> => {

const mutationKey = getPayCustomisedOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payCustomisedOrder>>, PayCustomisedOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  payCustomisedOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayCustomisedOrderMutationResult = NonNullable<Awaited<ReturnType<typeof payCustomisedOrder>>>
    export type PayCustomisedOrderMutationBody = PayOrderForm
    export type PayCustomisedOrderMutationError = unknown
    export type PayCustomisedOrderMutationVariables = {data: PayOrderForm}

    /**
 * @summary Pay the next instalment of a customised order
 */
export const usePayCustomisedOrder = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payCustomisedOrder>>, TError,PayCustomisedOrderMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payCustomisedOrder>>,
        TError,
        PayCustomisedOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPayCustomisedOrderMutationOptions(options), queryClient);
    }
