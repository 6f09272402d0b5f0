// What other areas may use; everything else is private to this folder.
export {
  decideStandardAfterSales,
  refuseStandardOrder,
  type Shipment,
  type ShopOrder,
  shipStandardOrder,
} from './shop-steps.ts';
export { undoOrder } from './undo-order.ts';
