import type { DemoHelp } from '#server/seed/demo-content.ts';
import { account } from './account.ts';
import { afterSales } from './after-sales.ts';
import { delivery } from './delivery.ts';
import { ordering } from './ordering.ts';
import { payment } from './payment.ts';

/** The menu of the help centre. */
export const help: readonly DemoHelp[] = [ordering, payment, delivery, afterSales, account];
