// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderActor } from './orderActor.ts';
import type { OrderEvent } from './orderEvent.ts';

/**
 * One step in the history of an order.
 */
export interface OrderHistoryEntry {
  event: OrderEvent;
  by: OrderActor;
  /**
     * When it happened.
     * @maxLength 40
     */
  createTime: string;
}
