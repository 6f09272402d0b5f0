import { answerChat } from '#server/chat/index.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';

/** `POST /dev/chat` with `orderNo` and `content`: writes to the member of an order as the shop does. Only with DEV_TOOLS. */
export function addDevChat(app: App, { db, clock }: Services): void {
  app.post('/dev/chat', async (context) => {
    const { orderNo, content } = await context.req.parseBody();
    const message = { orderNo: String(orderNo), content: String(content ?? '') };
    const added = await answerChat(db, message, clock());
    return added.ok ? context.text('sent') : context.text(added.code, 409);
  });
}
