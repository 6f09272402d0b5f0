import type { Executor } from '#server/db/client.ts';
import { address } from '#server/db/schema/addresses.ts';
import type { DemoContent } from './demo-content.ts';

/** Gives the demo member the places to have goods sent to: the first is the default, and the newest. */
export async function addDemoAddresses(
  db: Executor,
  memberId: number,
  { addresses, now }: Pick<DemoContent, 'addresses'> & { readonly now: Date },
): Promise<void> {
  const rows = addresses.map((fields, index) => ({
    memberId,
    ...fields,
    isDefault: index === 0,
    createdAt: now,
  }));
  await db.insert(address).values(rows.reverse());
}
