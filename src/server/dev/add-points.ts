import { eq } from 'drizzle-orm';
import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';
import { member } from '#server/db/schema/session.ts';
import { bookPoints } from '#server/ledger/index.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';

const most = 1_000_000;

/**
 * `POST /dev/points` with `email` and `points`: credits points, which otherwise need a completed order. Only with DEV_TOOLS.
 */
export function addDevPoints(app: App, { db, clock }: Services): void {
  app.post('/dev/points', async (context) => {
    const { email, points } = await context.req.parseBody();
    const flowNum = Number(points);
    const [found] = await db
      .select({ memberId: member.id })
      .from(member)
      .where(eq(member.email, String(email).toLowerCase()));
    if (!found || !Number.isInteger(flowNum) || flowNum < 1 || flowNum > most) {
      return context.text('email of a member and points, a whole number, are needed', 400);
    }
    await bookPoints(db, {
      memberId: found.memberId,
      flowNum,
      objectId: 'developer',
      createdAt: clock(),
      budget: budgets.income,
      flowType: flowTypes.completedOrder,
    });
    return context.text('booked');
  });
}
