import { sql } from 'drizzle-orm';
import {
  type ClosedTable,
  closedEmail,
  closedTables,
  deletedText,
  droppedDocuments,
  fateOf,
  keepsRecipient,
} from '#domain/my-data/after-closing.ts';
import { invoiceRecordExamStateValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { snakeCase } from './table-names.ts';

/** Applies the {@link fateOf} one table to the rows of a member. */
async function apply(tx: Executor, table: ClosedTable, memberId: number): Promise<void> {
  const fate = fateOf(table);
  if (fate === 'kept') return;
  const name = sql.identifier(snakeCase(table));
  const mine = table === 'member' ? sql`id = ${memberId}` : sql`member_id = ${memberId}`;
  if (fate === 'deleted') {
    await tx.execute(sql`delete from ${name} where ${mine}`);
    return;
  }
  const { blanked, emptied = [] } = fate;
  const column = (field: string) => sql.identifier(snakeCase(field));
  const changes = [
    ...blanked.map((field) => sql`${column(field)} = ${deletedText}`),
    ...emptied.map((field) => sql`${column(field)} = null`),
  ];
  await tx.execute(sql`update ${name} set ${sql.join(changes, sql`, `)} where ${mine}`);
}

const dropped = Object.values(invoiceRecordExamStateValues).filter((state) => !keepsRecipient(state));

/** Deletes what belongs to a member who leaves and blanks what the books keep. May run again for what arrived late. */
export async function removePerson(tx: Executor, memberId: number): Promise<void> {
  for (const table of closedTables) await apply(tx, table, memberId);
  for (const state of dropped)
    await tx.execute(
      sql`update invoice set info = '{}', refusal = null where member_id = ${memberId} and state = ${state}`,
    );
  for (const document of droppedDocuments)
    await tx.execute(
      sql`delete from issued_document where member_id = ${memberId} and document = ${document}`,
    );
  // Contracts and issued invoices stay with their orders; any other file is removed as an unused one.
  await tx.execute(sql`update stored_file set referred_at = null where member_id = ${memberId}
    and not exists (select from customised_order o where o.member_id = ${memberId}
      and position(stored_file.name in concat(o.front_contract, o.back_contract)) > 0)
    and not exists (select from standard_order o where o.member_id = ${memberId}
      and position(stored_file.name in concat(o.system_contract, o.user_contract)) > 0)
    and not exists (select from issued_document d where d.file_name = stored_file.name)`);
  // Last: changing the e-mail waits for all who refer to the member, and some of them wait for rows that are changed above.
  await tx.execute(sql`update member set email = ${closedEmail(memberId)} where id = ${memberId}`);
}
