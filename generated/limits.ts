// Generated from openapi/ by `npm run generate`. Never edited by hand.

/** Limits of `Account`. */
export const accountLimits = {
  accountBalance: {
    minimum: 0,
    maximum: 10000000000000,
  },
  balanceUs: {
    minimum: 0,
    maximum: 10000000000000,
  },
  integralBalance: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `AccountCode`. */
export const accountCodeLimits = {
  minLength: 6,
  maxLength: 6,
} as const;

/** Limits of `AccountFlow`. */
export const accountFlowLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  dealTime: {
    maxLength: 40,
  },
  amount: {
    minimum: 1,
    maximum: 10000000000000,
  },
  objectId: {
    minLength: 1,
    maxLength: 32,
  },
  causeNo: {
    minLength: 1,
    maxLength: 32,
  },
} as const;

/** Limits of `AccountFlowParams`. */
export const accountFlowParamsLimits = {
  totalDataCounts: {
    minimum: 0,
    maximum: 1000000000,
  },
  yuanIncome: {
    minimum: 0,
    maximum: 10000000000000,
  },
  yuanExpense: {
    minimum: 0,
    maximum: 10000000000000,
  },
  dollarIncome: {
    minimum: 0,
    maximum: 10000000000000,
  },
  dollarExpense: {
    minimum: 0,
    maximum: 10000000000000,
  },
} as const;

