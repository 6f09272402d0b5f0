// Generated from openapi/ by `npm run generate`. Never edited by hand.

/** `AccountPaymentType`: name → value on the wire. */
export const accountPaymentTypeValues = {
  alipayOnly: 1,
  paypalOnly: 2,
  alipayAndPaypal: 3,
} as const;

/** `AccountFlowBudget`: name → value on the wire. */
export const accountFlowBudgetValues = {
  income: 0,
  expense: 1,
} as const;

/** `AccountFlowDealType`: name → value on the wire. */
export const accountFlowDealTypeValues = {
  withdrawalApplied: 1,
  withdrawalRefund: 2,
  recharge: 3,
  orderPayment: 4,
  orderRefund: 5,
} as const;

/** `AccountFlowAccountType`: name → value on the wire. */
export const accountFlowAccountTypeValues = {
  yuanAccount: 1,
  dollarAccount: 2,
} as const;

/** `AddRemoteSupportFormCommunication`: name → value on the wire. */
export const addRemoteSupportFormCommunicationValues = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;

/** `AddRemoteSupportFormLanguageType`: name → value on the wire. */
export const addRemoteSupportFormLanguageTypeValues = {
  chinese: 1,
  english: 2,
} as const;

/** `AddressDefaultState`: name → value on the wire. */
export const addressDefaultStateValues = {
  notDefault: 0,
  isDefault: 1,
} as const;

/** `AfterSalesRecordServiceType`: name → value on the wire. */
export const afterSalesRecordServiceTypeValues = {
  returnGoods: 1,
  exchangeGoods: 2,
} as const;

/** `AfterSalesRecordDecision`: name → value on the wire. */
export const afterSalesRecordDecisionValues = {
  afterSalesUndecided: 0,
  afterSalesAccepted: 1,
  afterSalesCompleted: 2,
  afterSalesRefused: 3,
} as const;

/** `ApplyAfterSalesFormOrderType`: name → value on the wire. */
export const applyAfterSalesFormOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;

/** `ApplyAfterSalesFormServiceType`: name → value on the wire. */
export const applyAfterSalesFormServiceTypeValues = {
  returnGoods: 1,
  exchangeGoods: 2,
} as const;

/** `ApplyInvoiceFormOrderType`: name → value on the wire. */
export const applyInvoiceFormOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;

/** `ApplyWithdrawalFormCashType`: name → value on the wire. */
export const applyWithdrawalFormCashTypeValues = {
  alipay: 1,
  paypal: 2,
} as const;

/** `AssFlag`: name → value on the wire. */
export const assFlagValues = {
  noAfterSales: 0,
  exchangeGoods: 1,
  exchangeCompleted: 2,
  returnGoods: 3,
  returnCompleted: 4,
  afterSalesRejected: 5,
} as const;

/** `BuyAgainLineOutcome`: name → value on the wire. */
export const buyAgainLineOutcomeValues = {
  addedAsOrdered: 1,
  reducedToStock: 2,
  adjustedQuantity: 3,
  lineSoldOut: 4,
  noLongerSold: 5,
  cartIsFull: 6,
  allInCart: 7,
  lineWithoutPrice: 8,
} as const;

/** `CartItemWithdrawn`: name → value on the wire. */
export const cartItemWithdrawnValues = {
  stillSold: 0,
  noLongerSold: 1,
} as const;

/** `CheckPaymentAnswerDataPayState`: name → value on the wire. */
export const checkPaymentAnswerDataPayStateValues = {
  noPayment: 0,
  paymentPending: 1,
  paymentReceived: 2,
  paymentFailed: 3,
} as const;

/** `ClosingBlocker`: name → value on the wire. */
export const closingBlockerValues = {
  openOrders: 1,
  moneyLeft: 2,
  openWithdrawals: 3,
  openPayments: 4,
} as const;

/** `ColumnColumnType`: name → value on the wire. */
export const columnColumnTypeValues = {
  parameterColumn: 0,
  detailSection: 1,
} as const;

/** `ColumnScreen`: name → value on the wire. */
export const columnScreenValues = {
  noFilter: 0,
  isFilter: 1,
} as const;

/** `ColumnListType`: name → value on the wire. */
export const columnListTypeValues = {
  notInTable: 0,
  inTable: 1,
} as const;

/** `ColumnRanges`: name → value on the wire. */
export const columnRangesValues = {
  singleNumbers: 0,
  valueRanges: 1,
} as const;

/** `CommunicationTypeValue`: name → value on the wire. */
export const communicationTypeValueValues = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;

/** `ContentType`: name → value on the wire. */
export const contentTypeValues = {
  newsItem: 1,
  newsflash: 2,
} as const;

