import { ApiRefusal } from '#domain/wire/envelope.ts';
import { rootOf, saysUnavailable } from '#server/db/database-away.ts';

/** Converts any error to a refusal. */
export function toApiRefusal(error: unknown): ApiRefusal {
  if (error instanceof ApiRefusal) return error;
  return new ApiRefusal(saysUnavailable(error) ? 'unavailable' : 'internalError');
}

/** Loggable parts of an error. A failed query has its parameters in its message, so only the root cause is logged. */
export function loggedError(error: unknown): Record<string, unknown> {
  const root = rootOf(error);
  if (!(root instanceof Error)) return { message: typeof root };
  const outer = error instanceof Error && error !== root ? { raisedAt: stackFrames(error) } : {};
  const code = 'code' in root && typeof root.code === 'string' ? { code: root.code } : {};
  return { type: root.name, message: root.message, ...code, stack: stackFrames(root), ...outer };
}

/** Stack frames without the message in front of them. */
function stackFrames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 12);
}
