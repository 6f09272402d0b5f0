// What other areas may use; everything else is private to this folder.

export { actOnOrder } from './act-on-order.ts';
export { applyForAfterSales, decideAfterSales, readAfterSales } from './after-sales.ts';
export { findOrders, inOrder, matchingOrders, type OrderFilters, type OrderPage } from './find-orders.ts';
export { addSteps, readHistory } from './history.ts';
export { inListedState } from './in-listed-state.ts';
export { keepContract } from './keep-contract.ts';
export { columnOf } from './kinds.ts';
export { moveOrder } from './move-order.ts';
export { readRefunds, refundOrder, storeRefunds } from './refund.ts';
export { rewriteSearchTexts } from './rewrite-search-texts.ts';
export { type Shipment, type ShopOrder, shipOrder } from './ship-order.ts';
export { type TakenStep, takeShopStep, type Undone } from './shop-step.ts';
