// Generated from openapi/ by `npm run generate`. Never edited by hand.
import {
  faker
} from '@faker-js/faker';

import type {
  Account,
  AccountFlow,
  AccountFlowParams,
  Address,
  AfterSalesRecord,
  ApplyCustomisedOrderAnswer,
  AuthoriseDocumentDownloadAnswer,
  BalanceOfDay,
  Banner,
  Banners,
  BuyAgainAnswer,
  BuyAgainLine,
  CartItem,
  Catalog,
  CatalogLink,
  ChatMessage,
  CheckPaymentAnswer,
  Closing,
  Column,
  CommunicationType,
  CompanyProfile,
  ConsumerDiscount,
  CountAnswer,
  CountProductFacetsAnswer,
  CountSearchCategoriesAnswer,
  CountWaitingCustomisedAnswer,
  CountedParams,
  CustomisedOrder,
  DocumentListParams,
  DocumentPreview,
  DocumentType,
  DocumentTypeCount,
  DoneAnswer,
  DownloadGradeCount,
  ExportMyDataAnswer,
  Facet,
  FacetValue,
  Favourite,
  FavouriteId,
  FittingWord,
  Footprint,
  FoundCategory,
  FriendLink,
  GetAccountAnswer,
  GetBannersAnswer,
  GetCatalogTreeAnswer,
  GetClosingAnswer,
  GetCompanyProfileAnswer,
  GetConsumerDiscountAnswer,
  GetCustomisedOrderAnswer,
  GetDocumentPreviewAnswer,
  GetHelpEntryAnswer,
  GetLatestInvoiceAnswer,
  GetMemberAnswer,
  GetNewsDetailAnswer,
  GetProductAnswer,
  GetRegionTreeAnswer,
  GetSampleOrderAnswer,
  GetSecondFactorAnswer,
  GetSolutionAnswer,
  GetStandardOrderAnswer,
  GetTopUpAnswer,
  GetUsdPriceAnswer,
  GetVerifyCodeAnswer,
  Grade,
  HelpEntry,
  HelpText,
  InformationItem,
  InformationResult,
  Instalment,
  InvoiceRecord,
  IssuedDocument,
  ListAccountFlowAnswer,
  ListAddressesAnswer,
  ListBalanceHistoryAnswer,
  ListCartItemsAnswer,
  ListChatMessagesAnswer,
  ListColumnsAnswer,
  ListCommunicationTypesAnswer,
  ListCustomisedOrdersAnswer,
  ListDocumentTypesAnswer,
  ListDocumentsAnswer,
  ListFavouriteIdsAnswer,
  ListFavouritesAnswer,
  ListFootprintsAnswer,
  ListFriendLinksAnswer,
  ListHelpEntriesAnswer,
  ListHotCatalogsAnswer,
  ListInstalmentsAnswer,
  ListInvoicesAnswer,
  ListIssuedDocumentsAnswer,
  ListNewsAnswer,
  ListNoticesAnswer,
  ListOrderChatsAnswer,
  ListPartnerOffersAnswer,
  ListPointsFlowAnswer,
  ListProductsAnswer,
  ListProjectsAnswer,
  ListRemoteSupportsAnswer,
  ListSampleOrdersAnswer,
  ListSearchSuggestionsAnswer,
  ListSessionsAnswer,
  ListSolutionsAnswer,
  ListStandardOrdersAnswer,
  ListStockAlertsAnswer,
  ListWithdrawalsAnswer,
  LoginMemberAnswer,
  Member,
  NearestValues,
  NewsItem,
  Notice,
  OrderChat,
  OrderHistoryEntry,
  OrderLine,
  OrderRefund,
  PartnerLine,
  PartnerOffer,
  PaymentAnswer,
  PaymentFigures,
  PointsFlow,
  PreparedSecondFactor,
  PriceTier,
  Product,
  ProductFit,
  ProductResult,
  ProductTotalParams,
  Project,
  RateOrigin,
  RecoveryCodesAnswer,
  Region,
  RemoteSupport,
  SampleOrder,
  SearchAllAnswer,
  SearchResults,
  SearchSuggestions,
  SecondFactor,
  SelectCartItemsAnswer,
  SignedIn,
  SignedInDevice,
  SignedInMember,
  SignedLinkAnswer,
  Solution,
  SolutionRows,
  StandardOrder,
  StartSecondFactorAnswer,
  StartTopUpAnswer,
  StockAlert,
  SubmittedOrderAnswer,
  SuggestedCategory,
  SuggestedFilter,
  SuggestedPart,
  SuggestedValues,
  TechnicalDocument,
  TechnologyFile,
  TechnologyResult,
  TopUp,
  TotalParams,
  UploadFileAnswer,
  VerifyPicture,
  VisitedProduct,
  Withdrawal
} from '#generated/hooks/model/index.ts';



export const getCountAnswerMock = (overrideResponse: Partial<CountAnswer> = {}): CountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getFriendLinkMock = (overrideResponse: Partial<FriendLink> = {}): FriendLink => ({linkName: (faker.company.name()).slice(0, 100), linkUrl: faker.internet.url({ appendSlash: false }), ...(faker.datatype.boolean() ? {coverImage: `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`} : {}), ...overrideResponse})

export const getListFriendLinksAnswerMock = (overrideResponse: Partial<ListFriendLinksAnswer> = {}): ListFriendLinksAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFriendLinkMock() })), ...overrideResponse})

export const getVerifyPictureMock = (overrideResponse: Partial<VerifyPicture> = {}): VerifyPicture => ({base64Str: 'data:image/svg+xml;base64,PHN2Zy8+', loginMark: (faker.string.alphanumeric(32)).slice(0, 64), ...overrideResponse})

export const getGetVerifyCodeAnswerMock = (overrideResponse: Partial<GetVerifyCodeAnswer> = {}): GetVerifyCodeAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getVerifyPictureMock() }, ...overrideResponse})

export const getSignedInMemberMock = (overrideResponse: Partial<SignedInMember> = {}): SignedInMember => ({email: faker.internet.email().toLowerCase(), name: (faker.person.firstName()).slice(0, 50), surname: (faker.person.lastName()).slice(0, 50), country: (faker.helpers.arrayElement(["China","Germany","United States"])).slice(0, 100), provinces: (faker.helpers.arrayElement(["Guangdong","Zhejiang","Bavaria","California"])).slice(0, 100), mechanismName: (faker.company.name()).slice(0, 100), phone: (`138${faker.string.numeric({ length: 8 })}`).slice(0, 11), ...(faker.datatype.boolean() ? {headImage: `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`} : {}), ...(faker.datatype.boolean() ? {sex: faker.helpers.arrayElement([1,2] as const)} : {}), ...(faker.datatype.boolean() ? {grade: faker.string.alpha({ length: { min: 1, max: 12 } })} : {}), ...overrideResponse})

export const getSignedInMock = (overrideResponse: Partial<SignedIn> = {}): SignedIn => ({token: (faker.string.alphanumeric(43)).slice(0, 128), user: { ...getSignedInMemberMock() }, ...overrideResponse})

export const getLoginMemberAnswerMock = (overrideResponse: Partial<LoginMemberAnswer> = {}): LoginMemberAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSignedInMock() }, ...overrideResponse})

export const getSignedInDeviceMock = (overrideResponse: Partial<SignedInDevice> = {}): SignedInDevice => ({sessionId: faker.number.int({ min: 1, max: 10001 }), browser: faker.string.alpha({ length: { min: 1, max: 12 } }), system: faker.string.alpha({ length: { min: 1, max: 12 } }), address: faker.string.alpha({ length: { min: 1, max: 12 } }), signedInAt: faker.date.recent({ days: 90 }).toISOString(), lastSeenAt: faker.date.recent({ days: 90 }).toISOString(), current: faker.datatype.boolean(), ...overrideResponse})

export const getTotalParamsMock = (overrideResponse: Partial<TotalParams> = {}): TotalParams => ({totalDataCounts: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getListSessionsAnswerMock = (overrideResponse: Partial<ListSessionsAnswer> = {}): ListSessionsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSignedInDeviceMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getDoneAnswerMock = (overrideResponse: Partial<DoneAnswer> = {}): DoneAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...overrideResponse})

export const getSecondFactorMock = (overrideResponse: Partial<SecondFactor> = {}): SecondFactor => ({enabled: faker.datatype.boolean(), ...(faker.datatype.boolean() ? {enabledAt: faker.date.recent({ days: 90 }).toISOString()} : {}), recoveryCodesLeft: faker.number.int({ min: 0, max: 10 }), ...overrideResponse})

export const getGetSecondFactorAnswerMock = (overrideResponse: Partial<GetSecondFactorAnswer> = {}): GetSecondFactorAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSecondFactorMock() }, ...overrideResponse})

export const getPreparedSecondFactorMock = (overrideResponse: Partial<PreparedSecondFactor> = {}): PreparedSecondFactor => ({secret: faker.helpers.fromRegExp("[A-Z2-7]{32}"), uri: faker.helpers.fromRegExp("otpauth://totp/[!-~]{1,12}"), ...overrideResponse})

