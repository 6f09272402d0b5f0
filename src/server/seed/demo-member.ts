import { eq } from 'drizzle-orm';
import { constants } from '#generated/constants.ts';
import { memberSexValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { member } from '#server/db/schema/session.ts';
import { hashPassword } from '#server/session/index.ts';

/** The sign-in that `npm start` prints; also the payment password. For trying out only: DEMO_SHOP=0 leaves it out. */
export const demoSignIn = { email: 'buyer@example.com', password: 'Blue4sky9' } as const;

/** A member who has just registered: no balance, no address, no payment password. */
export const newcomerSignIn = { email: 'newcomer@example.com', password: demoSignIn.password } as const;

/** Adds the two members of the demo shop and answers the id of the one who has everything. */
export async function addDemoMembers(db: Executor, now: Date): Promise<number> {
  const passwordHash = await hashPassword(demoSignIn.password);
  const [buyer] = await db
    .insert(member)
    .values([
      {
        email: demoSignIn.email,
        passwordHash,
        name: '雷',
        surname: '李',
        phone: '13800138000',
        country: '中国',
        provinces: '广东',
        mechanismName: '深圳蓝天电子有限公司',
        sex: memberSexValues.male,
        grade: '1',
        createdAt: now,
      },
      {
        email: newcomerSignIn.email,
        passwordHash,
        name: 'Anna',
        surname: 'Berg',
        phone: '49891234567',
        country: '德国',
        provinces: 'Bayern',
        mechanismName: 'Berg Messtechnik GmbH',
        grade: constants.newMemberGrade,
        createdAt: now,
      },
    ])
    .returning({ id: member.id });
  if (!buyer) throw new Error('the demo members were not added');
  await db
    .update(account)
    .set({ payPasswordHash: await hashPassword(demoSignIn.password) })
    .where(eq(account.memberId, buyer.id));
  return buyer.id;
}
