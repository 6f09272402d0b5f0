// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { makeRoute, type Route } from '#domain/wire/route.ts';
import type { OperationId } from './handlers.ts';
import {
  countUnreadMessagesAnswer,
  countUnreadMessagesRequest,
  listFriendLinksAnswer,
  listFriendLinksRequest,
} from './validators/frame.js';
import {
  getVerifyCodeAnswer,
  getVerifyCodeRequest,
  loginMemberAnswer,
  loginMemberRequest,
  logoutMemberAnswer,
  logoutMemberRequest,
  registerMemberAnswer,
  registerMemberRequest,
  resetPasswordAnswer,
  resetPasswordRequest,
  sendRegistrationCodeAnswer,
  sendRegistrationCodeRequest,
  sendResetCodeAnswer,
  sendResetCodeRequest,
} from './validators/session.js';
import {
  applySampleAnswer,
  applySampleRequest,
  countProductFacetsAnswer,
  countProductFacetsRequest,
  getCatalogTreeAnswer,
  getCatalogTreeRequest,
  getProductAnswer,
  getProductRequest,
  getUsdPriceAnswer,
  getUsdPriceRequest,
  listColumnsAnswer,
  listColumnsRequest,
  listHotCatalogsAnswer,
  listHotCatalogsRequest,
  listProductsAnswer,
  listProductsRequest,
} from './validators/catalogue.js';
import {
  searchAllAnswer,
  searchAllRequest,
} from './validators/search.js';
import {
  getBannersAnswer,
  getBannersRequest,
  getCompanyProfileAnswer,
  getCompanyProfileRequest,
  getNewsDetailAnswer,
  getNewsDetailRequest,
  listNewsAnswer,
  listNewsRequest,
} from './validators/content.js';
import {
  getSolutionAnswer,
  getSolutionRequest,
  listSolutionsAnswer,
  listSolutionsRequest,
} from './validators/solutions.js';
import {
  getHelpEntryAnswer,
  getHelpEntryRequest,
  listHelpEntriesAnswer,
  listHelpEntriesRequest,
} from './validators/help.js';
import {
  addCartItemAnswer,
  addCartItemRequest,
  countCartItemsAnswer,
  countCartItemsRequest,
  deleteCartItemAnswer,
  deleteCartItemRequest,
  listCartItemsAnswer,
  listCartItemsRequest,
  updateCartItemAnswer,
  updateCartItemRequest,
} from './validators/cart.js';
import {
  addAddressAnswer,
  addAddressRequest,
  deleteAddressesAnswer,
  deleteAddressesRequest,
  editAddressAnswer,
  editAddressByPostAnswer,
  editAddressByPostRequest,
  editAddressRequest,
  getRegionTreeAnswer,
  getRegionTreeRequest,
  listAddressesAnswer,
  listAddressesRequest,
} from './validators/addresses.js';
import {
  uploadFileAnswer,
  uploadFileRequest,
} from './validators/transport.js';
import { refusal } from './validators/refusal.js';

export type { Answers, Codes, Handlers, OperationId, Reply, Requests } from './handlers.ts';
export type { Route };

