import { StartProblem } from '#server/start-problem.ts';

export interface S3Settings {
  /** Address of the storage; undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function readEndpoint(env: Environment): string | undefined {
  const value = env.S3_ENDPOINT?.trim();
  if (!value) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/$/, '');
  throw new StartProblem('S3_ENDPOINT must be an address such as https://storage.example.com.');
}

/** Reads the settings of an S3-compatible storage; without a bucket, files are kept in DATA_DIR. */
export function readS3Settings(env: Environment): S3Settings | undefined {
  const [bucket, accessKeyId, secretAccessKey] = needed.map((name) => env[name]?.trim());
  const endpoint = readEndpoint(env);
  if (!bucket && !accessKeyId && !secretAccessKey && !endpoint) return undefined;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new StartProblem(`S3 storage needs ${needed.join(', ')} together.`);
  return { endpoint, region: env.S3_REGION?.trim() || 'us-east-1', bucket, accessKeyId, secretAccessKey };
}
