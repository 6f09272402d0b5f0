import type { OperationId } from '#generated/server/routes.ts';

/** Public reads. */
const published = [
  'countProductFacets',
  'countSearchCategories',
  'getBanners',
  'getCatalogTree',
  'getCompanyProfile',
  'getHelpEntry',
  'getNewsDetail',
  'getProduct',
  'getSolution',
  'listColumns',
  'listDocumentTypes',
  'listDocuments',
  'listFriendLinks',
  'listHelpEntries',
  'listHotCatalogs',
  'listNews',
  'listProducts',
  'listSearchSuggestions',
  'listSolutions',
  'searchAll',
] as const satisfies readonly OperationId[];

/** Members' own data on which no decision depends: balance and stock are checked again when they are spent. */
const ofMembers = [
  'countCartItems',
  'countUnreadMessages',
  'countWaitingCustomised',
  'getAccount',
  'getCustomisedOrder',
  'getLatestInvoice',
  'getSampleOrder',
  'getStandardOrder',
  'listAccountFlow',
  'listAddresses',
  'listBalanceHistory',
  'listCartItems',
  'listCustomisedOrders',
  'listFavouriteIds',
  'listFavourites',
  'listFootprints',
  'listInstalments',
  'listInvoices',
  'listNotices',
  'listOrderChats',
  'listPointsFlow',
  'listProjects',
  'listRemoteSupports',
  'listSampleOrders',
  'listStandardOrders',
  'listWithdrawals',
  'selectCartItems',
] as const satisfies readonly OperationId[];

const publishedReads: ReadonlySet<string> = new Set(published);
const all: ReadonlySet<string> = new Set([...published, ...ofMembers]);

/** Whether a replica may serve the operation. All others go to the primary. */
export function isReplicaRead(operationId: string): boolean {
  return all.has(operationId);
}

/** Whether what a visitor gets depends on nothing but the fields, the language and what pages are made of. */
export function isPublishedRead(operationId: string): boolean {
  return publishedReads.has(operationId);
}
