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
  AddAddressForm,
  DeleteAddressesForm,
  DoneAnswer,
  EditAddressForm,
  GetRegionTreeAnswer,
  ListAddressesAnswer,
  ListAddressesParams
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
 * Countries, their provinces and cities, for the cascading selector of address forms and the country and province of the registration.
 * @summary Regions as a tree
 */
export const getRegionTree = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetRegionTreeAnswer>(
      {operation: 'getRegionTree', url: `/open/linkage/tree`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetRegionTreeQueryKey = () => {
    return [
    `/open/linkage/tree`
    ] as const;
    }


export const getGetRegionTreeQueryOptions = <TData = Awaited<ReturnType<typeof getRegionTree>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegionTree>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegionTreeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegionTree>>> = ({ signal }) => getRegionTree(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegionTree>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegionTreeQueryResult = NonNullable<Awaited<ReturnType<typeof getRegionTree>>>
export type GetRegionTreeQueryError = unknown


export function useGetRegionTree<TData = Awaited<ReturnType<typeof getRegionTree>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegionTree>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegionTree>>,
          TError,
          Awaited<ReturnType<typeof getRegionTree>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegionTree<TData = Awaited<ReturnType<typeof getRegionTree>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegionTree>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegionTree>>,
          TError,
          Awaited<ReturnType<typeof getRegionTree>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegionTree<TData = Awaited<ReturnType<typeof getRegionTree>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegionTree>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Regions as a tree
 */

export function useGetRegionTree<TData = Awaited<ReturnType<typeof getRegionTree>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegionTree>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegionTreeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetRegionTree} query
 */
export const invalidateGetRegionTree = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetRegionTreeQueryKey() }, options);

  return queryClient;
}




/**
 * The member's addresses, the default one first, then the last added first.
 * @summary Receiving addresses
 */
export const listAddresses = (
    params?: ListAddressesParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListAddressesAnswer>(
      {operation: 'listAddresses', url: `/api/address/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListAddressesQueryKey = (params?: ListAddressesParams,) => {
    return [
    `/api/address/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAddressesQueryOptions = <TData = Awaited<ReturnType<typeof listAddresses>>, TError = unknown>(params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAddressesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAddresses>>> = ({ signal }) => listAddresses(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAddressesQueryResult = NonNullable<Awaited<ReturnType<typeof listAddresses>>>
export type ListAddressesQueryError = unknown


export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = unknown>(
 params: undefined |  ListAddressesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = unknown>(
 params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAddresses>>,
          TError,
          Awaited<ReturnType<typeof listAddresses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = unknown>(
 params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Receiving addresses
 */

export function useListAddresses<TData = Awaited<ReturnType<typeof listAddresses>>, TError = unknown>(
 params?: ListAddressesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAddresses>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAddressesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListAddresses} query
 */
export const invalidateListAddresses = async (
 queryClient: QueryClient, params?: ListAddressesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAddressesQueryKey(params) }, options);

  return queryClient;
}




/**
 * The web app asks for a confirmation first. The first address of a member becomes the default one. A member keeps at most 100 addresses; one more is refused with code 4009.
 * @summary Add an address
 */
export const addAddress = (
    addAddressForm: AddAddressForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'addAddress', url: `/api/address/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: addAddressForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAddAddressMutationKey = () => ['addAddress'] as const;

export const getAddAddressMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAddress>>, TError,AddAddressMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof addAddress>>, TError,AddAddressMutationVariables, TContext> => {

const mutationKey = getAddAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addAddress>>, AddAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddAddressMutationResult = NonNullable<Awaited<ReturnType<typeof addAddress>>>
    export type AddAddressMutationBody = AddAddressForm
    export type AddAddressMutationError = unknown
    export type AddAddressMutationVariables = {data: AddAddressForm}

    /**
 * @summary Add an address
 */
export const useAddAddress = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAddress>>, TError,AddAddressMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addAddress>>,
        TError,
        AddAddressMutationVariables,
        TContext
      > => {
      return useMutation(getAddAddressMutationOptions(options), queryClient);
    }
    /**
 * With the six fields it changes the address, with `defaultState` 1 it makes the address the default one and every other address of the member no default; both may come
 * together. The web app asks for a confirmation before a change.
 * @summary Change an address or make it the default
 */
export const editAddress = (
    editAddressForm: EditAddressForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'editAddress', url: `/api/address/edit`, method: 'PUT',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: editAddressForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEditAddressMutationKey = () => ['editAddress'] as const;

export const getEditAddressMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editAddress>>, TError,EditAddressMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof editAddress>>, TError,EditAddressMutationVariables, TContext> => {

const mutationKey = getEditAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editAddress>>, EditAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  editAddress(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditAddressMutationResult = NonNullable<Awaited<ReturnType<typeof editAddress>>>
    export type EditAddressMutationBody = EditAddressForm
    export type EditAddressMutationError = unknown
    export type EditAddressMutationVariables = {data: EditAddressForm}

    /**
 * @summary Change an address or make it the default
 */
export const useEditAddress = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editAddress>>, TError,EditAddressMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editAddress>>,
        TError,
        EditAddressMutationVariables,
        TContext
      > => {
      return useMutation(getEditAddressMutationOptions(options), queryClient);
    }
    /**
 * The same as with PUT, for callers that only send POST. The web app uses PUT.
 * @summary Change an address or make it the default, with POST
 */
export const editAddressByPost = (
    editAddressForm: EditAddressForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'editAddressByPost', url: `/api/address/edit`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: editAddressForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEditAddressByPostMutationKey = () => ['editAddressByPost'] as const;

export const getEditAddressByPostMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editAddressByPost>>, TError,EditAddressByPostMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof editAddressByPost>>, TError,EditAddressByPostMutationVariables, TContext> => {

const mutationKey = getEditAddressByPostMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof editAddressByPost>>, EditAddressByPostMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  editAddressByPost(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EditAddressByPostMutationResult = NonNullable<Awaited<ReturnType<typeof editAddressByPost>>>
    export type EditAddressByPostMutationBody = EditAddressForm
    export type EditAddressByPostMutationError = unknown
    export type EditAddressByPostMutationVariables = {data: EditAddressForm}

    /**
 * @summary Change an address or make it the default, with POST
 */
export const useEditAddressByPost = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof editAddressByPost>>, TError,EditAddressByPostMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof editAddressByPost>>,
        TError,
        EditAddressByPostMutationVariables,
        TContext
      > => {
      return useMutation(getEditAddressByPostMutationOptions(options), queryClient);
    }
    /**
 * Deletes all of them or, when one is not the member's own or does not exist, none. When the default address goes, the last added of the others becomes the default one.
 * @summary Delete addresses
 */
export const deleteAddresses = (
    deleteAddressesForm: DeleteAddressesForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'deleteAddresses', url: `/api/address/del`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deleteAddressesForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteAddressesMutationKey = () => ['deleteAddresses'] as const;

export const getDeleteAddressesMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAddresses>>, TError,DeleteAddressesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAddresses>>, TError,DeleteAddressesMutationVariables, TContext> => {

const mutationKey = getDeleteAddressesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAddresses>>, DeleteAddressesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteAddresses(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAddressesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAddresses>>>
    export type DeleteAddressesMutationBody = DeleteAddressesForm
    export type DeleteAddressesMutationError = unknown
    export type DeleteAddressesMutationVariables = {data: DeleteAddressesForm}

    /**
 * @summary Delete addresses
 */
export const useDeleteAddresses = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAddresses>>, TError,DeleteAddressesMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAddresses>>,
        TError,
        DeleteAddressesMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAddressesMutationOptions(options), queryClient);
    }
