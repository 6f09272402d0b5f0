import { constants } from '#generated/constants.ts';

/** When a grant to download a document expires that is given now. It lasts as long as a signed link. */
export function grantExpiry(now: Date): Date {
  return new Date(now.getTime() + constants.signedLinkLife * 1000);
}

/** Whether a grant still allows the download, which it does until it expires. */
export function isGrantAlive({ expiresAt }: { readonly expiresAt: Date }, now: Date): boolean {
  return now < expiresAt;
}
