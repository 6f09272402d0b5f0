// Generated from openapi/ by `npm run generate`. Never edited by hand.

/** `AccountPaymentType`: value on the wire → name. */
export const accountPaymentTypeNames = {
  1: "alipayOnly",
  2: "paypalOnly",
  3: "alipayAndPaypal",
} as const;

/** `AccountPaymentType`: name → value on the wire. */
export const accountPaymentTypeValues = {
  alipayOnly: 1,
  paypalOnly: 2,
  alipayAndPaypal: 3,
} as const;

/** `AccountFlowBudget`: value on the wire → name. */
export const accountFlowBudgetNames = {
  0: "income",
  1: "expense",
} as const;

/** `AccountFlowBudget`: name → value on the wire. */
export const accountFlowBudgetValues = {
  income: 0,
  expense: 1,
} as const;

/** `AccountFlowBudget`: where its label is not that of the name. */
export const accountFlowBudgetLabels = {
  unknown: 1,
} as const;

/** `AccountFlowDealType`: value on the wire → name. */
export const accountFlowDealTypeNames = {
  1: "withdrawalApplied",
  2: "withdrawalRefund",
  3: "recharge",
  4: "orderPayment",
  5: "orderRefund",
} as const;

/** `AccountFlowDealType`: name → value on the wire. */
export const accountFlowDealTypeValues = {
  withdrawalApplied: 1,
  withdrawalRefund: 2,
  recharge: 3,
  orderPayment: 4,
  orderRefund: 5,
} as const;

/** `AccountFlowDealType`: where its label is not that of the name. */
export const accountFlowDealTypeLabels = {
  unknown: 5,
} as const;

/** `AccountFlowAccountType`: value on the wire → name. */
export const accountFlowAccountTypeNames = {
  1: "yuanAccount",
  2: "dollarAccount",
} as const;

/** `AccountFlowAccountType`: name → value on the wire. */
export const accountFlowAccountTypeValues = {
  yuanAccount: 1,
  dollarAccount: 2,
} as const;

/** `AddRemoteSupportFormCommunication`: value on the wire → name. */
export const addRemoteSupportFormCommunicationNames = {
  1: "videoCall",
  2: "phoneCall",
  3: "otherWay",
} as const;

/** `AddRemoteSupportFormCommunication`: name → value on the wire. */
export const addRemoteSupportFormCommunicationValues = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;

/** `AddRemoteSupportFormLanguageType`: value on the wire → name. */
export const addRemoteSupportFormLanguageTypeNames = {
  1: "chinese",
  2: "english",
} as const;

/** `AddRemoteSupportFormLanguageType`: name → value on the wire. */
export const addRemoteSupportFormLanguageTypeValues = {
  chinese: 1,
  english: 2,
} as const;

/** `AddressDefaultState`: value on the wire → name. */
export const addressDefaultStateNames = {
  0: "notDefault",
  1: "isDefault",
} as const;

/** `AddressDefaultState`: name → value on the wire. */
export const addressDefaultStateValues = {
  notDefault: 0,
  isDefault: 1,
} as const;

/** `AfterSalesRecordServiceType`: value on the wire → name. */
export const afterSalesRecordServiceTypeNames = {
  1: "returnGoods",
  2: "exchangeGoods",
} as const;

/** `AfterSalesRecordServiceType`: name → value on the wire. */
export const afterSalesRecordServiceTypeValues = {
  returnGoods: 1,
  exchangeGoods: 2,
} as const;

/** `AfterSalesRecordDecision`: value on the wire → name. */
export const afterSalesRecordDecisionNames = {
  0: "afterSalesUndecided",
  1: "afterSalesAccepted",
  2: "afterSalesCompleted",
  3: "afterSalesRefused",
} as const;

/** `AfterSalesRecordDecision`: name → value on the wire. */
export const afterSalesRecordDecisionValues = {
  afterSalesUndecided: 0,
  afterSalesAccepted: 1,
  afterSalesCompleted: 2,
  afterSalesRefused: 3,
} as const;

/** `ApplyAfterSalesFormOrderType`: value on the wire → name. */
export const applyAfterSalesFormOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
} as const;

/** `ApplyAfterSalesFormOrderType`: name → value on the wire. */
export const applyAfterSalesFormOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;

/** `ApplyAfterSalesFormServiceType`: value on the wire → name. */
export const applyAfterSalesFormServiceTypeNames = {
  1: "returnGoods",
  2: "exchangeGoods",
} as const;

/** `ApplyAfterSalesFormServiceType`: name → value on the wire. */
export const applyAfterSalesFormServiceTypeValues = {
  returnGoods: 1,
  exchangeGoods: 2,
} as const;

