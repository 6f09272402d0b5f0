import { accountSecurityHandlers } from './account-security/handlers.ts';
import { addressesHandlers } from './addresses/handlers.ts';
import type { CustomHandlers } from './call.ts';
import { cartHandlers } from './cart/handlers.ts';
import { cashierHandlers } from './cashier/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { customApplyHandlers } from './custom-apply/handlers.ts';
import { documentsHandlers } from './documents/handlers.ts';
import { favouritesHandlers } from './favourites/handlers.ts';
import { footprintsHandlers } from './footprints/handlers.ts';
import { frameHandlers } from './frame/handlers.ts';
import { invoiceHandlers } from './invoice/handlers.ts';
import { messagesHandlers } from './messages/handlers.ts';
import { myDataHandlers } from './my-data/handlers.ts';
import { orderDocumentsHandlers } from './order-documents/handlers.ts';
import { orderSubmitHandlers } from './order-submit/handlers.ts';
import { ordersCustomisedHandlers } from './orders-customised/handlers.ts';
import { ordersStandardHandlers } from './orders-standard/handlers.ts';
import { partnersHandlers } from './partners/handlers.ts';
import { passwordsHandlers } from './passwords/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { stockAlertsHandlers } from './stock-alerts/handlers.ts';
import { suggestionsHandlers } from './suggestions/handlers.ts';
import { topupWithdrawHandlers } from './topup-withdraw/handlers.ts';
import { transportHandlers } from './transport/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';

/** The handlers of operations whose effect is more than `x-mock` and `x-action` can say. */
export const customHandlers: CustomHandlers = {
  ...accountSecurityHandlers,
  ...addressesHandlers,
  ...cartHandlers,
  ...cashierHandlers,
  ...catalogueHandlers,
  ...chatHandlers,
  ...customApplyHandlers,
  ...documentsHandlers,
  ...favouritesHandlers,
  ...footprintsHandlers,
  ...stockAlertsHandlers,
  ...frameHandlers,
  ...invoiceHandlers,
  ...messagesHandlers,
  ...myDataHandlers,
  ...orderDocumentsHandlers,
  ...orderSubmitHandlers,
  ...ordersCustomisedHandlers,
  ...ordersStandardHandlers,
  ...partnersHandlers,
  ...passwordsHandlers,
  ...profileHandlers,
  ...searchHandlers,
  ...suggestionsHandlers,
  ...sessionHandlers,
  ...topupWithdrawHandlers,
  ...transportHandlers,
  ...walletHandlers,
};
