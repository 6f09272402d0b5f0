import type { CustomHandlers } from '../call.ts';
import { accountSecurityHandlers } from './account-security.ts';
import { addressesHandlers } from './addresses.ts';
import { cartHandlers } from './cart.ts';
import { cashierHandlers } from './cashier.ts';
import { catalogueHandlers } from './catalogue.ts';
import { chatHandlers } from './chat.ts';
import { customApplyHandlers } from './custom-apply.ts';
import { documentsHandlers } from './documents.ts';
import { favouritesHandlers } from './favourites.ts';
import { footprintsHandlers } from './footprints.ts';
import { frameHandlers } from './frame.ts';
import { invoiceHandlers } from './invoice.ts';
import { messagesHandlers } from './messages.ts';
import { myDataHandlers } from './my-data.ts';
import { orderDocumentsHandlers } from './order-documents.ts';
import { orderSubmitHandlers } from './order-submit.ts';
import { ordersCustomisedHandlers } from './orders-customised.ts';
import { ordersStandardHandlers } from './orders-standard.ts';
import { partnersHandlers } from './partners.ts';
import { passwordsHandlers } from './passwords.ts';
import { profileHandlers } from './profile.ts';
import { searchHandlers } from './search.ts';
import { sessionHandlers } from './session.ts';
import { stockAlertsHandlers } from './stock-alerts.ts';
import { suggestionsHandlers } from './suggestions.ts';
import { topupWithdrawHandlers } from './topup-withdraw.ts';
import { transportHandlers } from './transport.ts';
import { walletHandlers } from './wallet.ts';

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
