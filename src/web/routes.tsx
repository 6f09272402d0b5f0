import { formAreas } from './i18n/areas.ts';
import { memberRoutes } from './member-routes.ts';
import { paths } from './paths.ts';
import { type RouteEntry, route } from './route-entry.ts';

const login = route(paths.login, {
  file: 'pages/session/login-page.tsx',
  areas: ['session'],
  importPage: async () => (await import('./pages/session/login-page.tsx')).LoginPage,
});

const register = route(paths.register, {
  file: 'pages/session/register-page.tsx',
  areas: ['session', ...formAreas],
  importPage: async () => (await import('./pages/session/register-page.tsx')).RegisterPage,
});

const resetPassword = route(paths.resetPassword, {
  file: 'pages/session/reset-password-page.tsx',
  areas: ['session', ...formAreas],
  importPage: async () => (await import('./pages/session/reset-password-page.tsx')).ResetPasswordPage,
});

const home = route(paths.home, {
  file: 'pages/content/home-page.tsx',
  areas: ['content'],
  importPage: async () => (await import('./pages/content/home-page.tsx')).HomePage,
});

const products = route(paths.products, {
  file: 'pages/catalogue/list/product-list-page.tsx',
  areas: ['catalogue'],
  importPage: async () => (await import('./pages/catalogue/list/product-list-page.tsx')).ProductListPage,
});

const search = route(paths.search, {
  file: 'pages/catalogue/search/search-page.tsx',
  areas: ['search', 'documents', 'catalogue'],
  importPage: async () => (await import('./pages/catalogue/search/search-page.tsx')).SearchPage,
});

const documents = route(paths.documents, {
  file: 'pages/documents/documents-page.tsx',
  areas: ['documents'],
  importPage: async () => (await import('./pages/documents/documents-page.tsx')).DocumentsPage,
});

const product = route(paths.product, {
  file: 'pages/catalogue/detail/product-detail-page.tsx',
  areas: ['catalogue'],
  importPage: async () =>
    (await import('./pages/catalogue/detail/product-detail-page.tsx')).ProductDetailPage,
});

const compare = route(paths.compare, {
  file: 'pages/catalogue/compare/compare-page.tsx',
  areas: ['catalogue'],
  importPage: async () => (await import('./pages/catalogue/compare/compare-page.tsx')).ComparePage,
});

const cart = route(paths.cart, {
  file: 'pages/cart/cart-page.tsx',
  areas: ['cart'],
  importPage: async () => (await import('./pages/cart/cart-page.tsx')).CartPage,
});

const news = route(paths.news, {
  file: 'pages/content/news-page.tsx',
  areas: ['content'],
  importPage: async () => (await import('./pages/content/news-page.tsx')).NewsPage,
});

const newsDetail = route(paths.newsDetail, {
  file: 'pages/content/news-detail-page.tsx',
  areas: ['content'],
  importPage: async () => (await import('./pages/content/news-detail-page.tsx')).NewsDetailPage,
});

const about = route(paths.about, {
  file: 'pages/content/about-page.tsx',
  areas: ['content'],
  importPage: async () => (await import('./pages/content/about-page.tsx')).AboutPage,
});

const contact = route(paths.contact, {
  file: 'pages/content/contact-page.tsx',
  areas: ['content'],
  importPage: async () => (await import('./pages/content/contact-page.tsx')).ContactPage,
});

const solutions = route(paths.solutions, {
  file: 'pages/solutions/solutions-page.tsx',
  areas: ['solutions'],
  importPage: async () => (await import('./pages/solutions/solutions-page.tsx')).SolutionsPage,
});

const help = route(paths.help, {
  file: 'pages/help/help-page.tsx',
  areas: ['help'],
  importPage: async () => (await import('./pages/help/help-page.tsx')).HelpPage,
});

const cashier = route(paths.cashier, {
  file: 'pages/cashier/cashier-page.tsx',
  areas: ['cashier'],
  importPage: async () => (await import('./pages/cashier/cashier-page.tsx')).CashierPage,
  member: 'popup',
});

const paySuccess = route(paths.paySuccess, {
  file: 'pages/cashier/pay-success-page.tsx',
  areas: ['cashier', 'orders', 'described'],
  importPage: async () => (await import('./pages/cashier/pay-success-page.tsx')).PaySuccessPage,
  member: 'popup',
});

const submitOrder = route(paths.submitOrder, {
  file: 'pages/order-submit/order-submit-page.tsx',
  areas: ['orderSubmit'],
  importPage: async () => (await import('./pages/order-submit/order-submit-page.tsx')).OrderSubmitPage,
  member: 'popup',
});

const exampleOrder = route(paths.sampleOrderPage, {
  file: 'pages/orders-standard/example-order-page.tsx',
  areas: ['orders', 'described'],
  importPage: async () => (await import('./pages/orders-standard/example-order-page.tsx')).ExampleOrderPage,
});

const notFound = route('*', {
  file: 'pages/frame/not-found-page.tsx',
  areas: [],
  importPage: async () => (await import('./pages/frame/not-found-page.tsx')).NotFoundPage,
});

/** Every address of the shop. */
export const routes: readonly RouteEntry[] = [
  login,
  home,
  products,
  product,
  compare,
  search,
  news,
  newsDetail,
  solutions,
  about,
  contact,
  help,
  documents,
  register,
  resetPassword,
  cart,
  submitOrder,
  cashier,
  paySuccess,
  exampleOrder,
  ...memberRoutes,
  notFound,
];

const byPath = new Map(routes.map((entry) => [entry.path.toLowerCase(), entry]));

/**
 * The route of an address, whatever its case and without slashes at its end. No path has parameters, so this is all that a router
 * would find, which compares every pattern for every page.
 */
export function routeOf(pathname: string): RouteEntry {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return byPath.get(pathname.slice(0, end).toLowerCase()) ?? notFound;
}
