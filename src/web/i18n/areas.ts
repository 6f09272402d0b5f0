import type describedKeys from '#generated/texts/zh_CN.json';
import type cartKeys from './zh_CN/cart.json';
import type cashierKeys from './zh_CN/cashier.json';
import type catalogueKeys from './zh_CN/catalogue.json';
import type chatKeys from './zh_CN/chat.json';
import type componentKeys from './zh_CN/components.json';
import type contentKeys from './zh_CN/content.json';
import type customApplyKeys from './zh_CN/customApply.json';
import type documentsKeys from './zh_CN/documents.json';
import type errorKeys from './zh_CN/errors.json';
import type favouriteKeys from './zh_CN/favourites.json';
import type footprintKeys from './zh_CN/footprints.json';
import type formKeys from './zh_CN/forms.json';
import type frameKeys from './zh_CN/frame.json';
import type helpKeys from './zh_CN/help.json';
import type memberKeys from './zh_CN/member.json';
import type memberHomeKeys from './zh_CN/memberHome.json';
import type myDataKeys from './zh_CN/myData.json';
import type noticeKeys from './zh_CN/notices.json';
import type orderDialogKeys from './zh_CN/orderDialogs.json';
import type orderSubmitKeys from './zh_CN/orderSubmit.json';
import type ordersKeys from './zh_CN/orders.json';
import type privacyKeys from './zh_CN/privacy.json';
import type profileKeys from './zh_CN/profile.json';
import type projectKeys from './zh_CN/projects.json';
import type remoteSupportKeys from './zh_CN/remoteSupport.json';
import type searchKeys from './zh_CN/search.json';
import type securityKeys from './zh_CN/security.json';
import type seoKeys from './zh_CN/seo.json';
import type sessionKeys from './zh_CN/session.json';
import type solutionsKeys from './zh_CN/solutions.json';
import type stockAlertKeys from './zh_CN/stockAlerts.json';
import type suggestionKeys from './zh_CN/suggestions.json';
import type topupWithdrawKeys from './zh_CN/topupWithdraw.json';
import type walletKeys from './zh_CN/wallet.json';

/** Every text file of the app by its area: a new file is added here, in both languages, and is then typed everywhere. */
export interface TextKeys {
  cart: typeof cartKeys;
  cashier: typeof cashierKeys;
  catalogue: typeof catalogueKeys;
  chat: typeof chatKeys;
  components: typeof componentKeys;
  content: typeof contentKeys;
  customApply: typeof customApplyKeys;
  described: typeof describedKeys;
  documents: typeof documentsKeys;
  errors: typeof errorKeys;
  favourites: typeof favouriteKeys;
  footprints: typeof footprintKeys;
  forms: typeof formKeys;
  frame: typeof frameKeys;
  help: typeof helpKeys;
  member: typeof memberKeys;
  memberHome: typeof memberHomeKeys;
  myData: typeof myDataKeys;
  notices: typeof noticeKeys;
  orderDialogs: typeof orderDialogKeys;
  orderSubmit: typeof orderSubmitKeys;
  orders: typeof ordersKeys;
  privacy: typeof privacyKeys;
  profile: typeof profileKeys;
  projects: typeof projectKeys;
  remoteSupport: typeof remoteSupportKeys;
  search: typeof searchKeys;
  security: typeof securityKeys;
  seo: typeof seoKeys;
  session: typeof sessionKeys;
  solutions: typeof solutionsKeys;
  suggestions: typeof suggestionKeys;
  stockAlerts: typeof stockAlertKeys;
  topupWithdraw: typeof topupWithdrawKeys;
  wallet: typeof walletKeys;
}

export type TextArea = keyof TextKeys;

/** What a page or a dialog with a generated form needs besides its own texts. */
export const formAreas = ['forms', 'described'] as const satisfies readonly TextArea[];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: TextKeys };
    returnNull: false;
  }
}
