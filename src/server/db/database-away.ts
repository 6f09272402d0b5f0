/** Thrown without waiting while the database is unreachable. */
export class DatabaseAway extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DatabaseAway';
  }
}

/** Error codes of the system and of PostgreSQL that are worth a retry. */
const codes = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ETIMEDOUT',
    'EPIPE',
  ],
  // the disk of uploads
  ...['ENOSPC', 'EDQUOT'],
  // standby, I/O error, statement timeout, serialisation failure, deadlock, lock timeout, idle transaction timeout
  ...['25006', '58030', '57014', '40001', '40P01', '55P03', '25P03'],
]);

/** Connection errors, insufficient resources, operator intervention (server stopping or starting). */
const classes = /^(08|53|57P)/;

/** Errors of `pg` itself, which have no code. */
const texts =
  /^timeout exceeded when trying to connect|^timeout expired|^Connection terminated|not queryable|^Cannot use a pool after/;

/** The innermost cause of an error. */
export function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** Whether an error means that the database is temporarily unavailable. */
export function saysUnavailable(error: unknown): boolean {
  const root = rootOf(error);
  if (root instanceof AggregateError) return root.errors.some(saysUnavailable);
  if (!(root instanceof Error)) return false;
  if (root instanceof DatabaseAway || texts.test(root.message)) return true;
  const code = 'code' in root ? String(root.code) : '';
  return codes.has(code) || classes.test(code);
}