/** `ApplyInvoiceFormOrderType`: value on the wire → name. */
export const applyInvoiceFormOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
} as const;

/** `ApplyInvoiceFormOrderType`: name → value on the wire. */
export const applyInvoiceFormOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;

/** `ApplyWithdrawalFormCashType`: value on the wire → name. */
export const applyWithdrawalFormCashTypeNames = {
  1: "alipay",
  2: "paypal",
} as const;

/** `ApplyWithdrawalFormCashType`: name → value on the wire. */
export const applyWithdrawalFormCashTypeValues = {
  alipay: 1,
  paypal: 2,
} as const;

/** `AssFlag`: value on the wire → name. */
export const assFlagNames = {
  0: "noAfterSales",
  1: "exchangeGoods",
  2: "exchangeCompleted",
  3: "returnGoods",
  4: "returnCompleted",
  5: "afterSalesRejected",
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

/** `BuyAgainLineOutcome`: value on the wire → name. */
export const buyAgainLineOutcomeNames = {
  1: "addedAsOrdered",
  2: "reducedToStock",
  3: "adjustedQuantity",
  4: "lineSoldOut",
  5: "noLongerSold",
  6: "cartIsFull",
  7: "allInCart",
  8: "lineWithoutPrice",
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

/** `CartItemWithdrawn`: value on the wire → name. */
export const cartItemWithdrawnNames = {
  0: "stillSold",
  1: "noLongerSold",
} as const;

/** `CartItemWithdrawn`: name → value on the wire. */
export const cartItemWithdrawnValues = {
  stillSold: 0,
  noLongerSold: 1,
} as const;

/** `CheckPaymentAnswerDataPayState`: value on the wire → name. */
export const checkPaymentAnswerDataPayStateNames = {
  0: "noPayment",
  1: "paymentPending",
  2: "paymentReceived",
  3: "paymentFailed",
} as const;

/** `CheckPaymentAnswerDataPayState`: name → value on the wire. */
export const checkPaymentAnswerDataPayStateValues = {
  noPayment: 0,
  paymentPending: 1,
  paymentReceived: 2,
  paymentFailed: 3,
} as const;

/** `ClosingBlocker`: value on the wire → name. */
export const closingBlockerNames = {
  1: "openOrders",
  2: "moneyLeft",
  3: "openWithdrawals",
  4: "openPayments",
} as const;

/** `ClosingBlocker`: name → value on the wire. */
export const closingBlockerValues = {
  openOrders: 1,
  moneyLeft: 2,
  openWithdrawals: 3,
  openPayments: 4,
} as const;

/** `ColumnColumnType`: value on the wire → name. */
export const columnColumnTypeNames = {
  0: "parameterColumn",
  1: "detailSection",
} as const;

/** `ColumnColumnType`: name → value on the wire. */
export const columnColumnTypeValues = {
  parameterColumn: 0,
  detailSection: 1,
} as const;

/** `ColumnScreen`: value on the wire → name. */
export const columnScreenNames = {
  0: "noFilter",
  1: "isFilter",
} as const;

/** `ColumnScreen`: name → value on the wire. */
export const columnScreenValues = {
  noFilter: 0,
  isFilter: 1,
} as const;

/** `ColumnListType`: value on the wire → name. */
export const columnListTypeNames = {
  0: "notInTable",
  1: "inTable",
} as const;

/** `ColumnListType`: name → value on the wire. */
export const columnListTypeValues = {
  notInTable: 0,
  inTable: 1,
} as const;

/** `ColumnRanges`: value on the wire → name. */
export const columnRangesNames = {
  0: "singleNumbers",
  1: "valueRanges",
} as const;

/** `ColumnRanges`: name → value on the wire. */
export const columnRangesValues = {
  singleNumbers: 0,
  valueRanges: 1,
} as const;

/** `CommunicationTypeValue`: value on the wire → name. */
export const communicationTypeValueNames = {
  1: "videoCall",
  2: "phoneCall",
  3: "otherWay",
} as const;

/** `CommunicationTypeValue`: name → value on the wire. */
export const communicationTypeValueValues = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;

/** `ContentType`: value on the wire → name. */
export const contentTypeNames = {
  1: "newsItem",
  2: "newsflash",
} as const;

/** `ContentType`: name → value on the wire. */
export const contentTypeValues = {
  newsItem: 1,
  newsflash: 2,
} as const;

/** `CountProductFacetsFormRecommend`: value on the wire → name. */
export const countProductFacetsFormRecommendNames = {
  1: "newProducts",
  3: "hotProducts",
} as const;

/** `CountProductFacetsFormRecommend`: name → value on the wire. */
export const countProductFacetsFormRecommendValues = {
  newProducts: 1,
  hotProducts: 3,
} as const;

/** `CountProductFacetsFormInStock`: value on the wire → name. */
export const countProductFacetsFormInStockNames = {
  0: "anyStock",
  1: "onlyInStock",
} as const;

/** `CountProductFacetsFormInStock`: name → value on the wire. */
export const countProductFacetsFormInStockValues = {
  anyStock: 0,
  onlyInStock: 1,
} as const;

/** `CountedParamsTotalIsLowerBound`: value on the wire → name. */
export const countedParamsTotalIsLowerBoundNames = {
  0: "exactTotal",
  1: "lowerBound",
} as const;

/** `CountedParamsTotalIsLowerBound`: name → value on the wire. */
export const countedParamsTotalIsLowerBoundValues = {
  exactTotal: 0,
  lowerBound: 1,
} as const;

/** `CustomisedOrderOrderState`: value on the wire → name. */
export const customisedOrderOrderStateNames = {
  0: "toBeExamined",
  1: "uploadContract",
  2: "contractExamined",
  3: "settingUp",
  4: "awaitingPayment",
  5: "awaitingDeliveryOrReceipt",
  6: "contractRejected",
  7: "orderRejected",
  8: "completed",
  9: "cancelledOrRejected",
  10: "afterSales",
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

/** `CustomisedOrderOrderState`: where its label is not that of the name. */
export const customisedOrderOrderStateLabels = {
  screens: {
    memberHome: ["toReview", "uploadContract", "contractReview", "amountToSet", "awaitingPayment", "awaitingDeliveryOrReceipt", "contractRejected", "orderRejected", "completed", "cancelled", "afterSales"],
  },
  unknown: 0,
  instead: [
    {
      when: [
        {
          assFlag: [4],
        },
      ],
      field: "assFlag",
    },
    {
      when: [
        {
          orderState: [4],
          send: [1],
        },
      ],
      name: "shipped",
    },
  ],
} as const;

/** `CustomisedOrderSend`: value on the wire → name. */
export const customisedOrderSendNames = {
  0: "notShipped",
  1: "shipped",
} as const;

/** `CustomisedOrderSend`: name → value on the wire. */
export const customisedOrderSendValues = {
  notShipped: 0,
  shipped: 1,
} as const;

/** `CustomisedOrderUnpaid`: value on the wire → name. */
export const customisedOrderUnpaidNames = {
  0: "nothingDue",
  1: "instalmentDue",
} as const;

/** `CustomisedOrderUnpaid`: name → value on the wire. */
export const customisedOrderUnpaidValues = {
  nothingDue: 0,
  instalmentDue: 1,
} as const;

/** `DownloadGrade`: value on the wire → name. */
export const downloadGradeNames = {
  0: "allDocuments",
  1: "memberDownload",
  2: "freeDownload",
} as const;

/** `DownloadGrade`: name → value on the wire. */
export const downloadGradeValues = {
  allDocuments: 0,
  memberDownload: 1,
  freeDownload: 2,
} as const;

/** `EditAddressFormDefaultState`: value on the wire → name. */
export const editAddressFormDefaultStateNames = {
  1: "isDefault",
} as const;

/** `EditAddressFormDefaultState`: name → value on the wire. */
export const editAddressFormDefaultStateValues = {
  isDefault: 1,
} as const;

/** `EditRemoteSupportFormCommunication`: value on the wire → name. */
export const editRemoteSupportFormCommunicationNames = {
  1: "videoCall",
  2: "phoneCall",
  3: "otherWay",
} as const;

/** `EditRemoteSupportFormCommunication`: name → value on the wire. */
export const editRemoteSupportFormCommunicationValues = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;

/** `EditRemoteSupportFormLanguageType`: value on the wire → name. */
export const editRemoteSupportFormLanguageTypeNames = {
  1: "chinese",
  2: "english",
} as const;

/** `EditRemoteSupportFormLanguageType`: name → value on the wire. */
export const editRemoteSupportFormLanguageTypeValues = {
  chinese: 1,
  english: 2,
} as const;

/** `FittingWordFit`: value on the wire → name. */
export const fittingWordFitNames = {
  1: "byRating",
  2: "byLimit",
  3: "byRange",
  4: "byNumber",
} as const;

/** `FittingWordFit`: name → value on the wire. */
export const fittingWordFitValues = {
  byRating: 1,
  byLimit: 2,
  byRange: 3,
  byNumber: 4,
} as const;

/** `HelpEntryLeave`: value on the wire → name. */
export const helpEntryLeaveNames = {
  1: "topLevel",
  2: "childLevel",
} as const;

/** `HelpEntryLeave`: name → value on the wire. */
export const helpEntryLeaveValues = {
  topLevel: 1,
  childLevel: 2,
} as const;

/** `InstalmentAmountState`: value on the wire → name. */
export const instalmentAmountStateNames = {
  0: "unpaid",
  1: "paid",
} as const;

/** `InstalmentAmountState`: name → value on the wire. */
export const instalmentAmountStateValues = {
  unpaid: 0,
  paid: 1,
} as const;

/** `InstalmentHeadAmount`: value on the wire → name. */
export const instalmentHeadAmountNames = {
  0: "laterInstalment",
  1: "firstInstalment",
} as const;

/** `InstalmentHeadAmount`: name → value on the wire. */
export const instalmentHeadAmountValues = {
  laterInstalment: 0,
  firstInstalment: 1,
} as const;

/** `InvoiceFlag`: value on the wire → name. */
export const invoiceFlagNames = {
  0: "noInvoice",
  1: "invoiceApplied",
} as const;

/** `InvoiceFlag`: name → value on the wire. */
export const invoiceFlagValues = {
  noInvoice: 0,
  invoiceApplied: 1,
} as const;

/** `InvoiceRecordOrderType`: value on the wire → name. */
export const invoiceRecordOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
} as const;

/** `InvoiceRecordOrderType`: name → value on the wire. */
export const invoiceRecordOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;

/** `InvoiceRecordExamState`: value on the wire → name. */
export const invoiceRecordExamStateNames = {
  1: "invoiceIssuing",
  2: "invoiceIssued",
  3: "invoiceRefused",
} as const;

/** `InvoiceRecordExamState`: name → value on the wire. */
export const invoiceRecordExamStateValues = {
  invoiceIssuing: 1,
  invoiceIssued: 2,
  invoiceRefused: 3,
} as const;

/** `InvoiceRecordExamState`: where its label is not that of the name. */
export const invoiceRecordExamStateLabels = {
  unknown: 3,
} as const;

/** `InvoiceType`: value on the wire → name. */
export const invoiceTypeNames = {
  1: "domesticInvoice",
  2: "foreignInvoice",
} as const;

/** `InvoiceType`: name → value on the wire. */
export const invoiceTypeValues = {
  domesticInvoice: 1,
  foreignInvoice: 2,
} as const;

/** `ListHotCatalogsFormProduct`: value on the wire → name. */
export const listHotCatalogsFormProductNames = {
  1: "cataloguePanel",
} as const;

/** `ListHotCatalogsFormProduct`: name → value on the wire. */
export const listHotCatalogsFormProductValues = {
  cataloguePanel: 1,
} as const;

/** `ListHotCatalogsFormHome`: value on the wire → name. */
export const listHotCatalogsFormHomeNames = {
  1: "homePage",
} as const;

/** `ListHotCatalogsFormHome`: name → value on the wire. */
export const listHotCatalogsFormHomeValues = {
  homePage: 1,
} as const;

/** `ListProductsFormRecommend`: value on the wire → name. */
export const listProductsFormRecommendNames = {
  1: "newProducts",
  3: "hotProducts",
} as const;

/** `ListProductsFormRecommend`: name → value on the wire. */
export const listProductsFormRecommendValues = {
  newProducts: 1,
  hotProducts: 3,
} as const;

/** `ListProductsFormInStock`: value on the wire → name. */
export const listProductsFormInStockNames = {
  0: "anyStock",
  1: "onlyInStock",
} as const;

/** `ListProductsFormInStock`: name → value on the wire. */
export const listProductsFormInStockValues = {
  anyStock: 0,
  onlyInStock: 1,
} as const;

/** `MemberSex`: value on the wire → name. */
export const memberSexNames = {
  1: "male",
  2: "female",
} as const;

/** `MemberSex`: name → value on the wire. */
export const memberSexValues = {
  male: 1,
  female: 2,
} as const;

/** `MoveCustomisedOrderFormState`: value on the wire → name. */
export const moveCustomisedOrderFormStateNames = {
  1: "confirmReceipt",
  2: "cancelOrder",
} as const;

/** `MoveCustomisedOrderFormState`: name → value on the wire. */
export const moveCustomisedOrderFormStateValues = {
  confirmReceipt: 1,
  cancelOrder: 2,
} as const;

/** `MoveSampleOrderFormType`: value on the wire → name. */
export const moveSampleOrderFormTypeNames = {
  3: "confirmReceipt",
  5: "cancelOrder",
} as const;

/** `MoveSampleOrderFormType`: name → value on the wire. */
export const moveSampleOrderFormTypeValues = {
  confirmReceipt: 3,
  cancelOrder: 5,
} as const;

/** `NoticeMessageType`: value on the wire → name. */
export const noticeMessageTypeNames = {
  1: "paymentPrompt",
  2: "confirmationNotice",
  3: "linkJump",
} as const;

/** `NoticeMessageType`: name → value on the wire. */
export const noticeMessageTypeValues = {
  paymentPrompt: 1,
  confirmationNotice: 2,
  linkJump: 3,
} as const;

/** `NoticeReadState`: value on the wire → name. */
export const noticeReadStateNames = {
  0: "unread",
  1: "read",
} as const;

/** `NoticeReadState`: name → value on the wire. */
export const noticeReadStateValues = {
  unread: 0,
  read: 1,
} as const;

/** `NoticeOrderType`: value on the wire → name. */
export const noticeOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
  3: "sampleOrder",
} as const;

/** `NoticeOrderType`: name → value on the wire. */
export const noticeOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;

/** `ObjectType`: value on the wire → name. */
export const objectTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
  3: "sampleOrder",
} as const;

