import { linkExpiry } from '#domain/files/link-life.ts';
import { type Call, callingMember } from './call.ts';

/** A link to a file of the calling member. Nothing checks its signature: this is a mock. */
export function mockLink(call: Call, path: string, fields: Readonly<Record<string, string>>): string {
  const expires = linkExpiry(call.now);
  const member = String(callingMember(call).$id);
  return `${path}?${new URLSearchParams({ member, ...fields, expires: String(expires), signature: 'mock' })}`;
}
