// What other areas may use; everything else is private to this folder.
export { approveSample, refuseSampleOrder, shipSample } from './shop-steps.ts';
