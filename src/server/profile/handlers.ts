import { eq } from 'drizzle-orm';
import { gradeDictionary } from '#domain/profile/grades.ts';
import { newHeadImage, profileChange, refuseHeadImage } from '#domain/profile/profile-change.ts';
import { memberProfile } from '#domain/profile/shown-member.ts';
import { regionNames } from '#server/addresses/index.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';
import { findAttachedFile, referToFile, releaseFile } from '#server/transport/index.ts';

export const profileHandlers = {
  async getMember(context) {
    const [row] = await context.db
      .select()
      .from(member)
      .where(eq(member.id, callingMember(context).id));
    if (!row) throw new Error('the calling member is gone');
    const { language } = context;
    return {
      ok: true,
      data: memberProfile(row, { language, regions: regionNames() }),
      params: { grades: gradeDictionary(language) },
    };
  },

  async updateMember(context, request) {
    const { db, now } = context;
    const { id } = callingMember(context);
    const change = profileChange(request);
    return db.transaction(async (tx) => {
      const mine = eq(member.id, id);
      const [stored] = await tx
        .select({ headImage: member.headImage })
        .from(member)
        .where(mine)
        .for('no key update');
      const path = newHeadImage(change.headImage, stored?.headImage);
      if (path !== undefined) {
        const file = await findAttachedFile(tx, id, path);
        const refused = file.ok ? refuseHeadImage(file.value) : file;
        if (refused) return refused;
        if (file.ok) await referToFile(tx, file.value, now);
      }
      await tx.update(member).set(change).where(mine);
      const isReplaced = change.headImage !== undefined && change.headImage !== stored?.headImage;
      if (isReplaced && stored?.headImage) await releaseFile(tx, stored.headImage);
      return { ok: true } as const;
    });
  },
} satisfies Partial<AppHandlers>;
