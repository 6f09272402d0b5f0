import type { EntryTable } from '#server/db/move-entry.ts';

/** Where the fields of a project that a change writes are stored. */
export const projectTable: EntryTable = {
  table: 'project',
  columns: {
    projectName: 'name',
    phone: 'phone',
    projectDescribe: 'description',
    projectState: 'state',
    examinedAt: 'examined_at',
  },
};
