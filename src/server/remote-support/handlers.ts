import { count, desc, eq } from 'drizzle-orm';
import { inLanguage } from '#domain/language.ts';
import { communicationTypes } from '#domain/remote-support/communication-types.ts';
import { newSupport } from '#domain/remote-support/decide-support.ts';
import { actions } from '#generated/actions.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { moveEntry } from '#server/db/move-entry.ts';
import { remoteSupport } from '#server/db/schema/remote-support.ts';
import { supportTable } from './support-table.ts';

export const remoteSupportHandlers = {
  async listRemoteSupports(context, { pageNum, pageSize }) {
    const mine = eq(remoteSupport.memberId, callingMember(context).id);
    const [total] = await context.db.select({ requests: count() }).from(remoteSupport).where(mine);
    const rows = await context.db
      .select()
      .from(remoteSupport)
      .where(mine)
      .orderBy(desc(remoteSupport.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = rows.map((row) => ({
      supportId: row.id,
      remark1: row.question,
      communication: row.communication,
      communicationRemark: row.contact,
      scheduled: row.scheduled,
      languageType: row.languageType,
      remark: row.remark,
      auditStatus: row.state,
    }));
    return { ok: true, data, params: { totalDataCounts: total?.requests ?? 0 } };
  },

  async addRemoteSupport(context, request) {
    await context.db.insert(remoteSupport).values({
      memberId: callingMember(context).id,
      question: request.remark1,
      communication: request.communication,
      contact: request.communicationRemark,
      scheduled: request.scheduled,
      languageType: request.languageType,
      remark: request.remark,
      state: newSupport.auditStatus,
      createdAt: context.now,
    });
    return { ok: true };
  },

  editRemoteSupport(context, { supportId, remark1, communication, communicationRemark, ...others }) {
    const { scheduled, languageType, remark } = others;
    const sets = { remark1, communication, communicationRemark, scheduled, languageType, remark };
    const { id: memberId } = callingMember(context);
    const { when } = actions.RemoteSupport.edit;
    return moveEntry(context.db, supportTable, { id: supportId, memberId, when, sets });
  },

  cancelRemoteSupport(context, { supportId }) {
    const { id: memberId } = callingMember(context);
    return moveEntry(context.db, supportTable, { id: supportId, memberId, ...actions.RemoteSupport.cancel });
  },

  listCommunicationTypes: async ({ language }) => ({
    ok: true,
    data: communicationTypes.map(({ value, label }) => ({ value, label: inLanguage(label, language) })),
  }),
} satisfies Partial<AppHandlers>;
