import { formAreas } from './i18n/areas.ts';
import { paths } from './paths.ts';
import { type RouteEntry, route } from './route-entry.ts';

const orders = route(paths.orders, {
  file: 'pages/orders-standard/order-list-page.tsx',
  areas: ['member', 'orders', 'described'],
  importPage: async () => (await import('./pages/orders-standard/order-list-page.tsx')).OrderListPage,
  member: 'popup',
});

const orderDetail = route(paths.orderDetail, {
  file: 'pages/orders-standard/order-detail-page.tsx',
  areas: ['member', 'orders', 'described'],
  importPage: async () => (await import('./pages/orders-standard/order-detail-page.tsx')).OrderDetailPage,
  member: 'popup',
});

const messages = route(paths.messages, {
  file: 'pages/messages/message-page.tsx',
  areas: ['member', 'notices'],
  importPage: async () => (await import('./pages/messages/message-page.tsx')).MessagePage,
  member: 'popup',
});

const projects = route(paths.projects, {
  file: 'pages/projects/projects-page.tsx',
  areas: ['member', 'projects', 'described'],
  importPage: async () => (await import('./pages/projects/projects-page.tsx')).ProjectsPage,
  member: 'popup',
});

const remoteSupport = route(paths.remoteSupport, {
  file: 'pages/remote-support/remote-support-page.tsx',
  areas: ['member', 'remoteSupport', 'described'],
  importPage: async () => (await import('./pages/remote-support/remote-support-page.tsx')).RemoteSupportPage,
  member: 'popup',
});

const memberDetail = route(paths.memberDetail, {
  file: 'pages/profile/member-detail-page.tsx',
  areas: ['member', 'profile', ...formAreas],
  importPage: async () => (await import('./pages/profile/member-detail-page.tsx')).MemberDetailPage,
  member: 'redirect',
});

const memberHome = route(paths.memberCentre, {
  file: 'pages/member-home/member-home-page.tsx',
  areas: ['member', 'memberHome', 'orders', 'notices', 'described'],
  importPage: async () => (await import('./pages/member-home/member-home-page.tsx')).MemberHomePage,
  member: 'popup',
});

const stockAlerts = route(paths.stockAlerts, {
  file: 'pages/stock-alerts/stock-alerts-page.tsx',
  areas: ['member', 'favourites', 'stockAlerts'],
  importPage: async () => (await import('./pages/stock-alerts/stock-alerts-page.tsx')).StockAlertsPage,
  member: 'popup',
});

const footprints = route(paths.footprints, {
  file: 'pages/footprints/footprints-page.tsx',
  areas: ['member', 'favourites', 'footprints'],
  importPage: async () => (await import('./pages/footprints/footprints-page.tsx')).FootprintsPage,
  member: 'popup',
});

const favourites = route(paths.favourites, {
  file: 'pages/favourites/favourites-page.tsx',
  areas: ['member', 'favourites'],
  importPage: async () => (await import('./pages/favourites/favourites-page.tsx')).FavouritesPage,
  member: 'popup',
});

/** Open to visitors, who sign in to send what they wrote. */
const customApply = route(paths.customApply, {
  file: 'pages/custom-apply/custom-apply-page.tsx',
  areas: ['customApply', ...formAreas],
  importPage: async () => (await import('./pages/custom-apply/custom-apply-page.tsx')).CustomApplyPage,
});

const security = route(paths.security, {
  file: 'pages/account-security/security-page.tsx',
  areas: ['member', 'security', ...formAreas],
  importPage: async () => (await import('./pages/account-security/security-page.tsx')).SecurityPage,
  member: 'popup',
});

const memberData = route(paths.memberData, {
  file: 'pages/my-data/my-data-page.tsx',
  areas: ['member', 'myData', ...formAreas],
  importPage: async () => (await import('./pages/my-data/my-data-page.tsx')).MyDataPage,
  member: 'popup',
});

const balance = route(paths.balance, {
  file: 'pages/wallet/balance-page.tsx',
  areas: ['member', 'wallet', 'described'],
  importPage: async () => (await import('./pages/wallet/balance-page.tsx')).BalancePage,
  member: 'popup',
});

const topUp = route(paths.topUp, {
  file: 'pages/topup-withdraw/charge-page.tsx',
  areas: ['member', 'topupWithdraw', ...formAreas],
  importPage: async () => (await import('./pages/topup-withdraw/charge-page.tsx')).ChargePage,
  member: 'popup',
});

/** The pages of the member centre. Only its detail is guarded; the others ask to sign in over the open page. */
export const memberRoutes: readonly RouteEntry[] = [
  orders,
  orderDetail,
  memberHome,
  memberDetail,
  security,
  memberData,
  messages,
  balance,
  topUp,
  projects,
  footprints,
  stockAlerts,
  favourites,
  remoteSupport,
  customApply,
];
