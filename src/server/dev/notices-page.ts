import { eq } from 'drizzle-orm';
import { notFound } from '#domain/ownership/own-entry.ts';
import { noticeMessageTypeValues } from '#generated/enums.ts';
import { member } from '#server/db/schema/session.ts';
import { sendNotice } from '#server/messages/index.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';

const { paymentPrompt, confirmationNotice, linkJump } = noticeMessageTypeValues;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Notices</title>
<style>
:root { color-scheme: light dark; font: 14px/1.45 ui-sans-serif, system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 24px 16px; }
label { display: grid; gap: 4px; margin: 12px 0; }
input, select, textarea, button { font: inherit; padding: 8px; }
</style></head><body><h1>Send a notice</h1><form method="post">
<label>E-mail of the member<input name="email" type="email" required></label>
<label>Type<select name="messageType">
<option value="${paymentPrompt}">about an order</option>
<option value="${confirmationNotice}">to be confirmed</option>
<option value="${linkJump}">with a link</option></select></label>
<label>Chinese text<textarea name="zh" required></textarea></label>
<label>English text<textarea name="en" required></textarea></label>
<label>Number of the order<input name="orderNo"></label>
<label>Link, such as /news<input name="link"></label>
<button>Send</button></form></body></html>`;

/**
 * `/dev/notices`: sends a notice to a member as the shop does. `POST` takes `email`, `messageType`, `zh`, `en`, and `orderNo` or `link`.
 * Only with DEV_TOOLS.
 */
export function addDevNotices(app: App, { db, clock }: Services): void {
  app.get('/dev/notices', (context) => context.html(page));
  app.post('/dev/notices', async (context) => {
    const body = await context.req.parseBody();
    const text = (name: string) => String(body[name] ?? '').trim();
    const email = text('email').toLowerCase();
    const [found] = await db.select({ id: member.id }).from(member).where(eq(member.email, email));
    const messageType = Object.values(noticeMessageTypeValues).find(
      (type) => String(type) === text('messageType'),
    );
    if (!found || messageType === undefined) return context.text(notFound.code, 409);
    const asked = {
      messageType,
      text: { zh: text('zh'), en: text('en') },
      orderNo: text('orderNo') || undefined,
      link: text('link') || undefined,
    };
    const sent = await sendNotice(db, found.id, asked, clock());
    return sent.ok ? context.text('sent') : context.text(sent.code, 409);
  });
}
