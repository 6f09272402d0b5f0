/** The database cannot be asked now, and calls say so at once. */
export class DatabaseAway extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DatabaseAway';
  }
}

/** Codes of the system, and of PostgreSQL, after which a later try may go through. */
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
  // a standby, a broken file, a statement over its time, others hold the same rows
  ...['25006', '58030', '57014', '40001', '40P01', '55P03', '25P03'],
]);

/** Connection problems, a lack of disk, memory or connections, a server that stops or starts. */
const classes = /^(08|53|57P)/;

/** Errors of `pg` itself have no code. */
const texts =
  /^timeout exceeded when trying to connect|^timeout expired|^Connection terminated|not queryable|^Cannot use a pool after/;

/** The innermost cause of an error. */
export function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** Whether an error says that the database cannot do now what it could do at another time. */
export function saysUnavailable(error: unknown): boolean {
  const root = rootOf(error);
  if (root instanceof AggregateError) return root.errors.some(saysUnavailable);
  if (!(root instanceof Error)) return false;
  if (root instanceof DatabaseAway || texts.test(root.message)) return true;
  const code = 'code' in root ? String(root.code) : '';
  return codes.has(code) || classes.test(code);
}
