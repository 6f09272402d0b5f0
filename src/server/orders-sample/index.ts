// What other areas may use; everything else is private to this folder.
export { readSampleOrders } from './read-samples.ts';
export { approveSample, refuseSampleOrder, shipSample } from './shop-steps.ts';
