import type { OpenDatabase } from '#server/db/client.ts';

/** Fails when an account is not the sum of its entries; every suite ends with it. */
export async function checkLedgers({ pool }: Pick<OpenDatabase, 'pool'>): Promise<void> {
  const { rows } = await pool.query('select * from ledger_difference');
  if (rows.length > 0) throw new Error(`balances differ from their ledgers: ${JSON.stringify(rows)}`);
}

/** The database with that check before it closes; a suite that closed or broke its connection itself is not asked. */
export function withLedgerCheck(database: OpenDatabase): OpenDatabase {
  const close = async () => {
    const check = database.pool.ended ? undefined : checkLedgers(database);
    const failure = await check?.then(
      () => undefined,
      (error: unknown) => error,
    );
    await database.close();
    if (failure) throw failure;
  };
  return { ...database, close };
}
