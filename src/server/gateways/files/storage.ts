import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where uploaded files are kept. Names are random, made by this server, and used once. */
export interface FileStorage {
  /** Throws when files cannot be stored now. */
  readonly check: () => Promise<void>;
  readonly put: (name: string, content: Uint8Array) => Promise<void>;
  /** Undefined when there is no such file. */
  readonly read: (name: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Does nothing when there is no such file. */
  readonly remove: (name: string) => Promise<void>;
  readonly close: () => void;
}
