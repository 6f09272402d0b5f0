import { formAreas } from './i18n/areas.ts';
import type { memberPages } from './member-pages.ts';
import { paths } from './paths.ts';
import { type RouteEntry, route } from './route-entry.ts';

/** The imports of these pages, with the names of all their files, come with the first of them. */
function memberPage(name: keyof typeof memberPages) {
  return async () => (await import('./member-pages.ts')).memberPages[name]();
}

const orders = route(paths.orders, {
  file: 'pages/orders-standard/order-list-page.tsx',
  areas: ['member', 'orders', 'described'],
  importPage: memberPage('orders'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const orderDetail = route(paths.orderDetail, {
  file: 'pages/orders-standard/order-detail-page.tsx',
  areas: ['member', 'orders', 'described'],
  importPage: memberPage('orderDetail'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const messages = route(paths.messages, {
  file: 'pages/messages/message-page.tsx',
  areas: ['member', 'notices'],
  importPage: memberPage('messages'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const projects = route(paths.projects, {
  file: 'pages/projects/projects-page.tsx',
  areas: ['member', 'projects', 'described'],
  importPage: memberPage('projects'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const remoteSupport = route(paths.remoteSupport, {
  file: 'pages/remote-support/remote-support-page.tsx',
  areas: ['member', 'remoteSupport', 'described'],
  importPage: memberPage('remoteSupport'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const memberDetail = route(paths.memberDetail, {
  file: 'pages/profile/member-detail-page.tsx',
  areas: ['member', 'profile', ...formAreas],
  importPage: memberPage('memberDetail'),
  importer: 'member-pages.ts',
  member: 'redirect',
});

const memberHome = route(paths.memberCentre, {
  file: 'pages/member-home/member-home-page.tsx',
  areas: ['member', 'memberHome', 'orders', 'notices', 'described'],
  importPage: memberPage('memberHome'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const stockAlerts = route(paths.stockAlerts, {
  file: 'pages/stock-alerts/stock-alerts-page.tsx',
  areas: ['member', 'favourites', 'stockAlerts'],
  importPage: memberPage('stockAlerts'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const footprints = route(paths.footprints, {
  file: 'pages/footprints/footprints-page.tsx',
  areas: ['member', 'favourites', 'footprints'],
  importPage: memberPage('footprints'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const favourites = route(paths.favourites, {
  file: 'pages/favourites/favourites-page.tsx',
  areas: ['member', 'favourites'],
  importPage: memberPage('favourites'),
  importer: 'member-pages.ts',
  member: 'popup',
});

/** Open to visitors, who sign in to send what they wrote. */
const customApply = route(paths.customApply, {
  file: 'pages/custom-apply/custom-apply-page.tsx',
  areas: ['customApply', ...formAreas],
  importPage: memberPage('customApply'),
  importer: 'member-pages.ts',
});

const security = route(paths.security, {
  file: 'pages/account-security/security-page.tsx',
  areas: ['member', 'security', ...formAreas],
  importPage: memberPage('security'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const memberData = route(paths.memberData, {
  file: 'pages/my-data/my-data-page.tsx',
  areas: ['member', 'myData', ...formAreas],
  importPage: memberPage('memberData'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const balance = route(paths.balance, {
  file: 'pages/wallet/balance-page.tsx',
  areas: ['member', 'wallet', 'described'],
  importPage: memberPage('balance'),
  importer: 'member-pages.ts',
  member: 'popup',
});

const topUp = route(paths.topUp, {
  file: 'pages/topup-withdraw/charge-page.tsx',
  areas: ['member', 'topupWithdraw', ...formAreas],
  importPage: memberPage('topUp'),
  importer: 'member-pages.ts',
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