/** `ObjectType`: name → value on the wire. */
export const objectTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;

/** `OrderActor`: value on the wire → name. */
export const orderActorNames = {
  1: "byMember",
  2: "byShop",
  3: "bySystem",
} as const;

/** `OrderActor`: name → value on the wire. */
export const orderActorValues = {
  byMember: 1,
  byShop: 2,
  bySystem: 3,
} as const;

/** `OrderChatObjectType`: value on the wire → name. */
export const orderChatObjectTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
  3: "sampleOrder",
} as const;

/** `OrderChatObjectType`: name → value on the wire. */
export const orderChatObjectTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;

/** `OrderDocument`: value on the wire → name. */
export const orderDocumentNames = {
  1: "orderConfirmation",
  2: "proformaInvoice",
  3: "salesContract",
  4: "salesInvoice",
  5: "creditNote",
} as const;

/** `OrderDocument`: name → value on the wire. */
export const orderDocumentValues = {
  orderConfirmation: 1,
  proformaInvoice: 2,
  salesContract: 3,
  salesInvoice: 4,
  creditNote: 5,
} as const;

/** `OrderEvent`: value on the wire → name. */
export const orderEventNames = {
  1: "orderPlaced",
  2: "orderPaid",
  3: "instalmentPaid",
  4: "orderApproved",
  5: "orderRefused",
  6: "contractOffered",
  7: "contractUploaded",
  8: "contractAccepted",
  9: "contractRefused",
  10: "amountsSet",
  11: "orderShipped",
  12: "receiptConfirmed",
  13: "orderCancelled",
  14: "closedUnpaid",
  15: "afterSalesRequested",
  16: "afterSalesAccepted",
  17: "afterSalesCompleted",
  18: "afterSalesRefused",
  19: "invoiceRequested",
  20: "invoiceReady",
  21: "invoiceDeclined",
  22: "moneyRefunded",
  23: "refundStarted",
  24: "refundCredited",
  25: "surplusPaid",
  26: "invoiceVoided",
  27: "creditNoteIssued",
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

/** `OrderRefundPaidBy`: value on the wire → name. */
export const orderRefundPaidByNames = {
  1: "cardOrAlipay",
  2: "paypalDollars",
  3: "yuanBalance",
  4: "dollarBalance",
} as const;

/** `OrderRefundPaidBy`: name → value on the wire. */
export const orderRefundPaidByValues = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;

/** `OrderRefundPaidTo`: value on the wire → name. */
export const orderRefundPaidToNames = {
  1: "cardOrAlipay",
  2: "paypalDollars",
  3: "yuanBalance",
  4: "dollarBalance",
} as const;

/** `OrderRefundPaidTo`: name → value on the wire. */
export const orderRefundPaidToValues = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;

/** `OrderRefundRefundState`: value on the wire → name. */
export const orderRefundRefundStateNames = {
  1: "refundPending",
  2: "refundDone",
  3: "creditedToBalance",
} as const;

/** `OrderRefundRefundState`: name → value on the wire. */
export const orderRefundRefundStateValues = {
  refundPending: 1,
  refundDone: 2,
  creditedToBalance: 3,
} as const;

/** `PaperSize`: value on the wire → name. */
export const paperSizeNames = {
  1: "a4Paper",
  2: "letterPaper",
} as const;

/** `PaperSize`: name → value on the wire. */
export const paperSizeValues = {
  a4Paper: 1,
  letterPaper: 2,
} as const;

/** `PayOrderFormPayType`: value on the wire → name. */
export const payOrderFormPayTypeNames = {
  1: "cardOrAlipay",
  2: "paypalDollars",
  3: "yuanBalance",
  4: "dollarBalance",
} as const;

/** `PayOrderFormPayType`: name → value on the wire. */
export const payOrderFormPayTypeValues = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;

/** `PayOrderFormDiscountType`: value on the wire → name. */
export const payOrderFormDiscountTypeNames = {
  3: "noDiscount",
} as const;

/** `PayOrderFormDiscountType`: name → value on the wire. */
export const payOrderFormDiscountTypeValues = {
  noDiscount: 3,
} as const;

/** `PayOrderFormDiscountAmount`: value on the wire → name. */
export const payOrderFormDiscountAmountNames = {
  0: "nothing",
} as const;

/** `PayOrderFormDiscountAmount`: name → value on the wire. */
export const payOrderFormDiscountAmountValues = {
  nothing: 0,
} as const;

/** `PayOrderFormIntegralNum`: value on the wire → name. */
export const payOrderFormIntegralNumNames = {
  0: "nothing",
} as const;

/** `PayOrderFormIntegralNum`: name → value on the wire. */
export const payOrderFormIntegralNumValues = {
  nothing: 0,
} as const;

/** `PointsFlowFlowType`: value on the wire → name. */
export const pointsFlowFlowTypeNames = {
  1: "sampleApplication",
  2: "pointsDeduction",
  3: "closedOrder",
  4: "completedOrder",
} as const;

/** `PointsFlowFlowType`: name → value on the wire. */
export const pointsFlowFlowTypeValues = {
  sampleApplication: 1,
  pointsDeduction: 2,
  closedOrder: 3,
  completedOrder: 4,
} as const;

/** `PointsFlowFlowType`: where its label is not that of the name. */
export const pointsFlowFlowTypeLabels = {
  unknown: 4,
} as const;

/** `PointsFlowBudget`: value on the wire → name. */
export const pointsFlowBudgetNames = {
  0: "income",
  1: "expense",
} as const;

/** `PointsFlowBudget`: name → value on the wire. */
export const pointsFlowBudgetValues = {
  income: 0,
  expense: 1,
} as const;

/** `PointsFlowBudget`: where its label is not that of the name. */
export const pointsFlowBudgetLabels = {
  unknown: 1,
} as const;

/** `PriceOnRequest`: value on the wire → name. */
export const priceOnRequestNames = {
  0: "priceGiven",
  1: "priceOnRequest",
} as const;

/** `PriceOnRequest`: name → value on the wire. */
export const priceOnRequestValues = {
  priceGiven: 0,
  priceOnRequest: 1,
} as const;

/** `ProductTotalParamsTotalIsLowerBound`: value on the wire → name. */
export const productTotalParamsTotalIsLowerBoundNames = {
  0: "exactTotal",
  1: "lowerBound",
} as const;

/** `ProductTotalParamsTotalIsLowerBound`: name → value on the wire. */
export const productTotalParamsTotalIsLowerBoundValues = {
  exactTotal: 0,
  lowerBound: 1,
} as const;

/** `ProjectProjectState`: value on the wire → name. */
export const projectProjectStateNames = {
  0: "projectDraft",
  1: "underReview",
  2: "passed",
  3: "rejected",
} as const;

/** `ProjectProjectState`: name → value on the wire. */
export const projectProjectStateValues = {
  projectDraft: 0,
  underReview: 1,
  passed: 2,
  rejected: 3,
} as const;

/** `ProjectProjectState`: where its label is not that of the name. */
export const projectProjectStateLabels = {
  unknown: 3,
} as const;

/** `RemoteSupportCommunication`: value on the wire → name. */
export const remoteSupportCommunicationNames = {
  1: "videoCall",
  2: "phoneCall",
  3: "otherWay",
} as const;

/** `RemoteSupportCommunication`: name → value on the wire. */
export const remoteSupportCommunicationValues = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;

/** `RemoteSupportLanguageType`: value on the wire → name. */
export const remoteSupportLanguageTypeNames = {
  1: "chinese",
  2: "english",
} as const;

/** `RemoteSupportLanguageType`: name → value on the wire. */
export const remoteSupportLanguageTypeValues = {
  chinese: 1,
  english: 2,
} as const;

/** `RemoteSupportAuditStatus`: value on the wire → name. */
export const remoteSupportAuditStatusNames = {
  0: "supportPending",
  1: "supportAccepted",
  2: "completed",
  3: "cancelled",
} as const;

/** `RemoteSupportAuditStatus`: name → value on the wire. */
export const remoteSupportAuditStatusValues = {
  supportPending: 0,
  supportAccepted: 1,
  completed: 2,
  cancelled: 3,
} as const;

/** `RemoteSupportAuditStatus`: where its label is not that of the name. */
export const remoteSupportAuditStatusLabels = {
  unknown: 3,
} as const;

/** `SampleOrderOrderState`: value on the wire → name. */
export const sampleOrderOrderStateNames = {
  0: "toBeExamined",
  1: "awaitingShipment",
  2: "awaitingReceipt",
  3: "received",
  4: "rejected",
  5: "cancelled",
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

/** `SampleOrderOrderState`: where its label is not that of the name. */
export const sampleOrderOrderStateLabels = {
  screens: {
    memberHome: ["toBeReviewed", "awaitingDelivery", "awaitingReceipt", "received", "rejected", "cancelled"],
  },
  unknown: 5,
} as const;

/** `SampleOrderOrderType`: value on the wire → name. */
export const sampleOrderOrderTypeNames = {
  3: "sampleOrder",
} as const;

/** `SampleOrderOrderType`: name → value on the wire. */
export const sampleOrderOrderTypeValues = {
  sampleOrder: 3,
} as const;

/** `SearchType`: value on the wire → name. */
export const searchTypeNames = {
  1: "productSearch",
  2: "fileSearch",
  3: "informationSearch",
} as const;

/** `SearchType`: name → value on the wire. */
export const searchTypeValues = {
  productSearch: 1,
  fileSearch: 2,
  informationSearch: 3,
} as const;

/** `SignedInMemberSex`: value on the wire → name. */
export const signedInMemberSexNames = {
  1: "male",
  2: "female",
} as const;

/** `SignedInMemberSex`: name → value on the wire. */
export const signedInMemberSexValues = {
  male: 1,
  female: 2,
} as const;

/** `StandardOrderProOrderState`: value on the wire → name. */
export const standardOrderProOrderStateNames = {
  1: "awaitingPayment",
  2: "awaitingShipment",
  3: "inDelivery",
  4: "completed",
  5: "closed",
} as const;

/** `StandardOrderProOrderState`: name → value on the wire. */
export const standardOrderProOrderStateValues = {
  awaitingPayment: 1,
  awaitingShipment: 2,
  inDelivery: 3,
  completed: 4,
  closed: 5,
} as const;

/** `StandardOrderProOrderState`: where its label is not that of the name. */
export const standardOrderProOrderStateLabels = {
  screens: {
    memberHome: ["awaitingPayment", "awaitingDelivery", "inDistribution", "completed", "closed"],
  },
  unknown: 5,
  instead: [
    {
      when: [
        {
          assFlag: [1, 2, 3, 4, 5],
        },
      ],
      field: "assFlag",
    },
  ],
} as const;

/** `StandardOrderDiscountType`: value on the wire → name. */
export const standardOrderDiscountTypeNames = {
  1: "memberDiscount",
  2: "pointsDiscount",
  3: "noDiscount",
} as const;

/** `StandardOrderDiscountType`: name → value on the wire. */
export const standardOrderDiscountTypeValues = {
  memberDiscount: 1,
  pointsDiscount: 2,
  noDiscount: 3,
} as const;

/** `StandardOrderPaidIn`: value on the wire → name. */
export const standardOrderPaidInNames = {
  1: "yuan",
  2: "dollars",
} as const;

/** `StandardOrderPaidIn`: name → value on the wire. */
export const standardOrderPaidInValues = {
  yuan: 1,
  dollars: 2,
} as const;

/** `StartTopUpFormPayType`: value on the wire → name. */
export const startTopUpFormPayTypeNames = {
  1: "alipayYuan",
  2: "paypalDollars",
} as const;

/** `StartTopUpFormPayType`: name → value on the wire. */
export const startTopUpFormPayTypeValues = {
  alipayYuan: 1,
  paypalDollars: 2,
} as const;

/** `SubmitCartOrderFormDiscountType`: value on the wire → name. */
export const submitCartOrderFormDiscountTypeNames = {
  1: "memberDiscount",
  2: "pointsDiscount",
  3: "noDiscount",
} as const;

/** `SubmitCartOrderFormDiscountType`: name → value on the wire. */
export const submitCartOrderFormDiscountTypeValues = {
  memberDiscount: 1,
  pointsDiscount: 2,
  noDiscount: 3,
} as const;

/** `SubmitDirectOrderFormDiscountType`: value on the wire → name. */
export const submitDirectOrderFormDiscountTypeNames = {
  1: "memberDiscount",
  2: "pointsDiscount",
  3: "noDiscount",
} as const;

/** `SubmitDirectOrderFormDiscountType`: name → value on the wire. */
export const submitDirectOrderFormDiscountTypeValues = {
  memberDiscount: 1,
  pointsDiscount: 2,
  noDiscount: 3,
} as const;

/** `TopUpPayType`: value on the wire → name. */
export const topUpPayTypeNames = {
  1: "alipayYuan",
  2: "paypalDollars",
} as const;

/** `TopUpPayType`: name → value on the wire. */
export const topUpPayTypeValues = {
  alipayYuan: 1,
  paypalDollars: 2,
} as const;

/** `TopUpPayState`: value on the wire → name. */
export const topUpPayStateNames = {
  1: "paymentPending",
  2: "paymentReceived",
  3: "paymentFailed",
} as const;

/** `TopUpPayState`: name → value on the wire. */
export const topUpPayStateValues = {
  paymentPending: 1,
  paymentReceived: 2,
  paymentFailed: 3,
} as const;

/** `UpdateMemberFormSex`: value on the wire → name. */
export const updateMemberFormSexNames = {
  1: "male",
  2: "female",
} as const;

/** `UpdateMemberFormSex`: name → value on the wire. */
export const updateMemberFormSexValues = {
  male: 1,
  female: 2,
} as const;

/** `VisitedProductWithdrawn`: value on the wire → name. */
export const visitedProductWithdrawnNames = {
  0: "stillSold",
  1: "noLongerSold",
} as const;

/** `VisitedProductWithdrawn`: name → value on the wire. */
export const visitedProductWithdrawnValues = {
  stillSold: 0,
  noLongerSold: 1,
} as const;

/** `WithdrawalCashType`: value on the wire → name. */
export const withdrawalCashTypeNames = {
  1: "alipay",
  2: "paypal",
} as const;

/** `WithdrawalCashType`: name → value on the wire. */
export const withdrawalCashTypeValues = {
  alipay: 1,
  paypal: 2,
} as const;

/** `WithdrawalCashType`: where its label is not that of the name. */
export const withdrawalCashTypeLabels = {
  unknown: 2,
} as const;

/** `WithdrawalExamState`: value on the wire → name. */
export const withdrawalExamStateNames = {
  1: "withdrawalPending",
  2: "passed",
  3: "rejected",
} as const;

/** `WithdrawalExamState`: name → value on the wire. */
export const withdrawalExamStateValues = {
  withdrawalPending: 1,
  passed: 2,
  rejected: 3,
} as const;

/** `WithdrawalExamState`: where its label is not that of the name. */
export const withdrawalExamStateLabels = {
  unknown: 3,
} as const;

/** `GetVerifyCodeSound`: value on the wire → name. */
export const getVerifyCodeSoundNames = {
  0: "pictureCode",
  1: "spokenCode",
} as const;

/** `GetVerifyCodeSound`: name → value on the wire. */
export const getVerifyCodeSoundValues = {
  pictureCode: 0,
  spokenCode: 1,
} as const;

/** `CountSearchCategoriesInStock`: value on the wire → name. */
export const countSearchCategoriesInStockNames = {
  0: "anyStock",
  1: "onlyInStock",
} as const;

/** `CountSearchCategoriesInStock`: name → value on the wire. */
export const countSearchCategoriesInStockValues = {
  anyStock: 0,
  onlyInStock: 1,
} as const;

/** `ListStandardOrdersState`: value on the wire → name. */
export const listStandardOrdersStateNames = {
  1: "toPay",
  2: "toDeliver",
  3: "toReceive",
  4: "completed",
  5: "closed",
  6: "afterSales",
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

/** `ListSampleOrdersState`: value on the wire → name. */
export const listSampleOrdersStateNames = {
  0: "toBeExamined",
  1: "awaitingShipment",
  2: "awaitingReceipt",
  3: "received",
  4: "rejected",
  5: "cancelled",
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

/** `ListCustomisedOrdersState`: value on the wire → name. */
export const listCustomisedOrdersStateNames = {
  0: "toBeExamined",
  1: "uploadContract",
  2: "contractExamined",
  3: "settingUp",
  4: "awaitingPayment",
  5: "awaitingDeliveryOrReceipt",
  6: "contractRejected",
  7: "orderRejected",
  8: "completed",
  9: "cancelledOrRejected",
  10: "afterSales",
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

/** `ExportOrdersOrderType`: value on the wire → name. */
export const exportOrdersOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
  3: "sampleOrder",
} as const;

/** `ExportOrdersOrderType`: name → value on the wire. */
export const exportOrdersOrderTypeValues = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;

/** `ExportOrdersFormat`: value on the wire → name. */
export const exportOrdersFormatNames = {
  1: "csvFile",
  2: "xlsxFile",
} as const;

/** `ExportOrdersFormat`: name → value on the wire. */
export const exportOrdersFormatValues = {
  csvFile: 1,
  xlsxFile: 2,
} as const;
