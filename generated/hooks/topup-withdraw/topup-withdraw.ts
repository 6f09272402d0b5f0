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
  ApplyWithdrawalForm,
  DoneAnswer,
  GetTopUpAnswer,
  GetTopUpParams,
  StartTopUpAnswer,
  StartTopUpForm
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
 * Returns the payment form of the chosen method. The balance rises when the payment service confirms the payment, not with this
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
 * Books the amount off the balance at once and opens a withdrawal with state pending. A rejected withdrawal is booked back as withdrawal
 * refund. What may be withdrawn from one account in a day in Beijing is limited to 200,000.00. A member with a second factor sends a
 * code of it, which is looked at last, so that no code is used up by a withdrawal that is refused anyway.
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
    /**
 * Asks the payment service about a top-up that it has not reported yet, and returns what is known then.
 * @summary Read a top-up
 */
export const getTopUp = (
    params: GetTopUpParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetTopUpAnswer>(
      {operation: 'getTopUp', url: `/api/account/charge/state`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetTopUpQueryKey = (params?: GetTopUpParams,) => {
    return [
    `/api/account/charge/state`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetTopUpQueryOptions = <TData = Awaited<ReturnType<typeof getTopUp>>, TError = unknown>(params: GetTopUpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTopUpQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTopUp>>> = ({ signal }) => getTopUp(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTopUpQueryResult = NonNullable<Awaited<ReturnType<typeof getTopUp>>>
export type GetTopUpQueryError = unknown


export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = unknown>(
 params: GetTopUpParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopUp>>,
          TError,
          Awaited<ReturnType<typeof getTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = unknown>(
 params: GetTopUpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTopUp>>,
          TError,
          Awaited<ReturnType<typeof getTopUp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = unknown>(
 params: GetTopUpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a top-up
 */

export function useGetTopUp<TData = Awaited<ReturnType<typeof getTopUp>>, TError = unknown>(
 params: GetTopUpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTopUp>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTopUpQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetTopUp} query
 */
export const invalidateGetTopUp = async (
 queryClient: QueryClient, params: GetTopUpParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTopUpQueryKey(params) }, options);

  return queryClient;
}




