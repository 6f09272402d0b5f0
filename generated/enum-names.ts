// Generated from openapi/ by `npm run generate`. Never edited by hand.

/** `AccountPaymentType`: value on the wire → name. */
export const accountPaymentTypeNames = {
  1: "alipayOnly",
  2: "paypalOnly",
  3: "alipayAndPaypal",
} as const;

/** `AccountFlowBudget`: value on the wire → name. */
export const accountFlowBudgetNames = {
  0: "income",
  1: "expense",
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

/** `AccountFlowDealType`: where its label is not that of the name. */
export const accountFlowDealTypeLabels = {
  unknown: 5,
} as const;

/** `AccountFlowAccountType`: value on the wire → name. */
export const accountFlowAccountTypeNames = {
  1: "yuanAccount",
  2: "dollarAccount",
} as const;

/** `AddRemoteSupportFormCommunication`: value on the wire → name. */
export const addRemoteSupportFormCommunicationNames = {
  1: "videoCall",
  2: "phoneCall",
  3: "otherWay",
} as const;

/** `AddRemoteSupportFormLanguageType`: value on the wire → name. */
export const addRemoteSupportFormLanguageTypeNames = {
  1: "chinese",
  2: "english",
} as const;

/** `AddressDefaultState`: value on the wire → name. */
export const addressDefaultStateNames = {
  0: "notDefault",
  1: "isDefault",
} as const;

/** `AfterSalesRecordServiceType`: value on the wire → name. */
export const afterSalesRecordServiceTypeNames = {
  1: "returnGoods",
  2: "exchangeGoods",
} as const;

/** `AfterSalesRecordDecision`: value on the wire → name. */
export const afterSalesRecordDecisionNames = {
  0: "afterSalesUndecided",
  1: "afterSalesAccepted",
  2: "afterSalesCompleted",
  3: "afterSalesRefused",
} as const;

/** `ApplyAfterSalesFormOrderType`: value on the wire → name. */
export const applyAfterSalesFormOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
} as const;

/** `ApplyAfterSalesFormServiceType`: value on the wire → name. */
export const applyAfterSalesFormServiceTypeNames = {
  1: "returnGoods",
  2: "exchangeGoods",
} as const;

/** `ApplyInvoiceFormOrderType`: value on the wire → name. */
export const applyInvoiceFormOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
} as const;