export const getStartSecondFactorAnswerMock = (overrideResponse: Partial<StartSecondFactorAnswer> = {}): StartSecondFactorAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getPreparedSecondFactorMock() }, ...overrideResponse})

export const getRecoveryCodesAnswerMock = (overrideResponse: Partial<RecoveryCodesAnswer> = {}): RecoveryCodesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: 3 }, () => faker.helpers.fromRegExp("[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}")), ...overrideResponse})

export const getExportMyDataAnswerMock = (overrideResponse: Partial<ExportMyDataAnswer> = {}): ExportMyDataAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.helpers.fromRegExp("/files/export/my-data"), ...overrideResponse})

export const getClosingMock = (overrideResponse: Partial<Closing> = {}): Closing => ({blockers: [...new Set(Array.from({ length: 3 }, () => faker.helpers.arrayElement([1,2,3,4] as const)))], ...overrideResponse})

export const getGetClosingAnswerMock = (overrideResponse: Partial<GetClosingAnswer> = {}): GetClosingAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getClosingMock() }, ...overrideResponse})

export const getCatalogLinkMock = (overrideResponse: Partial<CatalogLink> = {}): CatalogLink => ({catalogId: faker.number.int({ min: 1, max: 10001 }), catalogName: (faker.helpers.arrayElement(["Chip resistors","Ceramic capacitors","Ferrite beads","Microcontrollers","Connectors"])).slice(0, 100), ...overrideResponse})

export const getListHotCatalogsAnswerMock = (overrideResponse: Partial<ListHotCatalogsAnswer> = {}): ListHotCatalogsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogLinkMock() })), ...overrideResponse})

export const getCatalogMock = (overrideResponse: Partial<Catalog> = {}): Catalog => ({catalogId: faker.number.int({ min: 1, max: 10001 }), catalogName: (faker.helpers.arrayElement(["Chip resistors","Ceramic capacitors","Ferrite beads","Microcontrollers","Connectors"])).slice(0, 100), ...(faker.datatype.boolean() ? {productCount: faker.number.int({ min: 0, max: 200 })} : {}), ...overrideResponse})

export const getGetCatalogTreeAnswerMock = (overrideResponse: Partial<GetCatalogTreeAnswer> = {}): GetCatalogTreeAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogMock() })), ...overrideResponse})

export const getProductFitMock = (overrideResponse: Partial<ProductFit> = {}): ProductFit => ({columnId: faker.number.int({ min: 1, max: 10001 }), columnName: faker.string.alpha({ length: { min: 1, max: 12 } }), value: faker.string.alpha({ length: { min: 1, max: 12 } }), ...overrideResponse})

export const getProductMock = (overrideResponse: Partial<Product> = {}): Product => ({productId: faker.number.int({ min: 1, max: 10001 }), productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productDescribe: faker.helpers.arrayElement(["4.7 kΩ ±1% 100 mW 0603","100 nF ±10% 50 V X7R 0603","600 Ω at 100 MHz 450 mΩ 0603","40 V 1 A SOD-123"]), productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(','), ...(faker.datatype.boolean() ? {goodsLoop: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(',')} : {}), ...(faker.datatype.boolean() ? {unitPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), ...(faker.datatype.boolean() ? {priceOnRequest: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {priceIndex: JSON.stringify([{ num: 100, price: 0.42 }, { num: 1000, price: 0.31 }, { num: faker.number.int({ min: 2, max: 9 }) * 1000, price: 0.23 }])} : {}), ...(faker.datatype.boolean() ? {quantityPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), startBuy: faker.helpers.arrayElement([1, 10, 50, 100]), ...(faker.datatype.boolean() ? {orderMultiple: faker.helpers.arrayElement([1, 5, 10, 50])} : {}), stock: faker.number.int({ min: 0, max: 500000 }), ...(faker.datatype.boolean() ? {leadWeeks: faker.number.int({ min: 1, max: 104 })} : {}), ...(faker.datatype.boolean() ? {backorderWeeks: faker.number.int({ min: 1, max: 104 })} : {}), ...(faker.datatype.boolean() ? {fits: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProductFitMock() }))} : {}), customIntegration: faker.number.int({ min: 0, max: 50000 }), catalogId: faker.number.int({ min: 1, max: 10001 }), ...(faker.datatype.boolean() ? {catalogPath: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogLinkMock() }))} : {}), ...(faker.datatype.boolean() ? {brand: (faker.helpers.arrayElement(["YAGEO","Murata","TDK","Vishay","onsemi","Texas Instruments"])).slice(0, 100)} : {}), ...(faker.datatype.boolean() ? {packageName: (faker.helpers.arrayElement(["0402","0603","0805","SOT-23","SOIC-8","QFN-32"])).slice(0, 100)} : {}), ...(faker.datatype.boolean() ? {datasheetUrl: `/files/datasheet/${faker.string.numeric({ length: 6 })}.pdf`} : {}), ...(faker.datatype.boolean() ? {proCollecId: faker.number.int({ min: 1, max: 10001 })} : {}), ...(faker.datatype.boolean() ? {createTime: faker.date.recent({ days: 90 }).toISOString()} : {}), ...overrideResponse})

export const getListProductsAnswerMock = (overrideResponse: Partial<ListProductsAnswer> = {}): ListProductsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProductMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getColumnMock = (overrideResponse: Partial<Column> = {}): Column => ({columnId: faker.number.int({ min: 1, max: 10001 }), columnName: (faker.helpers.arrayElement(["Resistance","Tolerance","Power","Package","Capacitance","Rated voltage"])).slice(0, 100), columnComment: faker.helpers.arrayElement(['text','number','image','word'] as const), columnType: faker.helpers.arrayElement([0,1] as const), screen: faker.helpers.arrayElement([0,1] as const), listType: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {unit: (faker.helpers.arrayElement(["Ω","F","V","A","W","Hz"])).slice(0, 20)} : {}), ...(faker.datatype.boolean() ? {ranges: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {keyRank: faker.number.int({ min: 1, max: 20 })} : {}), ...overrideResponse})

export const getListColumnsAnswerMock = (overrideResponse: Partial<ListColumnsAnswer> = {}): ListColumnsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getColumnMock() })), ...overrideResponse})

export const getGetProductAnswerMock = (overrideResponse: Partial<GetProductAnswer> = {}): GetProductAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: {productId: faker.number.int({ min: 1, max: 10001 }), productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productDescribe: faker.helpers.arrayElement(["4.7 kΩ ±1% 100 mW 0603","100 nF ±10% 50 V X7R 0603","600 Ω at 100 MHz 450 mΩ 0603","40 V 1 A SOD-123"]), productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(','), ...(faker.datatype.boolean() ? {goodsLoop: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(',')} : {}), ...(faker.datatype.boolean() ? {unitPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), ...(faker.datatype.boolean() ? {priceOnRequest: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {priceIndex: JSON.stringify([{ num: 100, price: 0.42 }, { num: 1000, price: 0.31 }, { num: faker.number.int({ min: 2, max: 9 }) * 1000, price: 0.23 }])} : {}), ...(faker.datatype.boolean() ? {quantityPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), startBuy: faker.helpers.arrayElement([1, 10, 50, 100]), ...(faker.datatype.boolean() ? {orderMultiple: faker.helpers.arrayElement([1, 5, 10, 50])} : {}), stock: faker.number.int({ min: 0, max: 500000 }), ...(faker.datatype.boolean() ? {leadWeeks: faker.number.int({ min: 1, max: 104 })} : {}), ...(faker.datatype.boolean() ? {backorderWeeks: faker.number.int({ min: 1, max: 104 })} : {}), ...(faker.datatype.boolean() ? {fits: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProductFitMock() }))} : {}), customIntegration: faker.number.int({ min: 0, max: 50000 }), catalogId: faker.number.int({ min: 1, max: 10001 }), catalogPath: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCatalogLinkMock() })), ...(faker.datatype.boolean() ? {brand: (faker.helpers.arrayElement(["YAGEO","Murata","TDK","Vishay","onsemi","Texas Instruments"])).slice(0, 100)} : {}), ...(faker.datatype.boolean() ? {packageName: (faker.helpers.arrayElement(["0402","0603","0805","SOT-23","SOIC-8","QFN-32"])).slice(0, 100)} : {}), ...(faker.datatype.boolean() ? {datasheetUrl: `/files/datasheet/${faker.string.numeric({ length: 6 })}.pdf`} : {}), ...(faker.datatype.boolean() ? {proCollecId: faker.number.int({ min: 1, max: 10001 })} : {}), createTime: faker.date.recent({ days: 90 }).toISOString()}, ...overrideResponse})

export const getRateOriginMock = (overrideResponse: Partial<RateOrigin> = {}): RateOrigin => ({rateDate: faker.date.recent({ days: 90 }).toISOString().slice(0, 10), rateSource: faker.string.alpha({ length: { min: 1, max: 12 } }), ...overrideResponse})

