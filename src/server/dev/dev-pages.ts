import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';
import { addDevPoints } from './add-points.ts';
import { addDevChat } from './answer-chat.ts';
import { addDevRequests } from './member-requests.ts';
import { addDevNotices } from './notices-page.ts';
import { addDevOrders } from './orders-page.ts';
import { addDevOutbox } from './outbox-page.ts';
import { addDevInvoice } from './settle-invoice.ts';
import { addDevWithdrawals } from './withdrawals-page.ts';

/** Pages for developers and tests, only with DEV_TOOLS: sent mails, captcha solutions, points to test with, and what the shop does for members. */
export function addDevPages(app: App, services: Services): void {
  if (!services.config.devTools) return;
  app.get('/dev/captcha/:mark', (context) => {
    const answer = services.devNotes?.captcha(context.req.param('mark'));
    return answer === undefined ? context.json({ answer: null }, 404) : context.json({ answer });
  });
  addDevOutbox(app, services);
  addDevPoints(app, services);
  addDevInvoice(app, services);
  addDevChat(app, services);
  addDevNotices(app, services);
  addDevOrders(app, services);
  addDevRequests(app, services);
  addDevWithdrawals(app, services);
}