/** `CountProductFacetsFormRecommend`: name → value on the wire. */
export const countProductFacetsFormRecommendValues = {
  newProducts: 1,
  hotProducts: 3,
} as const;

/** `CountProductFacetsFormInStock`: name → value on the wire. */
export const countProductFacetsFormInStockValues = {
  anyStock: 0,
  onlyInStock: 1,
} as const;

/** `CountedParamsTotalIsLowerBound`: name → value on the wire. */
export const countedParamsTotalIsLowerBoundValues = {
  exactTotal: 0,
  lowerBound: 1,
} as const;

/** `CustomisedOrderOrderState`: name → value on the wire. */
export const customisedOrderOrderStateValues = {
  toBeExamined: 0,
  uploadContract: 1,
  contractExamined: 2,
  settingUp: 3,
  awaitingPayment: 4,
  awaitingDeliveryOrReceipt: 5,
  contractRejected: 6,
  orderRejected: 7,
  completed: 8,
  cancelledOrRejected: 9,
  afterSales: 10,
} as const;

/** `CustomisedOrderSend`: name → value on the wire. */
export const customisedOrderSendValues = {
  notShipped: 0,
  shipped: 1,
} as const;

/** `CustomisedOrderUnpaid`: name → value on the wire. */
export const customisedOrderUnpaidValues = {
  nothingDue: 0,
  instalmentDue: 1,
} as const;

/** `DownloadGrade`: name → value on the wire. */
export const downloadGradeValues = {
  allDocuments: 0,
  memberDownload: 1,
  freeDownload: 2,
} as const;

/** `EditAddressFormDefaultState`: name → value on the wire. */
export const editAddressFormDefaultStateValues = {
  isDefault: 1,
} as const;

/** `EditRemoteSupportFormCommunication`: name → value on the wire. */
export const editRemoteSupportFormCommunicationValues = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;

/** `EditRemoteSupportFormLanguageType`: name → value on the wire. */
export const editRemoteSupportFormLanguageTypeValues = {
  chinese: 1,
  english: 2,
} as const;

/** `FittingWordFit`: name → value on the wire. */
export const fittingWordFitValues = {
  byRating: 1,
  byLimit: 2,
  byRange: 3,
  byNumber: 4,
} as const;

/** `HelpEntryLeave`: name → value on the wire. */
export const helpEntryLeaveValues = {
  topLevel: 1,
  childLevel: 2,
} as const;

/** `InstalmentAmountState`: name → value on the wire. */
export const instalmentAmountStateValues = {
  unpaid: 0,
  paid: 1,
} as const;

/** `InstalmentHeadAmount`: name → value on the wire. */
export const instalmentHeadAmountValues = {
  laterInstalment: 0,
  firstInstalment: 1,
} as const;

/** `InvoiceFlag`: name → value on the wire. */
export const invoiceFlagValues = {
  noInvoice: 0,
  invoiceApplied: 1,
} as const;

/** `InvoiceRecordOrderType`: name → value on the wire. */
export const invoiceRecordOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;

/** `InvoiceRecordExamState`: name → value on the wire. */
export const invoiceRecordExamStateValues = {
  invoiceIssuing: 1,
  invoiceIssued: 2,
  invoiceRefused: 3,
} as const;

/** `InvoiceType`: name → value on the wire. */
export const invoiceTypeValues = {
  domesticInvoice: 1,
  foreignInvoice: 2,
} as const;

/** `ListHotCatalogsFormProduct`: name → value on the wire. */
export const listHotCatalogsFormProductValues = {
  cataloguePanel: 1,
} as const;

/** `ListHotCatalogsFormHome`: name → value on the wire. */
export const listHotCatalogsFormHomeValues = {
  homePage: 1,
} as const;

/** `ListProductsFormRecommend`: name → value on the wire. */
export const listProductsFormRecommendValues = {
  newProducts: 1,
  hotProducts: 3,
} as const;

/** `ListProductsFormInStock`: name → value on the wire. */
export const listProductsFormInStockValues = {
  anyStock: 0,
  onlyInStock: 1,
} as const;

/** `MemberSex`: name → value on the wire. */
export const memberSexValues = {
  male: 1,
  female: 2,
} as const;

/** `MoveCustomisedOrderFormState`: name → value on the wire. */
export const moveCustomisedOrderFormStateValues = {
  confirmReceipt: 1,
  cancelOrder: 2,
} as const;

/** `MoveSampleOrderFormType`: name → value on the wire. */
export const moveSampleOrderFormTypeValues = {
  confirmReceipt: 3,
  cancelOrder: 5,
} as const;

