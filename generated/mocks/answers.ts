// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OperationId } from '#generated/transport.ts';
import {
  getCountUnreadMessagesResponseMock,
  getListFriendLinksResponseMock,
} from './frame/frame.faker.ts';
import {
  getGetVerifyCodeResponseMock,
  getLoginMemberResponseMock,
  getLogoutMemberResponseMock,
  getRegisterMemberResponseMock,
  getResetPasswordResponseMock,
  getSendRegistrationCodeResponseMock,
  getSendResetCodeResponseMock,
} from './session/session.faker.ts';
import {
  getApplySampleResponseMock,
  getCountProductFacetsResponseMock,
  getGetCatalogTreeResponseMock,
  getGetProductResponseMock,
  getGetUsdPriceResponseMock,
  getListColumnsResponseMock,
  getListHotCatalogsResponseMock,
  getListProductsResponseMock,
} from './catalogue/catalogue.faker.ts';
import {
  getSearchAllResponseMock,
} from './search/search.faker.ts';
import {
  getGetBannersResponseMock,
  getGetCompanyProfileResponseMock,
  getGetNewsDetailResponseMock,
  getListNewsResponseMock,
} from './content/content.faker.ts';
import {
  getGetSolutionResponseMock,
  getListSolutionsResponseMock,
} from './solutions/solutions.faker.ts';
import {
  getGetHelpEntryResponseMock,
  getListHelpEntriesResponseMock,
} from './help/help.faker.ts';
import {
  getAddCartItemResponseMock,
  getCountCartItemsResponseMock,
  getDeleteCartItemResponseMock,
  getListCartItemsResponseMock,
  getUpdateCartItemResponseMock,
} from './cart/cart.faker.ts';
import {
  getGetConsumerDiscountResponseMock,
  getSelectCartItemsResponseMock,
  getSubmitCartOrderResponseMock,
  getSubmitDirectOrderResponseMock,
} from './order-submit/order-submit.faker.ts';
import {
  getAddAddressResponseMock,
  getDeleteAddressesResponseMock,
  getEditAddressByPostResponseMock,
  getEditAddressResponseMock,
  getGetRegionTreeResponseMock,
  getListAddressesResponseMock,
} from './addresses/addresses.faker.ts';
import {
  getPayCustomisedOrderResponseMock,
  getPayStandardOrderResponseMock,
} from './cashier/cashier.faker.ts';
import {
  getGetAccountResponseMock,
  getListAccountFlowResponseMock,
  getListWithdrawalsResponseMock,
} from './wallet/wallet.faker.ts';
import {
  getSendAccountCodeResponseMock,
  getSetPayPasswordResponseMock,
  getUpdateLoginPasswordResponseMock,
  getUpdatePayPasswordResponseMock,
} from './passwords/passwords.faker.ts';
import {
  getGetMemberResponseMock,
  getUpdateMemberResponseMock,
} from './profile/profile.faker.ts';
import {
  getAuthoriseDocumentDownloadResponseMock,
  getCountDocumentDownloadResponseMock,
  getListDocumentTypesResponseMock,
  getListDocumentsResponseMock,
} from './documents/documents.faker.ts';
import {
  getApplyAfterSalesResponseMock,
  getCancelStandardOrderResponseMock,
  getConfirmStandardReceiptResponseMock,
  getGetStandardOrderResponseMock,
  getListStandardOrdersResponseMock,
  getUploadStandardContractResponseMock,
} from './orders-standard/orders-standard.faker.ts';
import {
  getGetSampleOrderResponseMock,
  getListSampleOrdersResponseMock,
  getMoveSampleOrderResponseMock,
} from './orders-sample/orders-sample.faker.ts';
import {
  getGetCustomisedOrderResponseMock,
  getListCustomisedOrdersResponseMock,
  getListInstalmentsResponseMock,
  getMoveCustomisedOrderResponseMock,
  getUploadCustomisedContractResponseMock,
} from './orders-customised/orders-customised.faker.ts';
import {
  getApplyCustomisedOrderResponseMock,
} from './custom-apply/custom-apply.faker.ts';
import {
  getApplyInvoiceResponseMock,
  getGetLatestInvoiceResponseMock,
  getListInvoicesResponseMock,
} from './invoice/invoice.faker.ts';
import {
  getUploadFileResponseMock,
} from './transport/transport.faker.ts';
import {
  getListChatMessagesResponseMock,
  getSendChatMessageResponseMock,
} from './chat/chat.faker.ts';
import {
  getListNoticesResponseMock,
  getListOrderChatsResponseMock,
  getMarkNoticeResponseMock,
} from './messages/messages.faker.ts';
import {
  getListPointsFlowResponseMock,
} from './points/points.faker.ts';
import {
  getApplyWithdrawalResponseMock,
  getStartTopUpResponseMock,
} from './topup-withdraw/topup-withdraw.faker.ts';
import {
  getAddRemoteSupportResponseMock,
  getCancelRemoteSupportResponseMock,
  getEditRemoteSupportResponseMock,
  getListCommunicationTypesResponseMock,
  getListRemoteSupportsResponseMock,
} from './remote-support/remote-support.faker.ts';
import {
  getAddFootprintResponseMock,
  getDeleteFootprintResponseMock,
  getListFootprintsResponseMock,
} from './footprints/footprints.faker.ts';
import {
  getAddProjectResponseMock,
  getCancelProjectResponseMock,
  getEditProjectResponseMock,
  getListProjectsResponseMock,
  getSubmitProjectResponseMock,
} from './projects/projects.faker.ts';
import {
  getAddFavouriteResponseMock,
  getDeleteFavouriteResponseMock,
  getListFavouritesResponseMock,
} from './favourites/favourites.faker.ts';
import {
  getAccountFlowMock,
  getAccountMock,
  getAddressMock,
  getBannersMock,
  getCartItemMock,
  getCatalogLinkMock,
  getCatalogMock,
  getChatMessageMock,
  getColumnMock,
  getCommunicationTypeMock,
  getCompanyProfileMock,
  getConsumerDiscountMock,
  getCustomisedOrderMock,
  getDocumentTypeMock,
  getFacetMock,
  getFavouriteMock,
  getFootprintMock,
  getFriendLinkMock,
  getHelpEntryMock,
  getHelpTextMock,
  getInstalmentMock,
  getInvoiceRecordMock,
  getMemberMock,
  getNewsItemMock,
  getNoticeMock,
  getOrderChatMock,
  getPointsFlowMock,
  getProductMock,
  getProjectMock,
  getRegionMock,
  getRemoteSupportMock,
  getSampleOrderMock,
  getSearchResultsMock,
  getSignedInMock,
  getSolutionMock,
  getStandardOrderMock,
  getTechnicalDocumentMock,
  getVerifyPictureMock,
  getWithdrawalMock,
} from './schemas.faker.ts';

