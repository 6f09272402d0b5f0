import type { Database } from '#server/db/client.ts';
import { member } from '#server/db/schema/session.ts';
import { openSession } from '#server/session/login.ts';
import { quickHash } from './quick-hash.ts';
import type { TestApp } from './test-app.ts';

export interface TestMember {
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

export const password = 'Blue4sky9';
const passwordHash = quickHash(password);
let made = 0;

/** Adds a member; all test members have the same password. */
export async function addMember(
  db: Database,
  changes: Partial<typeof member.$inferInsert> = {},
): Promise<TestMember> {
  made += 1;
  const [added] = await db
    .insert(member)
    .values({
      email: `member${made}@example.com`,
      passwordHash,
      name: 'Jane',
      surname: 'Miller',
      phone: '4155550100',
      country: 'United States',
      provinces: 'California',
      mechanismName: 'Blue Sky Inc.',
      createdAt: new Date('2026-01-05T09:00:00Z'),
      ...changes,
    })
    .returning({ id: member.id, email: member.email });
  if (!added) throw new Error('no member was added');
  return { ...added, password };
}

/** Adds a member with an open session and returns its token. */
export async function signInNewMember(
  shop: TestApp,
): Promise<{ readonly token: string; readonly member: TestMember }> {
  const added = await addMember(shop.db);
  return { token: await openSession(shop.db, added.id, shop.clock.now()), member: added };
}

/** Signs in the way a person does: looks at a picture and fills in the form. */
export async function login(
  shop: TestApp,
  fields: { email: string; password: string; code?: string; secondFactor?: string },
  headers: Record<string, string> = {},
) {
  const { data } = await shop.call('getVerifyCode', {}, { headers });
  const code = shop.devNotes.captcha(data.loginMark);
  return shop.call('loginMember', { code, loginMark: data.loginMark, ...fields }, { headers });
}
