// Generated from openapi/ by `npm run generate`. Never edited by hand.

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
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `DateTime`. */
export const dateTimeLimits = {
  maxLength: 40,
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

/** Limits of `DoneAnswer`. */
export const doneAnswerLimits = {
  msg: {
    maxLength: 500,
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

/** Limits of `Email`. */
export const emailLimits = {
  minLength: 3,
  maxLength: 254,
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

/** Limits of `GetCompanyProfileAnswer`. */
export const getCompanyProfileAnswerLimits = {
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

/** Limits of `GetSolutionAnswer`. */
export const getSolutionAnswerLimits = {
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

/** Limits of `Language`. */
export const languageLimits = {
  default: "zh_CN",
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

/** Limits of `ListCartItemsAnswer`. */
export const listCartItemsAnswerLimits = {
  msg: {
    maxLength: 500,
  },
  data: {
    maxItems: 1000,
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

/** Limits of `ListNewsAnswer`. */
export const listNewsAnswerLimits = {
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
  language: {
    default: "zh_CN",
  },
  token: {
    minLength: 1,
    maxLength: 128,
  },
} as const;

/** Limits of `Message`. */
export const messageLimits = {
  maxLength: 500,
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

/** Limits of `OrderMultiple`. */
export const orderMultipleLimits = {
  minimum: 1,
  maximum: 99999,
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

/** Limits of `PriceIndex`. */
export const priceIndexLimits = {
  maxLength: 8000,
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

/** Limits of `ProductId`. */
export const productIdLimits = {
  minimum: 1,
  maximum: 9007199254740991,
} as const;

/** Limits of `ProductImg`. */
export const productImgLimits = {
  maxLength: 8000,
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

/** Limits of `Quantity`. */
export const quantityLimits = {
  minimum: 1,
  maximum: 99999,
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

/** Limits of `SignedIn`. */
export const signedInLimits = {
  token: {
    minLength: 32,
    maxLength: 128,
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

/** Limits of `StartBuy`. */
export const startBuyLimits = {
  minimum: 1,
  maximum: 99999,
} as const;

/** Limits of `Stock`. */
export const stockLimits = {
  minimum: 0,
  maximum: 2000000000,
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