export const getGetUsdPriceAnswerMock = (overrideResponse: Partial<GetUsdPriceAnswer> = {}): GetUsdPriceAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: faker.number.int({ min: 1, max: 5000000 }) / 10000, params: { ...getRateOriginMock() }, ...overrideResponse})

export const getFacetValueMock = (overrideResponse: Partial<FacetValue> = {}): FacetValue => ({value: faker.string.alpha({ length: { min: 1, max: 12 } }), label: faker.helpers.arrayElement(["4.7 kΩ","±1%","100 mW","0603","100 nF","50 V"]), count: faker.number.int({ min: 0, max: 200 }), ...overrideResponse})

export const getFacetMock = (overrideResponse: Partial<Facet> = {}): Facet => ({columnId: faker.number.int({ min: 1, max: 10001 }), kind: faker.helpers.arrayElement(['text','number','image','word'] as const), ...(faker.datatype.boolean() ? {unit: (faker.helpers.arrayElement(["Ω","F","V","A","W","Hz"])).slice(0, 20)} : {}), ...(faker.datatype.boolean() ? {ranges: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {min: faker.number.int({ min: -1e+30, max: 10000 })} : {}), ...(faker.datatype.boolean() ? {max: faker.number.int({ min: -1e+30, max: 10000 })} : {}), values: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFacetValueMock() })), notStated: faker.number.int({ min: 0, max: 200 }), ...overrideResponse})

export const getCountProductFacetsAnswerMock = (overrideResponse: Partial<CountProductFacetsAnswer> = {}): CountProductFacetsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFacetMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getFittingWordMock = (overrideResponse: Partial<FittingWord> = {}): FittingWord => ({word: faker.string.alpha({ length: { min: 1, max: 12 } }), fit: faker.helpers.arrayElement([1,2,3,4] as const), ...overrideResponse})

export const getNearestValuesMock = (overrideResponse: Partial<NearestValues> = {}): NearestValues => ({word: faker.string.alpha({ length: { min: 1, max: 12 } }), values: Array.from({ length: 2 }, () => faker.string.alpha({ length: { min: 1, max: 12 } })), ...overrideResponse})

export const getProductTotalParamsMock = (overrideResponse: Partial<ProductTotalParams> = {}): ProductTotalParams => ({totalDataCounts: faker.number.int({ min: 0, max: 10000 }), totalIsLowerBound: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {droppedWords: Array.from({ length: 3 }, () => faker.string.alpha({ length: { min: 1, max: 12 } }))} : {}), ...(faker.datatype.boolean() ? {correctedKeyword: faker.string.alpha({ length: { min: 1, max: 12 } })} : {}), ...(faker.datatype.boolean() ? {fittingWords: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFittingWordMock() }))} : {}), ...(faker.datatype.boolean() ? {nearestValues: { ...getNearestValuesMock() }} : {}), ...(faker.datatype.boolean() ? {listedKeyword: faker.string.alpha({ length: { min: 1, max: 12 } })} : {}), ...overrideResponse})

export const getProductResultMock = (overrideResponse: Partial<ProductResult> = {}): ProductResult => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProductMock() })), params: { ...getProductTotalParamsMock() }, ...overrideResponse})

export const getTechnologyFileMock = (overrideResponse: Partial<TechnologyFile> = {}): TechnologyFile => ({tid: faker.number.int({ min: 1, max: 10001 }), title: faker.lorem.sentence({ min: 2, max: 5 }), docUrl: `/files/${faker.string.alphanumeric(12)}.pdf`, browseCount: faker.number.int({ min: 0, max: 200 }), dowloadCount: faker.number.int({ min: 0, max: 200 }), createTime: faker.date.recent({ days: 90 }).toISOString(), typeName: faker.string.alpha({ length: { min: 1, max: 12 } }), ...(faker.datatype.boolean() ? {sentence: faker.string.alpha({ length: { min: 1, max: 12 } })} : {}), ...overrideResponse})

export const getTechnologyResultMock = (overrideResponse: Partial<TechnologyResult> = {}): TechnologyResult => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTechnologyFileMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getInformationItemMock = (overrideResponse: Partial<InformationItem> = {}): InformationItem => ({nid: faker.number.int({ min: 1, max: 10001 }), title: faker.lorem.sentence({ min: 2, max: 5 }), content: faker.lorem.paragraph(2), ...(faker.datatype.boolean() ? {imageUrl: `/img/scene/${faker.helpers.arrayElement(["buck-converter","bluetooth-sensor","motor-driver","led-driver","isolated-rs485","usb-c-sink","battery-charger","audio-amplifier","current-sense","rtd-front-end","can-node","flyback-supply","input-protection","digital-input","mlcc-bias","reflow-profile","inductor-saturation","resistor-derating","load-step","price-breaks","tape-and-reel","supply-board","value-scales","package-drawings","connector-row","custom-part","shelf-grid","incoming-inspection","dry-pack","land-pattern","order-sheet","dispatch-calendar","sample-strip"])}.svg`} : {}), ...overrideResponse})

export const getInformationResultMock = (overrideResponse: Partial<InformationResult> = {}): InformationResult => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInformationItemMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getSearchResultsMock = (overrideResponse: Partial<SearchResults> = {}): SearchResults => ({productResult: { ...getProductResultMock() }, technologyResult: { ...getTechnologyResultMock() }, informationResult: { ...getInformationResultMock() }, ...overrideResponse})

export const getSearchAllAnswerMock = (overrideResponse: Partial<SearchAllAnswer> = {}): SearchAllAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSearchResultsMock() }, ...overrideResponse})

export const getFoundCategoryMock = (overrideResponse: Partial<FoundCategory> = {}): FoundCategory => ({catalogId: faker.number.int({ min: 1, max: 10001 }), catalogName: (faker.helpers.arrayElement(["Chip resistors","Ceramic capacitors","Ferrite beads","Microcontrollers","Connectors"])).slice(0, 100), productCount: faker.number.int({ min: 1, max: 10001 }), ...overrideResponse})

export const getCountedParamsMock = (overrideResponse: Partial<CountedParams> = {}): CountedParams => ({totalDataCounts: faker.number.int({ min: 0, max: 10000 }), totalIsLowerBound: faker.helpers.arrayElement([0,1] as const), ...overrideResponse})

export const getCountSearchCategoriesAnswerMock = (overrideResponse: Partial<CountSearchCategoriesAnswer> = {}): CountSearchCategoriesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFoundCategoryMock() })), params: { ...getCountedParamsMock() }, ...overrideResponse})

export const getSuggestedPartMock = (overrideResponse: Partial<SuggestedPart> = {}): SuggestedPart => ({productId: faker.number.int({ min: 1, max: 10001 }), productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), ...(faker.datatype.boolean() ? {brand: faker.string.alpha({ length: { min: 1, max: 12 } })} : {}), productName: faker.string.alpha({ length: { min: 1, max: 12 } }), stock: faker.number.int({ min: 0, max: 500000 }), startBuy: faker.helpers.arrayElement([1, 10, 50, 100]), orderMultiple: faker.helpers.arrayElement([1, 5, 10, 50]), ...(faker.datatype.boolean() ? {backorderWeeks: faker.number.int({ min: 1, max: 104 })} : {}), ...overrideResponse})

export const getSuggestedCategoryMock = (overrideResponse: Partial<SuggestedCategory> = {}): SuggestedCategory => ({catalogId: faker.number.int({ min: 1, max: 10001 }), catalogName: (faker.helpers.arrayElement(["Chip resistors","Ceramic capacitors","Ferrite beads","Microcontrollers","Connectors"])).slice(0, 100), ...(faker.datatype.boolean() ? {parentName: faker.string.alpha({ length: { min: 1, max: 12 } })} : {}), productCount: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getSuggestedFilterMock = (overrideResponse: Partial<SuggestedFilter> = {}): SuggestedFilter => ({columnId: faker.number.int({ min: 1, max: 10001 }), columnName: faker.string.alpha({ length: { min: 1, max: 12 } }), value: faker.string.alpha({ length: { min: 1, max: 12 } }), label: faker.string.alpha({ length: { min: 1, max: 12 } }), ...overrideResponse})

export const getSuggestedValuesMock = (overrideResponse: Partial<SuggestedValues> = {}): SuggestedValues => ({catalogId: faker.number.int({ min: 1, max: 10001 }), catalogName: (faker.helpers.arrayElement(["Chip resistors","Ceramic capacitors","Ferrite beads","Microcontrollers","Connectors"])).slice(0, 100), productCount: faker.number.int({ min: 1, max: 10001 }), filters: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSuggestedFilterMock() })), ...overrideResponse})

export const getSearchSuggestionsMock = (overrideResponse: Partial<SearchSuggestions> = {}): SearchSuggestions => ({partNumbers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSuggestedPartMock() })), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSuggestedCategoryMock() })), values: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSuggestedValuesMock() })), ...overrideResponse})

