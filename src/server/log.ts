import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines on standard output. The names are a second guard: nothing secret is handed to the log in the first place. */
export function makeLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const secrets = ['token', 'password', 'payPassword', 'oldPassword', 'passwordHash', 'tokenHash'];
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.map((name) => `*.${name}`), remove: true },
  });
}
