import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { memberSexValues } from '#generated/enums.ts';
import { demoFolder } from './demo-folder.ts';

/** A member of the demo shop, with the fields of a registration. */
export interface DemoMember {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly country: string;
  readonly provinces: string;
  readonly mechanismName: string;
  readonly sex?: keyof typeof memberSexValues;
}

interface DemoMembers {
  readonly buyer: DemoMember;
  readonly newcomer: DemoMember;
}

/** The members of the demo shop, from `src/demo/sign-ins.yaml`; signing in as one of them is a test of the demo shop. */
export function readDemoMembers(): DemoMembers {
  return parse(readFileSync(join(demoFolder, 'sign-ins.yaml'), 'utf8'));
}
