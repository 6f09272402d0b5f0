import { eq } from 'drizzle-orm';
import { trimApplication } from '#domain/custom-apply/trim-application.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';
import { lockOpenAccount } from '#server/ledger/index.ts';
import { findAttachedFile, referToFile } from '#server/transport/index.ts';
import { storeApplication } from './store-application.ts';

export const customApplyHandlers = {
  async applyCustomisedOrder(context, request) {
    const { db, now, config } = context;
    const memberId = callingMember(context).id;
    const { annexFile = null, ...application } = trimApplication(request);
    const rateMicros = config.yuanPerDollarMicros;
    return db.transaction(async (tx) => {
      await lockOpenAccount(tx, memberId);
      const annex = annexFile === null ? undefined : await findAttachedFile(tx, memberId, annexFile);
      if (annex?.ok === false) return annex;
      if (annex) await referToFile(tx, annex.value, now);
      const [applicant] = await tx
        .select({ companyName: member.mechanismName })
        .from(member)
        .where(eq(member.id, memberId));
      const companyName = applicant?.companyName ?? '';
      const data = await storeApplication(tx, application, {
        memberId,
        companyName,
        annexFile,
        rateMicros,
        now,
      });
      return { ok: true, data } as const;
    });
  },
} satisfies Partial<AppHandlers>;
