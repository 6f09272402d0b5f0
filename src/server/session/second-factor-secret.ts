import { type Box, seal, unseal } from '../db/secret-box.ts';

interface Owner extends Pick<Box, 'db' | 'config'> {
  readonly memberId: number;
}

function boxOf({ db, config, memberId }: Owner): Box {
  return { db, config, purpose: 'second factor', owner: `member ${memberId}` };
}

/** Encrypts the secret of a member's authenticator app. */
export function sealSecondFactor(owner: Owner, secret: string): Promise<string> {
  return seal(boxOf(owner), secret);
}

/** The secret of {@link sealSecondFactor}. */
export function unsealSecondFactor(owner: Owner, stored: string): Promise<string> {
  return unseal(boxOf(owner), stored);
}
