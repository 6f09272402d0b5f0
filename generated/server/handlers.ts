// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AnswerOf, HandlersOf, ReplyOf, RequestOf } from '#domain/wire/handler-types.ts';
import type { components, operations } from '../types/schema.ts';

export type OperationId = keyof operations;

/** The decoded request of each operation: query, path and body fields in one, without those of the transport. */
export interface Requests {
  countUnreadMessages: RequestOf<operations['countUnreadMessages'], never>;
  listFriendLinks: RequestOf<operations['listFriendLinks'], never>;
  getVerifyCode: RequestOf<operations['getVerifyCode'], never>;
  loginMember: RequestOf<operations['loginMember'], never>;
  logoutMember: RequestOf<operations['logoutMember'], never>;
  sendRegistrationCode: RequestOf<operations['sendRegistrationCode'], never>;
  registerMember: RequestOf<operations['registerMember'], never>;
  sendResetCode: RequestOf<operations['sendResetCode'], never>;
  resetPassword: RequestOf<operations['resetPassword'], never>;
  listHotCatalogs: RequestOf<operations['listHotCatalogs'], never>;
  getCatalogTree: RequestOf<operations['getCatalogTree'], never>;
  listProducts: RequestOf<operations['listProducts'], "inStock" | "order" | "pageNum" | "pageSize">;
  listColumns: RequestOf<operations['listColumns'], never>;
  getProduct: RequestOf<operations['getProduct'], never>;
  getUsdPrice: RequestOf<operations['getUsdPrice'], never>;
  applySample: RequestOf<operations['applySample'], never>;
  countProductFacets: RequestOf<operations['countProductFacets'], "inStock">;
  searchAll: RequestOf<operations['searchAll'], "pageNum" | "pageSize">;
  getBanners: RequestOf<operations['getBanners'], never>;
  listNews: RequestOf<operations['listNews'], "pageNum" | "pageSize">;
  getNewsDetail: RequestOf<operations['getNewsDetail'], never>;
  getCompanyProfile: RequestOf<operations['getCompanyProfile'], never>;
  listSolutions: RequestOf<operations['listSolutions'], "pageNum" | "pageSize">;
  getSolution: RequestOf<operations['getSolution'], never>;
  listHelpEntries: RequestOf<operations['listHelpEntries'], never>;
  getHelpEntry: RequestOf<operations['getHelpEntry'], never>;
  listCartItems: RequestOf<operations['listCartItems'], never>;
  countCartItems: RequestOf<operations['countCartItems'], never>;
  addCartItem: RequestOf<operations['addCartItem'], never>;
  deleteCartItem: RequestOf<operations['deleteCartItem'], never>;
  updateCartItem: RequestOf<operations['updateCartItem'], never>;
  getRegionTree: RequestOf<operations['getRegionTree'], never>;
  listAddresses: RequestOf<operations['listAddresses'], "pageNum" | "pageSize">;
  addAddress: RequestOf<operations['addAddress'], never>;
  editAddressByPost: RequestOf<operations['editAddressByPost'], never>;
  editAddress: RequestOf<operations['editAddress'], never>;
  deleteAddresses: RequestOf<operations['deleteAddresses'], never>;
  uploadFile: RequestOf<operations['uploadFile'], never>;
}

