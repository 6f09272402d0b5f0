// Generated from openapi/ by `npm run generate`. Never edited by hand.

/** `AddressDefaultState`: value on the wire → name. */
export const addressDefaultStateNames = {
  0: "notDefault",
  1: "isDefault",
} as const;

/** `ColumnColumnType`: value on the wire → name. */
export const columnColumnTypeNames = {
  0: "parameterColumn",
  1: "detailSection",
} as const;

/** `ColumnScreen`: value on the wire → name. */
export const columnScreenNames = {
  0: "noFilter",
  1: "isFilter",
} as const;

/** `ColumnListType`: value on the wire → name. */
export const columnListTypeNames = {
  0: "notInTable",
  1: "inTable",
} as const;

/** `ContentType`: value on the wire → name. */
export const contentTypeNames = {
  1: "newsItem",
  2: "newsflash",
} as const;

/** `CountProductFacetsFormRecommend`: value on the wire → name. */
export const countProductFacetsFormRecommendNames = {
  1: "newProducts",
  3: "hotProducts",
} as const;

/** `CountProductFacetsFormInStock`: value on the wire → name. */
export const countProductFacetsFormInStockNames = {
  0: "anyStock",
  1: "onlyInStock",
} as const;

/** `EditAddressFormDefaultState`: value on the wire → name. */
export const editAddressFormDefaultStateNames = {
  1: "isDefault",
} as const;

/** `HelpEntryLeave`: value on the wire → name. */
export const helpEntryLeaveNames = {
  1: "topLevel",
  2: "childLevel",
} as const;

/** `ListHotCatalogsFormProduct`: value on the wire → name. */
export const listHotCatalogsFormProductNames = {
  1: "cataloguePanel",
} as const;

/** `ListHotCatalogsFormHome`: value on the wire → name. */
export const listHotCatalogsFormHomeNames = {
  1: "homePage",
} as const;

/** `ListProductsFormRecommend`: value on the wire → name. */
export const listProductsFormRecommendNames = {
  1: "newProducts",
  3: "hotProducts",
} as const;

/** `ListProductsFormInStock`: value on the wire → name. */
export const listProductsFormInStockNames = {
  0: "anyStock",
  1: "onlyInStock",
} as const;

/** `RefusalCode`: value on the wire → name. */
export const refusalCodeNames = {
  1001: "signInNeeded",
  4000: "fieldRefused",
  4001: "staleTimestamp",
  4002: "wrongSignature",
  4003: "notYours",
  4004: "notFound",
  4005: "wrongCaptcha",
  4006: "wrongCredentials",
  4007: "wrongMailedCode",
  4008: "tooManyRequests",
  4009: "notOffered",
  4010: "priceChanged",
  4011: "outOfStock",
  4012: "insufficientYuan",
  4013: "insufficientDollars",
  4014: "wrongPayPassword",
  4015: "payPasswordLocked",
  4016: "payPasswordMissing",
  4017: "insufficientPoints",
  4018: "noDownloadPermission",
  4019: "fileTypeRefused",
  4020: "fileTooLarge",
  4021: "accountLocked",
  4022: "quantityRefused",
  4023: "alreadyOpen",
  4024: "paymentDeclined",
  4025: "productWithdrawn",
  4026: "idempotencyConflict",
  4027: "unitUnknown",
  4040: "unknownPath",
  4041: "methodNotAllowed",
  4042: "bodyTooLarge",
  4043: "mediaTypeRefused",
  4044: "rateLimited",
  4090: "notBuiltYet",
  5000: "sessionExpired",
  5001: "internalError",
  5002: "unavailable",
} as const;

/** `SearchType`: value on the wire → name. */
export const searchTypeNames = {
  1: "productSearch",
  2: "fileSearch",
  3: "informationSearch",
} as const;

/** `SignedInMemberSex`: value on the wire → name. */
export const signedInMemberSexNames = {
  1: "male",
  2: "female",
} as const;

/** `SuccessCode`: value on the wire → name. */
export const successCodeNames = {
  0: "success",
} as const;
