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
  confirmSecondFactorAnswer,
  confirmSecondFactorRequest,
  deleteSecondFactorAnswer,
  deleteSecondFactorRequest,
  getSecondFactorAnswer,
  getSecondFactorRequest,
  listSessionsAnswer,
  listSessionsRequest,
  logoutOtherSessionsAnswer,
  logoutOtherSessionsRequest,
  logoutSessionAnswer,
  logoutSessionRequest,
  resetRecoveryCodesAnswer,
  resetRecoveryCodesRequest,
  startSecondFactorAnswer,
  startSecondFactorRequest,
} from './validators/account-security.js';
import {
  deleteAccountAnswer,
  deleteAccountRequest,
  exportMyDataAnswer,
  exportMyDataRequest,
  getClosingAnswer,
  getClosingRequest,
} from './validators/my-data.js';
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
  countSearchCategoriesAnswer,
  countSearchCategoriesRequest,
  listSearchSuggestionsAnswer,
  listSearchSuggestionsRequest,
  searchAllAnswer,
  searchAllRequest,
} from './validators/search.js';
import {
  listPartnerOffersAnswer,
  listPartnerOffersRequest,
} from './validators/partners.js';
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
  getConsumerDiscountAnswer,
  getConsumerDiscountRequest,
  selectCartItemsAnswer,
  selectCartItemsRequest,
  submitCartOrderAnswer,
  submitCartOrderRequest,
  submitDirectOrderAnswer,
  submitDirectOrderRequest,
} from './validators/order-submit.js';
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
  checkPaymentAnswer,
  checkPaymentRequest,
  payCustomisedOrderAnswer,
  payCustomisedOrderRequest,
  payStandardOrderAnswer,
  payStandardOrderRequest,
} from './validators/cashier.js';
import {
  exportAccountFlowAnswer,
  exportAccountFlowRequest,
  getAccountAnswer,
  getAccountRequest,
  listAccountFlowAnswer,
  listAccountFlowRequest,
  listBalanceHistoryAnswer,
  listBalanceHistoryRequest,
  listWithdrawalsAnswer,
  listWithdrawalsRequest,
} from './validators/wallet.js';
import {
  sendAccountCodeAnswer,
  sendAccountCodeRequest,
  setPayPasswordAnswer,
  setPayPasswordRequest,
  updateLoginPasswordAnswer,
  updateLoginPasswordRequest,
  updatePayPasswordAnswer,
  updatePayPasswordRequest,
} from './validators/passwords.js';
import {
  getMemberAnswer,
  getMemberRequest,
  updateMemberAnswer,
  updateMemberRequest,
} from './validators/profile.js';
import {
  authoriseDocumentDownloadAnswer,
  authoriseDocumentDownloadRequest,
  countDocumentDownloadAnswer,
  countDocumentDownloadRequest,
  getDocumentPreviewAnswer,
  getDocumentPreviewRequest,
  listDocumentTypesAnswer,
  listDocumentTypesRequest,
  listDocumentsAnswer,
  listDocumentsRequest,
} from './validators/documents.js';
import {
  applyAfterSalesAnswer,
  applyAfterSalesRequest,
  buyAgainAnswer,
  buyAgainRequest,
  cancelStandardOrderAnswer,
  cancelStandardOrderRequest,
  confirmStandardReceiptAnswer,
  confirmStandardReceiptRequest,
  exportOrdersAnswer,
  exportOrdersRequest,
  getStandardOrderAnswer,
  getStandardOrderRequest,
  listStandardOrdersAnswer,
  listStandardOrdersRequest,
  uploadStandardContractAnswer,
  uploadStandardContractRequest,
} from './validators/orders-standard.js';
import {
  getSampleOrderAnswer,
  getSampleOrderRequest,
  listSampleOrdersAnswer,
  listSampleOrdersRequest,
  moveSampleOrderAnswer,
  moveSampleOrderRequest,
} from './validators/orders-sample.js';
import {
  countWaitingCustomisedAnswer,
  countWaitingCustomisedRequest,
  getCustomisedOrderAnswer,
  getCustomisedOrderRequest,
  listCustomisedOrdersAnswer,
  listCustomisedOrdersRequest,
  listInstalmentsAnswer,
  listInstalmentsRequest,
  moveCustomisedOrderAnswer,
  moveCustomisedOrderRequest,
  uploadCustomisedContractAnswer,
  uploadCustomisedContractRequest,
} from './validators/orders-customised.js';
import {
  applyCustomisedOrderAnswer,
  applyCustomisedOrderRequest,
} from './validators/custom-apply.js';
import {
  getOrderDocumentAnswer,
  getOrderDocumentRequest,
  listIssuedDocumentsAnswer,
  listIssuedDocumentsRequest,
} from './validators/order-documents.js';
import {
  applyInvoiceAnswer,
  applyInvoiceRequest,
  getLatestInvoiceAnswer,
  getLatestInvoiceRequest,
  listInvoicesAnswer,
  listInvoicesRequest,
} from './validators/invoice.js';
import {
  getFileLinkAnswer,
  getFileLinkRequest,
  uploadFileAnswer,
  uploadFileRequest,
} from './validators/transport.js';
import {
  listChatMessagesAnswer,
  listChatMessagesRequest,
  sendChatMessageAnswer,
  sendChatMessageRequest,
} from './validators/chat.js';
import {
  listNoticesAnswer,
  listNoticesRequest,
  listOrderChatsAnswer,
  listOrderChatsRequest,
  markAllNoticesAnswer,
  markAllNoticesRequest,
  markNoticeAnswer,
  markNoticeRequest,
} from './validators/messages.js';
import {
  listPointsFlowAnswer,
  listPointsFlowRequest,
} from './validators/points.js';
import {
  applyWithdrawalAnswer,
  applyWithdrawalRequest,
  getTopUpAnswer,
  getTopUpRequest,
  startTopUpAnswer,
  startTopUpRequest,
} from './validators/topup-withdraw.js';
import {
  addRemoteSupportAnswer,
  addRemoteSupportRequest,
  cancelRemoteSupportAnswer,
  cancelRemoteSupportRequest,
  editRemoteSupportAnswer,
  editRemoteSupportRequest,
  listCommunicationTypesAnswer,
  listCommunicationTypesRequest,
  listRemoteSupportsAnswer,
  listRemoteSupportsRequest,
} from './validators/remote-support.js';
import {
  addStockAlertAnswer,
  addStockAlertRequest,
  deleteStockAlertAnswer,
  deleteStockAlertRequest,
  listStockAlertsAnswer,
  listStockAlertsRequest,
} from './validators/stock-alerts.js';
import {
  addFootprintAnswer,
  addFootprintRequest,
  deleteFootprintAnswer,
  deleteFootprintRequest,
  listFootprintsAnswer,
  listFootprintsRequest,
} from './validators/footprints.js';
import {
  addProjectAnswer,
  addProjectRequest,
  cancelProjectAnswer,
  cancelProjectRequest,
  editProjectAnswer,
  editProjectRequest,
  listProjectsAnswer,
  listProjectsRequest,
  submitProjectAnswer,
  submitProjectRequest,
} from './validators/projects.js';
import {
  addFavouriteAnswer,
  addFavouriteRequest,
  deleteFavouriteAnswer,
  deleteFavouriteRequest,
  listFavouriteIdsAnswer,
  listFavouriteIdsRequest,
  listFavouritesAnswer,
  listFavouritesRequest,
} from './validators/favourites.js';
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
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4008, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    plan: {
      fields: {
        sound: {
          kind: "integer",
          in: "query",
          default: 0,
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
  }, { request: getVerifyCodeRequest, answer: getVerifyCodeAnswer, refusal }),
  makeRoute({
    operationId: "loginMember",
    area: "session",
    method: "POST",
    path: "/open/user/login",
    access: "public",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4005, 4006, 4008, 4021, 4028, 4030, 4031, 4032, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
        secondFactor: {
          kind: "text",
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
  }, { request: loginMemberRequest, answer: loginMemberAnswer, refusal }),
  makeRoute({
    operationId: "listSessions",
    area: "account-security",
    method: "GET",
    path: "/api/user/session/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listSessionsRequest, answer: listSessionsAnswer, refusal }),
  makeRoute({
    operationId: "logoutSession",
    area: "account-security",
    method: "POST",
    path: "/api/user/session/end",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        sessionId: {
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
  }, { request: logoutSessionRequest, answer: logoutSessionAnswer, refusal }),
  makeRoute({
    operationId: "logoutOtherSessions",
    area: "account-security",
    method: "POST",
    path: "/api/user/session/end/others",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: logoutOtherSessionsRequest, answer: logoutOtherSessionsAnswer, refusal }),
  makeRoute({
    operationId: "getSecondFactor",
    area: "account-security",
    method: "GET",
    path: "/api/user/secondFactor",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: getSecondFactorRequest, answer: getSecondFactorAnswer, refusal }),
  makeRoute({
    operationId: "startSecondFactor",
    area: "account-security",
    method: "POST",
    path: "/api/user/secondFactor/prepare",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4006, 4009, 4021, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
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
  }, { request: startSecondFactorRequest, answer: startSecondFactorAnswer, refusal }),
  makeRoute({
    operationId: "confirmSecondFactor",
    area: "account-security",
    method: "POST",
    path: "/api/user/secondFactor/enable",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    hourlyLimit: 20,
    codes: [0, 1001, 4000, 4001, 4002, 4008, 4009, 4028, 4031, 4032, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        code: {
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
  }, { request: confirmSecondFactorRequest, answer: confirmSecondFactorAnswer, refusal }),
  makeRoute({
    operationId: "deleteSecondFactor",
    area: "account-security",
    method: "POST",
    path: "/api/user/secondFactor/disable",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4006, 4009, 4021, 4028, 4031, 4032, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        password: {
          kind: "text",
          in: "form",
          required: true,
        },
        secondFactor: {
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
  }, { request: deleteSecondFactorRequest, answer: deleteSecondFactorAnswer, refusal }),
  makeRoute({
    operationId: "resetRecoveryCodes",
    area: "account-security",
    method: "POST",
    path: "/api/user/secondFactor/recovery",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    hourlyLimit: 20,
    codes: [0, 1001, 4000, 4001, 4002, 4006, 4008, 4009, 4021, 4028, 4031, 4032, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        password: {
          kind: "text",
          in: "form",
          required: true,
        },
        secondFactor: {
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
  }, { request: resetRecoveryCodesRequest, answer: resetRecoveryCodesAnswer, refusal }),
  makeRoute({
    operationId: "exportMyData",
    area: "my-data",
    method: "GET",
    path: "/api/user/data/export",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: exportMyDataRequest, answer: exportMyDataAnswer, refusal }),
  makeRoute({
    operationId: "getClosing",
    area: "my-data",
    method: "GET",
    path: "/api/user/closing",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: getClosingRequest, answer: getClosingAnswer, refusal }),
  makeRoute({
    operationId: "deleteAccount",
    area: "my-data",
    method: "POST",
    path: "/api/user/close",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4006, 4021, 4028, 4030, 4031, 4032, 4033, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        password: {
          kind: "text",
          in: "form",
          required: true,
        },
        secondFactor: {
          kind: "text",
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
  }, { request: deleteAccountRequest, answer: deleteAccountAnswer, refusal }),
  makeRoute({
    operationId: "logoutMember",
    area: "session",
    method: "POST",
    path: "/api/user/loginOut",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: true,
    idempotent: false,
    cooldown: 60,
    codes: [0, 4000, 4001, 4002, 4008, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: true,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4007, 4008, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    uncommon: ["password"],
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
    keyed: true,
    idempotent: false,
    cooldown: 60,
    codes: [0, 4000, 4001, 4002, 4008, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: true,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4007, 4008, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    uncommon: ["password"],
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
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4027, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
        minStock: {
          kind: "integer",
          in: "form",
        },
        minPrice: {
          kind: "number",
          in: "form",
        },
        maxPrice: {
          kind: "number",
          in: "form",
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
        moreColumns: {
          kind: "text",
          in: "form",
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4004, 4025, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: true,
    idempotent: true,
    hourlyLimit: 30,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4010, 4011, 4017, 4025, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4027, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
        minStock: {
          kind: "integer",
          in: "form",
        },
        minPrice: {
          kind: "number",
          in: "form",
        },
        maxPrice: {
          kind: "number",
          in: "form",
        },
        quantity: {
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    operationId: "countSearchCategories",
    area: "search",
    method: "GET",
    path: "/open/all/search/category",
    access: "public",
    encoding: "none",
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    plan: {
      fields: {
        keyWord: {
          kind: "text",
          in: "query",
          required: true,
        },
        inStock: {
          kind: "integer",
          in: "query",
          default: 0,
        },
        minStock: {
          kind: "integer",
          in: "query",
        },
        minPrice: {
          kind: "number",
          in: "query",
        },
        maxPrice: {
          kind: "number",
          in: "query",
        },
        quantity: {
          kind: "integer",
          in: "query",
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
  }, { request: countSearchCategoriesRequest, answer: countSearchCategoriesAnswer, refusal }),
  makeRoute({
    operationId: "listSearchSuggestions",
    area: "search",
    method: "GET",
    path: "/open/search/suggestion",
    access: "public",
    encoding: "none",
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    plan: {
      fields: {
        keyWord: {
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
  }, { request: listSearchSuggestionsRequest, answer: listSearchSuggestionsAnswer, refusal }),
  makeRoute({
    operationId: "listPartnerOffers",
    area: "partners",
    method: "POST",
    path: "/open/partner/offers",
    access: "public",
    isForPartners: true,
    encoding: "form",
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    plan: {
      fields: {
        parts: {
          kind: "json",
          in: "form",
          required: true,
          maxText: 10000,
          maxItems: 50,
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
  }, { request: listPartnerOffersRequest, answer: listPartnerOffersAnswer, refusal }),
  makeRoute({
    operationId: "getBanners",
    area: "content",
    method: "GET",
    path: "/open/banner/getBannerAll",
    access: "public",
    encoding: "none",
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: true,
    idempotent: true,
    hourlyLimit: 1000,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4011, 4022, 4025, 4026, 4028, 4034, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4022, 4025, 4028, 4034, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    operationId: "selectCartItems",
    area: "order-submit",
    method: "GET",
    path: "/api/shop/car/select/list/ids",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        ids: {
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
  }, { request: selectCartItemsRequest, answer: selectCartItemsAnswer, refusal }),
  makeRoute({
    operationId: "submitCartOrder",
    area: "order-submit",
    method: "POST",
    path: "/api/shop/car/batch/add",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 200,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4010, 4011, 4017, 4022, 4025, 4026, 4028, 4034, 4035, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        discountType: {
          kind: "integer",
          in: "form",
          required: true,
          default: 3,
        },
        integralMoney: {
          kind: "integer",
          in: "form",
          required: true,
        },
        integralNum: {
          kind: "integer",
          in: "form",
          required: true,
        },
        moneyNum: {
          kind: "integer",
          in: "form",
        },
        productInfos: {
          kind: "json",
          in: "form",
          required: true,
          maxText: 40000,
          maxItems: 200,
        },
        receivingAddress: {
          kind: "text",
          in: "form",
          required: true,
        },
        receivingPhone: {
          kind: "text",
          in: "form",
          required: true,
        },
        receivingUser: {
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
  }, { request: submitCartOrderRequest, answer: submitCartOrderAnswer, refusal }),
  makeRoute({
    operationId: "submitDirectOrder",
    area: "order-submit",
    method: "POST",
    path: "/api/standard/order/add",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 200,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4010, 4011, 4017, 4022, 4025, 4026, 4028, 4034, 4035, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        discountType: {
          kind: "integer",
          in: "form",
          required: true,
          default: 3,
        },
        integralNum: {
          kind: "integer",
          in: "form",
          required: true,
        },
        moneyNum: {
          kind: "integer",
          in: "form",
          required: true,
        },
        num: {
          kind: "integer",
          in: "form",
          required: true,
        },
        productId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        backorderWeeks: {
          kind: "integer",
          in: "form",
        },
        backordered: {
          kind: "integer",
          in: "form",
        },
        productName: {
          kind: "text",
          in: "form",
          required: true,
        },
        productNum: {
          kind: "text",
          in: "form",
          required: true,
        },
        receivingAddress: {
          kind: "text",
          in: "form",
          required: true,
        },
        receivingPhone: {
          kind: "text",
          in: "form",
          required: true,
        },
        receivingUser: {
          kind: "text",
          in: "form",
          required: true,
        },
        unitPrice: {
          kind: "number",
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
  }, { request: submitDirectOrderRequest, answer: submitDirectOrderAnswer, refusal }),
  makeRoute({
    operationId: "getConsumerDiscount",
    area: "order-submit",
    method: "GET",
    path: "/api/account/consumer/discount",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: getConsumerDiscountRequest, answer: getConsumerDiscountAnswer, refusal }),
  makeRoute({
    operationId: "getRegionTree",
    area: "addresses",
    method: "GET",
    path: "/open/linkage/tree",
    access: "public",
    encoding: "none",
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: true,
    idempotent: true,
    hourlyLimit: 120,
    codes: [0, 1001, 4000, 4001, 4002, 4008, 4009, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
    operationId: "payStandardOrder",
    area: "cashier",
    method: "POST",
    path: "/api/standard/order/pay/init",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 200,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4009, 4010, 4012, 4013, 4014, 4015, 4016, 4024, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
          kind: "text",
          in: "form",
          required: true,
        },
        payType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        discountType: {
          kind: "integer",
          in: "form",
          required: true,
          default: 3,
        },
        discountAmount: {
          kind: "integer",
          in: "form",
          required: true,
          default: 0,
        },
        totalAmount: {
          kind: "integer",
          in: "form",
          required: true,
        },
        integralNum: {
          kind: "integer",
          in: "form",
          required: true,
          default: 0,
        },
        purchaseId: {
          kind: "integer",
          in: "form",
        },
        payPassword: {
          kind: "text",
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
  }, { request: payStandardOrderRequest, answer: payStandardOrderAnswer, refusal }),
  makeRoute({
    operationId: "checkPayment",
    area: "cashier",
    method: "POST",
    path: "/api/standard/order/pay/check",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
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
  }, { request: checkPaymentRequest, answer: checkPaymentAnswer, refusal }),
  makeRoute({
    operationId: "payCustomisedOrder",
    area: "cashier",
    method: "POST",
    path: "/api/customized/order/amount/pay",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 200,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4009, 4010, 4012, 4013, 4014, 4015, 4016, 4024, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
          kind: "text",
          in: "form",
          required: true,
        },
        payType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        discountType: {
          kind: "integer",
          in: "form",
          required: true,
          default: 3,
        },
        discountAmount: {
          kind: "integer",
          in: "form",
          required: true,
          default: 0,
        },
        totalAmount: {
          kind: "integer",
          in: "form",
          required: true,
        },
        integralNum: {
          kind: "integer",
          in: "form",
          required: true,
          default: 0,
        },
        purchaseId: {
          kind: "integer",
          in: "form",
        },
        payPassword: {
          kind: "text",
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
  }, { request: payCustomisedOrderRequest, answer: payCustomisedOrderAnswer, refusal }),
  makeRoute({
    operationId: "getAccount",
    area: "wallet",
    method: "GET",
    path: "/api/account/getAccountAll",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: getAccountRequest, answer: getAccountAnswer, refusal }),
  makeRoute({
    operationId: "listAccountFlow",
    area: "wallet",
    method: "GET",
    path: "/api/account/getAmountStreamAll",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
        dealType: {
          kind: "integer",
          in: "query",
        },
        budget: {
          kind: "integer",
          in: "query",
        },
        accountType: {
          kind: "integer",
          in: "query",
        },
        startDate: {
          kind: "text",
          in: "query",
        },
        endDate: {
          kind: "text",
          in: "query",
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
  }, { request: listAccountFlowRequest, answer: listAccountFlowAnswer, refusal }),
  makeRoute({
    operationId: "listWithdrawals",
    area: "wallet",
    method: "GET",
    path: "/api/cash/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
        cashNo: {
          kind: "text",
          in: "query",
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
  }, { request: listWithdrawalsRequest, answer: listWithdrawalsAnswer, refusal }),
  makeRoute({
    operationId: "listBalanceHistory",
    area: "wallet",
    method: "GET",
    path: "/api/account/balance/history",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        days: {
          kind: "integer",
          in: "query",
          default: 90,
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
  }, { request: listBalanceHistoryRequest, answer: listBalanceHistoryAnswer, refusal }),
  makeRoute({
    operationId: "exportAccountFlow",
    area: "wallet",
    method: "GET",
    path: "/api/account/flow/export",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        dealType: {
          kind: "integer",
          in: "query",
        },
        budget: {
          kind: "integer",
          in: "query",
        },
        accountType: {
          kind: "integer",
          in: "query",
        },
        startDate: {
          kind: "text",
          in: "query",
        },
        endDate: {
          kind: "text",
          in: "query",
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
  }, { request: exportAccountFlowRequest, answer: exportAccountFlowAnswer, refusal }),
  makeRoute({
    operationId: "sendAccountCode",
    area: "passwords",
    method: "GET",
    path: "/api/account/sendMail",
    access: "member",
    encoding: "none",
    keyed: true,
    idempotent: false,
    cooldown: 60,
    codes: [0, 1001, 4000, 4001, 4002, 4008, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: sendAccountCodeRequest, answer: sendAccountCodeAnswer, refusal }),
  makeRoute({
    operationId: "setPayPassword",
    area: "passwords",
    method: "PUT",
    path: "/api/account/setPayPassword",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4007, 4009, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    uncommon: ["payPassword"],
    plan: {
      fields: {
        code: {
          kind: "text",
          in: "form",
          required: true,
        },
        payPassword: {
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
  }, { request: setPayPasswordRequest, answer: setPayPasswordAnswer, refusal }),
  makeRoute({
    operationId: "updatePayPassword",
    area: "passwords",
    method: "PUT",
    path: "/api/account/updatePayPassword",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4007, 4014, 4015, 4016, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    uncommon: ["payPassword"],
    plan: {
      fields: {
        code: {
          kind: "text",
          in: "form",
          required: true,
        },
        oldPayPassword: {
          kind: "text",
          in: "form",
          required: true,
        },
        payPassword: {
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
  }, { request: updatePayPasswordRequest, answer: updatePayPasswordAnswer, refusal }),
  makeRoute({
    operationId: "updateLoginPassword",
    area: "passwords",
    method: "PUT",
    path: "/api/user/updatePassword",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    hourlyLimit: 20,
    codes: [0, 1001, 4000, 4001, 4002, 4006, 4008, 4021, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    uncommon: ["password"],
    plan: {
      fields: {
        oldPassword: {
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
  }, { request: updateLoginPasswordRequest, answer: updateLoginPasswordAnswer, refusal }),
  makeRoute({
    operationId: "getMember",
    area: "profile",
    method: "GET",
    path: "/api/user/getUserAll",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: getMemberRequest, answer: getMemberAnswer, refusal }),
  makeRoute({
    operationId: "updateMember",
    area: "profile",
    method: "PUT",
    path: "/api/user/updateUser",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4019, 4020, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        sex: {
          kind: "integer",
          in: "form",
        },
        mechanismName: {
          kind: "text",
          in: "form",
          required: true,
        },
        provinces: {
          kind: "text",
          in: "form",
          required: true,
        },
        country: {
          kind: "text",
          in: "form",
          required: true,
        },
        headImage: {
          kind: "text",
          in: "form",
        },
        phone: {
          kind: "text",
          in: "form",
          required: true,
        },
        name: {
          kind: "text",
          in: "form",
        },
        surname: {
          kind: "text",
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
  }, { request: updateMemberRequest, answer: updateMemberAnswer, refusal }),
  makeRoute({
    operationId: "listDocuments",
    area: "documents",
    method: "GET",
    path: "/open/technology/list",
    access: "public",
    encoding: "none",
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    plan: {
      fields: {
        keyWord: {
          kind: "text",
          in: "query",
        },
        downloadGrade: {
          kind: "integer",
          in: "query",
          default: 0,
        },
        typeId: {
          kind: "integer",
          in: "query",
        },
        tid: {
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
          default: 10,
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
  }, { request: listDocumentsRequest, answer: listDocumentsAnswer, refusal }),
  makeRoute({
    operationId: "listDocumentTypes",
    area: "documents",
    method: "GET",
    path: "/open/technology/get/types",
    access: "public",
    encoding: "none",
    keyed: false,
    idempotent: false,
    shared: true,
    codes: [0, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
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
  }, { request: listDocumentTypesRequest, answer: listDocumentTypesAnswer, refusal }),
  makeRoute({
    operationId: "getDocumentPreview",
    area: "documents",
    method: "GET",
    path: "/open/technology/preview",
    access: "optional",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4018, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    plan: {
      fields: {
        tid: {
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
  }, { request: getDocumentPreviewRequest, answer: getDocumentPreviewAnswer, refusal }),
  makeRoute({
    operationId: "countDocumentDownload",
    area: "documents",
    method: "GET",
    path: "/open/technology/record/download/count",
    access: "optional",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    plan: {
      fields: {
        tid: {
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
  }, { request: countDocumentDownloadRequest, answer: countDocumentDownloadAnswer, refusal }),
  makeRoute({
    operationId: "authoriseDocumentDownload",
    area: "documents",
    method: "GET",
    path: "/api/technology/record/download/auth",
    access: "member",
    encoding: "none",
    keyed: true,
    idempotent: false,
    hourlyLimit: 300,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4018, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        tid: {
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
  }, { request: authoriseDocumentDownloadRequest, answer: authoriseDocumentDownloadAnswer, refusal }),
  makeRoute({
    operationId: "listStandardOrders",
    area: "orders-standard",
    method: "GET",
    path: "/api/standard/order/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        state: {
          kind: "integer",
          in: "query",
        },
        keyWord: {
          kind: "text",
          in: "query",
        },
        startDate: {
          kind: "text",
          in: "query",
        },
        endDate: {
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
  }, { request: listStandardOrdersRequest, answer: listStandardOrdersAnswer, refusal }),
  makeRoute({
    operationId: "getStandardOrder",
    area: "orders-standard",
    method: "GET",
    path: "/api/standard/order/detail",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
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
  }, { request: getStandardOrderRequest, answer: getStandardOrderAnswer, refusal }),
  makeRoute({
    operationId: "confirmStandardReceipt",
    area: "orders-standard",
    method: "POST",
    path: "/api/standard/order/confirm/receipt",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
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
  }, { request: confirmStandardReceiptRequest, answer: confirmStandardReceiptAnswer, refusal }),
  makeRoute({
    operationId: "cancelStandardOrder",
    area: "orders-standard",
    method: "POST",
    path: "/api/standard/order/cancel/order",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
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
  }, { request: cancelStandardOrderRequest, answer: cancelStandardOrderAnswer, refusal }),
  makeRoute({
    operationId: "applyAfterSales",
    area: "orders-standard",
    method: "POST",
    path: "/api/back/service/add",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4023, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        orderNo: {
          kind: "text",
          in: "form",
          required: true,
        },
        serviceType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        questionContent: {
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
  }, { request: applyAfterSalesRequest, answer: applyAfterSalesAnswer, refusal }),
  makeRoute({
    operationId: "buyAgain",
    area: "orders-standard",
    method: "POST",
    path: "/api/standard/order/again",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 200,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
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
  }, { request: buyAgainRequest, answer: buyAgainAnswer, refusal }),
  makeRoute({
    operationId: "uploadStandardContract",
    area: "orders-standard",
    method: "POST",
    path: "/api/standard/order/upload/contract",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    hourlyLimit: 60,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4009, 4019, 4020, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
          kind: "text",
          in: "form",
          required: true,
        },
        contractLink: {
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
  }, { request: uploadStandardContractRequest, answer: uploadStandardContractAnswer, refusal }),
  makeRoute({
    operationId: "listSampleOrders",
    area: "orders-sample",
    method: "GET",
    path: "/api/order/query/simple/order",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        state: {
          kind: "integer",
          in: "query",
        },
        keyWord: {
          kind: "text",
          in: "query",
        },
        startDate: {
          kind: "text",
          in: "query",
        },
        endDate: {
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
  }, { request: listSampleOrdersRequest, answer: listSampleOrdersAnswer, refusal }),
  makeRoute({
    operationId: "getSampleOrder",
    area: "orders-sample",
    method: "POST",
    path: "/api/order/details",
    access: "member",
    encoding: "form",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
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
  }, { request: getSampleOrderRequest, answer: getSampleOrderAnswer, refusal }),
  makeRoute({
    operationId: "moveSampleOrder",
    area: "orders-sample",
    method: "POST",
    path: "/api/order/cancel/simple/order",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        sampleId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        type: {
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
  }, { request: moveSampleOrderRequest, answer: moveSampleOrderAnswer, refusal }),
  makeRoute({
    operationId: "listCustomisedOrders",
    area: "orders-customised",
    method: "GET",
    path: "/api/customized/order/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        state: {
          kind: "integer",
          in: "query",
        },
        keyWord: {
          kind: "text",
          in: "query",
        },
        startDate: {
          kind: "text",
          in: "query",
        },
        endDate: {
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
  }, { request: listCustomisedOrdersRequest, answer: listCustomisedOrdersAnswer, refusal }),
  makeRoute({
    operationId: "countWaitingCustomised",
    area: "orders-customised",
    method: "GET",
    path: "/api/customized/order/count/waiting",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: countWaitingCustomisedRequest, answer: countWaitingCustomisedAnswer, refusal }),
  makeRoute({
    operationId: "getCustomisedOrder",
    area: "orders-customised",
    method: "GET",
    path: "/api/customized/order/detail",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
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
  }, { request: getCustomisedOrderRequest, answer: getCustomisedOrderAnswer, refusal }),
  makeRoute({
    operationId: "listInstalments",
    area: "orders-customised",
    method: "GET",
    path: "/api/customized/order/amount/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
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
  }, { request: listInstalmentsRequest, answer: listInstalmentsAnswer, refusal }),
  makeRoute({
    operationId: "moveCustomisedOrder",
    area: "orders-customised",
    method: "POST",
    path: "/api/customized/order/cancel",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
          kind: "text",
          in: "form",
          required: true,
        },
        state: {
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
  }, { request: moveCustomisedOrderRequest, answer: moveCustomisedOrderAnswer, refusal }),
  makeRoute({
    operationId: "uploadCustomisedContract",
    area: "orders-customised",
    method: "POST",
    path: "/api/customized/order/upload/user/contract",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    hourlyLimit: 60,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4009, 4019, 4020, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
          kind: "text",
          in: "form",
          required: true,
        },
        contractLink: {
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
  }, { request: uploadCustomisedContractRequest, answer: uploadCustomisedContractAnswer, refusal }),
  makeRoute({
    operationId: "applyCustomisedOrder",
    area: "custom-apply",
    method: "POST",
    path: "/api/customized/order/apply",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 30,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        productName: {
          kind: "text",
          in: "form",
          required: true,
        },
        indexRequirement: {
          kind: "text",
          in: "form",
        },
        sizeRequirement: {
          kind: "text",
          in: "form",
        },
        demandQuantity: {
          kind: "text",
          in: "form",
          required: true,
        },
        deliveryCycle: {
          kind: "text",
          in: "form",
          required: true,
        },
        qualityGrade: {
          kind: "text",
          in: "form",
        },
        weight: {
          kind: "text",
          in: "form",
        },
        installationMode: {
          kind: "text",
          in: "form",
        },
        useEnvironment: {
          kind: "text",
          in: "form",
        },
        receivingAddress: {
          kind: "text",
          in: "form",
          required: true,
        },
        receivingPhone: {
          kind: "text",
          in: "form",
          required: true,
        },
        otherProcessRequirements: {
          kind: "text",
          in: "form",
        },
        receivingUser: {
          kind: "text",
          in: "form",
          required: true,
        },
        detailedDescription: {
          kind: "text",
          in: "form",
          required: true,
        },
        annexFile: {
          kind: "text",
          in: "form",
        },
        quotedPart: {
          kind: "text",
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
  }, { request: applyCustomisedOrderRequest, answer: applyCustomisedOrderAnswer, refusal }),
  makeRoute({
    operationId: "getOrderDocument",
    area: "order-documents",
    method: "GET",
    path: "/api/order/document",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
          kind: "text",
          in: "query",
          required: true,
        },
        document: {
          kind: "integer",
          in: "query",
          required: true,
        },
        paperSize: {
          kind: "integer",
          in: "query",
          default: 1,
        },
        invoiceId: {
          kind: "integer",
          in: "query",
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
  }, { request: getOrderDocumentRequest, answer: getOrderDocumentAnswer, refusal }),
  makeRoute({
    operationId: "listIssuedDocuments",
    area: "order-documents",
    method: "GET",
    path: "/api/order/document/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
          kind: "text",
          in: "query",
          required: true,
        },
        pageNum: {
          kind: "integer",
          in: "query",
          default: 1,
        },
        pageSize: {
          kind: "integer",
          in: "query",
          default: 20,
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
  }, { request: listIssuedDocumentsRequest, answer: listIssuedDocumentsAnswer, refusal }),
  makeRoute({
    operationId: "applyInvoice",
    area: "invoice",
    method: "POST",
    path: "/api/invoice/apply",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 120,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4009, 4023, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderNo: {
          kind: "text",
          in: "form",
          required: true,
        },
        customizedIds: {
          kind: "text",
          in: "form",
        },
        invoiceType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        orderType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        invoiceInfo: {
          kind: "json",
          in: "form",
          required: true,
          maxText: 2000,
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
  }, { request: applyInvoiceRequest, answer: applyInvoiceAnswer, refusal }),
  makeRoute({
    operationId: "getLatestInvoice",
    area: "invoice",
    method: "GET",
    path: "/api/invoice/list/new/one",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: getLatestInvoiceRequest, answer: getLatestInvoiceAnswer, refusal }),
  makeRoute({
    operationId: "listInvoices",
    area: "invoice",
    method: "GET",
    path: "/api/invoice/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
          default: 30,
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
  }, { request: listInvoicesRequest, answer: listInvoicesAnswer, refusal }),
  makeRoute({
    operationId: "uploadFile",
    area: "transport",
    method: "POST",
    path: "/open/upload/file",
    access: "member",
    encoding: "multipart",
    keyed: true,
    idempotent: false,
    hourlyLimit: 60,
    codes: [0, 1001, 4000, 4001, 4002, 4008, 4019, 4020, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  makeRoute({
    operationId: "getFileLink",
    area: "transport",
    method: "GET",
    path: "/api/file/link",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        path: {
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
  }, { request: getFileLinkRequest, answer: getFileLinkAnswer, refusal }),
  makeRoute({
    operationId: "exportOrders",
    area: "orders-standard",
    method: "GET",
    path: "/api/order/export",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        orderType: {
          kind: "integer",
          in: "query",
          required: true,
        },
        format: {
          kind: "integer",
          in: "query",
          required: true,
        },
        state: {
          kind: "integer",
          in: "query",
        },
        keyWord: {
          kind: "text",
          in: "query",
        },
        startDate: {
          kind: "text",
          in: "query",
        },
        endDate: {
          kind: "text",
          in: "query",
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
  }, { request: exportOrdersRequest, answer: exportOrdersAnswer, refusal }),
  makeRoute({
    operationId: "listChatMessages",
    area: "chat",
    method: "GET",
    path: "/api/order/message/item/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        getId: {
          kind: "text",
          in: "query",
          required: true,
        },
        objectId: {
          kind: "text",
          in: "query",
          required: true,
        },
        queryType: {
          kind: "text",
          in: "query",
          default: "his",
        },
        remark1: {
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
          default: 15,
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
  }, { request: listChatMessagesRequest, answer: listChatMessagesAnswer, refusal }),
  makeRoute({
    operationId: "sendChatMessage",
    area: "chat",
    method: "POST",
    path: "/api/order/message/web/send",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 300,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4008, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        content: {
          kind: "text",
          in: "form",
          required: true,
        },
        getId: {
          kind: "text",
          in: "form",
          required: true,
        },
        objectId: {
          kind: "text",
          in: "form",
          required: true,
        },
        objectType: {
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
  }, { request: sendChatMessageRequest, answer: sendChatMessageAnswer, refusal }),
  makeRoute({
    operationId: "listOrderChats",
    area: "messages",
    method: "GET",
    path: "/api/order/message/chat/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
          default: 10,
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
  }, { request: listOrderChatsRequest, answer: listOrderChatsAnswer, refusal }),
  makeRoute({
    operationId: "markAllNotices",
    area: "messages",
    method: "POST",
    path: "/api/message/other/all",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: markAllNoticesRequest, answer: markAllNoticesAnswer, refusal }),
  makeRoute({
    operationId: "listNotices",
    area: "messages",
    method: "GET",
    path: "/api/message/other/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
          default: 10,
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
  }, { request: listNoticesRequest, answer: listNoticesAnswer, refusal }),
  makeRoute({
    operationId: "markNotice",
    area: "messages",
    method: "POST",
    path: "/api/message/other/list",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        messageId: {
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
  }, { request: markNoticeRequest, answer: markNoticeAnswer, refusal }),
  makeRoute({
    operationId: "listPointsFlow",
    area: "points",
    method: "GET",
    path: "/api/account/getIntegralFlowAll",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listPointsFlowRequest, answer: listPointsFlowAnswer, refusal }),
  makeRoute({
    operationId: "startTopUp",
    area: "topup-withdraw",
    method: "POST",
    path: "/api/account/charge/init/pay",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 60,
    codes: [0, 1001, 4000, 4001, 4002, 4008, 4024, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        payType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        amount: {
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
  }, { request: startTopUpRequest, answer: startTopUpAnswer, refusal }),
  makeRoute({
    operationId: "applyWithdrawal",
    area: "topup-withdraw",
    method: "POST",
    path: "/api/cash/apply",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 60,
    codes: [0, 1001, 4000, 4001, 4002, 4008, 4012, 4013, 4026, 4028, 4029, 4030, 4031, 4032, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        cashType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        cashAmount: {
          kind: "integer",
          in: "form",
          required: true,
        },
        cashAccount: {
          kind: "text",
          in: "form",
          required: true,
        },
        secondFactor: {
          kind: "text",
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
  }, { request: applyWithdrawalRequest, answer: applyWithdrawalAnswer, refusal }),
  makeRoute({
    operationId: "getTopUp",
    area: "topup-withdraw",
    method: "GET",
    path: "/api/account/charge/state",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        paymentNo: {
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
  }, { request: getTopUpRequest, answer: getTopUpAnswer, refusal }),
  makeRoute({
    operationId: "listRemoteSupports",
    area: "remote-support",
    method: "GET",
    path: "/api/remote/support/remoteSupportList",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listRemoteSupportsRequest, answer: listRemoteSupportsAnswer, refusal }),
  makeRoute({
    operationId: "addRemoteSupport",
    area: "remote-support",
    method: "POST",
    path: "/api/remote/support/addRemoteSupport",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 30,
    codes: [0, 1001, 4000, 4001, 4002, 4008, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    afterToday: ["scheduled"],
    plan: {
      fields: {
        remark1: {
          kind: "text",
          in: "form",
          required: true,
        },
        communication: {
          kind: "integer",
          in: "form",
          required: true,
        },
        communicationRemark: {
          kind: "text",
          in: "form",
          required: true,
        },
        scheduled: {
          kind: "text",
          in: "form",
          required: true,
        },
        languageType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        remark: {
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
  }, { request: addRemoteSupportRequest, answer: addRemoteSupportAnswer, refusal }),
  makeRoute({
    operationId: "editRemoteSupport",
    area: "remote-support",
    method: "POST",
    path: "/api/remote/support/editRemoteSupport",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    afterToday: ["scheduled"],
    plan: {
      fields: {
        supportId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        remark1: {
          kind: "text",
          in: "form",
          required: true,
        },
        communication: {
          kind: "integer",
          in: "form",
          required: true,
        },
        communicationRemark: {
          kind: "text",
          in: "form",
          required: true,
        },
        scheduled: {
          kind: "text",
          in: "form",
          required: true,
        },
        languageType: {
          kind: "integer",
          in: "form",
          required: true,
        },
        remark: {
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
  }, { request: editRemoteSupportRequest, answer: editRemoteSupportAnswer, refusal }),
  makeRoute({
    operationId: "cancelRemoteSupport",
    area: "remote-support",
    method: "POST",
    path: "/api/remote/support/cancelRemoteSupport",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        supportId: {
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
  }, { request: cancelRemoteSupportRequest, answer: cancelRemoteSupportAnswer, refusal }),
  makeRoute({
    operationId: "listCommunicationTypes",
    area: "remote-support",
    method: "POST",
    path: "/api/remote/support/ctype/list",
    access: "member",
    encoding: "form",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listCommunicationTypesRequest, answer: listCommunicationTypesAnswer, refusal }),
  makeRoute({
    operationId: "addStockAlert",
    area: "stock-alerts",
    method: "POST",
    path: "/open/stock/alert/add",
    access: "optional",
    encoding: "form",
    keyed: true,
    idempotent: false,
    hourlyLimit: 120,
    codes: [0, 4000, 4001, 4002, 4004, 4008, 4009, 4025, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5001, 5002],
    plan: {
      fields: {
        productId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        email: {
          kind: "text",
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
  }, { request: addStockAlertRequest, answer: addStockAlertAnswer, refusal }),
  makeRoute({
    operationId: "listStockAlerts",
    area: "stock-alerts",
    method: "GET",
    path: "/api/stock/alert/list",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listStockAlertsRequest, answer: listStockAlertsAnswer, refusal }),
  makeRoute({
    operationId: "deleteStockAlert",
    area: "stock-alerts",
    method: "POST",
    path: "/api/stock/alert/del",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        alertId: {
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
  }, { request: deleteStockAlertRequest, answer: deleteStockAlertAnswer, refusal }),
  makeRoute({
    operationId: "listFootprints",
    area: "footprints",
    method: "GET",
    path: "/api/footprint/getFootprintAll",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listFootprintsRequest, answer: listFootprintsAnswer, refusal }),
  makeRoute({
    operationId: "addFootprint",
    area: "footprints",
    method: "POST",
    path: "/api/footprint/addFootprint",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4025, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        productId: {
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
  }, { request: addFootprintRequest, answer: addFootprintAnswer, refusal }),
  makeRoute({
    operationId: "deleteFootprint",
    area: "footprints",
    method: "POST",
    path: "/api/footprint/deleteFootprint",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        footId: {
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
  }, { request: deleteFootprintRequest, answer: deleteFootprintAnswer, refusal }),
  makeRoute({
    operationId: "listProjects",
    area: "projects",
    method: "GET",
    path: "/api/myProject/myProjectList",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listProjectsRequest, answer: listProjectsAnswer, refusal }),
  makeRoute({
    operationId: "addProject",
    area: "projects",
    method: "POST",
    path: "/api/myProject/addMyProject",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: true,
    hourlyLimit: 30,
    codes: [0, 1001, 4000, 4001, 4002, 4008, 4026, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        projectName: {
          kind: "text",
          in: "form",
          required: true,
        },
        phone: {
          kind: "text",
          in: "form",
          required: true,
        },
        projectDescribe: {
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
  }, { request: addProjectRequest, answer: addProjectAnswer, refusal }),
  makeRoute({
    operationId: "editProject",
    area: "projects",
    method: "PUT",
    path: "/api/myProject/editMyProject",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        projectId: {
          kind: "integer",
          in: "form",
          required: true,
        },
        projectName: {
          kind: "text",
          in: "form",
          required: true,
        },
        phone: {
          kind: "text",
          in: "form",
          required: true,
        },
        projectDescribe: {
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
  }, { request: editProjectRequest, answer: editProjectAnswer, refusal }),
  makeRoute({
    operationId: "cancelProject",
    area: "projects",
    method: "POST",
    path: "/api/myProject/abolishMyProject",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        projectId: {
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
  }, { request: cancelProjectRequest, answer: cancelProjectAnswer, refusal }),
  makeRoute({
    operationId: "submitProject",
    area: "projects",
    method: "POST",
    path: "/api/myProject/submitMyProject",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        projectId: {
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
  }, { request: submitProjectRequest, answer: submitProjectAnswer, refusal }),
  makeRoute({
    operationId: "listFavourites",
    area: "favourites",
    method: "GET",
    path: "/api/productCollection/getProductCollectionAll",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listFavouritesRequest, answer: listFavouritesAnswer, refusal }),
  makeRoute({
    operationId: "listFavouriteIds",
    area: "favourites",
    method: "GET",
    path: "/api/productCollection/getProductCollectionIds",
    access: "member",
    encoding: "none",
    keyed: false,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
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
  }, { request: listFavouriteIdsRequest, answer: listFavouriteIdsAnswer, refusal }),
  makeRoute({
    operationId: "addFavourite",
    area: "favourites",
    method: "POST",
    path: "/api/productCollection/addProductCollection",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4009, 4025, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        productId: {
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
  }, { request: addFavouriteRequest, answer: addFavouriteAnswer, refusal }),
  makeRoute({
    operationId: "deleteFavourite",
    area: "favourites",
    method: "POST",
    path: "/api/productCollection/deleteProductCollection",
    access: "member",
    encoding: "form",
    keyed: true,
    idempotent: false,
    codes: [0, 1001, 4000, 4001, 4002, 4004, 4028, 4040, 4041, 4042, 4043, 4044, 4045, 4046, 4090, 5000, 5001, 5002],
    plan: {
      fields: {
        proCollecId: {
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
  }, { request: deleteFavouriteRequest, answer: deleteFavouriteAnswer, refusal }),
];