/** Every operation of the description, in its order. */
export const routes: readonly Route<OperationId>[] = [
  makeRoute({
    operationId: "countUnreadMessages",
    area: "frame",
    method: "GET",
    path: "/api/message/unread/count",
    access: "member",
    encoding: "none",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: countUnreadMessagesRequest, answer: countUnreadMessagesAnswer, refusal }),
  makeRoute({
    operationId: "listFriendLinks",
    area: "frame",
    method: "GET",
    path: "/open/friendLink/getFriendLinkAll",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: listFriendLinksRequest, answer: listFriendLinksAnswer, refusal }),
  makeRoute({
    operationId: "getVerifyCode",
    area: "session",
    method: "GET",
    path: "/open/user/getVerifyCode",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4008, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getVerifyCodeRequest, answer: getVerifyCodeAnswer, refusal }),
  makeRoute({
    operationId: "loginMember",
    area: "session",
    method: "POST",
    path: "/open/user/login",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4005, 4006, 4008, 4021, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        email: {
          kind: "text",
          in: "form",
          required: true,
        },
        password: {
          kind: "text",
          in: "form",
          required: true,
        },
        code: {
          kind: "text",
          in: "form",
          required: true,
        },
        loginMark: {
          kind: "text",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: loginMemberRequest, answer: loginMemberAnswer, refusal }),
  makeRoute({
    operationId: "logoutMember",
    area: "session",
    method: "POST",
    path: "/api/user/loginOut",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: logoutMemberRequest, answer: logoutMemberAnswer, refusal }),
  makeRoute({
    operationId: "sendRegistrationCode",
    area: "session",
    method: "GET",
    path: "/open/user/userRegisterMail",
    access: "public",
    encoding: "none",
    idempotent: false,
    cooldown: 60,
    codes: [0, 4000, 4001, 4002, 4008, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        mailAddress: {
          kind: "text",
          in: "query",
          required: true,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: sendRegistrationCodeRequest, answer: sendRegistrationCodeAnswer, refusal }),
  makeRoute({
    operationId: "registerMember",
    area: "session",
    method: "POST",
    path: "/open/user/userRegister",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4007, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        name: {
          kind: "text",
          in: "form",
          required: true,
        },
        surname: {
          kind: "text",
          in: "form",
          required: true,
        },
        phone: {
          kind: "text",
          in: "form",
          required: true,
        },
        email: {
          kind: "text",
          in: "form",
          required: true,
        },
        code: {
          kind: "text",
          in: "form",
          required: true,
        },
        password: {
          kind: "text",
          in: "form",
          required: true,
        },
        country: {
          kind: "text",
          in: "form",
          required: true,
        },
        provinces: {
          kind: "text",
          in: "form",
          required: true,
        },
        mechanismName: {
          kind: "text",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: registerMemberRequest, answer: registerMemberAnswer, refusal }),
  makeRoute({
    operationId: "sendResetCode",
    area: "session",
    method: "GET",
    path: "/open/user/forgetPwdSendMail",
    access: "public",
    encoding: "none",
    idempotent: false,
    cooldown: 60,
    codes: [0, 4000, 4001, 4002, 4008, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        mailAddress: {
          kind: "text",
          in: "query",
          required: true,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: sendResetCodeRequest, answer: sendResetCodeAnswer, refusal }),
  makeRoute({
    operationId: "resetPassword",
    area: "session",
    method: "POST",
    path: "/open/user/forgetPwd/save",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4007, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        mail: {
          kind: "text",
          in: "form",
          required: true,
        },
        code: {
          kind: "text",
          in: "form",
          required: true,
        },
        password: {
          kind: "text",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: resetPasswordRequest, answer: resetPasswordAnswer, refusal }),
  makeRoute({
    operationId: "listHotCatalogs",
    area: "catalogue",
    method: "POST",
    path: "/open/product/homeList",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        product: {
          kind: "integer",
          in: "form",
        },
        home: {
          kind: "integer",
          in: "form",
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: listHotCatalogsRequest, answer: listHotCatalogsAnswer, refusal }),
  makeRoute({
    operationId: "getCatalogTree",
    area: "catalogue",
    method: "GET",
    path: "/open/product/allCatalog",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getCatalogTreeRequest, answer: getCatalogTreeAnswer, refusal }),
  makeRoute({
    operationId: "listProducts",
    area: "catalogue",
    method: "POST",
    path: "/open/product/productList",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4027, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        recommend: {
          kind: "integer",
          in: "form",
        },
        catalogId: {
          kind: "integer",
          in: "form",
        },
        keyWord: {
          kind: "text",
          in: "form",
        },
        inStock: {
          kind: "integer",
          in: "form",
          default: 0,
        },
        quantity: {
          kind: "integer",
          in: "form",
        },
        sort: {
          kind: "text",
          in: "form",
        },
        order: {
          kind: "text",
          in: "form",
          default: "asc",
        },
        user: {
          kind: "text",
          in: "form",
        },
        pageNum: {
          kind: "integer",
          in: "form",
          default: 1,
        },
        pageSize: {
          kind: "integer",
          in: "form",
          default: 20,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
      numbered: {
        column: {
          kind: "text",
          in: "form",
        },
      },
    },
  }, { request: listProductsRequest, answer: listProductsAnswer, refusal }),
  makeRoute({
    operationId: "listColumns",
    area: "catalogue",
    method: "GET",
    path: "/open/product/column",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        catalogId: {
          kind: "integer",
          in: "query",
          required: true,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: listColumnsRequest, answer: listColumnsAnswer, refusal }),
  makeRoute({
    operationId: "getProduct",
    area: "catalogue",
    method: "GET",
    path: "/open/product/getProduct",
    access: "optional",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4025, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        productId: {
          kind: "integer",
          in: "query",
          required: true,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getProductRequest, answer: getProductAnswer, refusal }),
  makeRoute({
    operationId: "getUsdPrice",
    area: "catalogue",
    method: "GET",
    path: "/open/product/get/usd/price",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        unitPrice: {
          kind: "number",
          in: "query",
          required: true,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getUsdPriceRequest, answer: getUsdPriceAnswer, refusal }),
  makeRoute({
    operationId: "applySample",
    area: "catalogue",
    method: "POST",
    path: "/api/order/add/order",
    access: "member",
    encoding: "form",
    idempotent: true,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4010, 4011, 4017, 4025, 4026, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        productId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        integralNum: {
          kind: "integer",
          in: "form",
          required: true,
        },
        receivingUser: {
          kind: "text",
          in: "form",
          required: true,
        },
        receivingPhone: {
          kind: "text",
          in: "form",
          required: true,
        },
        receivingAddress: {
          kind: "text",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: applySampleRequest, answer: applySampleAnswer, refusal }),
  makeRoute({
    operationId: "countProductFacets",
    area: "catalogue",
    method: "POST",
    path: "/open/product/facets",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4027, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        catalogId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        recommend: {
          kind: "integer",
          in: "form",
        },
        keyWord: {
          kind: "text",
          in: "form",
        },
        inStock: {
          kind: "integer",
          in: "form",
          default: 0,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
      numbered: {
        column: {
          kind: "text",
          in: "form",
        },
      },
    },
  }, { request: countProductFacetsRequest, answer: countProductFacetsAnswer, refusal }),
  makeRoute({
    operationId: "searchAll",
    area: "search",
    method: "GET",
    path: "/open/all/search",
    access: "optional",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        keyWord: {
          kind: "text",
          in: "query",
          required: true,
        },
        searchType: {
          kind: "integer",
          in: "query",
        },
        pageNum: {
          kind: "integer",
          in: "query",
          default: 1,
        },
        pageSize: {
          kind: "integer",
          in: "query",
          default: 9,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: searchAllRequest, answer: searchAllAnswer, refusal }),
  makeRoute({
    operationId: "getBanners",
    area: "content",
    method: "GET",
    path: "/open/banner/getBannerAll",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getBannersRequest, answer: getBannersAnswer, refusal }),
  makeRoute({
    operationId: "listNews",
    area: "content",
    method: "GET",
    path: "/open/news/information/list",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        contentType: {
          kind: "integer",
          in: "query",
        },
        keyWord: {
          kind: "text",
          in: "query",
        },
        pageNum: {
          kind: "integer",
          in: "query",
          default: 1,
        },
        pageSize: {
          kind: "integer",
          in: "query",
          default: 4,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: listNewsRequest, answer: listNewsAnswer, refusal }),
  makeRoute({
    operationId: "getNewsDetail",
    area: "content",
    method: "GET",
    path: "/open/news/information/news/detail/:nid",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        nid: {
          kind: "integer",
          in: "path",
          required: true,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getNewsDetailRequest, answer: getNewsDetailAnswer, refusal }),
  makeRoute({
    operationId: "getCompanyProfile",
    area: "content",
    method: "GET",
    path: "/open/news/information/we/about",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getCompanyProfileRequest, answer: getCompanyProfileAnswer, refusal }),
  makeRoute({
    operationId: "listSolutions",
    area: "solutions",
    method: "POST",
    path: "/open/schemeList",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        pageNum: {
          kind: "integer",
          in: "form",
          default: 1,
        },
        pageSize: {
          kind: "integer",
          in: "form",
          default: 10,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: listSolutionsRequest, answer: listSolutionsAnswer, refusal }),
  makeRoute({
    operationId: "getSolution",
    area: "solutions",
    method: "GET",
    path: "/open/detail",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        schemeId: {
          kind: "integer",
          in: "query",
          required: true,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getSolutionRequest, answer: getSolutionAnswer, refusal }),
  makeRoute({
    operationId: "listHelpEntries",
    area: "help",
    method: "POST",
    path: "/open/help/center/entry",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: listHelpEntriesRequest, answer: listHelpEntriesAnswer, refusal }),
  makeRoute({
    operationId: "getHelpEntry",
    area: "help",
    method: "POST",
    path: "/open/help/center/detail",
    access: "public",
    encoding: "form",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        id: {
          kind: "integer",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: getHelpEntryRequest, answer: getHelpEntryAnswer, refusal }),
  makeRoute({
    operationId: "listCartItems",
    area: "cart",
    method: "GET",
    path: "/api/shop/car/list",
    access: "member",
    encoding: "none",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: listCartItemsRequest, answer: listCartItemsAnswer, refusal }),
  makeRoute({
    operationId: "countCartItems",
    area: "cart",
    method: "POST",
    path: "/api/shop/car/list",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: countCartItemsRequest, answer: countCartItemsAnswer, refusal }),
  makeRoute({
    operationId: "addCartItem",
    area: "cart",
    method: "POST",
    path: "/api/shop/car/add",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4022, 4025, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        productId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        producNum: {
          kind: "integer",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: addCartItemRequest, answer: addCartItemAnswer, refusal }),
  makeRoute({
    operationId: "deleteCartItem",
    area: "cart",
    method: "POST",
    path: "/api/shop/car/del",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4003, 4004, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        carId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: deleteCartItemRequest, answer: deleteCartItemAnswer, refusal }),
  makeRoute({
    operationId: "updateCartItem",
    area: "cart",
    method: "POST",
    path: "/api/shop/car/update",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4003, 4004, 4022, 4025, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        carId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        num: {
          kind: "integer",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: updateCartItemRequest, answer: updateCartItemAnswer, refusal }),
  makeRoute({
    operationId: "getRegionTree",
    area: "addresses",
    method: "GET",
    path: "/open/linkage/tree",
    access: "public",
    encoding: "none",
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5001, 5002],
    plan: {
      fields: {
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: getRegionTreeRequest, answer: getRegionTreeAnswer, refusal }),
  makeRoute({
    operationId: "listAddresses",
    area: "addresses",
    method: "GET",
    path: "/api/address/list",
    access: "member",
    encoding: "none",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        pageNum: {
          kind: "integer",
          in: "query",
          default: 1,
        },
        pageSize: {
          kind: "integer",
          in: "query",
          default: 5,
        },
        language: {
          kind: "text",
          in: "query",
          transport: true,
        },
        token: {
          kind: "text",
          in: "query",
          transport: true,
        },
      },
    },
  }, { request: listAddressesRequest, answer: listAddressesAnswer, refusal }),
  makeRoute({
    operationId: "addAddress",
    area: "addresses",
    method: "POST",
    path: "/api/address/add",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4009, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        mechanismName: {
          kind: "text",
          in: "form",
          required: true,
        },
        contacts: {
          kind: "text",
          in: "form",
          required: true,
        },
        country: {
          kind: "text",
          in: "form",
          required: true,
        },
        address: {
          kind: "text",
          in: "form",
          required: true,
        },
        zipCode: {
          kind: "text",
          in: "form",
          required: true,
        },
        contactPhone: {
          kind: "text",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: addAddressRequest, answer: addAddressAnswer, refusal }),
  makeRoute({
    operationId: "editAddressByPost",
    area: "addresses",
    method: "POST",
    path: "/api/address/edit",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4003, 4004, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        addressId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        mechanismName: {
          kind: "text",
          in: "form",
        },
        contacts: {
          kind: "text",
          in: "form",
        },
        country: {
          kind: "text",
          in: "form",
        },
        address: {
          kind: "text",
          in: "form",
        },
        zipCode: {
          kind: "text",
          in: "form",
        },
        contactPhone: {
          kind: "text",
          in: "form",
        },
        defaultState: {
          kind: "integer",
          in: "form",
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: editAddressByPostRequest, answer: editAddressByPostAnswer, refusal }),
  makeRoute({
    operationId: "editAddress",
    area: "addresses",
    method: "PUT",
    path: "/api/address/edit",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4003, 4004, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        addressId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        mechanismName: {
          kind: "text",
          in: "form",
        },
        contacts: {
          kind: "text",
          in: "form",
        },
        country: {
          kind: "text",
          in: "form",
        },
        address: {
          kind: "text",
          in: "form",
        },
        zipCode: {
          kind: "text",
          in: "form",
        },
        contactPhone: {
          kind: "text",
          in: "form",
        },
        defaultState: {
          kind: "integer",
          in: "form",
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: editAddressRequest, answer: editAddressAnswer, refusal }),
  makeRoute({
    operationId: "deleteAddresses",
    area: "addresses",
    method: "POST",
    path: "/api/address/del",
    access: "member",
    encoding: "form",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4003, 4004, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        ids: {
          kind: "text",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: deleteAddressesRequest, answer: deleteAddressesAnswer, refusal }),
  makeRoute({
    operationId: "uploadFile",
    area: "transport",
    method: "POST",
    path: "/open/upload/file",
    access: "member",
    encoding: "multipart",
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4019, 4020, 4040, 4041, 4042, 4043, 4044, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        file: {
          kind: "file",
          in: "form",
          required: true,
        },
        language: {
          kind: "text",
          in: "form",
          transport: true,
        },
        token: {
          kind: "text",
          in: "form",
          transport: true,
        },
      },
    },
  }, { request: uploadFileRequest, answer: uploadFileAnswer, refusal }),
];