export const getListSearchSuggestionsAnswerMock = (overrideResponse: Partial<ListSearchSuggestionsAnswer> = {}): ListSearchSuggestionsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSearchSuggestionsMock() }, ...overrideResponse})

export const getPriceTierMock = (overrideResponse: Partial<PriceTier> = {}): PriceTier => ({num: faker.number.int({ min: 1, max: 10001 }), price: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getPartnerOfferMock = (overrideResponse: Partial<PartnerOffer> = {}): PartnerOffer => ({productId: faker.number.int({ min: 1, max: 10001 }), productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, ...(faker.datatype.boolean() ? {brand: faker.string.alpha({ length: { min: 1, max: 12 } })} : {}), stock: faker.number.int({ min: 0, max: 500000 }), startBuy: faker.helpers.arrayElement([1, 10, 50, 100]), orderMultiple: faker.helpers.arrayElement([1, 5, 10, 50]), ...(faker.datatype.boolean() ? {backorderWeeks: faker.number.int({ min: 1, max: 104 })} : {}), priceOnRequest: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {unitPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), priceTiers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPriceTierMock() })), ...(faker.datatype.boolean() ? {quantityPrice: faker.number.int({ min: 0, max: 10000 })} : {}), ...overrideResponse})

export const getPartnerLineMock = (overrideResponse: Partial<PartnerLine> = {}): PartnerLine => ({productNum: faker.string.alpha({ length: { min: 1, max: 12 } }), ...(faker.datatype.boolean() ? {quantity: faker.number.int({ min: 1, max: 10001 })} : {}), offers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPartnerOfferMock() })), ...overrideResponse})

export const getListPartnerOffersAnswerMock = (overrideResponse: Partial<ListPartnerOffersAnswer> = {}): ListPartnerOffersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPartnerLineMock() })), ...overrideResponse})

export const getBannerMock = (overrideResponse: Partial<Banner> = {}): Banner => ({imgUrl: `/img/scene/${faker.helpers.arrayElement(["buck-converter","bluetooth-sensor","motor-driver","led-driver","isolated-rs485","usb-c-sink","battery-charger","audio-amplifier","current-sense","rtd-front-end","can-node","flyback-supply","input-protection","digital-input","mlcc-bias","reflow-profile","inductor-saturation","resistor-derating","load-step","price-breaks","tape-and-reel","supply-board","value-scales","package-drawings","connector-row","custom-part","shelf-grid","incoming-inspection","dry-pack","land-pattern","order-sheet","dispatch-calendar","sample-strip"])}.svg`, linkUrl: (`10011#${faker.number.int({ min: 1, max: 999 })}`).slice(0, 25), ...overrideResponse})

export const getBannersMock = (overrideResponse: Partial<Banners> = {}): Banners => ({bigBanner: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getBannerMock() })), smallBanner: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getBannerMock() })), ...overrideResponse})

export const getGetBannersAnswerMock = (overrideResponse: Partial<GetBannersAnswer> = {}): GetBannersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getBannersMock() }, ...overrideResponse})

export const getNewsItemMock = (overrideResponse: Partial<NewsItem> = {}): NewsItem => ({nid: faker.number.int({ min: 1, max: 10001 }), title: faker.lorem.sentence({ min: 2, max: 5 }), ...(faker.datatype.boolean() ? {viceTitle: faker.lorem.sentence({ min: 3, max: 8 })} : {}), ...(faker.datatype.boolean() ? {imageUrl: `/img/scene/${faker.helpers.arrayElement(["buck-converter","bluetooth-sensor","motor-driver","led-driver","isolated-rs485","usb-c-sink","battery-charger","audio-amplifier","current-sense","rtd-front-end","can-node","flyback-supply","input-protection","digital-input","mlcc-bias","reflow-profile","inductor-saturation","resistor-derating","load-step","price-breaks","tape-and-reel","supply-board","value-scales","package-drawings","connector-row","custom-part","shelf-grid","incoming-inspection","dry-pack","land-pattern","order-sheet","dispatch-calendar","sample-strip"])}.svg`} : {}), createTime: faker.date.recent({ days: 90 }).toISOString(), ...(faker.datatype.boolean() ? {content: `<p>${faker.lorem.sentence()}</p>`} : {}), contentType: faker.helpers.arrayElement([1,2] as const), ...overrideResponse})

export const getListNewsAnswerMock = (overrideResponse: Partial<ListNewsAnswer> = {}): ListNewsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getNewsItemMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetNewsDetailAnswerMock = (overrideResponse: Partial<GetNewsDetailAnswer> = {}): GetNewsDetailAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getNewsItemMock() }, ...overrideResponse})

export const getCompanyProfileMock = (overrideResponse: Partial<CompanyProfile> = {}): CompanyProfile => ({frontCover: `/img/scene/${faker.helpers.arrayElement(["buck-converter","bluetooth-sensor","motor-driver","led-driver","isolated-rs485","usb-c-sink","battery-charger","audio-amplifier","current-sense","rtd-front-end","can-node","flyback-supply","input-protection","digital-input","mlcc-bias","reflow-profile","inductor-saturation","resistor-derating","load-step","price-breaks","tape-and-reel","supply-board","value-scales","package-drawings","connector-row","custom-part","shelf-grid","incoming-inspection","dry-pack","land-pattern","order-sheet","dispatch-calendar","sample-strip"])}.svg`, synopsis: faker.company.catchPhrase(), idea: faker.company.catchPhrase(), mainBusiness: faker.company.catchPhrase(), products: faker.company.catchPhrase(), ourPurpose: faker.company.catchPhrase(), imageText: faker.lorem.words({ min: 1, max: 3 }), ...overrideResponse})

export const getGetCompanyProfileAnswerMock = (overrideResponse: Partial<GetCompanyProfileAnswer> = {}): GetCompanyProfileAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getCompanyProfileMock() }, ...overrideResponse})

export const getSolutionMock = (overrideResponse: Partial<Solution> = {}): Solution => ({schemeId: faker.number.int({ min: 1, max: 10001 }), schemeName: faker.lorem.sentence({ min: 2, max: 5 }), productId: faker.number.int({ min: 1, max: 10001 }), url: `/img/scene/${faker.helpers.arrayElement(["buck-converter","bluetooth-sensor","motor-driver","led-driver","isolated-rs485","usb-c-sink","battery-charger","audio-amplifier","current-sense","rtd-front-end","can-node","flyback-supply","input-protection","digital-input","mlcc-bias","reflow-profile","inductor-saturation","resistor-derating","load-step","price-breaks","tape-and-reel","supply-board","value-scales","package-drawings","connector-row","custom-part","shelf-grid","incoming-inspection","dry-pack","land-pattern","order-sheet","dispatch-calendar","sample-strip"])}.svg`, ...(faker.datatype.boolean() ? {remark: `<p>${faker.lorem.sentence()}</p>`} : {}), ...overrideResponse})

export const getSolutionRowsMock = (overrideResponse: Partial<SolutionRows> = {}): SolutionRows => ({rows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSolutionMock() })), total: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getListSolutionsAnswerMock = (overrideResponse: Partial<ListSolutionsAnswer> = {}): ListSolutionsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSolutionRowsMock() }, params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetSolutionAnswerMock = (overrideResponse: Partial<GetSolutionAnswer> = {}): GetSolutionAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSolutionMock() }, ...overrideResponse})

export const getHelpEntryMock = (overrideResponse: Partial<HelpEntry> = {}): HelpEntry => ({id: faker.number.int({ min: 1, max: 10001 }), pkid: faker.number.int({ min: 1, max: 10001 }), parentId: faker.number.int({ min: 0, max: 10000 }), leave: faker.helpers.arrayElement([1,2] as const), menuName: (faker.lorem.sentence({ min: 2, max: 5 })).slice(0, 100), ...overrideResponse})

export const getListHelpEntriesAnswerMock = (overrideResponse: Partial<ListHelpEntriesAnswer> = {}): ListHelpEntriesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getHelpEntryMock() })), ...overrideResponse})

export const getHelpTextMock = (overrideResponse: Partial<HelpText> = {}): HelpText => ({...(faker.datatype.boolean() ? {id: faker.number.int({ min: 1, max: 10001 })} : {}), ...(faker.datatype.boolean() ? {menuName: (faker.lorem.sentence({ min: 2, max: 5 })).slice(0, 100)} : {}), content: `<p>${faker.lorem.sentence()}</p>`, ...overrideResponse})

export const getGetHelpEntryAnswerMock = (overrideResponse: Partial<GetHelpEntryAnswer> = {}): GetHelpEntryAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getHelpTextMock() }, ...overrideResponse})

