// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CountProductFacetsAnswer,
  DoneAnswer,
  GetCatalogTreeAnswer,
  GetProductAnswer,
  GetUsdPriceAnswer,
  ListColumnsAnswer,
  ListHotCatalogsAnswer,
  ListProductsAnswer
} from '#generated/hooks/model/index.ts';

import {
  getApplySampleResponseMock,
  getCountProductFacetsResponseMock,
  getGetCatalogTreeResponseMock,
  getGetProductResponseMock,
  getGetUsdPriceResponseMock,
  getListColumnsResponseMock,
  getListHotCatalogsResponseMock,
  getListProductsResponseMock
} from './catalogue.faker.ts';

export { getListHotCatalogsResponseMock, getGetCatalogTreeResponseMock, getListProductsResponseMock, getListColumnsResponseMock, getGetProductResponseMock, getGetUsdPriceResponseMock, getApplySampleResponseMock, getCountProductFacetsResponseMock } from './catalogue.faker.ts';

export const getListHotCatalogsMockHandler = (overrideResponse?: ListHotCatalogsAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ListHotCatalogsAnswer> | ListHotCatalogsAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/product/homeList', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHotCatalogsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCatalogTreeMockHandler = (overrideResponse?: GetCatalogTreeAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetCatalogTreeAnswer> | GetCatalogTreeAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/product/allCatalog', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCatalogTreeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListProductsMockHandler = (overrideResponse?: ListProductsAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ListProductsAnswer> | ListProductsAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/product/productList', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListColumnsMockHandler = (overrideResponse?: ListColumnsAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListColumnsAnswer> | ListColumnsAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/product/column', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListColumnsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProductMockHandler = (overrideResponse?: GetProductAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetProductAnswer> | GetProductAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/product/getProduct', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProductResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUsdPriceMockHandler = (overrideResponse?: GetUsdPriceAnswer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetUsdPriceAnswer> | GetUsdPriceAnswer), options?: RequestHandlerOptions) => {
  return http.get('*/open/product/get/usd/price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUsdPriceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getApplySampleMockHandler = (overrideResponse?: DoneAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DoneAnswer> | DoneAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/api/order/add/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplySampleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountProductFacetsMockHandler = (overrideResponse?: CountProductFacetsAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CountProductFacetsAnswer> | CountProductFacetsAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/open/product/facets', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {

    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountProductFacetsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCatalogueMock = () => [
  getListHotCatalogsMockHandler(),
  getGetCatalogTreeMockHandler(),
  getListProductsMockHandler(),
  getListColumnsMockHandler(),
  getGetProductMockHandler(),
  getGetUsdPriceMockHandler(),
  getApplySampleMockHandler(),
  getCountProductFacetsMockHandler()
]
