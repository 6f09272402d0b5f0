// Generated from openapi/ by `npm run generate`. Never edited by hand.

/** The closed list of business codes: name → number on the wire. */
export const codes = {
  success: 0,
  signInNeeded: 1001,
  fieldRefused: 4000,
  staleTimestamp: 4001,
  wrongSignature: 4002,
  notFound: 4004,
  wrongCaptcha: 4005,
  wrongCredentials: 4006,
  wrongMailedCode: 4007,
  tooManyRequests: 4008,
  notOffered: 4009,
  priceChanged: 4010,
  outOfStock: 4011,
  insufficientYuan: 4012,
  insufficientDollars: 4013,
  wrongPayPassword: 4014,
  payPasswordLocked: 4015,
  payPasswordMissing: 4016,
  insufficientPoints: 4017,
  noDownloadPermission: 4018,
  fileTypeRefused: 4019,
  fileTooLarge: 4020,
  accountLocked: 4021,
  quantityRefused: 4022,
  alreadyOpen: 4023,
  paymentDeclined: 4024,
  productWithdrawn: 4025,
  idempotencyConflict: 4026,
  unitUnknown: 4027,
  requestRepeated: 4028,
  dailyLimitReached: 4029,
  secondFactorNeeded: 4030,
  wrongSecondFactor: 4031,
  secondFactorLocked: 4032,
  accountNotClosable: 4033,
  quoteNeeded: 4034,
  deliveryChanged: 4035,
  unknownPath: 4040,
  methodNotAllowed: 4041,
  bodyTooLarge: 4042,
  mediaTypeRefused: 4043,
  rateLimited: 4044,
  requestUnreadable: 4045,
  headersTooLarge: 4046,
  notBuiltYet: 4090,
  sessionExpired: 5000,
  internalError: 5001,
  unavailable: 5002,
} as const;

/** HTTP status of the outcomes that reach no handler; every other code has 200. */
export const httpStatus = {
  unknownPath: 404,
  methodNotAllowed: 405,
  bodyTooLarge: 413,
  mediaTypeRefused: 415,
  rateLimited: 429,
  requestUnreadable: 400,
  headersTooLarge: 431,
  internalError: 500,
  unavailable: 503,
} as const;

export type CodeName = keyof typeof codes;

/** Page size: operation → screen → entries. */
export const pageSizes = {
  listSessions: {
    security: 10,
  },
  listProducts: {
    goodsCenter: 20,
    homeHot: 9,
    homeNew: 4,
    cataloguePanel: 9,
    alternatives: 24,
  },
  searchAll: {
    searchAll: 9,
    searchedProducts: 20,
  },
  listNews: {
    news: 4,
    homeNewsflash: 4,
  },
  listSolutions: {
    home: 5,
    solutions: 10,
  },
  listAddresses: {
    addresses: 5,
    orderSubmit: 30,
    sampleDialog: 30,
  },
  listAccountFlow: {
    balance: 5,
  },
  listWithdrawals: {
    balance: 5,
  },
  listDocuments: {
    documentList: 10,
  },
  listStandardOrders: {
    orderList: 5,
    memberHome: 2,
  },
  listSampleOrders: {
    orderList: 5,
    memberHome: 2,
  },
  listCustomisedOrders: {
    orderList: 5,
    memberHome: 2,
  },
  listIssuedDocuments: {
    orderDetail: 20,
  },
  listInvoices: {
    invoices: 5,
  },
  listChatMessages: {
    chatHistory: 15,
    chatPoll: 10000,
  },
  listOrderChats: {
    messages: 10,
    memberHome: 3,
  },
  listNotices: {
    messages: 10,
    memberHome: 3,
  },
  listPointsFlow: {
    balance: 5,
  },
  listRemoteSupports: {
    remoteSupport: 5,
    memberHome: 2,
  },
  listStockAlerts: {
    stockAlerts: 5,
  },
  listFootprints: {
    footprints: 5,
    memberHome: 3,
  },
  listProjects: {
    projects: 5,
    memberHome: 2,
  },
  listFavourites: {
    favourites: 5,
    memberHome: 3,
  },
} as const;

/** Seconds until an operation may be called again. */
export const cooldowns = {
  sendRegistrationCode: 60,
  sendResetCode: 60,
  sendAccountCode: 60,
} as const;

/** Facts that belong to no call. In a module of their own, because bundlers leave out those that nobody uses. */
export * as constants from './named-constants.ts';