/** What each operation answers with code 0, without `code` and `msg`. */
export interface Answers {
  countUnreadMessages: AnswerOf<operations['countUnreadMessages']>;
  listFriendLinks: AnswerOf<operations['listFriendLinks']>;
  getVerifyCode: AnswerOf<operations['getVerifyCode']>;
  loginMember: AnswerOf<operations['loginMember']>;
  logoutMember: AnswerOf<operations['logoutMember']>;
  sendRegistrationCode: AnswerOf<operations['sendRegistrationCode']>;
  registerMember: AnswerOf<operations['registerMember']>;
  sendResetCode: AnswerOf<operations['sendResetCode']>;
  resetPassword: AnswerOf<operations['resetPassword']>;
  listHotCatalogs: AnswerOf<operations['listHotCatalogs']>;
  getCatalogTree: AnswerOf<operations['getCatalogTree']>;
  listProducts: AnswerOf<operations['listProducts']>;
  listColumns: AnswerOf<operations['listColumns']>;
  getProduct: AnswerOf<operations['getProduct']>;
  getUsdPrice: AnswerOf<operations['getUsdPrice']>;
  applySample: AnswerOf<operations['applySample']>;
  countProductFacets: AnswerOf<operations['countProductFacets']>;
  searchAll: AnswerOf<operations['searchAll']>;
  getBanners: AnswerOf<operations['getBanners']>;
  listNews: AnswerOf<operations['listNews']>;
  getNewsDetail: AnswerOf<operations['getNewsDetail']>;
  getCompanyProfile: AnswerOf<operations['getCompanyProfile']>;
  listSolutions: AnswerOf<operations['listSolutions']>;
  getSolution: AnswerOf<operations['getSolution']>;
  listHelpEntries: AnswerOf<operations['listHelpEntries']>;
  getHelpEntry: AnswerOf<operations['getHelpEntry']>;
  listCartItems: AnswerOf<operations['listCartItems']>;
  countCartItems: AnswerOf<operations['countCartItems']>;
  addCartItem: AnswerOf<operations['addCartItem']>;
  deleteCartItem: AnswerOf<operations['deleteCartItem']>;
  updateCartItem: AnswerOf<operations['updateCartItem']>;
  getRegionTree: AnswerOf<operations['getRegionTree']>;
  listAddresses: AnswerOf<operations['listAddresses']>;
  addAddress: AnswerOf<operations['addAddress']>;
  editAddressByPost: AnswerOf<operations['editAddressByPost']>;
  editAddress: AnswerOf<operations['editAddress']>;
  deleteAddresses: AnswerOf<operations['deleteAddresses']>;
  uploadFile: AnswerOf<operations['uploadFile']>;
}

/** The names of the codes other than 0 that each operation may answer. */
export interface Codes {
  countUnreadMessages: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  listFriendLinks: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getVerifyCode: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "tooManyRequests" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  loginMember: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "wrongCaptcha" | "wrongCredentials" | "tooManyRequests" | "accountLocked" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  logoutMember: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  sendRegistrationCode: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "tooManyRequests" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  registerMember: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "wrongMailedCode" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  sendResetCode: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "tooManyRequests" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  resetPassword: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "wrongMailedCode" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  listHotCatalogs: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getCatalogTree: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  listProducts: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "unitUnknown" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  listColumns: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getProduct: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "productWithdrawn" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getUsdPrice: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  applySample: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "priceChanged" | "outOfStock" | "insufficientPoints" | "productWithdrawn" | "idempotencyConflict" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  countProductFacets: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "unitUnknown" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  searchAll: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getBanners: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  listNews: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getNewsDetail: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getCompanyProfile: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  listSolutions: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getSolution: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  listHelpEntries: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  getHelpEntry: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  listCartItems: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  countCartItems: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  addCartItem: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notFound" | "quantityRefused" | "productWithdrawn" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  deleteCartItem: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notYours" | "notFound" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  updateCartItem: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notYours" | "notFound" | "quantityRefused" | "productWithdrawn" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  getRegionTree: "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "internalError" | "unavailable";
  listAddresses: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  addAddress: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notOffered" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  editAddressByPost: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notYours" | "notFound" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  editAddress: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notYours" | "notFound" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  deleteAddresses: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "notYours" | "notFound" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
  uploadFile: "signInNeeded" | "fieldRefused" | "staleTimestamp" | "wrongSignature" | "fileTypeRefused" | "fileTooLarge" | "unknownPath" | "methodNotAllowed" | "bodyTooLarge" | "mediaTypeRefused" | "rateLimited" | "notBuiltYet" | "sessionExpired" | "internalError" | "unavailable";
}

export type RefusalParams = components['schemas']['RefusalParams'];

/** What a handler gives back: the answer's `data` and `params`, or a declared refusal. */
export type Reply<K extends OperationId> = ReplyOf<Answers[K], Codes[K], RefusalParams>;

/** One typed handler per operation. */
export type Handlers<Context> = HandlersOf<Context, Requests, Answers, Codes, RefusalParams>;
