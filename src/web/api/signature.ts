import { type SignedRequest, signingText } from '#domain/signing.ts';
import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import { sha256Hex } from './sha256-hex.ts';

const key: string = import.meta.env.VITE_APPLICATION_KEY ?? constants.applicationKey;
/** How far this computer's clock is behind the server's, in milliseconds. */
let clockOffset = 0;

/** Learns the server's clock from its refusal of a stale timestamp. */
export function correctClock(serverNow: number): void {
  clockOffset = serverNow - Date.now();
}

/** The current time by the server's clock, as far as it is known. */
export function serverTime(): Date {
  return new Date(Date.now() + clockOffset);
}

type Unsigned = Omit<SignedRequest, 'timestamp' | 'key'>;

function stampRequest(request: Unsigned) {
  const timestamp = serverTime().getTime();
  return { timestamp: String(timestamp), text: signingText({ ...request, timestamp, key }) };
}

function headersOf(timestamp: string, sign: string): Record<string, string> {
  return { [transportHeaders.timestamp]: timestamp, [transportHeaders.sign]: sign };
}

/** The headers that say when the request was made and prove that nothing was altered on the way. */
export async function signatureHeaders(request: Unsigned): Promise<Record<string, string>> {
  const { timestamp, text } = stampRequest(request);
  return headersOf(timestamp, await sha256Hex(text));
}

/** The same without waiting; `digest` is SHA-256 in lower-case hex. */
export function signatureHeadersNow(
  request: Unsigned,
  digest: (text: string) => string,
): Record<string, string> {
  const { timestamp, text } = stampRequest(request);
  return headersOf(timestamp, digest(text));
}
