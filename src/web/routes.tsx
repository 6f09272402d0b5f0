import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { formAreas, type TextArea } from './i18n/areas.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';

export interface RouteEntry extends LazyPage {
  readonly path: string;
  /** The file of the page, as the bundler's manifest names it: the server preloads its chunk. */
  readonly file: string;
  /** `redirect`: without a session on to the sign-in page; `popup`: opens, and asks to sign in over it. */
  readonly member?: 'redirect' | 'popup';
}

function route(
  path: string,
  file: string,
  areas: readonly TextArea[],
  importPage: () => Promise<ComponentType>,
  member?: RouteEntry['member'],
): RouteEntry {
  return { path, file, ...lazyPage(areas, importPage), ...(member ? { member } : {}) };
}

const planned = (path: string, member?: RouteEntry['member']) =>
  route(
    path,
    'pages/frame/planned-page.tsx',
    [],
    async () => (await import('./pages/frame/planned-page.tsx')).PlannedPage,
    member,
  );

const login = route(
  paths.login,
  'pages/session/login-page.tsx',
  ['session'],
  async () => (await import('./pages/session/login-page.tsx')).LoginPage,
);

const register = route(
  paths.register,
  'pages/session/register-page.tsx',
  ['session', ...formAreas],
  async () => (await import('./pages/session/register-page.tsx')).RegisterPage,
);

const resetPassword = route(
  paths.resetPassword,
  'pages/session/reset-password-page.tsx',
  ['session', ...formAreas],
  async () => (await import('./pages/session/reset-password-page.tsx')).ResetPasswordPage,
);

const home = route(
  paths.home,
  'pages/content/home-page.tsx',
  ['content'],
  async () => (await import('./pages/content/home-page.tsx')).HomePage,
);

const products = route(
  paths.products,
  'pages/catalogue/list/product-list-page.tsx',
  ['catalogue'],
  async () => (await import('./pages/catalogue/list/product-list-page.tsx')).ProductListPage,
);

const search = route(
  paths.search,
  'pages/search/search-page.tsx',
  ['search'],
  async () => (await import('./pages/search/search-page.tsx')).SearchPage,
);

const product = route(
  paths.product,
  'pages/catalogue/detail/product-detail-page.tsx',
  ['catalogue'],
  async () => (await import('./pages/catalogue/detail/product-detail-page.tsx')).ProductDetailPage,
);

const cart = route(
  paths.cart,
  'pages/cart/cart-page.tsx',
  ['cart'],
  async () => (await import('./pages/cart/cart-page.tsx')).CartPage,
);

const news = route(
  paths.news,
  'pages/content/news-page.tsx',
  ['content'],
  async () => (await import('./pages/content/news-page.tsx')).NewsPage,
);

const newsDetail = route(
  paths.newsDetail,
  'pages/content/news-detail-page.tsx',
  ['content'],
  async () => (await import('./pages/content/news-detail-page.tsx')).NewsDetailPage,
);

const about = route(
  paths.about,
  'pages/content/about-page.tsx',
  ['content'],
  async () => (await import('./pages/content/about-page.tsx')).AboutPage,
);

const contact = route(
  paths.contact,
  'pages/content/contact-page.tsx',
  ['content'],
  async () => (await import('./pages/content/contact-page.tsx')).ContactPage,
);

const solutions = route(
  paths.solutions,
  'pages/solutions/solutions-page.tsx',
  ['solutions'],
  async () => (await import('./pages/solutions/solutions-page.tsx')).SolutionsPage,
);

const help = route(
  paths.help,
  'pages/help/help-page.tsx',
  ['help'],
  async () => (await import('./pages/help/help-page.tsx')).HelpPage,
);

const cashier = route(
  paths.cashier,
  'pages/cashier/cashier-page.tsx',
  ['cashier'],
  async () => (await import('./pages/cashier/cashier-page.tsx')).CashierPage,
  'popup',
);

const paySuccess = route(
  paths.paySuccess,
  'pages/cashier/pay-success-page.tsx',
  ['cashier'],
  async () => (await import('./pages/cashier/pay-success-page.tsx')).PaySuccessPage,
  'popup',
);

const submitOrder = route(
  paths.submitOrder,
  'pages/order-submit/order-submit-page.tsx',
  ['orderSubmit'],
  async () => (await import('./pages/order-submit/order-submit-page.tsx')).OrderSubmitPage,
  'popup',
);

const orders = route(
  paths.orders,
  'pages/orders-standard/order-list-page.tsx',
  ['orders', 'described'],
  async () => (await import('./pages/orders-standard/order-list-page.tsx')).OrderListPage,
  'popup',
);

const orderDetail = route(
  paths.orderDetail,
  'pages/orders-standard/order-detail-page.tsx',
  ['orders', 'described'],
  async () => (await import('./pages/orders-standard/order-detail-page.tsx')).OrderDetailPage,
  'popup',
);

const exampleOrder = route(
  paths.sampleOrderPage,
  'pages/orders-standard/example-order-page.tsx',
  ['orders', 'described'],
  async () => (await import('./pages/orders-standard/example-order-page.tsx')).ExampleOrderPage,
);

const notFound = route(
  '*',
  'pages/frame/not-found-page.tsx',
  [],
  async () => (await import('./pages/frame/not-found-page.tsx')).NotFoundPage,
);

/** Every address of the shop. Only the member-centre detail is guarded; other member pages ask over the open page. */
export const routes: readonly RouteEntry[] = [
  login,
  home,
  products,
  product,
  search,
  news,
  newsDetail,
  solutions,
  about,
  contact,
  help,
  planned(paths.documents),
  register,
  resetPassword,
  cart,
  submitOrder,
  cashier,
  paySuccess,
  exampleOrder,
  orders,
  orderDetail,
  planned(paths.memberCentre, 'popup'),
  planned(paths.memberDetail, 'redirect'),
  planned(paths.messages, 'popup'),
  planned(paths.balance, 'popup'),
  planned(paths.topUp, 'popup'),
  planned(paths.projects, 'popup'),
  planned(paths.footprints, 'popup'),
  planned(paths.favourites, 'popup'),
  planned(paths.remoteSupport, 'popup'),
  planned(paths.customApply, 'popup'),
  notFound,
];

/** The route of an address; addresses match without regard to case. */
export function routeOf(pathname: string): RouteEntry {
  return routes.find((entry) => matchPath({ path: entry.path }, pathname)) ?? notFound;
}
