import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PaymentType } from '#domain/cashier/methods.ts';
import { deliveredRate, ownRateSource, type RateOrigin } from '#domain/money/index.ts';
import type { Seller } from '#domain/order-documents/seller.ts';
import { constants } from '#generated/constants.ts';
import { readS3Settings, type S3Settings } from '#server/gateways/files/index.ts';
import { type PaymentSettings, readPaymentSettings } from '#server/gateways/payment/index.ts';
import { databaseUrls } from './db/database-urls.ts';
import { readSeller } from './seller-settings.ts';
import { StartProblem } from './start-problem.ts';
import { logAddresses } from './wire/client-network.ts';

const modes = ['production', 'development', 'test'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All settings from the environment, read and validated once. */
export interface Config {
  readonly mode: (typeof modes)[number];
  readonly host: string;
  readonly port: number;
  /** Without it the embedded database in `dataDir` is used. May list several hosts, of which one at a time is writable. */
  readonly databaseUrl?: string;
  /**
   * Direct URL of the same database behind a connection pooler, for work that needs its own session: migrations, imports,
   * backups.
   */
  readonly databaseDirectUrl?: string;
  /** Streaming replica for reads. */
  readonly databaseReplicaUrl?: string;
  /** Maximum replica lag in milliseconds; beyond it reads go to the primary. */
  readonly replicaLagMs: number;
  readonly dataDir: string;
  /** Number of server processes. */
  readonly workers: number;
  /** Folder of the built web app. */
  readonly webDir: string;
  /** Built module for server-side rendering. */
  readonly renderModule: string;
  /** Public application key for signatures; not a secret. */
  readonly appKey: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Form of client addresses in the log. */
  readonly logAddress: (typeof logAddresses)[number];
  /** Enables `/dev/…`: outbox and captcha solutions. Never on a public server. */
  readonly devTools: boolean;
  /** Validate every response against the description. */
  readonly checkAnswers: boolean;
  /** Fill an empty database with the demo shop. */
  readonly demoShop: boolean;
  /** Site-wide payment type: the online methods on offer. */
  readonly paymentType: PaymentType;
  /** S3-compatible storage for the files of members; without it they are kept in `dataDir`. */
  readonly s3?: S3Settings;
  /** Settings of the payment services. */
  readonly payments: PaymentSettings;
  /** The shop as a party of contracts and invoices. */
  readonly seller: Seller;
  /** Yuan per US dollar, in millionths. */
  readonly yuanPerDollarMicros: number;
  /** Day and source of that rate, which every converted price names. */
  readonly rateOrigin: RateOrigin;
  /** Maximum calls per minute and client address; 0 disables the limit. */
  readonly callsPerMinute: number;
  /** Maximum pages per minute and client address; 0 disables the limit. */
  readonly pagesPerMinute: number;
  /** Maximum pictures per minute and client address; 0 disables the limit. */
  readonly picturesPerMinute: number;
  /** Members are held to the hourly limits of operations; false only under load tests. */
  readonly memberLimits: boolean;
  /** Number of rendering threads. */
  readonly renderThreads: number;
  /** Mail server, `smtp://user:password@host:587` or `smtps://…`; without it mails are written to the outbox in `dataDir`. */
  readonly smtpUrl?: string;
  /** Encrypts the secrets of second factors; without it a key in the database does. */
  readonly secondFactorKey?: string;
  /** Sender of the mails. */
  readonly mailFrom: string;
  /** The server runs behind a proxy that sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Address of the metrics endpoint for Prometheus; undefined disables it. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Threshold in milliseconds for logging slow statements; 0 disables it. */
  readonly slowStatementMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

type Range = readonly [min: number, max: number];

function readWholeNumber(env: Environment, name: string, fallback: number, [min, max]: Range): number {
  const value = readText(env, name);
  if (value === undefined) return fallback;
  const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new StartProblem(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
}

function readChoice<T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const value = readText(env, name);
  if (value === undefined) return fallback;
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new StartProblem(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
}

function readFlag(env: Environment, name: string, fallback: '0' | '1' = '0'): boolean {
  return readChoice(env, name, ['0', '1'], fallback) === '1';
}

function readDatabaseUrl(env: Environment, name: string): string | undefined {
  const value = readText(env, name);
  if (value === undefined) return undefined;
  const isUrl = (url: string) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
  if (databaseUrls(value).every(isUrl)) return value;
  throw new StartProblem(`${name} must look like postgresql://user:password@host:5432/database.`);
}

function readSmtpUrl(env: Environment): string | undefined {
  const value = readText(env, 'SMTP_URL');
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '')
    return value;
  throw new StartProblem('SMTP_URL must look like smtp://user:password@host:587 or smtps://….');
}

const shortestKey = 32;

function readSecondFactorKey(env: Environment): string | undefined {
  const key = readText(env, 'SECOND_FACTOR_KEY');
  if (key === undefined || key.length >= shortestKey) return key;
  throw new StartProblem(`SECOND_FACTOR_KEY must have at least ${shortestKey} characters.`);
}

/** A rate limit that applies in production only by default. */
function perMinute(env: Environment, name: string, mode: Config['mode'], usual: number): number {
  return readWholeNumber(env, name, mode === 'production' ? usual : 0, [0, 1_000_000]);
}

const maxDefaultThreads = 4;

/** Leaves one core to the main thread; several processes share the cores. */
function defaultThreads(workers: number): number {
  const mine = Math.floor(availableParallelism() / workers) - 1;
  return Math.max(1, Math.min(maxDefaultThreads, mine));
}

function readWorkers(env: Environment, databaseUrl: string | undefined): number {
  const workers = readWholeNumber(env, 'WORKERS', 1, [1, 256]);
  if (workers === 1 || databaseUrl !== undefined) return workers;
  throw new StartProblem(
    `WORKERS=${workers} needs a PostgreSQL server in DATABASE_URL: the embedded database can be used by one process only.`,
  );
}

function readMetrics(env: Environment): Pick<Config, 'metrics'> {
  if (readText(env, 'METRICS_PORT') === undefined) return {};
  const port = readWholeNumber(env, 'METRICS_PORT', 0, [0, 65535]);
  return { metrics: { host: readText(env, 'METRICS_HOST') ?? '127.0.0.1', port } };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The name of a source in both languages: `中国银行|Bank of China`. */
function readRateSource(env: Environment): RateOrigin['source'] {
  const names = readText(env, 'YUAN_PER_DOLLAR_SOURCE');
  if (names === undefined) return ownRateSource;
  const [zh, en, ...more] = names.split('|').map((name) => name.trim());
  if (zh && en && more.length === 0 && names.length <= longestSource) return { zh, en };
  throw new StartProblem(
    `YUAN_PER_DOLLAR_SOURCE must name the source in Chinese and English, like 中国银行|Bank of China, in at most ${longestSource} characters, not "${names}".`,
  );
}

const longestSource = 100;

/** A rate without its day is refused: prices are shown with both. */
function readExchangeRate(env: Environment): Pick<Config, 'yuanPerDollarMicros' | 'rateOrigin'> {
  const { micros, origin } = deliveredRate;
  const yuanPerDollarMicros = readWholeNumber(env, 'YUAN_PER_DOLLAR_MICROS', micros, [1, 999_999_999]);
  const day = readText(env, 'YUAN_PER_DOLLAR_DATE');
  if (day === undefined) {
    if (readText(env, 'YUAN_PER_DOLLAR_MICROS') === undefined)
      return { yuanPerDollarMicros, rateOrigin: { ...origin, source: readRateSource(env) } };
    throw new StartProblem(
      'YUAN_PER_DOLLAR_DATE must be set with YUAN_PER_DOLLAR_MICROS: prices in yuan show the day of their rate.',
    );
  }
  if (!isDay(day))
    throw new StartProblem(`YUAN_PER_DOLLAR_DATE must be a day such as 2026-11-20, not "${day}".`);
  return { yuanPerDollarMicros, rateOrigin: { day, source: readRateSource(env) } };
}

/** The configuration with the direct database URL, for work that needs its own session. */
export function directly<C extends Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>(config: C): C {
  const { databaseDirectUrl } = config;
  return databaseDirectUrl === undefined ? config : { ...config, databaseUrl: databaseDirectUrl };
}

/** Reads the configuration and throws a {@link StartProblem} for an invalid value. */
export function readConfig(env: Environment = process.env): Config {
  const mode = readChoice(env, 'NODE_ENV', modes, 'production');
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const databaseDirectUrl = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  const databaseReplicaUrl = readDatabaseUrl(env, 'DATABASE_REPLICA_URL');
  const workers = readWorkers(env, databaseUrl);
  const smtpUrl = readSmtpUrl(env);
  const s3 = readS3Settings(env);
  const secondFactorKey = readSecondFactorKey(env);
  const paymentTypes = { '1': 1, '2': 2, '3': 3 } as const;
  const paymentType = paymentTypes[readChoice(env, 'PAYMENT_TYPE', ['1', '2', '3'], '3')];
  const payments = readPaymentSettings(env, paymentType);
  if (smtpUrl !== undefined && payments.publicUrl === '')
    throw new StartProblem('PUBLIC_URL must be set with SMTP_URL: mails carry links to the shop.');
  return {
    mode,
    host: readText(env, 'HOST') ?? '0.0.0.0',
    port: readWholeNumber(env, 'PORT', 3000, [0, 65535]),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(databaseDirectUrl === undefined ? {} : { databaseDirectUrl }),
    ...(databaseReplicaUrl === undefined ? {} : { databaseReplicaUrl }),
    replicaLagMs: readWholeNumber(env, 'REPLICA_LAG_MS', 5000, [1, 3_600_000]),
    dataDir: resolve(readText(env, 'DATA_DIR') ?? '.data'),
    workers,
    webDir: resolve(readText(env, 'WEB_DIR') ?? 'dist/web'),
    renderModule: resolve(readText(env, 'RENDER_MODULE') ?? 'dist/server/entry-server.js'),
    appKey: readText(env, 'APP_KEY') ?? constants.applicationKey,
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, mode === 'test' ? 'silent' : 'info'),
    logAddress: readChoice(env, 'LOG_ADDRESS', logAddresses, 'full'),
    devTools: readFlag(env, 'DEV_TOOLS'),
    checkAnswers: mode !== 'production',
    demoShop: readFlag(env, 'DEMO_SHOP', '1'),
    paymentType,
    payments,
    ...(s3 === undefined ? {} : { s3 }),
    seller: readSeller(env),
    ...readExchangeRate(env),
    memberLimits: readFlag(env, 'MEMBER_LIMITS', '1'),
    callsPerMinute: perMinute(env, 'CALLS_PER_MINUTE', mode, 6000),
    pagesPerMinute: perMinute(env, 'PAGES_PER_MINUTE', mode, 600),
    picturesPerMinute: perMinute(env, 'PICTURES_PER_MINUTE', mode, 6000),
    renderThreads: readWholeNumber(env, 'RENDER_THREADS', defaultThreads(workers), [1, 64]),
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(secondFactorKey === undefined ? {} : { secondFactorKey }),
    mailFrom: readText(env, 'MAIL_FROM') ?? constants.companyEmail,
    trustProxy: readFlag(env, 'TRUST_PROXY'),
    ...readMetrics(env),
    slowStatementMs: readWholeNumber(env, 'SLOW_STATEMENT_MS', 500, [0, 600_000]),
  };
}