/** `ApplyWithdrawalFormCashType`: value on the wire → name. */
export const applyWithdrawalFormCashTypeNames = {
  1: "alipay",
  2: "paypal",
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

/** `CartItemWithdrawn`: value on the wire → name. */
export const cartItemWithdrawnNames = {
  0: "stillSold",
  1: "noLongerSold",
} as const;

/** `CheckPaymentAnswerDataPayState`: value on the wire → name. */
export const checkPaymentAnswerDataPayStateNames = {
  0: "noPayment",
  1: "paymentPending",
  2: "paymentReceived",
  3: "paymentFailed",
} as const;

/** `ClosingBlocker`: value on the wire → name. */
export const closingBlockerNames = {
  1: "openOrders",
  2: "moneyLeft",
  3: "openWithdrawals",
  4: "openPayments",
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

/** `ColumnRanges`: value on the wire → name. */
export const columnRangesNames = {
  0: "singleNumbers",
  1: "valueRanges",
} as const;

/** `CommunicationTypeValue`: value on the wire → name. */
export const communicationTypeValueNames = {
  1: "videoCall",
  2: "phoneCall",
  3: "otherWay",
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

/** `CountedParamsTotalIsLowerBound`: value on the wire → name. */
export const countedParamsTotalIsLowerBoundNames = {
  0: "exactTotal",
  1: "lowerBound",
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

/** `CustomisedOrderUnpaid`: value on the wire → name. */
export const customisedOrderUnpaidNames = {
  0: "nothingDue",
  1: "instalmentDue",
} as const;

/** `DownloadGrade`: value on the wire → name. */
export const downloadGradeNames = {
  0: "allDocuments",
  1: "memberDownload",
  2: "freeDownload",
} as const;

/** `EditAddressFormDefaultState`: value on the wire → name. */
export const editAddressFormDefaultStateNames = {
  1: "isDefault",
} as const;

/** `EditRemoteSupportFormCommunication`: value on the wire → name. */
export const editRemoteSupportFormCommunicationNames = {
  1: "videoCall",
  2: "phoneCall",
  3: "otherWay",
} as const;

/** `EditRemoteSupportFormLanguageType`: value on the wire → name. */
export const editRemoteSupportFormLanguageTypeNames = {
  1: "chinese",
  2: "english",
} as const;

/** `FittingWordFit`: value on the wire → name. */
export const fittingWordFitNames = {
  1: "byRating",
  2: "byLimit",
  3: "byRange",
  4: "byNumber",
} as const;

/** `HelpEntryLeave`: value on the wire → name. */
export const helpEntryLeaveNames = {
  1: "topLevel",
  2: "childLevel",
} as const;

/** `InstalmentAmountState`: value on the wire → name. */
export const instalmentAmountStateNames = {
  0: "unpaid",
  1: "paid",
} as const;

/** `InstalmentHeadAmount`: value on the wire → name. */
export const instalmentHeadAmountNames = {
  0: "laterInstalment",
  1: "firstInstalment",
} as const;

/** `InvoiceFlag`: value on the wire → name. */
export const invoiceFlagNames = {
  0: "noInvoice",
  1: "invoiceApplied",
} as const;

/** `InvoiceRecordOrderType`: value on the wire → name. */
export const invoiceRecordOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
} as const;

/** `InvoiceRecordExamState`: value on the wire → name. */
export const invoiceRecordExamStateNames = {
  1: "invoiceIssuing",
  2: "invoiceIssued",
  3: "invoiceRefused",
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

/** `MemberSex`: value on the wire → name. */
export const memberSexNames = {
  1: "male",
  2: "female",
} as const;

/** `MoveCustomisedOrderFormState`: value on the wire → name. */
export const moveCustomisedOrderFormStateNames = {
  1: "confirmReceipt",
  2: "cancelOrder",
} as const;

/** `MoveSampleOrderFormType`: value on the wire → name. */
export const moveSampleOrderFormTypeNames = {
  3: "confirmReceipt",
  5: "cancelOrder",
} as const;

/** `NoticeMessageType`: value on the wire → name. */
export const noticeMessageTypeNames = {
  1: "paymentPrompt",
  2: "confirmationNotice",
  3: "linkJump",
} as const;

/** `NoticeReadState`: value on the wire → name. */
export const noticeReadStateNames = {
  0: "unread",
  1: "read",
} as const;

/** `NoticeOrderType`: value on the wire → name. */
export const noticeOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
  3: "sampleOrder",
} as const;

/** `ObjectType`: value on the wire → name. */
export const objectTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
  3: "sampleOrder",
} as const;

/** `OrderActor`: value on the wire → name. */
export const orderActorNames = {
  1: "byMember",
  2: "byShop",
  3: "bySystem",
} as const;

/** `OrderChatObjectType`: value on the wire → name. */
export const orderChatObjectTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
  3: "sampleOrder",
} as const;

/** `OrderDocument`: value on the wire → name. */
export const orderDocumentNames = {
  1: "orderConfirmation",
  2: "proformaInvoice",
  3: "salesContract",
  4: "salesInvoice",
  5: "creditNote",
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

/** `OrderRefundPaidBy`: value on the wire → name. */
export const orderRefundPaidByNames = {
  1: "cardOrAlipay",
  2: "paypalDollars",
  3: "yuanBalance",
  4: "dollarBalance",
} as const;

/** `OrderRefundPaidTo`: value on the wire → name. */
export const orderRefundPaidToNames = {
  1: "cardOrAlipay",
  2: "paypalDollars",
  3: "yuanBalance",
  4: "dollarBalance",
} as const;

/** `OrderRefundRefundState`: value on the wire → name. */
export const orderRefundRefundStateNames = {
  1: "refundPending",
  2: "refundDone",
  3: "creditedToBalance",
} as const;

/** `PaperSize`: value on the wire → name. */
export const paperSizeNames = {
  1: "a4Paper",
  2: "letterPaper",
} as const;

/** `PayOrderFormPayType`: value on the wire → name. */
export const payOrderFormPayTypeNames = {
  1: "cardOrAlipay",
  2: "paypalDollars",
  3: "yuanBalance",
  4: "dollarBalance",
} as const;

/** `PayOrderFormDiscountType`: value on the wire → name. */
export const payOrderFormDiscountTypeNames = {
  3: "noDiscount",
} as const;

/** `PayOrderFormDiscountAmount`: value on the wire → name. */
export const payOrderFormDiscountAmountNames = {
  0: "nothing",
} as const;

/** `PayOrderFormIntegralNum`: value on the wire → name. */
export const payOrderFormIntegralNumNames = {
  0: "nothing",
} as const;

/** `PointsFlowFlowType`: value on the wire → name. */
export const pointsFlowFlowTypeNames = {
  1: "sampleApplication",
  2: "pointsDeduction",
  3: "closedOrder",
  4: "completedOrder",
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

/** `PointsFlowBudget`: where its label is not that of the name. */
export const pointsFlowBudgetLabels = {
  unknown: 1,
} as const;

/** `PriceOnRequest`: value on the wire → name. */
export const priceOnRequestNames = {
  0: "priceGiven",
  1: "priceOnRequest",
} as const;

/** `ProductTotalParamsTotalIsLowerBound`: value on the wire → name. */
export const productTotalParamsTotalIsLowerBoundNames = {
  0: "exactTotal",
  1: "lowerBound",
} as const;

/** `ProjectProjectState`: value on the wire → name. */
export const projectProjectStateNames = {
  0: "projectDraft",
  1: "underReview",
  2: "passed",
  3: "rejected",
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

/** `RemoteSupportLanguageType`: value on the wire → name. */
export const remoteSupportLanguageTypeNames = {
  1: "chinese",
  2: "english",
} as const;

/** `RemoteSupportAuditStatus`: value on the wire → name. */
export const remoteSupportAuditStatusNames = {
  0: "supportPending",
  1: "supportAccepted",
  2: "completed",
  3: "cancelled",
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

/** `StandardOrderProOrderState`: value on the wire → name. */
export const standardOrderProOrderStateNames = {
  1: "awaitingPayment",
  2: "awaitingShipment",
  3: "inDelivery",
  4: "completed",
  5: "closed",
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

/** `StandardOrderPaidIn`: value on the wire → name. */
export const standardOrderPaidInNames = {
  1: "yuan",
  2: "dollars",
} as const;

/** `StartTopUpFormPayType`: value on the wire → name. */
export const startTopUpFormPayTypeNames = {
  1: "alipayYuan",
  2: "paypalDollars",
} as const;

/** `SubmitCartOrderFormDiscountType`: value on the wire → name. */
export const submitCartOrderFormDiscountTypeNames = {
  1: "memberDiscount",
  2: "pointsDiscount",
  3: "noDiscount",
} as const;

/** `SubmitDirectOrderFormDiscountType`: value on the wire → name. */
export const submitDirectOrderFormDiscountTypeNames = {
  1: "memberDiscount",
  2: "pointsDiscount",
  3: "noDiscount",
} as const;

/** `TopUpPayType`: value on the wire → name. */
export const topUpPayTypeNames = {
  1: "alipayYuan",
  2: "paypalDollars",
} as const;

/** `TopUpPayState`: value on the wire → name. */
export const topUpPayStateNames = {
  1: "paymentPending",
  2: "paymentReceived",
  3: "paymentFailed",
} as const;

/** `UpdateMemberFormSex`: value on the wire → name. */
export const updateMemberFormSexNames = {
  1: "male",
  2: "female",
} as const;

/** `VisitedProductWithdrawn`: value on the wire → name. */
export const visitedProductWithdrawnNames = {
  0: "stillSold",
  1: "noLongerSold",
} as const;

/** `WithdrawalCashType`: value on the wire → name. */
export const withdrawalCashTypeNames = {
  1: "alipay",
  2: "paypal",
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

/** `WithdrawalExamState`: where its label is not that of the name. */
export const withdrawalExamStateLabels = {
  unknown: 3,
} as const;

/** `GetVerifyCodeSound`: value on the wire → name. */
export const getVerifyCodeSoundNames = {
  0: "pictureCode",
  1: "spokenCode",
} as const;

/** `CountSearchCategoriesInStock`: value on the wire → name. */
export const countSearchCategoriesInStockNames = {
  0: "anyStock",
  1: "onlyInStock",
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

/** `ListSampleOrdersState`: value on the wire → name. */
export const listSampleOrdersStateNames = {
  0: "toBeExamined",
  1: "awaitingShipment",
  2: "awaitingReceipt",
  3: "received",
  4: "rejected",
  5: "cancelled",
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

/** `ExportOrdersOrderType`: value on the wire → name. */
export const exportOrdersOrderTypeNames = {
  1: "standardOrder",
  2: "customisedOrder",
  3: "sampleOrder",
} as const;

/** `ExportOrdersFormat`: value on the wire → name. */
export const exportOrdersFormatNames = {
  1: "csvFile",
  2: "xlsxFile",
} as const;