export const getCartItemMock = (overrideResponse: Partial<CartItem> = {}): CartItem => ({carId: faker.number.int({ min: 1, max: 10001 }), productId: faker.number.int({ min: 1, max: 10001 }), ...(faker.datatype.boolean() ? {productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`} : {}), productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productDescribe: faker.helpers.arrayElement(["4.7 kΩ ±1% 100 mW 0603","100 nF ±10% 50 V X7R 0603","600 Ω at 100 MHz 450 mΩ 0603","40 V 1 A SOD-123"]), productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(','), ...(faker.datatype.boolean() ? {unitPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), ...(faker.datatype.boolean() ? {priceOnRequest: faker.helpers.arrayElement([0,1] as const)} : {}), ...(faker.datatype.boolean() ? {priceIndex: JSON.stringify([{ num: 100, price: 0.42 }, { num: 1000, price: 0.31 }, { num: faker.number.int({ min: 2, max: 9 }) * 1000, price: 0.23 }])} : {}), num: faker.number.int({ min: 1, max: 10001 }), startBuy: faker.helpers.arrayElement([1, 10, 50, 100]), ...(faker.datatype.boolean() ? {orderMultiple: faker.helpers.arrayElement([1, 5, 10, 50])} : {}), ...(faker.datatype.boolean() ? {stock: faker.number.int({ min: 0, max: 500000 })} : {}), ...(faker.datatype.boolean() ? {backorderWeeks: faker.number.int({ min: 1, max: 104 })} : {}), ...(faker.datatype.boolean() ? {priceThen: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), ...(faker.datatype.boolean() ? {withdrawn: faker.helpers.arrayElement([0,1] as const)} : {}), ...overrideResponse})

export const getListCartItemsAnswerMock = (overrideResponse: Partial<ListCartItemsAnswer> = {}): ListCartItemsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCartItemMock() })), ...overrideResponse})

export const getSelectCartItemsAnswerMock = (overrideResponse: Partial<SelectCartItemsAnswer> = {}): SelectCartItemsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCartItemMock() })), ...overrideResponse})

export const getPaymentFiguresMock = (overrideResponse: Partial<PaymentFigures> = {}): PaymentFigures => ({usMoney: faker.number.int({ min: 100, max: 500000 }), zhMoney: faker.number.int({ min: 100, max: 500000 }), ...overrideResponse})

export const getSubmittedOrderAnswerMock = (overrideResponse: Partial<SubmittedOrderAnswer> = {}): SubmittedOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), params: { ...getPaymentFiguresMock() }, ...overrideResponse})

export const getConsumerDiscountMock = (overrideResponse: Partial<ConsumerDiscount> = {}): ConsumerDiscount => ({discount: {discount: faker.number.int({ min: 1, max: 10 })}, integralToMoney: {maxMoney: faker.number.int({ min: 100, max: 500000 }), maxIntegral: faker.number.int({ min: 0, max: 50000 })}, ...overrideResponse})

export const getGetConsumerDiscountAnswerMock = (overrideResponse: Partial<GetConsumerDiscountAnswer> = {}): GetConsumerDiscountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getConsumerDiscountMock() }, ...overrideResponse})

export const getRegionMock = (overrideResponse: Partial<Region> = {}): Region => ({name: (faker.helpers.arrayElement(["Guangdong","Shenzhen","Zhejiang","Hangzhou"])).slice(0, 100), ...overrideResponse})

export const getGetRegionTreeAnswerMock = (overrideResponse: Partial<GetRegionTreeAnswer> = {}): GetRegionTreeAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRegionMock() })), ...overrideResponse})

export const getAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({addressId: faker.number.int({ min: 1, max: 10001 }), mechanismName: (faker.company.name()).slice(0, 50), contacts: (faker.person.firstName()).slice(0, 50), country: faker.helpers.arrayElement(["China,Guangdong,Shenzhen","China,Zhejiang,Hangzhou"]), address: (faker.location.streetAddress()).slice(0, 50), zipCode: (faker.string.numeric({ length: 6 })).slice(0, 50), contactPhone: (`138${faker.string.numeric({ length: 8 })}`).slice(0, 50), defaultState: faker.helpers.arrayElement([0,1] as const), ...overrideResponse})

export const getListAddressesAnswerMock = (overrideResponse: Partial<ListAddressesAnswer> = {}): ListAddressesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAddressMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getPaymentAnswerMock = (overrideResponse: Partial<PaymentAnswer> = {}): PaymentAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...(faker.datatype.boolean() ? {data: `<form action="/payment/start" method="post"><input type="hidden" name="payment" value="Z${faker.string.numeric(16)}.${faker.string.alphanumeric(43)}"></form>`} : {}), ...overrideResponse})

export const getCheckPaymentAnswerMock = (overrideResponse: Partial<CheckPaymentAnswer> = {}): CheckPaymentAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: {payState: faker.helpers.arrayElement([0,1,2,3] as const)}, ...overrideResponse})

export const getAccountMock = (overrideResponse: Partial<Account> = {}): Account => ({accountBalance: faker.number.int({ min: 100, max: 500000 }), balanceUs: faker.number.int({ min: 100, max: 500000 }), integralBalance: faker.number.int({ min: 0, max: 50000 }), payPassword: faker.datatype.boolean(), paymentType: faker.helpers.arrayElement([1,2,3] as const), ...overrideResponse})

export const getGetAccountAnswerMock = (overrideResponse: Partial<GetAccountAnswer> = {}): GetAccountAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getAccountMock() }, ...overrideResponse})

export const getAccountFlowMock = (overrideResponse: Partial<AccountFlow> = {}): AccountFlow => ({id: faker.number.int({ min: 1, max: 10001 }), dealTime: faker.date.recent({ days: 90 }).toISOString(), amount: faker.number.int({ min: 100, max: 500000 }), budget: faker.helpers.arrayElement([0,1] as const), dealType: faker.helpers.arrayElement([1,2,3,4,5] as const), objectId: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), accountType: faker.helpers.arrayElement([1,2] as const), causeNo: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), ...overrideResponse})

export const getAccountFlowParamsMock = (overrideResponse: Partial<AccountFlowParams> = {}): AccountFlowParams => ({totalDataCounts: faker.number.int({ min: 0, max: 10000 }), yuanIncome: faker.number.int({ min: 0, max: 10000 }), yuanExpense: faker.number.int({ min: 0, max: 10000 }), dollarIncome: faker.number.int({ min: 0, max: 10000 }), dollarExpense: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getListAccountFlowAnswerMock = (overrideResponse: Partial<ListAccountFlowAnswer> = {}): ListAccountFlowAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccountFlowMock() })), params: { ...getAccountFlowParamsMock() }, ...overrideResponse})

export const getWithdrawalMock = (overrideResponse: Partial<Withdrawal> = {}): Withdrawal => ({id: faker.number.int({ min: 1, max: 10001 }), cashNo: (`W2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), cashAmount: faker.number.int({ min: 100, max: 500000 }), cashAccount: (faker.internet.email().toLowerCase()).slice(0, 50), cashType: faker.helpers.arrayElement([1,2] as const), examState: faker.helpers.arrayElement([1,2,3] as const), createTime: faker.date.recent({ days: 90 }).toISOString(), examTime: faker.date.recent({ days: 90 }).toISOString(), reason: faker.string.alpha({ length: { min: 1, max: 12 } }), ...overrideResponse})

export const getListWithdrawalsAnswerMock = (overrideResponse: Partial<ListWithdrawalsAnswer> = {}): ListWithdrawalsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getWithdrawalMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getBalanceOfDayMock = (overrideResponse: Partial<BalanceOfDay> = {}): BalanceOfDay => ({day: faker.date.recent({ days: 90 }).toISOString().slice(0, 10), accountBalance: faker.number.int({ min: 0, max: 10000 }), balanceUs: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getListBalanceHistoryAnswerMock = (overrideResponse: Partial<ListBalanceHistoryAnswer> = {}): ListBalanceHistoryAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getBalanceOfDayMock() })), ...overrideResponse})

export const getSignedLinkAnswerMock = (overrideResponse: Partial<SignedLinkAnswer> = {}): SignedLinkAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

export const getGradeMock = (overrideResponse: Partial<Grade> = {}): Grade => ({dictValue: faker.string.alpha({ length: { min: 1, max: 12 } }), dictLabel: (faker.lorem.sentence({ min: 2, max: 5 })).slice(0, 50), ...overrideResponse})

export const getMemberMock = (overrideResponse: Partial<Member> = {}): Member => ({...(faker.datatype.boolean() ? {headImage: `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`} : {}), country: (faker.helpers.arrayElement(["China","Germany","United States"])).slice(0, 100), provinces: (faker.helpers.arrayElement(["Guangdong","Zhejiang","Bavaria","California"])).slice(0, 100), name: (faker.person.firstName()).slice(0, 50), surname: (faker.person.lastName()).slice(0, 50), ...(faker.datatype.boolean() ? {sex: faker.helpers.arrayElement([1,2] as const)} : {}), phone: (`138${faker.string.numeric({ length: 8 })}`).slice(0, 11), mechanismName: (faker.company.name()).slice(0, 100), grade: faker.string.alpha({ length: { min: 1, max: 12 } }), email: faker.internet.email().toLowerCase(), ...overrideResponse})

export const getGetMemberAnswerMock = (overrideResponse: Partial<GetMemberAnswer> = {}): GetMemberAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getMemberMock() }, params: {grades: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getGradeMock() }))}, ...overrideResponse})

