// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ListPartnerOffersAnswer,
  ListPartnerOffersForm
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
 * What the shop offers under up to 50 part numbers, one line per part in the order of the request. A part number is found
 * whatever its case, blanks and hyphens; a line without offers says that the shop has no such part. With a quantity each offer
 * has its price there.
 *
 * For programs of partners, who get a key from the shop: `ID.SECRET`. The header `X-Partner-Key` carries the ID alone. `X-Sign` is
 * the lower-case hex HMAC-SHA256, with the secret as its key, of the lines that the start page of this reference describes, with the ID
 * as the last line in place of the public application key. A wrong signature, an unknown ID and a revoked key are refused with code 4002.
 * A key may make 120 calls a minute; further ones are refused with status 429 and `Retry-After`. A working program in JavaScript is at
 * [/docs/partner-example.mjs](/docs/partner-example.mjs). On this page, *Authorize* takes the whole key and sends the ID alone.
 * @summary Price and stock by part number
 */
export const listPartnerOffers = (
    listPartnerOffersForm: ListPartnerOffersForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {

      return call<ListPartnerOffersAnswer>(
      {operation: 'listPartnerOffers', url: `/open/partner/offers`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listPartnerOffersForm, ...(signal ? { signal }: {})
    },
      options);
    }

export const getListPartnerOffersQueryKey = (listPartnerOffersForm?: ListPartnerOffersForm,) => {
    return [
    'POST', `/open/partner/offers`, listPartnerOffersForm
    ] as const;
    }

export const getListPartnerOffersQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerOffers>>, TError = unknown>(listPartnerOffersForm: ListPartnerOffersForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerOffers>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerOffersQueryKey(listPartnerOffersForm);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerOffers>>> = ({ signal }) => listPartnerOffers(listPartnerOffersForm, requestOptions, signal);

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerOffersQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerOffers>>>
export type ListPartnerOffersQueryError = unknown

export function useListPartnerOffers<TData = Awaited<ReturnType<typeof listPartnerOffers>>, TError = unknown>(
 listPartnerOffersForm: ListPartnerOffersForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerOffers>>,
          TError,
          Awaited<ReturnType<typeof listPartnerOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerOffers<TData = Awaited<ReturnType<typeof listPartnerOffers>>, TError = unknown>(
 listPartnerOffersForm: ListPartnerOffersForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerOffers>>,
          TError,
          Awaited<ReturnType<typeof listPartnerOffers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerOffers<TData = Awaited<ReturnType<typeof listPartnerOffers>>, TError = unknown>(
 listPartnerOffersForm: ListPartnerOffersForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerOffers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Price and stock by part number
 */

export function useListPartnerOffers<TData = Awaited<ReturnType<typeof listPartnerOffers>>, TError = unknown>(
 listPartnerOffersForm: ListPartnerOffersForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerOffers>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerOffersQueryOptions(listPartnerOffersForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Invalidates the {@link useListPartnerOffers} query
 */
export const invalidateListPartnerOffers = async (
 queryClient: QueryClient, listPartnerOffersForm: ListPartnerOffersForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPartnerOffersQueryKey(listPartnerOffersForm) }, options);

  return queryClient;
}
