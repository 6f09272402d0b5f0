import { constants } from '#generated/constants.ts';

/** When a link that is signed now expires, in whole seconds since 1970. */
export function linkExpiry(now: Date): number {
  return Math.floor(now.getTime() / 1000) + constants.signedLinkLife;
}