export const getTechnicalDocumentMock = (overrideResponse: Partial<TechnicalDocument> = {}): TechnicalDocument => ({tid: faker.number.int({ min: 1, max: 10001 }), title: faker.lorem.sentence({ min: 2, max: 5 }), description: faker.lorem.sentence({ min: 3, max: 8 }), docUrl: `/files/${faker.string.alphanumeric(12)}.pdf`, browseCount: faker.number.int({ min: 0, max: 200 }), dowloadCount: faker.number.int({ min: 0, max: 200 }), createTime: faker.date.recent({ days: 90 }).toISOString(), typeId: faker.number.int({ min: 1, max: 10001 }), typeName: (faker.lorem.sentence({ min: 2, max: 5 })).slice(0, 100), ...(faker.datatype.boolean() ? {sentence: faker.lorem.sentence({ min: 3, max: 8 })} : {}), ...overrideResponse})

export const getDocumentTypeCountMock = (overrideResponse: Partial<DocumentTypeCount> = {}): DocumentTypeCount => ({typeId: faker.number.int({ min: 1, max: 10001 }), documents: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getDownloadGradeCountMock = (overrideResponse: Partial<DownloadGradeCount> = {}): DownloadGradeCount => ({downloadGrade: faker.helpers.arrayElement([0,1,2] as const), documents: faker.number.int({ min: 0, max: 10000 }), ...overrideResponse})

export const getDocumentListParamsMock = (overrideResponse: Partial<DocumentListParams> = {}): DocumentListParams => ({totalDataCounts: faker.number.int({ min: 0, max: 10000 }), typeCounts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentTypeCountMock() })), gradeCounts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDownloadGradeCountMock() })), ...overrideResponse})

export const getListDocumentsAnswerMock = (overrideResponse: Partial<ListDocumentsAnswer> = {}): ListDocumentsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTechnicalDocumentMock() })), params: { ...getDocumentListParamsMock() }, ...overrideResponse})

export const getDocumentTypeMock = (overrideResponse: Partial<DocumentType> = {}): DocumentType => ({typeId: faker.number.int({ min: 1, max: 10001 }), typeName: (faker.lorem.sentence({ min: 2, max: 5 })).slice(0, 100), ...overrideResponse})

export const getListDocumentTypesAnswerMock = (overrideResponse: Partial<ListDocumentTypesAnswer> = {}): ListDocumentTypesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentTypeMock() })), ...overrideResponse})

export const getDocumentPreviewMock = (overrideResponse: Partial<DocumentPreview> = {}): DocumentPreview => ({previewUrl: `/files/${faker.string.alphanumeric(12)}.pdf`, downloadName: `${faker.lorem.word()}.pdf`, fileSize: faker.number.int({ min: 20000, max: 90000 }), pages: faker.number.int({ min: 1, max: 4 }), ...overrideResponse})

export const getGetDocumentPreviewAnswerMock = (overrideResponse: Partial<GetDocumentPreviewAnswer> = {}): GetDocumentPreviewAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getDocumentPreviewMock() }, ...overrideResponse})

export const getAuthoriseDocumentDownloadAnswerMock = (overrideResponse: Partial<AuthoriseDocumentDownloadAnswer> = {}): AuthoriseDocumentDownloadAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

export const getOrderLineMock = (overrideResponse: Partial<OrderLine> = {}): OrderLine => ({productId: faker.number.int({ min: 1, max: 10001 }), productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productDescribe: faker.helpers.arrayElement(["4.7 kΩ ±1% 100 mW 0603","100 nF ±10% 50 V X7R 0603","600 Ω at 100 MHz 450 mΩ 0603","40 V 1 A SOD-123"]), productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(','), unitPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000, num: faker.number.int({ min: 1, max: 10001 }), lineMoney: faker.number.int({ min: 100, max: 500000 }), ...(faker.datatype.boolean() ? {backordered: faker.number.int({ min: 1, max: 10001 })} : {}), ...(faker.datatype.boolean() ? {backorderTime: faker.date.recent({ days: 90 }).toISOString()} : {}), ...overrideResponse})

export const getOrderHistoryEntryMock = (overrideResponse: Partial<OrderHistoryEntry> = {}): OrderHistoryEntry => ({event: faker.helpers.arrayElement([1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27] as const), by: faker.helpers.arrayElement([1,2,3] as const), createTime: faker.date.recent({ days: 90 }).toISOString(), ...overrideResponse})

export const getOrderRefundMock = (overrideResponse: Partial<OrderRefund> = {}): OrderRefund => ({amount: faker.number.int({ min: 1, max: 10001 }), paidBy: faker.helpers.arrayElement([1,2,3,4] as const), paidTo: faker.helpers.arrayElement([1,2,3,4] as const), refundState: faker.helpers.arrayElement([1,2,3] as const), createTime: faker.date.recent({ days: 90 }).toISOString(), endTime: faker.date.recent({ days: 90 }).toISOString(), ...overrideResponse})

export const getAfterSalesRecordMock = (overrideResponse: Partial<AfterSalesRecord> = {}): AfterSalesRecord => ({serviceType: faker.helpers.arrayElement([1,2] as const), questionContent: `${faker.lorem.sentence({ min: 3, max: 6 }).slice(0, -1)}?`, createTime: faker.date.recent({ days: 90 }).toISOString(), decision: faker.helpers.arrayElement([0,1,2,3] as const), decisionTime: faker.date.recent({ days: 90 }).toISOString(), reply: faker.lorem.sentence({ min: 2, max: 8 }), ...overrideResponse})

export const getInvoiceRecordMock = (overrideResponse: Partial<InvoiceRecord> = {}): InvoiceRecord => ({id: faker.number.int({ min: 1, max: 10001 }), orderNo: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), orderType: faker.helpers.arrayElement([1,2] as const), invoiceInfo: JSON.stringify({ title: faker.company.name(), taxNumber: faker.string.numeric({ length: 15 }) }), invoiceType: faker.helpers.arrayElement([1,2] as const), examState: faker.helpers.arrayElement([1,2,3] as const), credits: faker.number.int({ min: 1, max: 10001 }), amount: faker.number.int({ min: -10000000000000, max: 10000 }), amountZh: faker.number.int({ min: -10000000000000, max: 10000 }), invoiceLink: `/files/${faker.string.alphanumeric(12)}.pdf`, createTime: faker.date.recent({ days: 90 }).toISOString(), ...overrideResponse})

export const getStandardOrderMock = (overrideResponse: Partial<StandardOrder> = {}): StandardOrder => ({orderNo: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), productId: faker.number.int({ min: 1, max: 10001 }), productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productDescribe: faker.helpers.arrayElement(["4.7 kΩ ±1% 100 mW 0603","100 nF ±10% 50 V X7R 0603","600 Ω at 100 MHz 450 mΩ 0603","40 V 1 A SOD-123"]), productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(','), unitPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000, num: faker.number.int({ min: 1, max: 10001 }), moneyNum: faker.number.int({ min: 100, max: 500000 }), moneyNumZh: faker.number.int({ min: 100, max: 500000 }), exchangeRate: faker.number.int({ min: 1, max: 10001 }), proOrderState: faker.helpers.arrayElement([1,2,3,4,5] as const), assFlag: faker.helpers.arrayElement([0,1,2,3,4,5] as const), invoiceFlag: faker.helpers.arrayElement([0,1] as const), receivingUser: (faker.person.firstName()).slice(0, 50), receivingAddress: faker.location.streetAddress(), receivingPhone: (`138${faker.string.numeric({ length: 8 })}`).slice(0, 50), logisticsName: (faker.helpers.arrayElement(["SF Express","DHL","UPS"])).slice(0, 100), logisticsNum: (`SF${faker.string.numeric({ length: 12 })}`).slice(0, 100), systemContract: `contract.pdf,/files/${faker.string.alphanumeric(12)}.pdf`, userContract: `contract.pdf,/files/${faker.string.alphanumeric(12)}.pdf`, createTime: faker.date.recent({ days: 90 }).toISOString(), discountType: faker.helpers.arrayElement([1,2,3] as const), discountMoney: faker.number.int({ min: 100, max: 500000 }), ...(faker.datatype.boolean() ? {paidIn: faker.helpers.arrayElement([1,2] as const)} : {}), lines: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrderLineMock() })), ...(faker.datatype.boolean() ? {payBefore: faker.date.recent({ days: 90 }).toISOString()} : {}), ...(faker.datatype.boolean() ? {history: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrderHistoryEntryMock() }))} : {}), ...(faker.datatype.boolean() ? {refunds: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrderRefundMock() }))} : {}), ...(faker.datatype.boolean() ? {afterSales: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAfterSalesRecordMock() }))} : {}), ...(faker.datatype.boolean() ? {invoices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvoiceRecordMock() }))} : {}), ...overrideResponse})

export const getListStandardOrdersAnswerMock = (overrideResponse: Partial<ListStandardOrdersAnswer> = {}): ListStandardOrdersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getStandardOrderMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetStandardOrderAnswerMock = (overrideResponse: Partial<GetStandardOrderAnswer> = {}): GetStandardOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getStandardOrderMock() }, ...overrideResponse})

