import type { Executor } from '#server/db/client.ts';
import { member } from '#server/db/schema/session.ts';
import { hashPassword } from '#server/session/password.ts';

/** The sign-in that `npm start` prints. For trying out only: DEMO_SHOP=0 leaves it out. */
export const demoSignIn = { email: 'buyer@example.com', password: 'Blue4sky9' } as const;

/** Adds the member of the demo shop and answers its id. */
export async function addDemoMember(db: Executor, now: Date): Promise<number> {
  const [made] = await db
    .insert(member)
    .values({
      email: demoSignIn.email,
      passwordHash: await hashPassword(demoSignIn.password),
      name: '雷',
      surname: '李',
      phone: '13800138000',
      country: '中国',
      provinces: '广东',
      mechanismName: '深圳蓝天电子有限公司',
      sex: 1,
      grade: '1',
      createdAt: now,
    })
    .returning({ id: member.id });
  if (!made) throw new Error('the demo member was not added');
  return made.id;
}
