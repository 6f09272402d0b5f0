import type { OperationId } from '#generated/server/routes.ts';

/** What everybody may read. */
const published = [
  'countProductFacets',
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
  'listSolutions',
  'searchAll',
] as const satisfies readonly OperationId[];

/** What members read of their own and decide nothing by: money and stock are checked again where they are spent. */
const ofMembers = [
  'countCartItems',
  'countUnreadMessages',
  'getAccount',
  'getStandardOrder',
  'listAccountFlow',
  'listAddresses',
  'listCartItems',
  'listPointsFlow',
  'listStandardOrders',
  'selectCartItems',
] as const satisfies readonly OperationId[];

const all: ReadonlySet<string> = new Set([...published, ...ofMembers]);

/** Whether an operation only reads, so that a replica may serve it. Every other one goes to the primary. */
export function isReplicaRead(operationId: string): boolean {
  return all.has(operationId);
}
