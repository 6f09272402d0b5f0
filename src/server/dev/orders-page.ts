import { desc, eq } from 'drizzle-orm';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { member } from '#server/db/schema/session.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';
import { devPage } from './dev-page.ts';
import { type DevOrder, moveDevOrder, readDevOrders } from './move-order.ts';

function renderOrder({ orderNo, fields, steps }: DevOrder, email: string): string {
  const values = Object.entries(fields).map(([field, value]) => `${field} ${value}`);
  const buttons = steps.map(
    (step) => `<form method="post"><input type="hidden" name="email" value="${escapeHtml(email)}">
<input type="hidden" name="orderNo" value="${orderNo}"><button name="step" value="${step}">${step}</button></form>`,
  );
  const offered = buttons.length > 0 ? buttons.join('\n') : '<p>The shop has nothing to do.</p>';
  return `<article><h2>${orderNo}</h2><p>${values.join(', ')}</p>${offered}</article>`;
}

function renderPage(orders: readonly DevOrder[], email: string, note: string): string {
  const list =
    orders.length > 0
      ? orders.map((order) => renderOrder(order, email)).join('\n')
      : '<p>This member has no orders.</p>';
  return devPage(
    'Orders',
    `<form><input name="email" type="email" aria-label="Member" placeholder="E-mail of a member" value="${escapeHtml(email)}"><button>Show</button></form>
<p role="status">${escapeHtml(note)}</p>
${list}`,
  );
}

/**
 * `/dev/orders`: the orders of a member, each with the steps that the shop may take. `POST` with `orderNo` and `step` takes one; with
 * `email` it leads back to the page. Only with DEV_TOOLS.
 */
export function addDevOrders(app: App, { db, clock }: Services): void {
  async function findMember(email: string | undefined) {
    const named = email ? eq(member.email, email.trim().toLowerCase()) : undefined;
    const [found] = await db.select().from(member).where(named).orderBy(desc(member.id)).limit(1);
    return found;
  }

  app.get('/dev/orders', async (context) => {
    const { email, note = '' } = context.req.query();
    const found = await findMember(email);
    const orders = found ? await readDevOrders(db, found.id) : [];
    return context.html(renderPage(orders, found?.email ?? email ?? '', note));
  });
  app.post('/dev/orders', async (context) => {
    const { orderNo, step, email } = await context.req.parseBody();
    const moved = await moveDevOrder(db, String(orderNo), String(step), clock());
    const note = moved.ok ? `${String(step)}: done` : `${String(step)}: ${moved.code}`;
    if (typeof email === 'string')
      return context.redirect(`/dev/orders?${new URLSearchParams({ email, note })}`, 303);
    return context.text(note, moved.ok ? 200 : 409);
  });
}
