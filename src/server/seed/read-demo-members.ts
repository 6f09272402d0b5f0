import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypedMember } from '#domain/session/new-member.ts';
import type { memberSexValues } from '#generated/enums.ts';
import { demoFolder } from './demo-folder.ts';

/** A member of the demo shop, with the fields of a registration. */
export interface DemoMember extends TypedMember {
  readonly email: string;
  readonly password: string;
  readonly sex?: keyof typeof memberSexValues;
}

/** For trying out only: DEMO_SHOP=0 leaves them out. */
interface DemoMembers {
  /** Whose sign-in `npm start` prints; the password is the payment password too. */
  readonly buyer: DemoMember;
  /** Has just registered: no balance, no address, no payment password. */
  readonly newcomer: DemoMember;
}

/** The members of the demo shop, from `src/demo/sign-ins.yaml`; signing in as one of them is a test of the demo shop. */
export async function readDemoMembers(): Promise<DemoMembers> {
  const { parse } = await import('yaml');
  return parse(readFileSync(join(demoFolder, 'sign-ins.yaml'), 'utf8'));
}
