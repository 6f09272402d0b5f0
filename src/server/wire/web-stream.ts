import { Readable } from 'node:stream';

/** A stream of bytes as the body of a response. */
export function webStream(content: Readable | AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const readable = content instanceof Readable ? content : Readable.from(content);
  // Node declares web streams of its own, whose content is unknown; they are the global ones.
  return Readable.toWeb(readable) as ReadableStream<Uint8Array>;
}