export const getBuyAgainLineMock = (overrideResponse: Partial<BuyAgainLine> = {}): BuyAgainLine => ({productId: faker.number.int({ min: 1, max: 10001 }), productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, wanted: faker.number.int({ min: 1, max: 10001 }), added: faker.number.int({ min: 0, max: 10000 }), outcome: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), priceThen: faker.number.int({ min: 1, max: 5000000 }) / 10000, priceNow: faker.number.int({ min: 1, max: 5000000 }) / 10000, ...overrideResponse})

export const getBuyAgainAnswerMock = (overrideResponse: Partial<BuyAgainAnswer> = {}): BuyAgainAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getBuyAgainLineMock() })), ...overrideResponse})

export const getSampleOrderMock = (overrideResponse: Partial<SampleOrder> = {}): SampleOrder => ({sampleId: faker.number.int({ min: 1, max: 10001 }), orderNo: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), orderState: faker.helpers.arrayElement([0,1,2,3,4,5] as const), integralNum: faker.number.int({ min: 0, max: 50000 }), orderType: faker.helpers.arrayElement([3] as const), productId: faker.number.int({ min: 1, max: 10001 }), productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(','), params: {productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(',')}, logisticsName: (faker.helpers.arrayElement(["SF Express","DHL","UPS"])).slice(0, 100), logisticsNum: (`SF${faker.string.numeric({ length: 12 })}`).slice(0, 100), receivingUser: (faker.person.firstName()).slice(0, 50), receivingAddress: faker.location.streetAddress(), receivingPhone: (`138${faker.string.numeric({ length: 8 })}`).slice(0, 50), createTime: faker.date.recent({ days: 90 }).toISOString(), ...(faker.datatype.boolean() ? {history: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrderHistoryEntryMock() }))} : {}), ...overrideResponse})

export const getListSampleOrdersAnswerMock = (overrideResponse: Partial<ListSampleOrdersAnswer> = {}): ListSampleOrdersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSampleOrderMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetSampleOrderAnswerMock = (overrideResponse: Partial<GetSampleOrderAnswer> = {}): GetSampleOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getSampleOrderMock() }, ...overrideResponse})

export const getInstalmentMock = (overrideResponse: Partial<Instalment> = {}): Instalment => ({purchaseId: faker.number.int({ min: 1, max: 10001 }), nameOfMoney: (faker.helpers.arrayElement(["Deposit","Second instalment","Final payment"])).slice(0, 100), amount: faker.number.int({ min: 100, max: 500000 }), amountZh: faker.number.int({ min: 100, max: 500000 }), amountState: faker.helpers.arrayElement([0,1] as const), headAmount: faker.helpers.arrayElement([0,1] as const), amountTime: faker.date.recent({ days: 90 }).toISOString(), invoiceFlag: faker.helpers.arrayElement([0,1] as const), ...overrideResponse})

export const getCustomisedOrderMock = (overrideResponse: Partial<CustomisedOrder> = {}): CustomisedOrder => ({orderNo: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), orderState: faker.helpers.arrayElement([0,1,2,3,4,5,6,7,8,9,10] as const), assFlag: faker.helpers.arrayElement([0,1,2,3,4,5] as const), send: faker.helpers.arrayElement([0,1] as const), unpaid: faker.helpers.arrayElement([0,1] as const), frontContract: `contract.pdf,/files/${faker.string.alphanumeric(12)}.pdf`, backContract: `contract.pdf,/files/${faker.string.alphanumeric(12)}.pdf`, createTime: faker.date.recent({ days: 90 }).toISOString(), totalAmount: faker.number.int({ min: 100, max: 500000 }), totalAmountZh: faker.number.int({ min: 100, max: 500000 }), exchangeRate: faker.number.int({ min: 1, max: 10001 }), productName: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), indexRequirement: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), sizeRequirement: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), demandQuantity: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), deliveryCycle: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), qualityGrade: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), weight: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), installationMode: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), useEnvironment: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), otherProcessRequirements: (faker.lorem.sentence({ min: 2, max: 6 })).slice(0, 100), detailedDescription: faker.lorem.paragraph(2), companyName: (faker.company.name()).slice(0, 100), logisticsName: (faker.helpers.arrayElement(["SF Express","DHL","UPS"])).slice(0, 100), logisticsOrderNo: (`SF${faker.string.numeric({ length: 12 })}`).slice(0, 100), annexFile: `/files/${faker.string.alphanumeric(12)}.pdf`, ...(faker.datatype.boolean() ? {annexName: faker.string.alpha({ length: { min: 1, max: 12 } })} : {}), receivingUser: (faker.person.firstName()).slice(0, 100), receivingAddress: faker.location.streetAddress(), receivingPhone: (`138${faker.string.numeric({ length: 8 })}`).slice(0, 100), amountListVos: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInstalmentMock() })), ...(faker.datatype.boolean() ? {history: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrderHistoryEntryMock() }))} : {}), ...(faker.datatype.boolean() ? {refunds: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrderRefundMock() }))} : {}), ...(faker.datatype.boolean() ? {afterSales: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAfterSalesRecordMock() }))} : {}), ...(faker.datatype.boolean() ? {invoices: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvoiceRecordMock() }))} : {}), ...overrideResponse})

export const getListCustomisedOrdersAnswerMock = (overrideResponse: Partial<ListCustomisedOrdersAnswer> = {}): ListCustomisedOrdersAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCustomisedOrderMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getCountWaitingCustomisedAnswerMock = (overrideResponse: Partial<CountWaitingCustomisedAnswer> = {}): CountWaitingCustomisedAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: {toPay: faker.number.int({ min: 0, max: 10000 }), toSign: faker.number.int({ min: 0, max: 10000 }), toCorrect: faker.number.int({ min: 0, max: 10000 }), toReceive: faker.number.int({ min: 0, max: 10000 })}, ...overrideResponse})

export const getGetCustomisedOrderAnswerMock = (overrideResponse: Partial<GetCustomisedOrderAnswer> = {}): GetCustomisedOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getCustomisedOrderMock() }, ...overrideResponse})

export const getListInstalmentsAnswerMock = (overrideResponse: Partial<ListInstalmentsAnswer> = {}): ListInstalmentsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInstalmentMock() })), ...overrideResponse})

export const getApplyCustomisedOrderAnswerMock = (overrideResponse: Partial<ApplyCustomisedOrderAnswer> = {}): ApplyCustomisedOrderAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), ...overrideResponse})

export const getIssuedDocumentMock = (overrideResponse: Partial<IssuedDocument> = {}): IssuedDocument => ({orderNo: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), document: faker.helpers.arrayElement([1,2,3,4,5] as const), invoiceId: faker.number.int({ min: 1, max: 10001 }), documentLanguage: faker.helpers.arrayElement(['zh_CN','en_US'] as const), paperSize: faker.helpers.arrayElement([1,2] as const), version: faker.number.int({ min: 1, max: 10001 }), issueTime: faker.date.recent({ days: 90 }).toISOString(), sha256: faker.helpers.fromRegExp("[0-9a-f]{64}"), filePath: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

export const getListIssuedDocumentsAnswerMock = (overrideResponse: Partial<ListIssuedDocumentsAnswer> = {}): ListIssuedDocumentsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getIssuedDocumentMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getGetLatestInvoiceAnswerMock = (overrideResponse: Partial<GetLatestInvoiceAnswer> = {}): GetLatestInvoiceAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), ...(faker.datatype.boolean() ? {data: { ...getInvoiceRecordMock() }} : {}), ...overrideResponse})

export const getListInvoicesAnswerMock = (overrideResponse: Partial<ListInvoicesAnswer> = {}): ListInvoicesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvoiceRecordMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getUploadFileAnswerMock = (overrideResponse: Partial<UploadFileAnswer> = {}): UploadFileAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `/files/${faker.string.alphanumeric(12)}.pdf`, ...overrideResponse})

export const getChatMessageMock = (overrideResponse: Partial<ChatMessage> = {}): ChatMessage => ({id: faker.number.int({ min: 1, max: 10001 }), content: faker.lorem.sentence({ min: 2, max: 8 }), putId: faker.string.alpha({ length: { min: 1, max: 12 } }), putName: (faker.person.firstName()).slice(0, 100), getId: faker.string.alpha({ length: { min: 1, max: 12 } }), objectId: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), objectType: faker.helpers.arrayElement([1,2,3] as const), createTime: faker.date.recent({ days: 90 }).toISOString(), remark1: faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,12}"), readNum: faker.number.int({ min: 0, max: 200 }), ...overrideResponse})

