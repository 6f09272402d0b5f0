// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderDay } from './orderDay.ts';

export type FlowEndDateParameter = OrderDay;
