import type { OperationId } from '#generated/server/routes.ts';
import { accountSecurityHandlers } from './account-security/handlers.ts';
import { addressesHandlers } from './addresses/handlers.ts';
import type { AppHandlers } from './call-context.ts';
import { cartHandlers } from './cart/handlers.ts';
import { cashierHandlers } from './cashier/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { customApplyHandlers } from './custom-apply/handlers.ts';
import { documentsHandlers } from './documents/handlers.ts';
import { favouritesHandlers } from './favourites/handlers.ts';
import { footprintsHandlers } from './footprints/handlers.ts';
import { frameHandlers } from './frame/handlers.ts';
import { helpHandlers } from './help/handlers.ts';
import { invoiceHandlers } from './invoice/handlers.ts';
import { messagesHandlers } from './messages/handlers.ts';
import { myDataHandlers } from './my-data/handlers.ts';
import type { NotBuilt } from './not-built.ts';
import { orderDocumentsHandlers } from './order-documents/handlers.ts';
import { orderExportHandlers } from './order-export/handlers.ts';
import { orderSubmitHandlers } from './order-submit/handlers.ts';
import { ordersCustomisedHandlers } from './orders-customised/handlers.ts';
import { ordersSampleHandlers } from './orders-sample/handlers.ts';
import { ordersStandardHandlers } from './orders-standard/handlers.ts';
import { partnersHandlers } from './partners/handlers.ts';
import { passwordsHandlers } from './passwords/handlers.ts';
import { pointsHandlers } from './points/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { projectsHandlers } from './projects/handlers.ts';
import { remoteSupportHandlers } from './remote-support/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { solutionsHandlers } from './solutions/handlers.ts';
import { stockAlertsHandlers } from './stock-alerts/handlers.ts';
import { topupWithdrawHandlers } from './topup-withdraw/handlers.ts';
import { transportHandlers } from './transport/handlers.ts';
import { walletHandlers } from './wallet/handlers.ts';

const built = {
  ...accountSecurityHandlers,
  ...addressesHandlers,
  ...cartHandlers,
  ...cashierHandlers,
  ...catalogueHandlers,
  ...chatHandlers,
  ...contentHandlers,
  ...customApplyHandlers,
  ...documentsHandlers,
  ...favouritesHandlers,
  ...footprintsHandlers,
  ...stockAlertsHandlers,
  ...frameHandlers,
  ...helpHandlers,
  ...invoiceHandlers,
  ...messagesHandlers,
  ...myDataHandlers,
  ...partnersHandlers,
  ...passwordsHandlers,
  ...pointsHandlers,
  ...projectsHandlers,
  ...remoteSupportHandlers,
  ...orderDocumentsHandlers,
  ...orderExportHandlers,
  ...orderSubmitHandlers,
  ...ordersCustomisedHandlers,
  ...ordersSampleHandlers,
  ...ordersStandardHandlers,
  ...profileHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...solutionsHandlers,
  ...topupWithdrawHandlers,
  ...transportHandlers,
  ...walletHandlers,
};

type Gap = Exclude<OperationId, keyof typeof built | NotBuilt> | (keyof typeof built & NotBuilt);
/** Compile-time check: every operation has a handler or is listed as not built, never both. */
const noGap: [Gap] extends [never] ? true : Gap = true;

/** The typed handlers of all operations built so far. */
export const handlers: Partial<AppHandlers> = noGap && built;