/** A generated answer with code 0 of each operation. */
export const mockAnswers = {
  countUnreadMessages: () => getCountUnreadMessagesResponseMock(),
  listFriendLinks: () => getListFriendLinksResponseMock(),
  getVerifyCode: () => getGetVerifyCodeResponseMock(),
  loginMember: () => getLoginMemberResponseMock(),
  logoutMember: () => getLogoutMemberResponseMock(),
  sendRegistrationCode: () => getSendRegistrationCodeResponseMock(),
  registerMember: () => getRegisterMemberResponseMock(),
  sendResetCode: () => getSendResetCodeResponseMock(),
  resetPassword: () => getResetPasswordResponseMock(),
  listHotCatalogs: () => getListHotCatalogsResponseMock(),
  getCatalogTree: () => getGetCatalogTreeResponseMock(),
  listProducts: () => getListProductsResponseMock(),
  listColumns: () => getListColumnsResponseMock(),
  getProduct: () => getGetProductResponseMock(),
  getUsdPrice: () => getGetUsdPriceResponseMock(),
  applySample: () => getApplySampleResponseMock(),
  countProductFacets: () => getCountProductFacetsResponseMock(),
  searchAll: () => getSearchAllResponseMock(),
  getBanners: () => getGetBannersResponseMock(),
  listNews: () => getListNewsResponseMock(),
  getNewsDetail: () => getGetNewsDetailResponseMock(),
  getCompanyProfile: () => getGetCompanyProfileResponseMock(),
  listSolutions: () => getListSolutionsResponseMock(),
  getSolution: () => getGetSolutionResponseMock(),
  listHelpEntries: () => getListHelpEntriesResponseMock(),
  getHelpEntry: () => getGetHelpEntryResponseMock(),
  listCartItems: () => getListCartItemsResponseMock(),
  countCartItems: () => getCountCartItemsResponseMock(),
  addCartItem: () => getAddCartItemResponseMock(),
  deleteCartItem: () => getDeleteCartItemResponseMock(),
  updateCartItem: () => getUpdateCartItemResponseMock(),
  selectCartItems: () => getSelectCartItemsResponseMock(),
  submitCartOrder: () => getSubmitCartOrderResponseMock(),
  submitDirectOrder: () => getSubmitDirectOrderResponseMock(),
  getConsumerDiscount: () => getGetConsumerDiscountResponseMock(),
  getRegionTree: () => getGetRegionTreeResponseMock(),
  listAddresses: () => getListAddressesResponseMock(),
  addAddress: () => getAddAddressResponseMock(),
  editAddressByPost: () => getEditAddressByPostResponseMock(),
  editAddress: () => getEditAddressResponseMock(),
  deleteAddresses: () => getDeleteAddressesResponseMock(),
  payStandardOrder: () => getPayStandardOrderResponseMock(),
  payCustomisedOrder: () => getPayCustomisedOrderResponseMock(),
  getAccount: () => getGetAccountResponseMock(),
  listAccountFlow: () => getListAccountFlowResponseMock(),
  listWithdrawals: () => getListWithdrawalsResponseMock(),
  sendAccountCode: () => getSendAccountCodeResponseMock(),
  setPayPassword: () => getSetPayPasswordResponseMock(),
  updatePayPassword: () => getUpdatePayPasswordResponseMock(),
  updateLoginPassword: () => getUpdateLoginPasswordResponseMock(),
  getMember: () => getGetMemberResponseMock(),
  updateMember: () => getUpdateMemberResponseMock(),
  listDocuments: () => getListDocumentsResponseMock(),
  listDocumentTypes: () => getListDocumentTypesResponseMock(),
  countDocumentDownload: () => getCountDocumentDownloadResponseMock(),
  authoriseDocumentDownload: () => getAuthoriseDocumentDownloadResponseMock(),
  listStandardOrders: () => getListStandardOrdersResponseMock(),
  getStandardOrder: () => getGetStandardOrderResponseMock(),
  confirmStandardReceipt: () => getConfirmStandardReceiptResponseMock(),
  cancelStandardOrder: () => getCancelStandardOrderResponseMock(),
  applyAfterSales: () => getApplyAfterSalesResponseMock(),
  uploadStandardContract: () => getUploadStandardContractResponseMock(),
  listSampleOrders: () => getListSampleOrdersResponseMock(),
  getSampleOrder: () => getGetSampleOrderResponseMock(),
  moveSampleOrder: () => getMoveSampleOrderResponseMock(),
  listCustomisedOrders: () => getListCustomisedOrdersResponseMock(),
  getCustomisedOrder: () => getGetCustomisedOrderResponseMock(),
  listInstalments: () => getListInstalmentsResponseMock(),
  moveCustomisedOrder: () => getMoveCustomisedOrderResponseMock(),
  uploadCustomisedContract: () => getUploadCustomisedContractResponseMock(),
  applyCustomisedOrder: () => getApplyCustomisedOrderResponseMock(),
  applyInvoice: () => getApplyInvoiceResponseMock(),
  getLatestInvoice: () => getGetLatestInvoiceResponseMock(),
  listInvoices: () => getListInvoicesResponseMock(),
  uploadFile: () => getUploadFileResponseMock(),
  listChatMessages: () => getListChatMessagesResponseMock(),
  sendChatMessage: () => getSendChatMessageResponseMock(),
  listOrderChats: () => getListOrderChatsResponseMock(),
  listNotices: () => getListNoticesResponseMock(),
  markNotice: () => getMarkNoticeResponseMock(),
  listPointsFlow: () => getListPointsFlowResponseMock(),
  startTopUp: () => getStartTopUpResponseMock(),
  applyWithdrawal: () => getApplyWithdrawalResponseMock(),
  listRemoteSupports: () => getListRemoteSupportsResponseMock(),
  addRemoteSupport: () => getAddRemoteSupportResponseMock(),
  editRemoteSupport: () => getEditRemoteSupportResponseMock(),
  cancelRemoteSupport: () => getCancelRemoteSupportResponseMock(),
  listCommunicationTypes: () => getListCommunicationTypesResponseMock(),
  listFootprints: () => getListFootprintsResponseMock(),
  addFootprint: () => getAddFootprintResponseMock(),
  deleteFootprint: () => getDeleteFootprintResponseMock(),
  listProjects: () => getListProjectsResponseMock(),
  addProject: () => getAddProjectResponseMock(),
  editProject: () => getEditProjectResponseMock(),
  cancelProject: () => getCancelProjectResponseMock(),
  submitProject: () => getSubmitProjectResponseMock(),
  listFavourites: () => getListFavouritesResponseMock(),
  addFavourite: () => getAddFavouriteResponseMock(),
  deleteFavourite: () => getDeleteFavouriteResponseMock(),
} as const satisfies Record<OperationId, () => unknown>;

