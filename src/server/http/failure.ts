import { reasonOf } from '#server/start-problem.ts';
import { Refusal } from './envelope.ts';

/** Codes of `pg` and of the system that mean that the database cannot answer now. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  // others hold the same rows
  '40001',
  '40P01',
  '55P03',
]);

const unreachableTexts =
  /timeout exceeded when trying to connect|Connection terminated|thread of the embedded database/;

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** The refusal that an unexpected error turns into. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const root = rootOf(error);
  const code = root instanceof Error && 'code' in root ? String(root.code) : '';
  const down = unreachable.has(code) || unreachableTexts.test(reasonOf(root));
  return new Refusal(down ? 'unavailable' : 'internalError');
}

/** What the log may keep of an error: a failed query carries its parameters in its message, so only the root is told. */
export function loggedError(error: unknown): Record<string, unknown> {
  const root = rootOf(error);
  if (!(root instanceof Error)) return { message: typeof root };
  const outer = error instanceof Error && error !== root ? { raisedAt: stackOf(error) } : {};
  const code = 'code' in root && typeof root.code === 'string' ? { code: root.code } : {};
  return { type: root.name, message: root.message, ...code, stack: stackOf(root), ...outer };
}

/** The frames without the message, which stands in front of them. */
function stackOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 12);
}
