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
  ApplySampleForm,
  CountProductFacetsAnswer,
  CountProductFacetsForm,
  DoneAnswer,
  GetCatalogTreeAnswer,
  GetProductAnswer,
  GetProductParams,
  GetUsdPriceAnswer,
  GetUsdPriceParams,
  ListColumnsAnswer,
  ListColumnsParams,
  ListHotCatalogsAnswer,
  ListHotCatalogsForm,
  ListProductsAnswer,
  ListProductsForm
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
 * The tabs of hot products, for the catalogue panel (`product` 1) or for the home page (`home` 1).
 * @summary Hot categories
 */
export const listHotCatalogs = (
    listHotCatalogsForm: ListHotCatalogsForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListHotCatalogsAnswer>(
      {operation: 'listHotCatalogs', url: `/open/product/homeList`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listHotCatalogsForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHotCatalogsQueryKey = (listHotCatalogsForm?: ListHotCatalogsForm,) => {
    return [
    'POST', `/open/product/homeList`, listHotCatalogsForm
    ] as const;
    }


export const getListHotCatalogsQueryOptions = <TData = Awaited<ReturnType<typeof listHotCatalogs>>, TError = unknown>(listHotCatalogsForm: ListHotCatalogsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotCatalogs>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHotCatalogsQueryKey(listHotCatalogsForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotCatalogs>>> = ({ signal }) => listHotCatalogs(listHotCatalogsForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHotCatalogs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHotCatalogsQueryResult = NonNullable<Awaited<ReturnType<typeof listHotCatalogs>>>
export type ListHotCatalogsQueryError = unknown


export function useListHotCatalogs<TData = Awaited<ReturnType<typeof listHotCatalogs>>, TError = unknown>(
 listHotCatalogsForm: ListHotCatalogsForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotCatalogs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotCatalogs>>,
          TError,
          Awaited<ReturnType<typeof listHotCatalogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotCatalogs<TData = Awaited<ReturnType<typeof listHotCatalogs>>, TError = unknown>(
 listHotCatalogsForm: ListHotCatalogsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotCatalogs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHotCatalogs>>,
          TError,
          Awaited<ReturnType<typeof listHotCatalogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotCatalogs<TData = Awaited<ReturnType<typeof listHotCatalogs>>, TError = unknown>(
 listHotCatalogsForm: ListHotCatalogsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotCatalogs>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot categories
 */

export function useListHotCatalogs<TData = Awaited<ReturnType<typeof listHotCatalogs>>, TError = unknown>(
 listHotCatalogsForm: ListHotCatalogsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotCatalogs>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHotCatalogsQueryOptions(listHotCatalogsForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListHotCatalogs} query
 */
export const invalidateListHotCatalogs = async (
 queryClient: QueryClient, listHotCatalogsForm: ListHotCatalogsForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListHotCatalogsQueryKey(listHotCatalogsForm) }, options);

  return queryClient;
}




/**
 * Three levels, for the catalogue panel, the sidebar of the home page and the category dropdown of the search box.
 * @summary All categories as a tree
 */
export const getCatalogTree = (

 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetCatalogTreeAnswer>(
      {operation: 'getCatalogTree', url: `/open/product/allCatalog`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetCatalogTreeQueryKey = () => {
    return [
    `/open/product/allCatalog`
    ] as const;
    }


export const getGetCatalogTreeQueryOptions = <TData = Awaited<ReturnType<typeof getCatalogTree>>, TError = unknown>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogTree>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCatalogTreeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCatalogTree>>> = ({ signal }) => getCatalogTree(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCatalogTree>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCatalogTreeQueryResult = NonNullable<Awaited<ReturnType<typeof getCatalogTree>>>
export type GetCatalogTreeQueryError = unknown


export function useGetCatalogTree<TData = Awaited<ReturnType<typeof getCatalogTree>>, TError = unknown>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogTree>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCatalogTree>>,
          TError,
          Awaited<ReturnType<typeof getCatalogTree>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCatalogTree<TData = Awaited<ReturnType<typeof getCatalogTree>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogTree>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCatalogTree>>,
          TError,
          Awaited<ReturnType<typeof getCatalogTree>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCatalogTree<TData = Awaited<ReturnType<typeof getCatalogTree>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogTree>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All categories as a tree
 */

export function useGetCatalogTree<TData = Awaited<ReturnType<typeof getCatalogTree>>, TError = unknown>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCatalogTree>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCatalogTreeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetCatalogTree} query
 */
export const invalidateGetCatalogTree = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCatalogTreeQueryKey() }, options);

  return queryClient;
}




/**
 * Hot and new products of the home page, and the table of a category with its parametric filters. A category includes
 * those inside it. Without a sort, new products come newest first, and hot products one of every category before a second one of
 * any. A filter on a column that the category does not have is refused with code 4000 (rule `column`), a number with an
 * unknown unit with code 4027.
 * @summary Products, filtered, sorted and paged
 */
export const listProducts = (
    listProductsForm: ListProductsForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListProductsAnswer>(
      {operation: 'listProducts', url: `/open/product/productList`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listProductsForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListProductsQueryKey = (listProductsForm?: ListProductsForm,) => {
    return [
    'POST', `/open/product/productList`, listProductsForm
    ] as const;
    }


export const getListProductsQueryOptions = <TData = Awaited<ReturnType<typeof listProducts>>, TError = unknown>(listProductsForm: ListProductsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProductsQueryKey(listProductsForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProducts>>> = ({ signal }) => listProducts(listProductsForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProductsQueryResult = NonNullable<Awaited<ReturnType<typeof listProducts>>>
export type ListProductsQueryError = unknown


export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = unknown>(
 listProductsForm: ListProductsForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = unknown>(
 listProductsForm: ListProductsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProducts>>,
          TError,
          Awaited<ReturnType<typeof listProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = unknown>(
 listProductsForm: ListProductsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products, filtered, sorted and paged
 */

export function useListProducts<TData = Awaited<ReturnType<typeof listProducts>>, TError = unknown>(
 listProductsForm: ListProductsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProducts>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProductsQueryOptions(listProductsForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListProducts} query
 */
export const invalidateListProducts = async (
 queryClient: QueryClient, listProductsForm: ListProductsForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListProductsQueryKey(listProductsForm) }, options);

  return queryClient;
}




/**
 * The condition inputs and the table of the product list, and the tabs of the product detail, are built from these definitions.
 * @summary Columns of a category
 */
export const listColumns = (
    params: ListColumnsParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<ListColumnsAnswer>(
      {operation: 'listColumns', url: `/open/product/column`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListColumnsQueryKey = (params?: ListColumnsParams,) => {
    return [
    `/open/product/column`, ...(params ? [params] : [])
    ] as const;
    }


export const getListColumnsQueryOptions = <TData = Awaited<ReturnType<typeof listColumns>>, TError = unknown>(params: ListColumnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColumns>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListColumnsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listColumns>>> = ({ signal }) => listColumns(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listColumns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListColumnsQueryResult = NonNullable<Awaited<ReturnType<typeof listColumns>>>
export type ListColumnsQueryError = unknown


export function useListColumns<TData = Awaited<ReturnType<typeof listColumns>>, TError = unknown>(
 params: ListColumnsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColumns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listColumns>>,
          TError,
          Awaited<ReturnType<typeof listColumns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListColumns<TData = Awaited<ReturnType<typeof listColumns>>, TError = unknown>(
 params: ListColumnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColumns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listColumns>>,
          TError,
          Awaited<ReturnType<typeof listColumns>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListColumns<TData = Awaited<ReturnType<typeof listColumns>>, TError = unknown>(
 params: ListColumnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColumns>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Columns of a category
 */

export function useListColumns<TData = Awaited<ReturnType<typeof listColumns>>, TError = unknown>(
 params: ListColumnsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listColumns>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListColumnsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useListColumns} query
 */
export const invalidateListColumns = async (
 queryClient: QueryClient, params: ListColumnsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListColumnsQueryKey(params) }, options);

  return queryClient;
}




/**
 * Everything that the product detail shows. A visitor sends the token `1`; an expired token counts as a visitor.
 * @summary One product
 */
export const getProduct = (
    params: GetProductParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetProductAnswer>(
      {operation: 'getProduct', url: `/open/product/getProduct`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetProductQueryKey = (params?: GetProductParams,) => {
    return [
    `/open/product/getProduct`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetProductQueryOptions = <TData = Awaited<ReturnType<typeof getProduct>>, TError = unknown>(params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProductQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProduct>>> = ({ signal }) => getProduct(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProductQueryResult = NonNullable<Awaited<ReturnType<typeof getProduct>>>
export type GetProductQueryError = unknown


export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = unknown>(
 params: GetProductParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = unknown>(
 params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProduct>>,
          TError,
          Awaited<ReturnType<typeof getProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = unknown>(
 params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One product
 */

export function useGetProduct<TData = Awaited<ReturnType<typeof getProduct>>, TError = unknown>(
 params: GetProductParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProduct>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProductQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetProduct} query
 */
export const invalidateGetProduct = async (
 queryClient: QueryClient, params: GetProductParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProductQueryKey(params) }, options);

  return queryClient;
}




/**
 * Converts a price in dollar cents into yuan cents at the rate of the shop. The name of the path says dollars; the response is in yuan.
 * @summary Approximate price in yuan
 */
export const getUsdPrice = (
    params: GetUsdPriceParams,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<GetUsdPriceAnswer>(
      {operation: 'getUsdPrice', url: `/open/product/get/usd/price`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetUsdPriceQueryKey = (params?: GetUsdPriceParams,) => {
    return [
    `/open/product/get/usd/price`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUsdPriceQueryOptions = <TData = Awaited<ReturnType<typeof getUsdPrice>>, TError = unknown>(params: GetUsdPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdPrice>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUsdPriceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUsdPrice>>> = ({ signal }) => getUsdPrice(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUsdPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUsdPriceQueryResult = NonNullable<Awaited<ReturnType<typeof getUsdPrice>>>
export type GetUsdPriceQueryError = unknown


export function useGetUsdPrice<TData = Awaited<ReturnType<typeof getUsdPrice>>, TError = unknown>(
 params: GetUsdPriceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsdPrice>>,
          TError,
          Awaited<ReturnType<typeof getUsdPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsdPrice<TData = Awaited<ReturnType<typeof getUsdPrice>>, TError = unknown>(
 params: GetUsdPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsdPrice>>,
          TError,
          Awaited<ReturnType<typeof getUsdPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsdPrice<TData = Awaited<ReturnType<typeof getUsdPrice>>, TError = unknown>(
 params: GetUsdPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdPrice>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Approximate price in yuan
 */

export function useGetUsdPrice<TData = Awaited<ReturnType<typeof getUsdPrice>>, TError = unknown>(
 params: GetUsdPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdPrice>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUsdPriceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useGetUsdPrice} query
 */
export const invalidateGetUsdPrice = async (
 queryClient: QueryClient, params: GetUsdPriceParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetUsdPriceQueryKey(params) }, options);

  return queryClient;
}




/**
 * Creates a sample order in state 0 and books its points. The dialog is on the product detail.
 * @summary Apply for a sample
 */
export const applySample = (
    applySampleForm: ApplySampleForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<DoneAnswer>(
      {operation: 'applySample', url: `/api/order/add/order`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: applySampleForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getApplySampleMutationKey = () => ['applySample'] as const;

export const getApplySampleMutationOptions = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applySample>>, TError,ApplySampleMutationVariables, TContext>, request?: SecondParameter<typeof call>}
): UseMutationOptions<Awaited<ReturnType<typeof applySample>>, TError,ApplySampleMutationVariables, TContext> => {

const mutationKey = getApplySampleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applySample>>, ApplySampleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applySample(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplySampleMutationResult = NonNullable<Awaited<ReturnType<typeof applySample>>>
    export type ApplySampleMutationBody = ApplySampleForm
    export type ApplySampleMutationError = unknown
    export type ApplySampleMutationVariables = {data: ApplySampleForm}

    /**
 * @summary Apply for a sample
 */
export const useApplySample = <TError = unknown,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applySample>>, TError,ApplySampleMutationVariables, TContext>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applySample>>,
        TError,
        ApplySampleMutationVariables,
        TContext
      > => {
      return useMutation(getApplySampleMutationOptions(options), queryClient);
    }
    /**
 * For each filter column of the category its values with counts, and the smallest and largest number, under the filters
 * of all other columns. Counts are of the whole result and equal what choosing the value gives.
 * @summary Values of the filter columns with their counts
 */
export const countProductFacets = (
    countProductFacetsForm: CountProductFacetsForm,
 options?: SecondParameter<typeof call>,signal?: AbortSignal
) => {


      return call<CountProductFacetsAnswer>(
      {operation: 'countProductFacets', url: `/open/product/facets`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: countProductFacetsForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountProductFacetsQueryKey = (countProductFacetsForm?: CountProductFacetsForm,) => {
    return [
    'POST', `/open/product/facets`, countProductFacetsForm
    ] as const;
    }


export const getCountProductFacetsQueryOptions = <TData = Awaited<ReturnType<typeof countProductFacets>>, TError = unknown>(countProductFacetsForm: CountProductFacetsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProductFacets>>, TError, TData>>, request?: SecondParameter<typeof call>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountProductFacetsQueryKey(countProductFacetsForm);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countProductFacets>>> = ({ signal }) => countProductFacets(countProductFacetsForm, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countProductFacets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountProductFacetsQueryResult = NonNullable<Awaited<ReturnType<typeof countProductFacets>>>
export type CountProductFacetsQueryError = unknown


export function useCountProductFacets<TData = Awaited<ReturnType<typeof countProductFacets>>, TError = unknown>(
 countProductFacetsForm: CountProductFacetsForm, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProductFacets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countProductFacets>>,
          TError,
          Awaited<ReturnType<typeof countProductFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountProductFacets<TData = Awaited<ReturnType<typeof countProductFacets>>, TError = unknown>(
 countProductFacetsForm: CountProductFacetsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProductFacets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countProductFacets>>,
          TError,
          Awaited<ReturnType<typeof countProductFacets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountProductFacets<TData = Awaited<ReturnType<typeof countProductFacets>>, TError = unknown>(
 countProductFacetsForm: CountProductFacetsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProductFacets>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Values of the filter columns with their counts
 */

export function useCountProductFacets<TData = Awaited<ReturnType<typeof countProductFacets>>, TError = unknown>(
 countProductFacetsForm: CountProductFacetsForm, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countProductFacets>>, TError, TData>>, request?: SecondParameter<typeof call>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountProductFacetsQueryOptions(countProductFacetsForm,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}


/**
 * @summary Invalidates the {@link useCountProductFacets} query
 */
export const invalidateCountProductFacets = async (
 queryClient: QueryClient, countProductFacetsForm: CountProductFacetsForm, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCountProductFacetsQueryKey(countProductFacetsForm) }, options);

  return queryClient;
}




