/** How the pages of the member centre are loaded, by the names of their routes in `member-routes.ts`. */
export const memberPages = {
  orders: async () => (await import('./pages/orders-standard/order-list-page.tsx')).OrderListPage,
  orderDetail: async () => (await import('./pages/orders-standard/order-detail-page.tsx')).OrderDetailPage,
  messages: async () => (await import('./pages/messages/message-page.tsx')).MessagePage,
  projects: async () => (await import('./pages/projects/projects-page.tsx')).ProjectsPage,
  remoteSupport: async () =>
    (await import('./pages/remote-support/remote-support-page.tsx')).RemoteSupportPage,
  memberDetail: async () => (await import('./pages/profile/member-detail-page.tsx')).MemberDetailPage,
  memberHome: async () => (await import('./pages/member-home/member-home-page.tsx')).MemberHomePage,
  stockAlerts: async () => (await import('./pages/stock-alerts/stock-alerts-page.tsx')).StockAlertsPage,
  footprints: async () => (await import('./pages/footprints/footprints-page.tsx')).FootprintsPage,
  favourites: async () => (await import('./pages/favourites/favourites-page.tsx')).FavouritesPage,
  customApply: async () => (await import('./pages/custom-apply/custom-apply-page.tsx')).CustomApplyPage,
  security: async () => (await import('./pages/account-security/security-page.tsx')).SecurityPage,
  memberData: async () => (await import('./pages/my-data/my-data-page.tsx')).MyDataPage,
  balance: async () => (await import('./pages/wallet/balance-page.tsx')).BalancePage,
  topUp: async () => (await import('./pages/topup-withdraw/charge-page.tsx')).ChargePage,
};