/** `NoticeMessageType`: name → value on the wire. */
export const noticeMessageTypeValues = {
  paymentPrompt: 1,
  confirmationNotice: 2,
  linkJump: 3,
} as const;

/** `NoticeReadState`: name → value on the wire. */
export const noticeReadStateValues = {
  unread: 0,
  read: 1,
} as const;

/** `NoticeOrderType`: name → value on the wire. */
export const noticeOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;

/** `ObjectType`: name → value on the wire. */
export const objectTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;

/** `OrderActor`: name → value on the wire. */
export const orderActorValues = {
  byMember: 1,
  byShop: 2,
  bySystem: 3,
} as const;

/** `OrderChatObjectType`: name → value on the wire. */
export const orderChatObjectTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;

/** `OrderDocument`: name → value on the wire. */
export const orderDocumentValues = {
  orderConfirmation: 1,
  proformaInvoice: 2,
  salesContract: 3,
  salesInvoice: 4,
  creditNote: 5,
} as const;

/** `OrderEvent`: name → value on the wire. */
export const orderEventValues = {
  orderPlaced: 1,
  orderPaid: 2,
  instalmentPaid: 3,
  orderApproved: 4,
  orderRefused: 5,
  contractOffered: 6,
  contractUploaded: 7,
  contractAccepted: 8,
  contractRefused: 9,
  amountsSet: 10,
  orderShipped: 11,
  receiptConfirmed: 12,
  orderCancelled: 13,
  closedUnpaid: 14,
  afterSalesRequested: 15,
  afterSalesAccepted: 16,
  afterSalesCompleted: 17,
  afterSalesRefused: 18,
  invoiceRequested: 19,
  invoiceReady: 20,
  invoiceDeclined: 21,
  moneyRefunded: 22,
  refundStarted: 23,
  refundCredited: 24,
  surplusPaid: 25,
  invoiceVoided: 26,
  creditNoteIssued: 27,
} as const;

/** `OrderRefundPaidBy`: name → value on the wire. */
export const orderRefundPaidByValues = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;

/** `OrderRefundPaidTo`: name → value on the wire. */
export const orderRefundPaidToValues = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;

/** `OrderRefundRefundState`: name → value on the wire. */
export const orderRefundRefundStateValues = {
  refundPending: 1,
  refundDone: 2,
  creditedToBalance: 3,
} as const;

/** `PaperSize`: name → value on the wire. */
export const paperSizeValues = {
  a4Paper: 1,
  letterPaper: 2,
} as const;

/** `PayOrderFormPayType`: name → value on the wire. */
export const payOrderFormPayTypeValues = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;

/** `PayOrderFormDiscountType`: name → value on the wire. */
export const payOrderFormDiscountTypeValues = {
  noDiscount: 3,
} as const;

/** `PayOrderFormDiscountAmount`: name → value on the wire. */
export const payOrderFormDiscountAmountValues = {
  nothing: 0,
} as const;

/** `PayOrderFormIntegralNum`: name → value on the wire. */
export const payOrderFormIntegralNumValues = {
  nothing: 0,
} as const;

/** `PointsFlowFlowType`: name → value on the wire. */
export const pointsFlowFlowTypeValues = {
  sampleApplication: 1,
  pointsDeduction: 2,
  closedOrder: 3,
  completedOrder: 4,
} as const;

/** `PointsFlowBudget`: name → value on the wire. */
export const pointsFlowBudgetValues = {
  income: 0,
  expense: 1,
} as const;

/** `PriceOnRequest`: name → value on the wire. */
export const priceOnRequestValues = {
  priceGiven: 0,
  priceOnRequest: 1,
} as const;

/** `ProductTotalParamsTotalIsLowerBound`: name → value on the wire. */
export const productTotalParamsTotalIsLowerBoundValues = {
  exactTotal: 0,
  lowerBound: 1,
} as const;

/** `ProjectProjectState`: name → value on the wire. */
export const projectProjectStateValues = {
  projectDraft: 0,
  underReview: 1,
  passed: 2,
  rejected: 3,
} as const;

/** `RemoteSupportCommunication`: name → value on the wire. */
export const remoteSupportCommunicationValues = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;

/** `RemoteSupportLanguageType`: name → value on the wire. */
export const remoteSupportLanguageTypeValues = {
  chinese: 1,
  english: 2,
} as const;

/** `RemoteSupportAuditStatus`: name → value on the wire. */
export const remoteSupportAuditStatusValues = {
  supportPending: 0,
  supportAccepted: 1,
  completed: 2,
  cancelled: 3,
} as const;

