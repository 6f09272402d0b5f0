import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Executor } from './client.ts';
import { shopSecret } from './shop-secret.ts';

type KeySource = 'config' | 'database';

/** What is needed to encrypt for one owner. */
export interface Box {
  readonly db: Executor;
  readonly config: Pick<Config, 'secondFactorKey'>;
  readonly purpose: 'second factor' | 'partner key';
  /** A secret that is copied to the row of another owner cannot be read. */
  readonly owner: string;
}

const ivBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

async function keyFrom(source: KeySource, { db, config, purpose }: Box): Promise<Buffer> {
  const master = source === 'config' ? config.secondFactorKey : await shopSecret(db, 'secondFactorSecret');
  if (master === undefined)
    throw new Error(`a ${purpose} was encrypted with SECOND_FACTOR_KEY, which is not set`);
  return Buffer.from(hkdfSync('sha256', master, '', purpose, 32));
}

/** Encrypts a secret for storage. The result says which key it needs, so that a key can be configured later. */
export async function seal(box: Box, secret: string): Promise<string> {
  const source: KeySource = box.config.secondFactorKey === undefined ? 'database' : 'config';
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await keyFrom(source, box), iv).setAAD(Buffer.from(box.owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [source, iv.toString('base64url'), sealed.toString('base64url')].join('$');
}

/** The secret of {@link seal}; throws when it was changed or the key is another one. */
export async function unseal(box: Box, stored: string): Promise<string> {
  const [source, iv = '', text = ''] = stored.split('$');
  const sealed = Buffer.from(text, 'base64url');
  const key = await keyFrom(source === 'config' ? 'config' : 'database', box);
  const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(box.owner))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
}
