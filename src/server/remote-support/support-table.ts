import type { EntryTable } from '#server/db/move-entry.ts';

/** Where the fields of a request for remote support are stored. */
export const supportTable: EntryTable = {
  table: 'remote_support',
  columns: {
    remark1: 'question',
    communication: 'communication',
    communicationRemark: 'contact',
    scheduled: 'scheduled',
    languageType: 'language_type',
    remark: 'remark',
    auditStatus: 'state',
  },
};
