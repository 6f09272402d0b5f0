import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { comparedPassword } from '#domain/session/new-password.ts';
import { InTurn } from './in-turn.ts';

const argon2Async = promisify(argon2);

interface Cost {
  /** Kibibytes. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Parameters of OWASP's password storage cheat sheet (2023) that allow many parallel sign-ins. */
const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** The least that argon2id takes. */
const leastCost: Cost = { memory: 8, passes: 1, parallelism: 1 };
/** Of what is hashed from now on; a stored hash names its own. */
let cost = usualCost;
const saltBytes = 16;
const hashBytes = 32;

/** Threads of the pool of Node that hashes passwords, reads files and compresses responses. */
const poolThreads = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/**
 * Hashing takes a core and a thread of the pool each. It never takes all of them: otherwise files and compressed responses wait until
 * the last of a burst of sign-ins is done. `constants.callsAtOnce` limits how many wait.
 */
const hashing = new InTurn(Math.max(1, Math.min(availableParallelism() - 1, Math.floor(poolThreads / 2))));

function derive(password: string, salt: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  const message = comparedPassword(password);
  const settings = { message, nonce: salt, memory, passes, parallelism, tagLength: hashBytes };
  return hashing.run(() => argon2Async('argon2id', settings));
}

/** Hashes a password with argon2id. The result contains salt and cost, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  const settings = `m=${memory},t=${passes},p=${parallelism}`;
  return ['argon2id', settings, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [kind, settings = '', salt = '', hash = ''] = stored.split('$');
  const [memory, passes, parallelism] = [...settings.matchAll(/=([0-9]+)/g)].map(([, value]) =>
    Number(value),
  );
  if (kind !== 'argon2id' || !memory || !passes || !parallelism)
    throw new Error('unknown form of a password hash');
  return {
    cost: { memory, passes, parallelism },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

const hashOfNobody = () => hashPassword(randomBytes(saltBytes).toString('hex'));
let nobody = hashOfNobody();

/**
 * Hashes in this process for next to nothing from now on. Only for the contract check, whose hundreds of passwords nobody guesses: hashing
 * them was half of the time of a server in it. `tests/rules` refuses it in the server itself.
 */
export function hashCheaply(): void {
  cost = leastCost;
  nobody = hashOfNobody();
}

/** Compares a password with the stored hash. Without a hash it takes the same time and returns false. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const { cost: storedCost, salt, hash } = parse(stored ?? (await nobody));
  const given = await derive(password, salt, storedCost);
  return timingSafeEqual(given, hash) && stored !== undefined;
}
