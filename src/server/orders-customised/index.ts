// What other areas may use; everything else is private to this folder.
export { groupCustomised } from './group-customised.ts';
export { readCustomisedOrders } from './read-orders.ts';
export {
  approveCustomisedOrder,
  decideContract,
  decideCustomisedAfterSales,
  endCustomisedOrder,
  refuseCustomisedOrder,
  setInstalments,
  shipCustomisedOrder,
} from './shop-steps.ts';