export const getListChatMessagesAnswerMock = (overrideResponse: Partial<ListChatMessagesAnswer> = {}): ListChatMessagesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getChatMessageMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getOrderChatMock = (overrideResponse: Partial<OrderChat> = {}): OrderChat => ({content: faker.lorem.sentence({ min: 2, max: 8 }), putId: faker.string.alpha({ length: { min: 1, max: 12 } }), putName: (faker.person.firstName()).slice(0, 100), getId: faker.string.alpha({ length: { min: 1, max: 12 } }), objectId: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), objectType: faker.helpers.arrayElement([1,2,3] as const), readNum: faker.number.int({ min: 0, max: 200 }), createTime: faker.date.recent({ days: 90 }).toISOString(), ...overrideResponse})

export const getListOrderChatsAnswerMock = (overrideResponse: Partial<ListOrderChatsAnswer> = {}): ListOrderChatsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrderChatMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getNoticeMock = (overrideResponse: Partial<Notice> = {}): Notice => ({id: faker.number.int({ min: 1, max: 10001 }), messageContent: faker.lorem.sentence({ min: 3, max: 8 }), createTime: faker.date.recent({ days: 90 }).toISOString(), messageType: faker.helpers.arrayElement([1,2,3] as const), readState: faker.helpers.arrayElement([0,1] as const), ...(faker.datatype.boolean() ? {orderNo: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32)} : {}), ...(faker.datatype.boolean() ? {orderType: faker.helpers.arrayElement([1,2,3] as const)} : {}), ...(faker.datatype.boolean() ? {link: faker.internet.url({ appendSlash: false })} : {}), ...overrideResponse})

export const getListNoticesAnswerMock = (overrideResponse: Partial<ListNoticesAnswer> = {}): ListNoticesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getNoticeMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getPointsFlowMock = (overrideResponse: Partial<PointsFlow> = {}): PointsFlow => ({id: faker.number.int({ min: 1, max: 10001 }), flowType: faker.helpers.arrayElement([1,2,3,4] as const), flowNum: faker.number.int({ min: 0, max: 50000 }), budget: faker.helpers.arrayElement([0,1] as const), createTime: faker.date.recent({ days: 90 }).toISOString(), objectId: (`P2026${faker.string.numeric({ length: 12 })}`).slice(0, 32), ...overrideResponse})

export const getListPointsFlowAnswerMock = (overrideResponse: Partial<ListPointsFlowAnswer> = {}): ListPointsFlowAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPointsFlowMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getStartTopUpAnswerMock = (overrideResponse: Partial<StartTopUpAnswer> = {}): StartTopUpAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: `<form action="/payment/start" method="post"><input type="hidden" name="payment" value="Z${faker.string.numeric(16)}.${faker.string.alphanumeric(43)}"></form>`, ...overrideResponse})

export const getTopUpMock = (overrideResponse: Partial<TopUp> = {}): TopUp => ({paymentNo: faker.helpers.fromRegExp("Z[0-9]{1,12}"), payType: faker.helpers.arrayElement([1,2] as const), amount: faker.number.int({ min: 1, max: 10001 }), payState: faker.helpers.arrayElement([1,2,3] as const), createTime: faker.date.recent({ days: 90 }).toISOString(), endTime: faker.date.recent({ days: 90 }).toISOString(), ...overrideResponse})

export const getGetTopUpAnswerMock = (overrideResponse: Partial<GetTopUpAnswer> = {}): GetTopUpAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: { ...getTopUpMock() }, ...overrideResponse})

export const getRemoteSupportMock = (overrideResponse: Partial<RemoteSupport> = {}): RemoteSupport => ({supportId: faker.number.int({ min: 1, max: 10001 }), remark1: `${faker.lorem.sentence({ min: 3, max: 6 }).slice(0, -1)}?`, communication: faker.helpers.arrayElement([1,2,3] as const), communicationRemark: (`138${faker.string.numeric({ length: 8 })}`).slice(0, 50), scheduled: faker.date.recent({ days: 90 }).toISOString().slice(0, 10), languageType: faker.helpers.arrayElement([1,2] as const), remark: faker.lorem.sentence({ min: 3, max: 8 }), auditStatus: faker.helpers.arrayElement([0,1,2,3] as const), ...overrideResponse})

export const getListRemoteSupportsAnswerMock = (overrideResponse: Partial<ListRemoteSupportsAnswer> = {}): ListRemoteSupportsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRemoteSupportMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getCommunicationTypeMock = (overrideResponse: Partial<CommunicationType> = {}): CommunicationType => ({value: faker.helpers.arrayElement([1,2,3] as const), label: (faker.lorem.sentence({ min: 2, max: 5 })).slice(0, 50), ...overrideResponse})

export const getListCommunicationTypesAnswerMock = (overrideResponse: Partial<ListCommunicationTypesAnswer> = {}): ListCommunicationTypesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCommunicationTypeMock() })), ...overrideResponse})

export const getVisitedProductMock = (overrideResponse: Partial<VisitedProduct> = {}): VisitedProduct => ({productId: faker.number.int({ min: 1, max: 10001 }), productName: `${faker.helpers.arrayElement(["Thick-film chip resistor","Ceramic capacitor","Ferrite bead","Schottky diode","Buck converter"])} ${faker.string.numeric({ length: 3 })}`, productNum: (`${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric({ length: 4 })}-${faker.string.alphanumeric({ length: 4, casing: 'upper' })}`).slice(0, 100), productDescribe: faker.helpers.arrayElement(["4.7 kΩ ±1% 100 mW 0603","100 nF ±10% 50 V X7R 0603","600 Ω at 100 MHz 450 mΩ 0603","40 V 1 A SOD-123"]), productImg: Array.from({ length: 2 }, () => `/img/part/${faker.helpers.arrayElement(["0603-chip","0805-chip","sot-23","soic-8","qfn-32"])}/${faker.helpers.arrayElement(["iso","top","side"])}.svg`).join(','), ...(faker.datatype.boolean() ? {unitPrice: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), ...(faker.datatype.boolean() ? {priceOnRequest: faker.helpers.arrayElement([0,1] as const)} : {}), startBuy: faker.helpers.arrayElement([1, 10, 50, 100]), orderMultiple: faker.helpers.arrayElement([1, 5, 10, 50]), stock: faker.number.int({ min: 0, max: 500000 }), ...(faker.datatype.boolean() ? {backorderWeeks: faker.number.int({ min: 1, max: 104 })} : {}), withdrawn: faker.helpers.arrayElement([0,1] as const), ...overrideResponse})

export const getStockAlertMock = (overrideResponse: Partial<StockAlert> = {}): StockAlert => ({alertId: faker.number.int({ min: 1, max: 10001 }), params: { ...getVisitedProductMock() }, createTime: faker.date.recent({ days: 90 }).toISOString(), ...overrideResponse})

export const getListStockAlertsAnswerMock = (overrideResponse: Partial<ListStockAlertsAnswer> = {}): ListStockAlertsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getStockAlertMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getFootprintMock = (overrideResponse: Partial<Footprint> = {}): Footprint => ({footId: faker.number.int({ min: 1, max: 10001 }), params: { ...getVisitedProductMock() }, ...(faker.datatype.boolean() ? {priceThen: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), createTime: faker.date.recent({ days: 90 }).toISOString(), ...overrideResponse})

export const getListFootprintsAnswerMock = (overrideResponse: Partial<ListFootprintsAnswer> = {}): ListFootprintsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFootprintMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getProjectMock = (overrideResponse: Partial<Project> = {}): Project => ({projectId: faker.number.int({ min: 1, max: 10001 }), projectName: (`${faker.commerce.productAdjective()} ${faker.commerce.product()}`).slice(0, 50), phone: (`138${faker.string.numeric({ length: 8 })}`).slice(0, 50), projectDescribe: faker.lorem.sentence({ min: 3, max: 8 }), projectState: faker.helpers.arrayElement([0,1,2,3] as const), ...overrideResponse})

export const getListProjectsAnswerMock = (overrideResponse: Partial<ListProjectsAnswer> = {}): ListProjectsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProjectMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getFavouriteMock = (overrideResponse: Partial<Favourite> = {}): Favourite => ({proCollecId: faker.number.int({ min: 1, max: 10001 }), params: { ...getVisitedProductMock() }, ...(faker.datatype.boolean() ? {priceThen: faker.number.int({ min: 1, max: 5000000 }) / 10000} : {}), createTime: faker.date.recent({ days: 90 }).toISOString(), ...overrideResponse})

export const getListFavouritesAnswerMock = (overrideResponse: Partial<ListFavouritesAnswer> = {}): ListFavouritesAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFavouriteMock() })), params: { ...getTotalParamsMock() }, ...overrideResponse})

export const getFavouriteIdMock = (overrideResponse: Partial<FavouriteId> = {}): FavouriteId => ({productId: faker.number.int({ min: 1, max: 10001 }), proCollecId: faker.number.int({ min: 1, max: 10001 }), ...overrideResponse})

export const getListFavouriteIdsAnswerMock = (overrideResponse: Partial<ListFavouriteIdsAnswer> = {}): ListFavouriteIdsAnswer => ({code: faker.helpers.arrayElement([0] as const), msg: faker.lorem.sentence({ min: 3, max: 8 }), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFavouriteIdMock() })), ...overrideResponse})