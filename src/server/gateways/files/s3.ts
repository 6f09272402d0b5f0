import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Settings } from './settings.ts';
import type { FileStorage } from './storage.ts';

/** Milliseconds; a storage that hangs must not hold requests for minutes. */
const timeouts = { connectionTimeout: 3000, requestTimeout: 20_000 };

/** Name of an empty object, no name of a file. */
const probe = 'writable';

/** Files in a bucket of an S3-compatible storage. */
export function s3Storage({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStorage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other storages than Amazon's have buckets in the path, and do not know its newer checksums.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  });
  return {
    // Writing is what has to work, and there are accounts that may write and see nothing else of a bucket.
    async check() {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: probe, Body: '' }));
    },
    async put(Key, content) {
      const ContentType = 'application/octet-stream';
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: content, ContentType }));
    },
    async read(Key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range }));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    },
    close: () => client.destroy(),
  };
}