/** `SampleOrderOrderState`: name → value on the wire. */
export const sampleOrderOrderStateValues = {
  toBeExamined: 0,
  awaitingShipment: 1,
  awaitingReceipt: 2,
  received: 3,
  rejected: 4,
  cancelled: 5,
} as const;

/** `SampleOrderOrderType`: name → value on the wire. */
export const sampleOrderOrderTypeValues = {
  sampleOrder: 3,
} as const;

/** `SearchType`: name → value on the wire. */
export const searchTypeValues = {
  productSearch: 1,
  fileSearch: 2,
  informationSearch: 3,
} as const;

/** `SignedInMemberSex`: name → value on the wire. */
export const signedInMemberSexValues = {
  male: 1,
  female: 2,
} as const;

/** `StandardOrderProOrderState`: name → value on the wire. */
export const standardOrderProOrderStateValues = {
  awaitingPayment: 1,
  awaitingShipment: 2,
  inDelivery: 3,
  completed: 4,
  closed: 5,
} as const;

/** `StandardOrderDiscountType`: name → value on the wire. */
export const standardOrderDiscountTypeValues = {
  memberDiscount: 1,
  pointsDiscount: 2,
  noDiscount: 3,
} as const;

/** `StandardOrderPaidIn`: name → value on the wire. */
export const standardOrderPaidInValues = {
  yuan: 1,
  dollars: 2,
} as const;

/** `StartTopUpFormPayType`: name → value on the wire. */
export const startTopUpFormPayTypeValues = {
  alipayYuan: 1,
  paypalDollars: 2,
} as const;

/** `SubmitCartOrderFormDiscountType`: name → value on the wire. */
export const submitCartOrderFormDiscountTypeValues = {
  memberDiscount: 1,
  pointsDiscount: 2,
  noDiscount: 3,
} as const;

/** `SubmitDirectOrderFormDiscountType`: name → value on the wire. */
export const submitDirectOrderFormDiscountTypeValues = {
  memberDiscount: 1,
  pointsDiscount: 2,
  noDiscount: 3,
} as const;

/** `TopUpPayType`: name → value on the wire. */
export const topUpPayTypeValues = {
  alipayYuan: 1,
  paypalDollars: 2,
} as const;

/** `TopUpPayState`: name → value on the wire. */
export const topUpPayStateValues = {
  paymentPending: 1,
  paymentReceived: 2,
  paymentFailed: 3,
} as const;

/** `UpdateMemberFormSex`: name → value on the wire. */
export const updateMemberFormSexValues = {
  male: 1,
  female: 2,
} as const;

/** `VisitedProductWithdrawn`: name → value on the wire. */
export const visitedProductWithdrawnValues = {
  stillSold: 0,
  noLongerSold: 1,
} as const;

/** `WithdrawalCashType`: name → value on the wire. */
export const withdrawalCashTypeValues = {
  alipay: 1,
  paypal: 2,
} as const;

/** `WithdrawalExamState`: name → value on the wire. */
export const withdrawalExamStateValues = {
  withdrawalPending: 1,
  passed: 2,
  rejected: 3,
} as const;

/** `GetVerifyCodeSound`: name → value on the wire. */
export const getVerifyCodeSoundValues = {
  pictureCode: 0,
  spokenCode: 1,
} as const;

/** `CountSearchCategoriesInStock`: name → value on the wire. */
export const countSearchCategoriesInStockValues = {
  anyStock: 0,
  onlyInStock: 1,
} as const;

/** `ListStandardOrdersState`: name → value on the wire. */
export const listStandardOrdersStateValues = {
  toPay: 1,
  toDeliver: 2,
  toReceive: 3,
  completed: 4,
  closed: 5,
  afterSales: 6,
} as const;

/** `ListSampleOrdersState`: name → value on the wire. */
export const listSampleOrdersStateValues = {
  toBeExamined: 0,
  awaitingShipment: 1,
  awaitingReceipt: 2,
  received: 3,
  rejected: 4,
  cancelled: 5,
} as const;

/** `ListCustomisedOrdersState`: name → value on the wire. */
export const listCustomisedOrdersStateValues = {
  toBeExamined: 0,
  uploadContract: 1,
  contractExamined: 2,
  settingUp: 3,
  awaitingPayment: 4,
  awaitingDeliveryOrReceipt: 5,
  contractRejected: 6,
  orderRejected: 7,
  completed: 8,
  cancelledOrRejected: 9,
  afterSales: 10,
} as const;

/** `ExportOrdersOrderType`: name → value on the wire. */
export const exportOrdersOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;

/** `ExportOrdersFormat`: name → value on the wire. */
export const exportOrdersFormatValues = {
  csvFile: 1,
  xlsxFile: 2,
} as const;
