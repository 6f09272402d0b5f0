// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { WorldRow } from '#domain/wire/world-row.ts';
import type { OperationId } from '#generated/transport.ts';

/** The place of each operation in the world of the mocks. */
export const world: Readonly<Record<OperationId, WorldRow>> = {
  countUnreadMessages: {
    verb: "count",
    collection: "notices",
    where: {
      readState: 0,
    },
    scope: "member",
    data: "/data",
  },
  listFriendLinks: {
    verb: "list",
    collection: "friendLinks",
    data: "/data",
    shown: {
      names: ["linkName", "linkUrl", "coverImage"],
    },
  },
  getVerifyCode: {
    verb: "custom",
    data: "/data",
    shown: {
      names: ["base64Str", "loginMark"],
    },
  },
  loginMember: {
    verb: "custom",
    data: "/data",
    shown: {
      names: ["token", "user"],
    },
  },
  logoutMember: {
    verb: "custom",
    data: "/data",
  },
  sendRegistrationCode: {
    verb: "custom",
    data: "/data",
  },
  registerMember: {
    verb: "custom",
    collection: "members",
    data: "/data",
  },
  sendResetCode: {
    verb: "custom",
    data: "/data",
  },
  resetPassword: {
    verb: "custom",
    collection: "members",
    data: "/data",
  },
  listHotCatalogs: {
    verb: "custom",
    collection: "hotCatalogs",
    key: "catalogId",
    data: "/data",
    shown: {
      names: ["catalogId", "catalogName"],
    },
  },
  getCatalogTree: {
    verb: "tree",
    collection: "catalogs",
    key: "catalogId",
    data: "/data",
    shown: {
      names: ["catalogId", "catalogName", "productCount", "children"],
    },
  },
  listProducts: {
    verb: "custom",
    collection: "products",
    key: "productId",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["productId", "productName", "productNum", "productDescribe", "productImg", "goodsLoop", "unitPrice", "priceIndex", "quantityPrice", "startBuy", "orderMultiple", "stock", "customIntegration", "catalogId", "catalogPath", "brand", "packageName", "datasheetUrl", "proCollecId", "createTime"],
      numbered: ["column"],
    },
  },
  listColumns: {
    verb: "list",
    collection: "columns",
    key: "columnId",
    filters: {
      catalogId: "catalogId",
    },
    requires: {
      catalogId: "catalogs",
    },
    data: "/data",
    shown: {
      names: ["columnId", "columnName", "columnComment", "columnType", "screen", "listType", "unit", "ranges"],
    },
  },
  getProduct: {
    verb: "custom",
    collection: "products",
    key: "productId",
    data: "/data",
    shown: {
      names: ["productId", "productName", "productNum", "productDescribe", "productImg", "goodsLoop", "unitPrice", "priceIndex", "quantityPrice", "startBuy", "orderMultiple", "stock", "customIntegration", "catalogId", "catalogPath", "brand", "packageName", "datasheetUrl", "proCollecId", "createTime"],
      numbered: ["column"],
    },
  },
  getUsdPrice: {
    verb: "custom",
    data: "/data",
  },
  applySample: {
    verb: "custom",
    collection: "sampleOrders",
    scope: "member",
    data: "/data",
  },
  countProductFacets: {
    verb: "custom",
    collection: "products",
    data: "/data",
    shown: {
      names: ["columnId", "kind", "unit", "ranges", "min", "max", "values", "notStated"],
    },
  },
  searchAll: {
    verb: "custom",
    data: "/data",
    lists: [
      {
        items: "/data/productResult/data",
        totals: ["/data/productResult/params/totalDataCounts"],
        key: "productId",
      },
      {
        items: "/data/technologyResult/data",
        totals: ["/data/technologyResult/params/totalDataCounts"],
        key: "tid",
      },
      {
        items: "/data/informationResult/data",
        totals: ["/data/informationResult/params/totalDataCounts"],
        key: "nid",
      },
    ],
    shown: {
      names: ["productResult", "technologyResult", "informationResult"],
    },
  },
  getBanners: {
    verb: "get",
    collection: "banners",
    data: "/data",
    shown: {
      names: ["bigBanner", "smallBanner"],
    },
  },
  listNews: {
    verb: "list",
    collection: "news",
    key: "nid",
    filters: {
      contentType: "contentType",
    },
    search: ["title", "viceTitle"],
    order: "-createTime",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["nid", "title", "viceTitle", "imageUrl", "createTime", "content", "contentType"],
    },
  },
  getNewsDetail: {
    verb: "get",
    collection: "news",
    key: "nid",
    data: "/data",
    shown: {
      names: ["nid", "title", "viceTitle", "imageUrl", "createTime", "content", "contentType"],
    },
  },
  getCompanyProfile: {
    verb: "get",
    collection: "companyProfile",
    data: "/data",
    shown: {
      names: ["frontCover", "synopsis", "idea", "mainBusiness", "products", "ourPurpose", "imageText"],
    },
  },
  listSolutions: {
    verb: "list",
    collection: "solutions",
    key: "schemeId",
    data: "/data/rows",
    totals: ["/data/total", "/params/totalDataCounts"],
    shown: {
      names: ["schemeId", "schemeName", "productId", "url", "remark"],
    },
  },
  getSolution: {
    verb: "get",
    collection: "solutions",
    key: "schemeId",
    data: "/data",
    shown: {
      names: ["schemeId", "schemeName", "productId", "url", "remark"],
    },
  },
  listHelpEntries: {
    verb: "list",
    collection: "helpEntries",
    key: "id",
    data: "/data",
    shown: {
      names: ["id", "pkid", "parentId", "leave", "menuName"],
    },
  },
  getHelpEntry: {
    verb: "get",
    collection: "helpEntries",
    key: "id",
    data: "/data",
    shown: {
      names: ["id", "menuName", "content"],
    },
  },
  listCartItems: {
    verb: "list",
    collection: "cartItems",
    key: "carId",
    order: "-carId",
    scope: "member",
    data: "/data",
    shown: {
      names: ["carId", "productId", "productName", "productNum", "productDescribe", "productImg", "unitPrice", "priceIndex", "num", "startBuy", "orderMultiple", "stock", "priceThen", "withdrawn"],
    },
  },
  countCartItems: {
    verb: "count",
    collection: "cartItems",
    scope: "member",
    data: "/data",
  },
  addCartItem: {
    verb: "custom",
    collection: "cartItems",
    scope: "member",
    data: "/data",
  },
  deleteCartItem: {
    verb: "delete",
    collection: "cartItems",
    key: "carId",
    scope: "member",
    data: "/data",
  },
  updateCartItem: {
    verb: "custom",
    collection: "cartItems",
    key: "carId",
    scope: "member",
    data: "/data",
  },
  selectCartItems: {
    verb: "custom",
    collection: "cartItems",
    key: "carId",
    scope: "member",
    data: "/data",
    shown: {
      names: ["carId", "productId", "productName", "productNum", "productDescribe", "productImg", "unitPrice", "priceIndex", "num", "startBuy", "orderMultiple", "stock", "priceThen", "withdrawn"],
    },
  },
  submitCartOrder: {
    verb: "custom",
    collection: "standardOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
  },
  submitDirectOrder: {
    verb: "custom",
    collection: "standardOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
  },
  getConsumerDiscount: {
    verb: "custom",
    collection: "accounts",
    scope: "member",
    data: "/data",
    shown: {
      names: ["discount", "integralToMoney"],
    },
  },
  getRegionTree: {
    verb: "custom",
    key: "name",
    data: "/data",
    shown: {
      names: ["name", "children"],
    },
  },
  listAddresses: {
    verb: "list",
    collection: "addresses",
    key: "addressId",
    order: "-defaultState",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["addressId", "mechanismName", "contacts", "country", "address", "zipCode", "contactPhone", "defaultState"],
    },
  },
  addAddress: {
    verb: "custom",
    collection: "addresses",
    key: "addressId",
    scope: "member",
    data: "/data",
  },
  editAddressByPost: {
    verb: "custom",
    collection: "addresses",
    key: "addressId",
    scope: "member",
    data: "/data",
  },
  editAddress: {
    verb: "custom",
    collection: "addresses",
    key: "addressId",
    scope: "member",
    data: "/data",
  },
  deleteAddresses: {
    verb: "custom",
    collection: "addresses",
    key: "addressId",
    scope: "member",
    data: "/data",
  },
  payStandardOrder: {
    verb: "custom",
    collection: "standardOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
  },
  checkPayment: {
    verb: "custom",
    collection: "payments",
    key: "orderNo",
    scope: "member",
    data: "/data",
    shown: {
      names: ["payState"],
    },
  },
  payCustomisedOrder: {
    verb: "custom",
    collection: "customisedOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
  },
  getAccount: {
    verb: "first",
    collection: "accounts",
    scope: "member",
    data: "/data",
    shown: {
      names: ["accountBalance", "balanceUs", "integralBalance", "payPassword", "paymentType"],
    },
  },
  listAccountFlow: {
    verb: "list",
    collection: "accountFlow",
    order: "-dealTime",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["id", "dealTime", "amount", "budget", "dealType", "objectId", "accountType"],
    },
  },
  listWithdrawals: {
    verb: "list",
    collection: "withdrawals",
    order: "-createTime",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["id", "cashAmount", "cashAccount", "cashType", "examState", "createTime"],
    },
  },
  sendAccountCode: {
    verb: "custom",
    data: "/data",
  },
  setPayPassword: {
    verb: "custom",
    collection: "accounts",
    scope: "member",
    data: "/data",
  },
  updatePayPassword: {
    verb: "custom",
    collection: "accounts",
    scope: "member",
    data: "/data",
  },
  updateLoginPassword: {
    verb: "custom",
    collection: "members",
    data: "/data",
  },
  getMember: {
    verb: "custom",
    collection: "members",
    data: "/data",
    shown: {
      names: ["headImage", "country", "provinces", "name", "surname", "sex", "phone", "mechanismName", "grade", "email"],
    },
  },
  updateMember: {
    verb: "update",
    collection: "members",
    scope: "member",
    data: "/data",
  },
  listDocuments: {
    verb: "custom",
    collection: "documents",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["tid", "title", "description", "docUrl", "browseCount", "dowloadCount", "createTime", "typeId"],
    },
  },
  listDocumentTypes: {
    verb: "list",
    collection: "documentTypes",
    data: "/data",
    shown: {
      names: ["typeId", "typeName"],
    },
  },
  countDocumentDownload: {
    verb: "custom",
    collection: "documents",
    key: "tid",
    data: "/data",
  },
  authoriseDocumentDownload: {
    verb: "custom",
    collection: "documents",
    key: "tid",
    data: "/data",
  },
  listStandardOrders: {
    verb: "custom",
    collection: "standardOrders",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["orderNo", "productId", "productName", "productNum", "productDescribe", "productImg", "unitPrice", "num", "moneyNum", "moneyNumZh", "proOrderState", "assFlag", "invoiceFlag", "receivingUser", "receivingAddress", "receivingPhone", "logisticsName", "logisticsNum", "systemContract", "userContract", "createTime", "discountType", "discountMoney", "paidIn", "lines", "payBefore", "history", "afterSales", "invoices"],
    },
  },
  getStandardOrder: {
    verb: "get",
    collection: "standardOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
    shown: {
      names: ["orderNo", "productId", "productName", "productNum", "productDescribe", "productImg", "unitPrice", "num", "moneyNum", "moneyNumZh", "proOrderState", "assFlag", "invoiceFlag", "receivingUser", "receivingAddress", "receivingPhone", "logisticsName", "logisticsNum", "systemContract", "userContract", "createTime", "discountType", "discountMoney", "paidIn", "lines", "payBefore", "history", "afterSales", "invoices"],
    },
  },
  confirmStandardReceipt: {
    verb: "custom",
    collection: "standardOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
  },
  cancelStandardOrder: {
    verb: "custom",
    collection: "standardOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
  },
  applyAfterSales: {
    verb: "custom",
    data: "/data",
  },
  buyAgain: {
    verb: "custom",
    collection: "standardOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
    shown: {
      names: ["productId", "productNum", "productName", "wanted", "added", "outcome", "priceThen", "priceNow"],
    },
  },
  uploadStandardContract: {
    verb: "act",
    collection: "standardOrders",
    key: "orderNo",
    scope: "member",
    takes: {
      contractLink: "userContract",
    },
    data: "/data",
  },
  listSampleOrders: {
    verb: "list",
    collection: "sampleOrders",
    filters: {
      state: "orderState",
    },
    order: "-createTime",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["sampleId", "orderNo", "orderState", "integralNum", "orderType", "productId", "productNum", "productImg", "params", "logisticsName", "logisticsNum", "receivingUser", "receivingAddress", "receivingPhone", "createTime", "history"],
    },
  },
  getSampleOrder: {
    verb: "get",
    collection: "sampleOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
    shown: {
      names: ["sampleId", "orderNo", "orderState", "integralNum", "orderType", "productId", "productNum", "productImg", "params", "logisticsName", "logisticsNum", "receivingUser", "receivingAddress", "receivingPhone", "createTime", "history"],
    },
  },
  moveSampleOrder: {
    verb: "custom",
    collection: "sampleOrders",
    key: "sampleId",
    scope: "member",
    data: "/data",
  },
  listCustomisedOrders: {
    verb: "list",
    collection: "customisedOrders",
    filters: {
      state: "orderState",
    },
    order: "-createTime",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["orderNo", "orderState", "assFlag", "send", "unpaid", "frontContract", "backContract", "createTime", "totalAmount", "totalAmountZh", "productName", "indexRequirement", "sizeRequirement", "demandQuantity", "deliveryCycle", "qualityGrade", "weight", "installationMode", "useEnvironment", "otherProcessRequirements", "detailedDescription", "companyName", "logisticsName", "logisticsOrderNo", "annexFile", "receivingUser", "receivingAddress", "receivingPhone", "amountListVos", "history", "afterSales", "invoices"],
    },
  },
  getCustomisedOrder: {
    verb: "get",
    collection: "customisedOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
    shown: {
      names: ["orderNo", "orderState", "assFlag", "send", "unpaid", "frontContract", "backContract", "createTime", "totalAmount", "totalAmountZh", "productName", "indexRequirement", "sizeRequirement", "demandQuantity", "deliveryCycle", "qualityGrade", "weight", "installationMode", "useEnvironment", "otherProcessRequirements", "detailedDescription", "companyName", "logisticsName", "logisticsOrderNo", "annexFile", "receivingUser", "receivingAddress", "receivingPhone", "amountListVos", "history", "afterSales", "invoices"],
    },
  },
  listInstalments: {
    verb: "custom",
    collection: "customisedOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
    shown: {
      names: ["purchaseId", "nameOfMoney", "amount", "amountZh", "amountState", "headAmount", "amountTime", "invoiceFlag"],
    },
  },
  moveCustomisedOrder: {
    verb: "act",
    collection: "customisedOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
  },
  uploadCustomisedContract: {
    verb: "act",
    collection: "customisedOrders",
    key: "orderNo",
    scope: "member",
    takes: {
      contractLink: "backContract",
    },
    data: "/data",
  },
  applyCustomisedOrder: {
    verb: "custom",
    collection: "customisedOrders",
    key: "orderNo",
    scope: "member",
    data: "/data",
  },
  applyInvoice: {
    verb: "custom",
    collection: "invoices",
    scope: "member",
    data: "/data",
  },
  getLatestInvoice: {
    verb: "first",
    collection: "invoices",
    order: "-createTime",
    scope: "member",
    data: "/data",
    shown: {
      names: ["id", "orderNo", "orderType", "invoiceInfo", "invoiceType", "examState", "invoiceLink", "createTime"],
    },
  },
  listInvoices: {
    verb: "list",
    collection: "invoices",
    order: "-createTime",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["id", "orderNo", "orderType", "invoiceInfo", "invoiceType", "examState", "invoiceLink", "createTime"],
    },
  },
  uploadFile: {
    verb: "custom",
    data: "/data",
  },
  listChatMessages: {
    verb: "custom",
    collection: "chatMessages",
    key: "id",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["id", "content", "putId", "putName", "getId", "objectId", "objectType", "createTime", "remark1", "readNum"],
    },
  },
  sendChatMessage: {
    verb: "custom",
    collection: "chatMessages",
    key: "id",
    scope: "member",
    data: "/data",
  },
  listOrderChats: {
    verb: "custom",
    collection: "chatMessages",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["content", "putId", "putName", "getId", "objectId", "objectType", "readNum", "createTime"],
    },
  },
  listNotices: {
    verb: "list",
    collection: "notices",
    key: "id",
    order: "-createTime",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["id", "messageContent", "createTime", "messageType", "readState", "orderNo", "orderType", "link"],
    },
  },
  markNotice: {
    verb: "act",
    collection: "notices",
    key: "id",
    from: "messageId",
    scope: "member",
    data: "/data",
  },
  listPointsFlow: {
    verb: "list",
    collection: "pointsFlow",
    order: "-createTime",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["id", "flowType", "flowNum", "budget", "createTime", "objectId"],
    },
  },
  startTopUp: {
    verb: "custom",
    collection: "accountFlow",
    scope: "member",
    data: "/data",
  },
  applyWithdrawal: {
    verb: "custom",
    collection: "withdrawals",
    scope: "member",
    data: "/data",
  },
  listRemoteSupports: {
    verb: "list",
    collection: "remoteSupports",
    key: "supportId",
    order: "-supportId",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["supportId", "remark1", "communication", "communicationRemark", "scheduled", "languageType", "remark", "auditStatus"],
    },
  },
  addRemoteSupport: {
    verb: "create",
    collection: "remoteSupports",
    key: "supportId",
    scope: "member",
    sets: {
      auditStatus: 0,
    },
    data: "/data",
  },
  editRemoteSupport: {
    verb: "update",
    collection: "remoteSupports",
    key: "supportId",
    scope: "member",
    data: "/data",
  },
  cancelRemoteSupport: {
    verb: "act",
    collection: "remoteSupports",
    key: "supportId",
    scope: "member",
    data: "/data",
  },
  listCommunicationTypes: {
    verb: "list",
    collection: "communicationTypes",
    key: "value",
    data: "/data",
    shown: {
      names: ["value", "label"],
    },
  },
  listFootprints: {
    verb: "list",
    collection: "footprints",
    key: "footId",
    order: "-createTime",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["footId", "params", "createTime"],
    },
  },
  addFootprint: {
    verb: "create",
    collection: "footprints",
    key: "footId",
    scope: "member",
    requires: {
      productId: "products",
    },
    unique: "productId",
    data: "/data",
  },
  deleteFootprint: {
    verb: "delete",
    collection: "footprints",
    key: "footId",
    scope: "member",
    data: "/data",
  },
  listProjects: {
    verb: "list",
    collection: "projects",
    key: "projectId",
    order: "-projectId",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["projectId", "projectName", "phone", "projectDescribe", "projectState"],
    },
  },
  addProject: {
    verb: "create",
    collection: "projects",
    key: "projectId",
    scope: "member",
    sets: {
      projectState: 0,
    },
    data: "/data",
  },
  editProject: {
    verb: "update",
    collection: "projects",
    key: "projectId",
    scope: "member",
    data: "/data",
  },
  cancelProject: {
    verb: "act",
    collection: "projects",
    key: "projectId",
    scope: "member",
    data: "/data",
  },
  submitProject: {
    verb: "act",
    collection: "projects",
    key: "projectId",
    scope: "member",
    data: "/data",
  },
  listFavourites: {
    verb: "list",
    collection: "favourites",
    key: "proCollecId",
    order: "-proCollecId",
    scope: "member",
    data: "/data",
    totals: ["/params/totalDataCounts"],
    shown: {
      names: ["proCollecId", "params"],
    },
  },
  addFavourite: {
    verb: "create",
    collection: "favourites",
    key: "proCollecId",
    scope: "member",
    requires: {
      productId: "products",
    },
    unique: "productId",
    data: "/data",
  },
  deleteFavourite: {
    verb: "delete",
    collection: "favourites",
    key: "proCollecId",
    scope: "member",
    data: "/data",
  },
};