/** A generated entry of each operation whose answer holds entries. */
export const mockEntries = {
  listFriendLinks: () => getFriendLinkMock(),
  getVerifyCode: () => getVerifyPictureMock(),
  loginMember: () => getSignedInMock(),
  listHotCatalogs: () => getCatalogLinkMock(),
  getCatalogTree: () => getCatalogMock(),
  listProducts: () => getProductMock(),
  listColumns: () => getColumnMock(),
  getProduct: () => getProductMock(),
  countProductFacets: () => getFacetMock(),
  searchAll: () => getSearchResultsMock(),
  getBanners: () => getBannersMock(),
  listNews: () => getNewsItemMock(),
  getNewsDetail: () => getNewsItemMock(),
  getCompanyProfile: () => getCompanyProfileMock(),
  listSolutions: () => getSolutionMock(),
  getSolution: () => getSolutionMock(),
  listHelpEntries: () => getHelpEntryMock(),
  getHelpEntry: () => getHelpTextMock(),
  listCartItems: () => getCartItemMock(),
  selectCartItems: () => getCartItemMock(),
  getConsumerDiscount: () => getConsumerDiscountMock(),
  getRegionTree: () => getRegionMock(),
  listAddresses: () => getAddressMock(),
  getAccount: () => getAccountMock(),
  listAccountFlow: () => getAccountFlowMock(),
  listWithdrawals: () => getWithdrawalMock(),
  getMember: () => getMemberMock(),
  listDocuments: () => getTechnicalDocumentMock(),
  listDocumentTypes: () => getDocumentTypeMock(),
  listStandardOrders: () => getStandardOrderMock(),
  getStandardOrder: () => getStandardOrderMock(),
  listSampleOrders: () => getSampleOrderMock(),
  getSampleOrder: () => getSampleOrderMock(),
  listCustomisedOrders: () => getCustomisedOrderMock(),
  getCustomisedOrder: () => getCustomisedOrderMock(),
  listInstalments: () => getInstalmentMock(),
  getLatestInvoice: () => getInvoiceRecordMock(),
  listInvoices: () => getInvoiceRecordMock(),
  listChatMessages: () => getChatMessageMock(),
  listOrderChats: () => getOrderChatMock(),
  listNotices: () => getNoticeMock(),
  listPointsFlow: () => getPointsFlowMock(),
  listRemoteSupports: () => getRemoteSupportMock(),
  listCommunicationTypes: () => getCommunicationTypeMock(),
  listFootprints: () => getFootprintMock(),
  listProjects: () => getProjectMock(),
  listFavourites: () => getFavouriteMock(),
} as const satisfies Partial<Record<OperationId, () => object>>;
