import { Secret, TOTP } from 'otpauth';
import { constants } from '#generated/constants.ts';

/** 160 bits, as RFC 4226 recommends. */
export const secretBytes = 20;

const issuer = 'Padstack';
/** The only values that every authenticator app supports. */
const settings = { algorithm: 'SHA1', digits: 6, period: constants.totpPeriod } as const;

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) });
}

/** Random bytes as a secret in Base32. */
export function secretFrom(bytes: Uint8Array<ArrayBuffer>): string {
  return new Secret({ buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) })
    .base32;
}

/** What the QR code says: secret, account and issuer (Key URI format). */
export function secretUri(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/** The code that the app shows at a moment (ms). */
export function codeAt(secret: string, atMs: number): string {
  return totp(secret).generate({ timestamp: atMs });
}

/** The period that a code belongs to, numbered from 1970 (RFC 6238), or undefined when it fits none that is near. */
export function periodOf(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totp(secret).validate({ token: code, window: constants.totpWindow, timestamp: nowMs });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / constants.totpPeriod) + delta;
}