/** Limits of `AddAddressForm`. */
export const addAddressFormLimits = {
  mechanismName: {
    minLength: 1,
    maxLength: 50,
  },
  contacts: {
    minLength: 1,
    maxLength: 50,
  },
  country: {
    minLength: 1,
    maxLength: 200,
  },
  address: {
    minLength: 1,
    maxLength: 50,
  },
  zipCode: {
    minLength: 1,
    maxLength: 50,
  },
  contactPhone: {
    minLength: 1,
    maxLength: 50,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `AddCartItemForm`. */
export const addCartItemFormLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  producNum: {
    minimum: 1,
    maximum: 99999,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `AddFavouriteForm`. */
export const addFavouriteFormLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `AddFootprintForm`. */
export const addFootprintFormLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `AddProjectForm`. */
export const addProjectFormLimits = {
  projectName: {
    minLength: 1,
    maxLength: 50,
  },
  phone: {
    minLength: 1,
    maxLength: 50,
  },
  projectDescribe: {
    minLength: 1,
    maxLength: 500,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `AddRemoteSupportForm`. */
export const addRemoteSupportFormLimits = {
  remark1: {
    minLength: 1,
    maxLength: 500,
  },
  communicationRemark: {
    minLength: 1,
    maxLength: 50,
  },
  scheduled: {
    maxLength: 10,
  },
  remark: {
    minLength: 1,
    maxLength: 500,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `AddStockAlertForm`. */
export const addStockAlertFormLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  email: {
    minLength: 3,
    maxLength: 254,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `Address`. */
export const addressLimits = {
  addressId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  mechanismName: {
    minLength: 1,
    maxLength: 50,
  },
  contacts: {
    minLength: 1,
    maxLength: 50,
  },
  country: {
    minLength: 1,
    maxLength: 200,
  },
  address: {
    minLength: 1,
    maxLength: 50,
  },
  zipCode: {
    minLength: 1,
    maxLength: 50,
  },
  contactPhone: {
    minLength: 1,
    maxLength: 50,
  },
} as const;

/** Limits of `AddressCompany`. */
export const addressCompanyLimits = {
  minLength: 1,
  maxLength: 50,
} as const;

/** Limits of `AddressContacts`. */
export const addressContactsLimits = {
  minLength: 1,
  maxLength: 50,
} as const;

/** Limits of `AddressId`. */
export const addressIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `AddressLine`. */
export const addressLineLimits = {
  minLength: 1,
  maxLength: 50,
} as const;

/** Limits of `AddressPhone`. */
export const addressPhoneLimits = {
  minLength: 1,
  maxLength: 50,
} as const;

/** Limits of `AddressZipCode`. */
export const addressZipCodeLimits = {
  minLength: 1,
  maxLength: 50,
} as const;

/** Limits of `AfterSalesRecord`. */
export const afterSalesRecordLimits = {
  questionContent: {
    minLength: 1,
    maxLength: 500,
  },
  createTime: {
    maxLength: 40,
  },
  decisionTime: {
    maxLength: 40,
  },
  reply: {
    maxLength: 500,
  },
} as const;

/** Limits of `AlertId`. */
export const alertIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `ApplyAfterSalesForm`. */
export const applyAfterSalesFormLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  questionContent: {
    minLength: 1,
    maxLength: 500,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ApplyCustomisedOrderAnswer`. */
export const applyCustomisedOrderAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minLength: 10,
    maxLength: 32,
  },
} as const;

/** Limits of `ApplyCustomisedOrderForm`. */
export const applyCustomisedOrderFormLimits = {
  productName: {
    minLength: 1,
    maxLength: 100,
  },
  indexRequirement: {
    minLength: 1,
    maxLength: 100,
  },
  sizeRequirement: {
    minLength: 1,
    maxLength: 100,
  },
  demandQuantity: {
    minLength: 1,
    maxLength: 100,
  },
  deliveryCycle: {
    minLength: 1,
    maxLength: 100,
  },
  qualityGrade: {
    minLength: 1,
    maxLength: 100,
  },
  weight: {
    minLength: 1,
    maxLength: 100,
  },
  installationMode: {
    minLength: 1,
    maxLength: 100,
  },
  useEnvironment: {
    minLength: 1,
    maxLength: 100,
  },
  receivingAddress: {
    minLength: 1,
    maxLength: 100,
  },
  receivingPhone: {
    minLength: 1,
    maxLength: 100,
  },
  otherProcessRequirements: {
    minLength: 1,
    maxLength: 100,
  },
  receivingUser: {
    minLength: 1,
    maxLength: 100,
  },
  detailedDescription: {
    minLength: 1,
    maxLength: 2000,
  },
  annexFile: {
    minLength: 1,
    maxLength: 500,
    maxFiles: 1,
  },
  quotedPart: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ApplyInvoiceForm`. */
export const applyInvoiceFormLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  customizedIds: {
    minLength: 1,
    maxLength: 1000,
  },
  invoiceInfo: {
    minLength: 2,
    maxLength: 2000,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ApplySampleForm`. */
export const applySampleFormLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  integralNum: {
    minimum: 1,
    maximum: 1000000,
  },
  receivingUser: {
    minLength: 1,
    maxLength: 50,
  },
  receivingPhone: {
    minLength: 1,
    maxLength: 50,
  },
  receivingAddress: {
    minLength: 1,
    maxLength: 500,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ApplyWithdrawalForm`. */
export const applyWithdrawalFormLimits = {
  cashAmount: {
    minimum: 1,
    maximum: 5000000,
  },
  cashAccount: {
    minLength: 1,
    maxLength: 50,
  },
  secondFactor: {
    minLength: 1,
    maxLength: 30,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `AskedPart`. */
export const askedPartLimits = {
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  quantity: {
    minimum: 1,
    maximum: 10000000,
  },
} as const;

/** Limits of `AskedParts`. */
export const askedPartsLimits = {
  minItems: 1,
  maxItems: 50,
} as const;

/** Limits of `AuthoriseDocumentDownloadAnswer`. */
export const authoriseDocumentDownloadAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

/** Limits of `BackorderWeeks`. */
export const backorderWeeksLimits = {
  minimum: 1,
  maximum: 104,
} as const;

/** Limits of `BackorderedPieces`. */
export const backorderedPiecesLimits = {
  minimum: 1,
  maximum: 99999,
} as const;

/** Limits of `BalanceOfDay`. */
export const balanceOfDayLimits = {
  day: {
    minLength: 10,
    maxLength: 10,
  },
  accountBalance: {
    minimum: 0,
    maximum: 10000000000000,
  },
  balanceUs: {
    minimum: 0,
    maximum: 10000000000000,
  },
} as const;

/** Limits of `Banner`. */
export const bannerLimits = {
  imgUrl: {
    maxLength: 2000,
  },
  linkUrl: {
    minLength: 3,
    maxLength: 25,
  },
} as const;

/** Limits of `Banners`. */
export const bannersLimits = {
  bigBanner: {
    maxItems: 20,
  },
  smallBanner: {
    maxItems: 20,
  },
} as const;

/** Limits of `BuyAgainAnswer`. */
export const buyAgainAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 200,
  },
} as const;

/** Limits of `BuyAgainLine`. */
export const buyAgainLineLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  wanted: {
    minimum: 1,
    maximum: 99999,
  },
  added: {
    minimum: 0,
    maximum: 99999,
  },
  priceThen: {
    minimum: 0,
    maximum: 100000000,
  },
  priceNow: {
    minimum: 0,
    maximum: 100000000,
  },
} as const;

/** Limits of `CancelProjectForm`. */
export const cancelProjectFormLimits = {
  projectId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `CancelRemoteSupportForm`. */
export const cancelRemoteSupportFormLimits = {
  supportId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `CarId`. */
export const carIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `CartItem`. */
export const cartItemLimits = {
  carId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  productDescribe: {
    maxLength: 2000,
  },
  productImg: {
    maxLength: 8000,
  },
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  priceIndex: {
    maxLength: 8000,
  },
  num: {
    minimum: 1,
    maximum: 99999,
  },
  startBuy: {
    minimum: 1,
    maximum: 99999,
  },
  orderMultiple: {
    minimum: 1,
    maximum: 99999,
  },
  stock: {
    minimum: 0,
    maximum: 2000000000,
  },
  backorderWeeks: {
    minimum: 1,
    maximum: 104,
  },
  priceThen: {
    minimum: 0,
    maximum: 100000000,
  },
} as const;

/** Limits of `Catalog`. */
export const catalogLimits = {
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  catalogName: {
    minLength: 1,
    maxLength: 100,
  },
  productCount: {
    minimum: 0,
    maximum: 1000000000,
  },
  children: {
    maxItems: 200,
  },
} as const;

/** Limits of `CatalogId`. */
export const catalogIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `CatalogLink`. */
export const catalogLinkLimits = {
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  catalogName: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** Limits of `CatalogName`. */
export const catalogNameLimits = {
  minLength: 1,
  maxLength: 100,
} as const;

/** Limits of `ChatMessage`. */
export const chatMessageLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  content: {
    minLength: 1,
    maxLength: 500,
  },
  putId: {
    minLength: 1,
    maxLength: 32,
  },
  putName: {
    minLength: 1,
    maxLength: 100,
  },
  getId: {
    minLength: 1,
    maxLength: 32,
  },
  objectId: {
    minLength: 10,
    maxLength: 32,
  },
  createTime: {
    maxLength: 40,
  },
  remark1: {
    maxLength: 64,
  },
  readNum: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `ChatText`. */
export const chatTextLimits = {
  minLength: 1,
  maxLength: 500,
} as const;

/** Limits of `CheckPaymentAnswer`. */
export const checkPaymentAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `Closing`. */
export const closingLimits = {
  blockers: {
    maxItems: 4,
  },
} as const;

/** Limits of `ClosingBlockers`. */
export const closingBlockersLimits = {
  maxItems: 4,
} as const;

/** Limits of `Column`. */
export const columnLimits = {
  columnId: {
    minimum: 1,
    maximum: 999999999,
  },
  columnName: {
    minLength: 1,
    maxLength: 100,
  },
  unit: {
    minLength: 1,
    maxLength: 20,
  },
  keyRank: {
    minimum: 1,
    maximum: 20,
  },
} as const;

/** Limits of `ColumnFilter`. */
export const columnFilterLimits = {
  minLength: 1,
  maxLength: 1000,
} as const;

/** Limits of `ColumnId`. */
export const columnIdLimits = {
  minimum: 1,
  maximum: 999999999,
} as const;

/** Limits of `ColumnUnit`. */
export const columnUnitLimits = {
  minLength: 1,
  maxLength: 20,
} as const;

/** Limits of `ColumnValue`. */
export const columnValueLimits = {
  maxLength: 200000,
} as const;

/** Limits of `CommunicationType`. */
export const communicationTypeLimits = {
  label: {
    minLength: 1,
    maxLength: 50,
  },
} as const;

/** Limits of `CompanyProfile`. */
export const companyProfileLimits = {
  frontCover: {
    maxLength: 2000,
  },
  synopsis: {
    maxLength: 5000,
  },
  idea: {
    maxLength: 5000,
  },
  mainBusiness: {
    maxLength: 5000,
  },
  products: {
    maxLength: 5000,
  },
  ourPurpose: {
    maxLength: 5000,
  },
  imageText: {
    maxLength: 20000,
  },
} as const;

/** Limits of `ConfirmSecondFactorForm`. */
export const confirmSecondFactorFormLimits = {
  code: {
    minLength: 6,
    maxLength: 6,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ContractForm`. */
export const contractFormLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  contractLink: {
    minLength: 1,
    maxLength: 800,
    extensions: [".doc", ".docx", ".pdf"],
    maxBytes: 5242880,
    maxFiles: 1,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ContractLink`. */
export const contractLinkLimits = {
  minLength: 1,
  maxLength: 800,
  extensions: [".doc", ".docx", ".pdf"],
  maxBytes: 5242880,
  maxFiles: 1,
} as const;

/** Limits of `CountAnswer`. */
export const countAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `CountProductFacetsAnswer`. */
export const countProductFacetsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 200,
  },
} as const;

/** Limits of `CountProductFacetsForm`. */
export const countProductFacetsFormLimits = {
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  keyWord: {
    minLength: 1,
    maxLength: 100,
  },
  inStock: {
    default: 0,
  },
  minStock: {
    minimum: 1,
    maximum: 1000000000,
  },
  minPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  maxPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  quantity: {
    minimum: 1,
    maximum: 99999,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `CountSearchCategoriesAnswer`. */
export const countSearchCategoriesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 2000,
  },
} as const;

/** Limits of `CountWaitingCustomisedAnswer`. */
export const countWaitingCustomisedAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `CountedParams`. */
export const countedParamsLimits = {
  totalDataCounts: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `CustomisedOrder`. */
export const customisedOrderLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  frontContract: {
    maxLength: 800,
  },
  backContract: {
    maxLength: 800,
  },
  createTime: {
    maxLength: 40,
  },
  totalAmount: {
    minimum: 0,
    maximum: 10000000000000,
  },
  totalAmountZh: {
    minimum: 0,
    maximum: 10000000000000,
  },
  exchangeRate: {
    minimum: 1,
    maximum: 1000000000,
  },
  productName: {
    minLength: 1,
    maxLength: 100,
  },
  indexRequirement: {
    minLength: 1,
    maxLength: 100,
  },
  sizeRequirement: {
    minLength: 1,
    maxLength: 100,
  },
  demandQuantity: {
    minLength: 1,
    maxLength: 100,
  },
  deliveryCycle: {
    minLength: 1,
    maxLength: 100,
  },
  qualityGrade: {
    minLength: 1,
    maxLength: 100,
  },
  weight: {
    minLength: 1,
    maxLength: 100,
  },
  installationMode: {
    minLength: 1,
    maxLength: 100,
  },
  useEnvironment: {
    minLength: 1,
    maxLength: 100,
  },
  otherProcessRequirements: {
    minLength: 1,
    maxLength: 100,
  },
  detailedDescription: {
    minLength: 1,
    maxLength: 2000,
  },
  companyName: {
    maxLength: 100,
  },
  logisticsName: {
    maxLength: 100,
  },
  logisticsOrderNo: {
    maxLength: 100,
  },
  annexFile: {
    maxLength: 500,
  },
  annexName: {
    minLength: 1,
    maxLength: 255,
  },
  receivingUser: {
    minLength: 1,
    maxLength: 100,
  },
  receivingAddress: {
    minLength: 1,
    maxLength: 500,
  },
  receivingPhone: {
    minLength: 1,
    maxLength: 100,
  },
  amountListVos: {
    maxItems: 50,
  },
  history: {
    maxItems: 1000,
  },
  refunds: {
    maxItems: 1000,
  },
  afterSales: {
    maxItems: 100,
  },
  invoices: {
    maxItems: 100,
  },
} as const;

/** Limits of `DateTime`. */
export const dateTimeLimits = {
  maxLength: 40,
} as const;

/** Limits of `DeleteAccountForm`. */
export const deleteAccountFormLimits = {
  password: {
    minLength: 1,
    maxLength: 100,
  },
  secondFactor: {
    minLength: 1,
    maxLength: 30,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `DeleteAddressesForm`. */
export const deleteAddressesFormLimits = {
  ids: {
    minLength: 1,
    maxLength: 2000,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `DeleteCartItemForm`. */
export const deleteCartItemFormLimits = {
  carId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `DeleteFavouriteForm`. */
export const deleteFavouriteFormLimits = {
  proCollecId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `DeleteFootprintForm`. */
export const deleteFootprintFormLimits = {
  footId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `DeleteStockAlertForm`. */
export const deleteStockAlertFormLimits = {
  alertId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `DocumentCount`. */
export const documentCountLimits = {
  minimum: 0,
  maximum: 1000000000,
} as const;

/** Limits of `DocumentListParams`. */
export const documentListParamsLimits = {
  totalDataCounts: {
    minimum: 0,
    maximum: 1000000000,
  },
  typeCounts: {
    maxItems: 200,
  },
  gradeCounts: {
    maxItems: 3,
  },
} as const;

/** Limits of `DocumentPreview`. */
export const documentPreviewLimits = {
  previewUrl: {
    minLength: 1,
    maxLength: 2000,
  },
  downloadName: {
    minLength: 1,
    maxLength: 210,
  },
  fileSize: {
    minimum: 1,
    maximum: 1000000000,
  },
  pages: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** Limits of `DocumentType`. */
export const documentTypeLimits = {
  typeId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  typeName: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** Limits of `DocumentTypeCount`. */
export const documentTypeCountLimits = {
  typeId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  documents: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `DoneAnswer`. */
export const doneAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `DownloadGrade`. */
export const downloadGradeLimits = {
  default: 0,
} as const;

/** Limits of `DownloadGradeCount`. */
export const downloadGradeCountLimits = {
  downloadGrade: {
    default: 0,
  },
  documents: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `EditAddressForm`. */
export const editAddressFormLimits = {
  addressId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  mechanismName: {
    minLength: 1,
    maxLength: 50,
  },
  contacts: {
    minLength: 1,
    maxLength: 50,
  },
  country: {
    minLength: 1,
    maxLength: 200,
  },
  address: {
    minLength: 1,
    maxLength: 50,
  },
  zipCode: {
    minLength: 1,
    maxLength: 50,
  },
  contactPhone: {
    minLength: 1,
    maxLength: 50,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `EditProjectForm`. */
export const editProjectFormLimits = {
  projectId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  projectName: {
    minLength: 1,
    maxLength: 50,
  },
  phone: {
    minLength: 1,
    maxLength: 50,
  },
  projectDescribe: {
    minLength: 1,
    maxLength: 500,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `EditRemoteSupportForm`. */
export const editRemoteSupportFormLimits = {
  supportId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  remark1: {
    minLength: 1,
    maxLength: 500,
  },
  communicationRemark: {
    minLength: 1,
    maxLength: 50,
  },
  scheduled: {
    maxLength: 10,
  },
  remark: {
    minLength: 1,
    maxLength: 500,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `Email`. */
export const emailLimits = {
  minLength: 3,
  maxLength: 254,
} as const;

/** Limits of `ExportMyDataAnswer`. */
export const exportMyDataAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxLength: 500,
  },
} as const;

/** Limits of `Facet`. */
export const facetLimits = {
  columnId: {
    minimum: 1,
    maximum: 999999999,
  },
  unit: {
    minLength: 1,
    maxLength: 20,
  },
  min: {
    minimum: -1e+30,
    maximum: 1e+30,
  },
  max: {
    minimum: -1e+30,
    maximum: 1e+30,
  },
  values: {
    maxItems: 1000,
  },
  notStated: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `FacetValue`. */
export const facetValueLimits = {
  value: {
    minLength: 1,
    maxLength: 100,
  },
  label: {
    minLength: 1,
    maxLength: 200,
  },
  count: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `Favourite`. */
export const favouriteLimits = {
  proCollecId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  priceThen: {
    minimum: 0,
    maximum: 100000000,
  },
  createTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `FavouriteId`. */
export const favouriteIdLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  proCollecId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of `FittingWord`. */
export const fittingWordLimits = {
  word: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** Limits of `FlowTotal`. */
export const flowTotalLimits = {
  minimum: 0,
  maximum: 10000000000000,
} as const;

/** Limits of `FootId`. */
export const footIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `Footprint`. */
export const footprintLimits = {
  footId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  priceThen: {
    minimum: 0,
    maximum: 100000000,
  },
  createTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `FoundCategory`. */
export const foundCategoryLimits = {
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  catalogName: {
    minLength: 1,
    maxLength: 100,
  },
  productCount: {
    minimum: 1,
    maximum: 1000000000,
  },
} as const;

/** Limits of `FriendLink`. */
export const friendLinkLimits = {
  linkName: {
    minLength: 1,
    maxLength: 100,
  },
  linkUrl: {
    minLength: 1,
    maxLength: 2000,
  },
  coverImage: {
    maxLength: 2000,
  },
} as const;

/** Limits of `GetAccountAnswer`. */
export const getAccountAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetBannersAnswer`. */
export const getBannersAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetCatalogTreeAnswer`. */
export const getCatalogTreeAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 200,
  },
} as const;

/** Limits of `GetClosingAnswer`. */
export const getClosingAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetCompanyProfileAnswer`. */
export const getCompanyProfileAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetConsumerDiscountAnswer`. */
export const getConsumerDiscountAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetCustomisedOrderAnswer`. */
export const getCustomisedOrderAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetDocumentPreviewAnswer`. */
export const getDocumentPreviewAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetHelpEntryAnswer`. */
export const getHelpEntryAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetHelpEntryForm`. */
export const getHelpEntryFormLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `GetLatestInvoiceAnswer`. */
export const getLatestInvoiceAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetMemberAnswer`. */
export const getMemberAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetNewsDetailAnswer`. */
export const getNewsDetailAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetProductAnswer`. */
export const getProductAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetRegionTreeAnswer`. */
export const getRegionTreeAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 300,
  },
} as const;

/** Limits of `GetSampleOrderAnswer`. */
export const getSampleOrderAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetSampleOrderForm`. */
export const getSampleOrderFormLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `GetSecondFactorAnswer`. */
export const getSecondFactorAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetSolutionAnswer`. */
export const getSolutionAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetStandardOrderAnswer`. */
export const getStandardOrderAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetTopUpAnswer`. */
export const getTopUpAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `GetUsdPriceAnswer`. */
export const getUsdPriceAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minimum: 0,
    maximum: 10000000000,
  },
} as const;

/** Limits of `GetVerifyCodeAnswer`. */
export const getVerifyCodeAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `Grade`. */
export const gradeLimits = {
  dictValue: {
    minLength: 1,
    maxLength: 20,
  },
  dictLabel: {
    minLength: 1,
    maxLength: 50,
  },
} as const;

/** Limits of `HelpEntry`. */
export const helpEntryLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  pkid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  parentId: {
    minimum: 0,
    maximum: 9007199254740991,
  },
  menuName: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** Limits of `HelpId`. */
export const helpIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `HelpMenuName`. */
export const helpMenuNameLimits = {
  minLength: 1,
  maxLength: 100,
} as const;

/** Limits of `HelpText`. */
export const helpTextLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  menuName: {
    minLength: 1,
    maxLength: 100,
  },
  content: {
    maxLength: 200000,
  },
} as const;

/** Limits of `Html`. */
export const htmlLimits = {
  maxLength: 200000,
} as const;

/** Limits of `ImageText`. */
export const imageTextLimits = {
  img: {
    maxLength: 2000,
  },
  des: {
    maxLength: 500,
  },
} as const;

/** Limits of `ImageTexts`. */
export const imageTextsLimits = {
  maxItems: 50,
} as const;

/** Limits of `ImageUrl`. */
export const imageUrlLimits = {
  maxLength: 2000,
} as const;

/** Limits of `InformationItem`. */
export const informationItemLimits = {
  nid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  title: {
    minLength: 1,
    maxLength: 200,
  },
  content: {
    maxLength: 500,
  },
  imageUrl: {
    maxLength: 2000,
  },
} as const;

/** Limits of `InformationResult`. */
export const informationResultLimits = {
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `Instalment`. */
export const instalmentLimits = {
  purchaseId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  nameOfMoney: {
    minLength: 1,
    maxLength: 100,
  },
  amount: {
    minimum: 0,
    maximum: 10000000000000,
  },
  amountZh: {
    minimum: 0,
    maximum: 10000000000000,
  },
  amountTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `Instalments`. */
export const instalmentsLimits = {
  maxItems: 50,
} as const;

/** Limits of `InvoiceInfo`. */
export const invoiceInfoLimits = {
  name: {
    minLength: 1,
    maxLength: 100,
  },
  num: {
    maxLength: 50,
  },
  city: {
    minLength: 1,
    maxLength: 100,
  },
  tel: {
    minLength: 1,
    maxLength: 50,
  },
  kfhmc: {
    minLength: 1,
    maxLength: 100,
  },
  kfhzh: {
    minLength: 1,
    maxLength: 50,
  },
} as const;

/** Limits of `InvoiceInfoText`. */
export const invoiceInfoTextLimits = {
  minLength: 2,
  maxLength: 2000,
} as const;

/** Limits of `InvoiceRecord`. */
export const invoiceRecordLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  invoiceInfo: {
    minLength: 2,
    maxLength: 2000,
  },
  credits: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  amount: {
    minimum: -10000000000000,
    maximum: 10000000000000,
  },
  amountZh: {
    minimum: -10000000000000,
    maximum: 10000000000000,
  },
  invoiceLink: {
    maxLength: 2000,
  },
  createTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `IssuedDocument`. */
export const issuedDocumentLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  invoiceId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  paperSize: {
    default: 1,
  },
  version: {
    minimum: 1,
    maximum: 1000000,
  },
  issueTime: {
    maxLength: 40,
  },
  sha256: {
    minLength: 64,
    maxLength: 64,
  },
  filePath: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** Limits of `Language`. */
export const languageLimits = {
  default: "zh_CN",
} as const;

/** Limits of `ListAccountFlowAnswer`. */
export const listAccountFlowAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListAddressesAnswer`. */
export const listAddressesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListBalanceHistoryAnswer`. */
export const listBalanceHistoryAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 367,
  },
} as const;

/** Limits of `ListCartItemsAnswer`. */
export const listCartItemsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 1000,
  },
} as const;

/** Limits of `ListChatMessagesAnswer`. */
export const listChatMessagesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 10000,
  },
} as const;

/** Limits of `ListColumnsAnswer`. */
export const listColumnsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 200,
  },
} as const;

/** Limits of `ListCommunicationTypesAnswer`. */
export const listCommunicationTypesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 20,
  },
} as const;

/** Limits of `ListCustomisedOrdersAnswer`. */
export const listCustomisedOrdersAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListDocumentTypesAnswer`. */
export const listDocumentTypesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 200,
  },
} as const;

/** Limits of `ListDocumentsAnswer`. */
export const listDocumentsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListFavouriteIdsAnswer`. */
export const listFavouriteIdsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 1000,
  },
} as const;

/** Limits of `ListFavouritesAnswer`. */
export const listFavouritesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListFootprintsAnswer`. */
export const listFootprintsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListFriendLinksAnswer`. */
export const listFriendLinksAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListHelpEntriesAnswer`. */
export const listHelpEntriesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 500,
  },
} as const;

/** Limits of `ListHotCatalogsAnswer`. */
export const listHotCatalogsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 20,
  },
} as const;

/** Limits of `ListHotCatalogsForm`. */
export const listHotCatalogsFormLimits = {
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ListInstalmentsAnswer`. */
export const listInstalmentsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 50,
  },
} as const;

/** Limits of `ListInvoicesAnswer`. */
export const listInvoicesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListIssuedDocumentsAnswer`. */
export const listIssuedDocumentsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListNewsAnswer`. */
export const listNewsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListNoticesAnswer`. */
export const listNoticesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListOrderChatsAnswer`. */
export const listOrderChatsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListPartnerOffersAnswer`. */
export const listPartnerOffersAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 50,
  },
} as const;

/** Limits of `ListPartnerOffersForm`. */
export const listPartnerOffersFormLimits = {
  parts: {
    minLength: 2,
    maxLength: 10000,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ListPointsFlowAnswer`. */
export const listPointsFlowAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListProductsAnswer`. */
export const listProductsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListProductsForm`. */
export const listProductsFormLimits = {
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  keyWord: {
    minLength: 1,
    maxLength: 100,
  },
  inStock: {
    default: 0,
  },
  minStock: {
    minimum: 1,
    maximum: 1000000000,
  },
  minPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  maxPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  quantity: {
    minimum: 1,
    maximum: 99999,
  },
  sort: {
    maxLength: 20,
  },
  order: {
    default: "asc",
  },
  moreColumns: {
    minLength: 1,
    maxLength: 319,
  },
  user: {
    maxLength: 100,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 20,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ListProjectsAnswer`. */
export const listProjectsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListRemoteSupportsAnswer`. */
export const listRemoteSupportsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListSampleOrdersAnswer`. */
export const listSampleOrdersAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListSearchSuggestionsAnswer`. */
export const listSearchSuggestionsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `ListSessionsAnswer`. */
export const listSessionsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListSolutionsAnswer`. */
export const listSolutionsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `ListSolutionsForm`. */
export const listSolutionsFormLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 10,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ListStandardOrdersAnswer`. */
export const listStandardOrdersAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListStockAlertsAnswer`. */
export const listStockAlertsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ListWithdrawalsAnswer`. */
export const listWithdrawalsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `LoginMark`. */
export const loginMarkLimits = {
  minLength: 16,
  maxLength: 64,
} as const;

/** Limits of `LoginMemberAnswer`. */
export const loginMemberAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `LoginMemberForm`. */
export const loginMemberFormLimits = {
  email: {
    minLength: 3,
    maxLength: 254,
  },
  password: {
    minLength: 1,
    maxLength: 100,
  },
  code: {
    minLength: 1,
    maxLength: 10,
  },
  loginMark: {
    minLength: 16,
    maxLength: 64,
  },
  secondFactor: {
    minLength: 1,
    maxLength: 30,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `LoginPasswordProof`. */
export const loginPasswordProofLimits = {
  minLength: 1,
  maxLength: 100,
} as const;

/** Limits of `LogoutSessionForm`. */
export const logoutSessionFormLimits = {
  sessionId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `MarkNoticeForm`. */
export const markNoticeFormLimits = {
  messageId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `Member`. */
export const memberLimits = {
  headImage: {
    maxLength: 2000,
  },
  country: {
    maxLength: 100,
  },
  provinces: {
    maxLength: 100,
  },
  name: {
    maxLength: 50,
  },
  surname: {
    maxLength: 50,
  },
  phone: {
    maxLength: 11,
  },
  mechanismName: {
    maxLength: 100,
  },
  grade: {
    minLength: 1,
    maxLength: 20,
  },
  email: {
    minLength: 3,
    maxLength: 254,
  },
} as const;

/** Limits of `MemberKey`. */
export const memberKeyLimits = {
  minLength: 1,
  maxLength: 32,
} as const;

/** Limits of `Message`. */
export const messageLimits = {
  maxLength: 500,
} as const;

/** Limits of `MessageId`. */
export const messageIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `MoveCustomisedOrderForm`. */
export const moveCustomisedOrderFormLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `MoveSampleOrderForm`. */
export const moveSampleOrderFormLimits = {
  sampleId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `NearestValues`. */
export const nearestValuesLimits = {
  word: {
    minLength: 1,
    maxLength: 100,
  },
  values: {
    minItems: 1,
    maxItems: 2,
  },
} as const;

/** Limits of `NewPassword`. */
export const newPasswordLimits = {
  minLength: 8,
  maxLength: 20,
} as const;

/** Limits of `NewsId`. */
export const newsIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `NewsItem`. */
export const newsItemLimits = {
  nid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  title: {
    minLength: 1,
    maxLength: 200,
  },
  viceTitle: {
    maxLength: 300,
  },
  imageUrl: {
    maxLength: 2000,
  },
  createTime: {
    maxLength: 40,
  },
  content: {
    maxLength: 200000,
  },
} as const;

/** Limits of `Notice`. */
export const noticeLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  messageContent: {
    minLength: 1,
    maxLength: 1000,
  },
  createTime: {
    maxLength: 40,
  },
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  link: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

/** Limits of `ObjectId`. */
export const objectIdLimits = {
  minLength: 10,
  maxLength: 32,
} as const;

/** Limits of `OrderChat`. */
export const orderChatLimits = {
  content: {
    minLength: 1,
    maxLength: 500,
  },
  putId: {
    minLength: 1,
    maxLength: 32,
  },
  putName: {
    minLength: 1,
    maxLength: 100,
  },
  getId: {
    minLength: 1,
    maxLength: 32,
  },
  objectId: {
    minLength: 10,
    maxLength: 32,
  },
  readNum: {
    minimum: 0,
    maximum: 1000000000,
  },
  createTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `OrderDay`. */
export const orderDayLimits = {
  minLength: 10,
  maxLength: 10,
} as const;

/** Limits of `OrderHistoryEntry`. */
export const orderHistoryEntryLimits = {
  createTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `OrderKeyWord`. */
export const orderKeyWordLimits = {
  maxLength: 100,
} as const;

/** Limits of `OrderLine`. */
export const orderLineLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  productDescribe: {
    maxLength: 2000,
  },
  productImg: {
    maxLength: 8000,
  },
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  num: {
    minimum: 1,
    maximum: 99999,
  },
  lineMoney: {
    minimum: 0,
    maximum: 10000000000000,
  },
  backordered: {
    minimum: 1,
    maximum: 99999,
  },
  backorderTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `OrderMultiple`. */
export const orderMultipleLimits = {
  minimum: 1,
  maximum: 99999,
} as const;

/** Limits of `OrderNo`. */
export const orderNoLimits = {
  minLength: 10,
  maxLength: 32,
} as const;

/** Limits of `OrderNoForm`. */
export const orderNoFormLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `OrderRefund`. */
export const orderRefundLimits = {
  amount: {
    minimum: 1,
    maximum: 10000000000000,
  },
  createTime: {
    maxLength: 40,
  },
  endTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `PageNum`. */
export const pageNumLimits = {
  minimum: 1,
  maximum: 1000000,
  default: 1,
} as const;

/** Limits of `PageSize`. */
export const pageSizeLimits = {
  minimum: 1,
  maximum: 100,
  default: 5,
} as const;

/** Limits of `PaperSize`. */
export const paperSizeLimits = {
  default: 1,
} as const;

/** Limits of `PartnerLine`. */
export const partnerLineLimits = {
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  quantity: {
    minimum: 1,
    maximum: 10000000,
  },
  offers: {
    maxItems: 20,
  },
} as const;

/** Limits of `PartnerOffer`. */
export const partnerOfferLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  brand: {
    maxLength: 100,
  },
  stock: {
    minimum: 0,
    maximum: 2000000000,
  },
  startBuy: {
    minimum: 1,
    maximum: 99999,
  },
  orderMultiple: {
    minimum: 1,
    maximum: 99999,
  },
  backorderWeeks: {
    minimum: 1,
    maximum: 104,
  },
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  priceTiers: {
    maxItems: 50,
  },
  quantityPrice: {
    minimum: 0,
    maximum: 100000000,
  },
} as const;

/** Limits of `PayOrderForm`. */
export const payOrderFormLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  discountType: {
    default: 3,
  },
  discountAmount: {
    default: 0,
  },
  totalAmount: {
    minimum: 0,
    maximum: 10000000000000,
  },
  integralNum: {
    default: 0,
  },
  purchaseId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  payPassword: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `PaymentAnswer`. */
export const paymentAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minLength: 1,
    maxLength: 20000,
  },
} as const;

/** Limits of `PaymentFigures`. */
export const paymentFiguresLimits = {
  usMoney: {
    minimum: 0,
    maximum: 10000000000000,
  },
  zhMoney: {
    minimum: 0,
    maximum: 10000000000000,
  },
} as const;

/** Limits of `PaymentForm`. */
export const paymentFormLimits = {
  minLength: 1,
  maxLength: 20000,
} as const;

/** Limits of `PlainForm`. */
export const plainFormLimits = {
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `PointsFlow`. */
export const pointsFlowLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  flowNum: {
    minimum: 1,
    maximum: 1000000000,
  },
  createTime: {
    maxLength: 40,
  },
  objectId: {
    minLength: 1,
    maxLength: 32,
  },
} as const;

/** Limits of `PreparedSecondFactor`. */
export const preparedSecondFactorLimits = {
  secret: {
    minLength: 32,
    maxLength: 32,
  },
  uri: {
    maxLength: 500,
  },
} as const;

/** Limits of `PriceIndex`. */
export const priceIndexLimits = {
  maxLength: 8000,
} as const;

/** Limits of `PriceLimit`. */
export const priceLimitLimits = {
  minimum: 0,
  maximum: 100000000,
} as const;

/** Limits of `PriceThen`. */
export const priceThenLimits = {
  minimum: 0,
  maximum: 100000000,
} as const;

/** Limits of `PriceTier`. */
export const priceTierLimits = {
  num: {
    minimum: 1,
    maximum: 1000000000,
  },
  price: {
    minimum: 0,
    maximum: 100000000,
  },
} as const;

/** Limits of `PriceTiers`. */
export const priceTiersLimits = {
  maxItems: 50,
} as const;

/** Limits of `ProCollecId`. */
export const proCollecIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `Product`. */
export const productLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  productDescribe: {
    maxLength: 2000,
  },
  productImg: {
    maxLength: 8000,
  },
  goodsLoop: {
    maxLength: 8000,
  },
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  priceIndex: {
    maxLength: 8000,
  },
  quantityPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  startBuy: {
    minimum: 1,
    maximum: 99999,
  },
  orderMultiple: {
    minimum: 1,
    maximum: 99999,
  },
  stock: {
    minimum: 0,
    maximum: 2000000000,
  },
  leadWeeks: {
    minimum: 1,
    maximum: 104,
  },
  backorderWeeks: {
    minimum: 1,
    maximum: 104,
  },
  fits: {
    minItems: 1,
    maxItems: 32,
  },
  customIntegration: {
    minimum: 0,
    maximum: 1000000,
  },
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  catalogPath: {
    maxItems: 3,
  },
  brand: {
    maxLength: 100,
  },
  packageName: {
    maxLength: 100,
  },
  datasheetUrl: {
    maxLength: 2000,
  },
  proCollecId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  createTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `ProductDescribe`. */
export const productDescribeLimits = {
  maxLength: 2000,
} as const;

/** Limits of `ProductFit`. */
export const productFitLimits = {
  columnId: {
    minimum: 1,
    maximum: 999999999,
  },
  columnName: {
    minLength: 1,
    maxLength: 100,
  },
  value: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

/** Limits of `ProductId`. */
export const productIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `ProductImg`. */
export const productImgLimits = {
  maxLength: 8000,
} as const;

/** Limits of `ProductInfo`. */
export const productInfoLimits = {
  carId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  num: {
    minimum: 1,
    maximum: 99999,
  },
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  backorderWeeks: {
    minimum: 1,
    maximum: 104,
  },
  backordered: {
    minimum: 1,
    maximum: 99999,
  },
} as const;

/** Limits of `ProductInfos`. */
export const productInfosLimits = {
  minItems: 1,
  maxItems: 200,
} as const;

/** Limits of `ProductName`. */
export const productNameLimits = {
  minLength: 1,
  maxLength: 200,
} as const;

/** Limits of `ProductNum`. */
export const productNumLimits = {
  minLength: 1,
  maxLength: 100,
} as const;

/** Limits of `ProductResult`. */
export const productResultLimits = {
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `ProductTotalParams`. */
export const productTotalParamsLimits = {
  totalDataCounts: {
    minimum: 0,
    maximum: 1000000000,
  },
  droppedWords: {
    minItems: 1,
    maxItems: 50,
  },
  correctedKeyword: {
    minLength: 1,
    maxLength: 100,
  },
  fittingWords: {
    minItems: 1,
    maxItems: 32,
  },
  listedKeyword: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** Limits of `Project`. */
export const projectLimits = {
  projectId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  projectName: {
    minLength: 1,
    maxLength: 50,
  },
  phone: {
    minLength: 1,
    maxLength: 50,
  },
  projectDescribe: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** Limits of `ProjectId`. */
export const projectIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `Quantity`. */
export const quantityLimits = {
  minimum: 1,
  maximum: 99999,
} as const;

/** Limits of `RateOrigin`. */
export const rateOriginLimits = {
  rateDate: {
    maxLength: 10,
  },
  rateSource: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** Limits of `ReceivingAddress`. */
export const receivingAddressLimits = {
  minLength: 1,
  maxLength: 500,
} as const;

/** Limits of `ReceivingPhone`. */
export const receivingPhoneLimits = {
  minLength: 1,
  maxLength: 50,
} as const;

/** Limits of `ReceivingUser`. */
export const receivingUserLimits = {
  minLength: 1,
  maxLength: 50,
} as const;

/** Limits of `RecoveryCodesAnswer`. */
export const recoveryCodesAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 10,
  },
} as const;

/** Limits of `Refusal`. */
export const refusalLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `RefusalParams`. */
export const refusalParamsLimits = {
  fields: {
    minItems: 1,
    maxItems: 100,
  },
  now: {
    minimum: 0,
    maximum: 9007199254740991,
  },
  retryAfter: {
    minimum: 1,
    maximum: 86400,
  },
  triesLeft: {
    minimum: 0,
    maximum: 5,
  },
  missing: {
    minimum: 1,
    maximum: 10000000000000,
  },
  limit: {
    minimum: 0,
    maximum: 10000000000000,
  },
  left: {
    minimum: 0,
    maximum: 10000000000000,
  },
  usMoney: {
    minimum: 0,
    maximum: 10000000000000,
  },
  zhMoney: {
    minimum: 0,
    maximum: 10000000000000,
  },
  integralNum: {
    minimum: 0,
    maximum: 1000000000,
  },
  blockers: {
    maxItems: 4,
  },
  products: {
    minItems: 1,
    maxItems: 200,
  },
} as const;

/** Limits of `RefusedField`. */
export const refusedFieldLimits = {
  field: {
    minLength: 1,
    maxLength: 200,
  },
  limit: {
    maxLength: 500,
    minimum: -9007199254740991,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of `RefusedProduct`. */
export const refusedProductLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  carId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  stock: {
    minimum: 0,
    maximum: 2000000000,
  },
  startBuy: {
    minimum: 1,
    maximum: 99999,
  },
  orderMultiple: {
    minimum: 1,
    maximum: 99999,
  },
  backorderWeeks: {
    minimum: 1,
    maximum: 104,
  },
} as const;

/** Limits of `Region`. */
export const regionLimits = {
  name: {
    minLength: 1,
    maxLength: 100,
  },
  children: {
    maxItems: 500,
  },
} as const;

/** Limits of `RegionPath`. */
export const regionPathLimits = {
  minLength: 1,
  maxLength: 200,
} as const;

/** Limits of `RegisterMemberForm`. */
export const registerMemberFormLimits = {
  name: {
    minLength: 1,
    maxLength: 50,
  },
  surname: {
    minLength: 1,
    maxLength: 50,
  },
  phone: {
    minLength: 1,
    maxLength: 11,
  },
  email: {
    minLength: 3,
    maxLength: 254,
  },
  code: {
    minLength: 6,
    maxLength: 6,
  },
  password: {
    minLength: 8,
    maxLength: 20,
  },
  country: {
    minLength: 1,
    maxLength: 100,
  },
  provinces: {
    minLength: 1,
    maxLength: 100,
  },
  mechanismName: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `Remark`. */
export const remarkLimits = {
  maxLength: 64,
} as const;

/** Limits of `RemoteSupport`. */
export const remoteSupportLimits = {
  supportId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  remark1: {
    minLength: 1,
    maxLength: 500,
  },
  communicationRemark: {
    minLength: 1,
    maxLength: 50,
  },
  scheduled: {
    maxLength: 10,
  },
  remark: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** Limits of `ResetPasswordForm`. */
export const resetPasswordFormLimits = {
  mail: {
    minLength: 3,
    maxLength: 254,
  },
  code: {
    minLength: 6,
    maxLength: 6,
  },
  password: {
    minLength: 8,
    maxLength: 20,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `SampleId`. */
export const sampleIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `SampleOrder`. */
export const sampleOrderLimits = {
  sampleId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  integralNum: {
    minimum: 0,
    maximum: 1000000000,
  },
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  productImg: {
    maxLength: 8000,
  },
  logisticsName: {
    maxLength: 100,
  },
  logisticsNum: {
    maxLength: 100,
  },
  receivingUser: {
    minLength: 1,
    maxLength: 50,
  },
  receivingAddress: {
    minLength: 1,
    maxLength: 1200,
  },
  receivingPhone: {
    minLength: 1,
    maxLength: 50,
  },
  createTime: {
    maxLength: 40,
  },
  history: {
    maxItems: 1000,
  },
} as const;

/** Limits of `SceneUrl`. */
export const sceneUrlLimits = {
  maxLength: 2000,
} as const;

/** Limits of `SchemeId`. */
export const schemeIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `SearchAllAnswer`. */
export const searchAllAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `SearchSuggestions`. */
export const searchSuggestionsLimits = {
  partNumbers: {
    maxItems: 20,
  },
  categories: {
    maxItems: 20,
  },
  values: {
    maxItems: 20,
  },
} as const;

/** Limits of `SecondFactor`. */
export const secondFactorLimits = {
  enabledAt: {
    maxLength: 40,
  },
  recoveryCodesLeft: {
    minimum: 0,
    maximum: 10,
  },
} as const;

/** Limits of `SecondFactorCode`. */
export const secondFactorCodeLimits = {
  minLength: 1,
  maxLength: 30,
} as const;

/** Limits of `SecondFactorProofForm`. */
export const secondFactorProofFormLimits = {
  password: {
    minLength: 1,
    maxLength: 100,
  },
  secondFactor: {
    minLength: 1,
    maxLength: 30,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `SelectCartItemsAnswer`. */
export const selectCartItemsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 200,
  },
} as const;

/** Limits of `SendChatMessageForm`. */
export const sendChatMessageFormLimits = {
  content: {
    minLength: 1,
    maxLength: 500,
  },
  getId: {
    minLength: 1,
    maxLength: 32,
  },
  objectId: {
    minLength: 10,
    maxLength: 32,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `SessionId`. */
export const sessionIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `SetPayPasswordForm`. */
export const setPayPasswordFormLimits = {
  code: {
    minLength: 6,
    maxLength: 6,
  },
  payPassword: {
    minLength: 8,
    maxLength: 20,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `ShownLaterPieces`. */
export const shownLaterPiecesLimits = {
  minimum: 1,
  maximum: 99999,
} as const;

/** Limits of `ShownReceivingAddress`. */
export const shownReceivingAddressLimits = {
  minLength: 1,
  maxLength: 1200,
} as const;

/** Limits of `ShownWeeks`. */
export const shownWeeksLimits = {
  minimum: 1,
  maximum: 104,
} as const;

/** Limits of `SignedIn`. */
export const signedInLimits = {
  token: {
    minLength: 32,
    maxLength: 128,
  },
} as const;

/** Limits of `SignedInDevice`. */
export const signedInDeviceLimits = {
  sessionId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  browser: {
    maxLength: 60,
  },
  system: {
    maxLength: 60,
  },
  address: {
    maxLength: 60,
  },
  signedInAt: {
    maxLength: 40,
  },
  lastSeenAt: {
    maxLength: 40,
  },
} as const;

/** Limits of `SignedInMember`. */
export const signedInMemberLimits = {
  email: {
    minLength: 3,
    maxLength: 254,
  },
  name: {
    maxLength: 50,
  },
  surname: {
    maxLength: 50,
  },
  country: {
    maxLength: 100,
  },
  provinces: {
    maxLength: 100,
  },
  mechanismName: {
    maxLength: 100,
  },
  phone: {
    maxLength: 11,
  },
  headImage: {
    maxLength: 2000,
  },
  grade: {
    maxLength: 20,
  },
} as const;

/** Limits of `SignedLink`. */
export const signedLinkLimits = {
  minLength: 1,
  maxLength: 2000,
} as const;

/** Limits of `SignedLinkAnswer`. */
export const signedLinkAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

/** Limits of `Solution`. */
export const solutionLimits = {
  schemeId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  schemeName: {
    minLength: 1,
    maxLength: 200,
  },
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  url: {
    maxLength: 2000,
  },
  remark: {
    maxLength: 200000,
  },
} as const;

/** Limits of `SolutionRows`. */
export const solutionRowsLimits = {
  rows: {
    maxItems: 100,
  },
  total: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `StandardOrder`. */
export const standardOrderLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  productDescribe: {
    maxLength: 2000,
  },
  productImg: {
    maxLength: 8000,
  },
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  num: {
    minimum: 1,
    maximum: 99999,
  },
  moneyNum: {
    minimum: 0,
    maximum: 10000000000000,
  },
  moneyNumZh: {
    minimum: 0,
    maximum: 10000000000000,
  },
  exchangeRate: {
    minimum: 1,
    maximum: 1000000000,
  },
  receivingUser: {
    minLength: 1,
    maxLength: 50,
  },
  receivingAddress: {
    minLength: 1,
    maxLength: 1200,
  },
  receivingPhone: {
    minLength: 1,
    maxLength: 50,
  },
  logisticsName: {
    maxLength: 100,
  },
  logisticsNum: {
    maxLength: 100,
  },
  systemContract: {
    maxLength: 800,
  },
  userContract: {
    maxLength: 800,
  },
  createTime: {
    maxLength: 40,
  },
  discountMoney: {
    minimum: 0,
    maximum: 10000000000000,
  },
  lines: {
    minItems: 1,
    maxItems: 200,
  },
  payBefore: {
    maxLength: 40,
  },
  history: {
    maxItems: 1000,
  },
  refunds: {
    maxItems: 1000,
  },
  afterSales: {
    maxItems: 100,
  },
  invoices: {
    maxItems: 100,
  },
} as const;

/** Limits of `StartBuy`. */
export const startBuyLimits = {
  minimum: 1,
  maximum: 99999,
} as const;

/** Limits of `StartSecondFactorAnswer`. */
export const startSecondFactorAnswerLimits = {
  msg: {
    maxLength: 500,
  },
} as const;

/** Limits of `StartSecondFactorForm`. */
export const startSecondFactorFormLimits = {
  password: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `StartTopUpAnswer`. */
export const startTopUpAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minLength: 1,
    maxLength: 20000,
  },
} as const;

/** Limits of `StartTopUpForm`. */
export const startTopUpFormLimits = {
  amount: {
    minimum: 1,
    maximum: 5000000,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `Stock`. */
export const stockLimits = {
  minimum: 0,
  maximum: 2000000000,
} as const;

/** Limits of `StockAlert`. */
export const stockAlertLimits = {
  alertId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  createTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `SubmitCartOrderForm`. */
export const submitCartOrderFormLimits = {
  discountType: {
    default: 3,
  },
  integralMoney: {
    minimum: 0,
    maximum: 10000000000000,
  },
  integralNum: {
    minimum: 0,
    maximum: 1000000000,
  },
  moneyNum: {
    minimum: 0,
    maximum: 10000000000000,
  },
  productInfos: {
    minLength: 2,
    maxLength: 40000,
  },
  receivingAddress: {
    minLength: 1,
    maxLength: 500,
  },
  receivingPhone: {
    minLength: 1,
    maxLength: 50,
  },
  receivingUser: {
    minLength: 1,
    maxLength: 50,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `SubmitDirectOrderForm`. */
export const submitDirectOrderFormLimits = {
  discountType: {
    default: 3,
  },
  integralNum: {
    minimum: 0,
    maximum: 1000000000,
  },
  moneyNum: {
    minimum: 0,
    maximum: 10000000000000,
  },
  num: {
    minimum: 1,
    maximum: 99999,
  },
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  backorderWeeks: {
    minimum: 1,
    maximum: 104,
  },
  backordered: {
    minimum: 1,
    maximum: 99999,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  receivingAddress: {
    minLength: 1,
    maxLength: 500,
  },
  receivingPhone: {
    minLength: 1,
    maxLength: 50,
  },
  receivingUser: {
    minLength: 1,
    maxLength: 50,
  },
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `SubmitProjectForm`. */
export const submitProjectFormLimits = {
  projectId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `SubmittedOrderAnswer`. */
export const submittedOrderAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minLength: 10,
    maxLength: 32,
  },
} as const;

/** Limits of `SuggestedCategory`. */
export const suggestedCategoryLimits = {
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  catalogName: {
    minLength: 1,
    maxLength: 100,
  },
  parentName: {
    minLength: 1,
    maxLength: 100,
  },
  productCount: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `SuggestedFilter`. */
export const suggestedFilterLimits = {
  columnId: {
    minimum: 1,
    maximum: 999999999,
  },
  columnName: {
    minLength: 1,
    maxLength: 100,
  },
  value: {
    minLength: 1,
    maxLength: 100,
  },
  label: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** Limits of `SuggestedPart`. */
export const suggestedPartLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  brand: {
    minLength: 1,
    maxLength: 100,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  stock: {
    minimum: 0,
    maximum: 2000000000,
  },
  startBuy: {
    minimum: 1,
    maximum: 99999,
  },
  orderMultiple: {
    minimum: 1,
    maximum: 99999,
  },
  backorderWeeks: {
    minimum: 1,
    maximum: 104,
  },
} as const;

/** Limits of `SuggestedValues`. */
export const suggestedValuesLimits = {
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  catalogName: {
    minLength: 1,
    maxLength: 100,
  },
  productCount: {
    minimum: 1,
    maximum: 1000000000,
  },
  filters: {
    minItems: 1,
    maxItems: 8,
  },
} as const;

/** Limits of `SupportId`. */
export const supportIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `TechnicalDocument`. */
export const technicalDocumentLimits = {
  tid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  title: {
    minLength: 1,
    maxLength: 200,
  },
  description: {
    maxLength: 2000,
  },
  docUrl: {
    maxLength: 2000,
  },
  browseCount: {
    minimum: 0,
    maximum: 1000000000,
  },
  dowloadCount: {
    minimum: 0,
    maximum: 1000000000,
  },
  createTime: {
    maxLength: 40,
  },
  typeId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  typeName: {
    minLength: 1,
    maxLength: 100,
  },
  sentence: {
    minLength: 1,
    maxLength: 300,
  },
} as const;

/** Limits of `TechnologyFile`. */
export const technologyFileLimits = {
  tid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  title: {
    minLength: 1,
    maxLength: 200,
  },
  docUrl: {
    maxLength: 2000,
  },
  browseCount: {
    minimum: 0,
    maximum: 1000000000,
  },
  dowloadCount: {
    minimum: 0,
    maximum: 1000000000,
  },
  createTime: {
    maxLength: 40,
  },
  typeName: {
    minLength: 1,
    maxLength: 100,
  },
  sentence: {
    minLength: 1,
    maxLength: 300,
  },
} as const;

/** Limits of `TechnologyResult`. */
export const technologyResultLimits = {
  data: {
    maxItems: 100,
  },
} as const;

/** Limits of `Token`. */
export const tokenLimits = {
  minLength: 1,
  maxLength: 128,
} as const;

/** Limits of `TopUp`. */
export const topUpLimits = {
  paymentNo: {
    minLength: 2,
    maxLength: 32,
  },
  amount: {
    minimum: 1,
    maximum: 10000000000000,
  },
  createTime: {
    maxLength: 40,
  },
  endTime: {
    maxLength: 40,
  },
} as const;

/** Limits of `TotalDataCounts`. */
export const totalDataCountsLimits = {
  minimum: 0,
  maximum: 1000000000,
} as const;

/** Limits of `TotalParams`. */
export const totalParamsLimits = {
  totalDataCounts: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** Limits of `UnitPrice`. */
export const unitPriceLimits = {
  minimum: 0,
  maximum: 100000000,
} as const;

/** Limits of `UpdateCartItemForm`. */
export const updateCartItemFormLimits = {
  carId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  num: {
    minimum: 1,
    maximum: 99999,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `UpdateLoginPasswordForm`. */
export const updateLoginPasswordFormLimits = {
  oldPassword: {
    minLength: 1,
    maxLength: 100,
  },
  password: {
    minLength: 8,
    maxLength: 20,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `UpdateMemberForm`. */
export const updateMemberFormLimits = {
  mechanismName: {
    minLength: 1,
    maxLength: 100,
  },
  provinces: {
    minLength: 1,
    maxLength: 100,
  },
  country: {
    minLength: 1,
    maxLength: 100,
  },
  headImage: {
    maxLength: 2000,
    extensions: [".png", ".jpg", ".jpeg", ".webp"],
    maxBytes: 5242880,
    maxFiles: 1,
  },
  phone: {
    minLength: 1,
    maxLength: 11,
  },
  name: {
    minLength: 1,
    maxLength: 50,
  },
  surname: {
    minLength: 1,
    maxLength: 50,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `UpdatePayPasswordForm`. */
export const updatePayPasswordFormLimits = {
  code: {
    minLength: 6,
    maxLength: 6,
  },
  oldPayPassword: {
    minLength: 1,
    maxLength: 100,
  },
  payPassword: {
    minLength: 8,
    maxLength: 20,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `UploadFileAnswer`. */
export const uploadFileAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** Limits of `UploadFileForm`. */
export const uploadFileFormLimits = {
  file: {
    minLength: 1,
    maxLength: 10485760,
    extensions: [".doc", ".docx", ".pdf", ".xls", ".xlsx", ".csv", ".txt", ".zip", ".png", ".jpg", ".jpeg", ".webp"],
    maxBytes: 10485760,
    maxFiles: 1,
  },
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `VerifyPicture`. */
export const verifyPictureLimits = {
  base64Str: {
    minLength: 1,
    maxLength: 200000,
  },
  loginMark: {
    minLength: 16,
    maxLength: 64,
  },
} as const;

/** Limits of `VisitedProduct`. */
export const visitedProductLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  productName: {
    minLength: 1,
    maxLength: 200,
  },
  productNum: {
    minLength: 1,
    maxLength: 100,
  },
  productDescribe: {
    maxLength: 2000,
  },
  productImg: {
    maxLength: 8000,
  },
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  startBuy: {
    minimum: 1,
    maximum: 99999,
  },
  orderMultiple: {
    minimum: 1,
    maximum: 99999,
  },
  stock: {
    minimum: 0,
    maximum: 2000000000,
  },
  backorderWeeks: {
    minimum: 1,
    maximum: 104,
  },
} as const;

/** Limits of `WaitingOrders`. */
export const waitingOrdersLimits = {
  minimum: 0,
  maximum: 1000000000,
} as const;

/** Limits of `Withdrawal`. */
export const withdrawalLimits = {
  id: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  cashNo: {
    minLength: 2,
    maxLength: 32,
  },
  cashAmount: {
    minimum: 1,
    maximum: 5000000,
  },
  cashAccount: {
    minLength: 1,
    maxLength: 50,
  },
  createTime: {
    maxLength: 40,
  },
  examTime: {
    maxLength: 40,
  },
  reason: {
    maxLength: 500,
  },
} as const;

/** Limits of `WordItem`. */
export const wordItemLimits = {
  name: {
    minLength: 1,
    maxLength: 200,
  },
  desc: {
    maxLength: 500,
  },
  size: {
    maxLength: 50,
  },
  time: {
    maxLength: 10,
  },
  url: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

/** Limits of `WordItems`. */
export const wordItemsLimits = {
  maxItems: 100,
} as const;

/** Limits of the parameters of `getVerifyCode`. */
export const getVerifyCodeLimits = {
  sound: {
    default: 0,
  },
} as const;

/** Limits of the parameters of `listSessions`. */
export const listSessionsLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `sendRegistrationCode`. */
export const sendRegistrationCodeLimits = {
  mailAddress: {
    minLength: 3,
    maxLength: 254,
  },
} as const;

/** Limits of the parameters of `sendResetCode`. */
export const sendResetCodeLimits = {
  mailAddress: {
    minLength: 3,
    maxLength: 254,
  },
} as const;

/** Limits of the parameters of `listColumns`. */
export const listColumnsLimits = {
  catalogId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of the parameters of `getProduct`. */
export const getProductLimits = {
  productId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of the parameters of `getUsdPrice`. */
export const getUsdPriceLimits = {
  unitPrice: {
    minimum: 0,
    maximum: 100000000,
  },
} as const;

/** Limits of the parameters of `searchAll`. */
export const searchAllLimits = {
  keyWord: {
    minLength: 1,
    maxLength: 100,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 9,
  },
} as const;

/** Limits of the parameters of `countSearchCategories`. */
export const countSearchCategoriesLimits = {
  keyWord: {
    minLength: 1,
    maxLength: 100,
  },
  inStock: {
    default: 0,
  },
  minStock: {
    minimum: 1,
    maximum: 1000000000,
  },
  minPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  maxPrice: {
    minimum: 0,
    maximum: 100000000,
  },
  quantity: {
    minimum: 1,
    maximum: 99999,
  },
} as const;

/** Limits of the parameters of `listSearchSuggestions`. */
export const listSearchSuggestionsLimits = {
  keyWord: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** Limits of the parameters of `listNews`. */
export const listNewsLimits = {
  keyWord: {
    minLength: 1,
    maxLength: 100,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 4,
  },
} as const;

/** Limits of the parameters of `getNewsDetail`. */
export const getNewsDetailLimits = {
  nid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of the parameters of `getSolution`. */
export const getSolutionLimits = {
  schemeId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of the parameters of `selectCartItems`. */
export const selectCartItemsLimits = {
  ids: {
    minLength: 1,
    maxLength: 3500,
  },
} as const;

/** Limits of the parameters of `listAddresses`. */
export const listAddressesLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `listAccountFlow`. */
export const listAccountFlowLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
  startDate: {
    minLength: 10,
    maxLength: 10,
  },
  endDate: {
    minLength: 10,
    maxLength: 10,
  },
} as const;

/** Limits of the parameters of `listWithdrawals`. */
export const listWithdrawalsLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
  cashNo: {
    minLength: 2,
    maxLength: 32,
  },
} as const;

/** Limits of the parameters of `listBalanceHistory`. */
export const listBalanceHistoryLimits = {
  days: {
    minimum: 2,
    maximum: 366,
    default: 90,
  },
} as const;

/** Limits of the parameters of `exportAccountFlow`. */
export const exportAccountFlowLimits = {
  startDate: {
    minLength: 10,
    maxLength: 10,
  },
  endDate: {
    minLength: 10,
    maxLength: 10,
  },
} as const;

/** Limits of the parameters of `listDocuments`. */
export const listDocumentsLimits = {
  keyWord: {
    maxLength: 100,
  },
  downloadGrade: {
    default: 0,
  },
  typeId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  tid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 10,
  },
} as const;

/** Limits of the parameters of `getDocumentPreview`. */
export const getDocumentPreviewLimits = {
  tid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of the parameters of `countDocumentDownload`. */
export const countDocumentDownloadLimits = {
  tid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of the parameters of `authoriseDocumentDownload`. */
export const authoriseDocumentDownloadLimits = {
  tid: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of the parameters of `listStandardOrders`. */
export const listStandardOrdersLimits = {
  keyWord: {
    maxLength: 100,
  },
  startDate: {
    minLength: 10,
    maxLength: 10,
  },
  endDate: {
    minLength: 10,
    maxLength: 10,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `getStandardOrder`. */
export const getStandardOrderLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
} as const;

/** Limits of the parameters of `listSampleOrders`. */
export const listSampleOrdersLimits = {
  keyWord: {
    maxLength: 100,
  },
  startDate: {
    minLength: 10,
    maxLength: 10,
  },
  endDate: {
    minLength: 10,
    maxLength: 10,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `listCustomisedOrders`. */
export const listCustomisedOrdersLimits = {
  keyWord: {
    maxLength: 100,
  },
  startDate: {
    minLength: 10,
    maxLength: 10,
  },
  endDate: {
    minLength: 10,
    maxLength: 10,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `getCustomisedOrder`. */
export const getCustomisedOrderLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
} as const;

/** Limits of the parameters of `listInstalments`. */
export const listInstalmentsLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
} as const;

/** Limits of the parameters of `getOrderDocument`. */
export const getOrderDocumentLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  paperSize: {
    default: 1,
  },
  invoiceId: {
    minimum: 1,
    maximum: 9007199254740991,
  },
} as const;

/** Limits of the parameters of `listIssuedDocuments`. */
export const listIssuedDocumentsLimits = {
  orderNo: {
    minLength: 10,
    maxLength: 32,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 20,
  },
} as const;

/** Limits of the parameters of `listInvoices`. */
export const listInvoicesLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 30,
  },
} as const;

/** Limits of the parameters of `getFileLink`. */
export const getFileLinkLimits = {
  path: {
    minLength: 8,
    maxLength: 500,
  },
} as const;

/** Limits of the parameters of `exportOrders`. */
export const exportOrdersLimits = {
  state: {
    minimum: 0,
    maximum: 10,
  },
  keyWord: {
    maxLength: 100,
  },
  startDate: {
    minLength: 10,
    maxLength: 10,
  },
  endDate: {
    minLength: 10,
    maxLength: 10,
  },
} as const;

/** Limits of the parameters of `listChatMessages`. */
export const listChatMessagesLimits = {
  getId: {
    minLength: 1,
    maxLength: 32,
  },
  objectId: {
    minLength: 10,
    maxLength: 32,
  },
  queryType: {
    default: "his",
  },
  remark1: {
    maxLength: 64,
  },
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 10000,
    default: 15,
  },
} as const;

/** Limits of the parameters of `listOrderChats`. */
export const listOrderChatsLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 10,
  },
} as const;

/** Limits of the parameters of `listNotices`. */
export const listNoticesLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 10,
  },
} as const;

/** Limits of the parameters of `listPointsFlow`. */
export const listPointsFlowLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `getTopUp`. */
export const getTopUpLimits = {
  paymentNo: {
    minLength: 2,
    maxLength: 32,
  },
} as const;

/** Limits of the parameters of `listRemoteSupports`. */
export const listRemoteSupportsLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `listStockAlerts`. */
export const listStockAlertsLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `listFootprints`. */
export const listFootprintsLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `listProjects`. */
export const listProjectsLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;

/** Limits of the parameters of `listFavourites`. */
export const listFavouritesLimits = {
  pageNum: {
    minimum: 1,
    maximum: 1000000,
    default: 1,
  },
  pageSize: {
    minimum: 1,
    maximum: 100,
    default: 5,
  },
} as const;
