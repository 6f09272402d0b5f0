import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { IncomingFiles } from './incoming-files.ts';

export type Form = readonly (readonly [string, string | File])[];

/** Throws when the fields before the file do not authorise an upload. */
export type Admit = (before: Form) => Promise<void>;

/** Maximum bytes of an upload's text fields, which precede its file. */
const maxTextBytes = 64 * 1024;
/** Bytes passed to the parser at once: it processes them completely before it can be stopped. */
const pieceSize = 64 * 1024;
/** An upload has two text fields and one file; the limit is higher, so that a refusal can name additional ones. */
const limits = {
  fields: 16,
  files: 2,
  parts: 18,
  fieldSize: maxTextBytes,
  headerPairs: 16,
  headerSize: 8 * 1024,
} as const;

/** The chunks of a body; ending the iteration cancels the body. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (let start = 0; start < part.value.length; start += pieceSize)
        yield part.value.subarray(start, start + pieceSize);
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

interface Receiver {
  readonly admit: Admit;
  readonly files: IncomingFiles;
}

/** State of an upload in progress. */
class Arriving {
  readonly #receiver: Receiver;
  readonly #parser: InstanceType<typeof Busboy>;
  readonly #failed = Promise.withResolvers<never>();
  readonly #texts: [string, string][] = [];
  readonly #moreFiles: [string, File][] = [];
  #textsBefore = 0;
  #content: BusboyFileStream | undefined;
  #admitted: Promise<void> | undefined;
  #file: Promise<[string, File]> | undefined;

  constructor(contentType: string, receiver: Receiver) {
    this.#receiver = receiver;
    this.#failed.promise.catch(() => undefined);
    // A name with a path is refused by the handler, which must therefore see it.
    const preservePath = true;
    const isPartAFile = (_field?: string, _type?: string, fileName?: string) => fileName !== undefined;
    this.#parser = new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile,
      limits,
      preservePath,
    });
    this.#parser.on('field', (name, value, _nameCut, isCut) => {
      if (isCut) this.#fail('bodyTooLarge');
      else if (name === undefined) this.#fail('mediaTypeRefused');
      else this.#texts.push([name, value]);
    });
    this.#parser.on('file', (name, content, ...[fileName, , type]) =>
      this.#takeFile(name, content, { name: fileName, type }),
    );
    for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
      this.#parser.on(event, () => this.#fail('bodyTooLarge'));
    this.#parser.on('error', () => this.#fail('mediaTypeRefused'));
  }

  #fail(code: 'bodyTooLarge' | 'mediaTypeRefused'): void {
    this.#failed.reject(new ApiRefusal(code));
  }

  #takeFile(field: string, content: BusboyFileStream, declared: { name: string; type: string }): void {
    // The parser reports the error of a body that ends too early here as well; without a listener it would end the process.
    content.on('error', () => undefined);
    if (field === undefined) this.#fail('mediaTypeRefused');
    if (this.#file) {
      content.resume();
      this.#moreFiles.push([field, new File([], declared.name)]);
      return;
    }
    const { admit, files } = this.#receiver;
    this.#content = content;
    this.#textsBefore = this.#texts.length;
    this.#admitted = admit([...this.#texts]);
    this.#file = this.#admitted.then(async () => [field, await files.save(content, declared)]);
    this.#file.catch(this.#failed.reject);
  }

  get hasFile(): boolean {
    return this.#file !== undefined;
  }

  async write(piece: Uint8Array): Promise<void> {
    const written = new Promise<void>((done) => this.#parser.write(piece, () => done()));
    await Promise.race([written, this.#failed.promise]);
    await this.#admitted;
  }

  async end(): Promise<Form> {
    const finished = new Promise<void>((done) => this.#parser.once('finish', done));
    this.#parser.end();
    await Promise.race([finished, this.#failed.promise]);
    if (!this.#file) {
      await this.#receiver.admit(this.#texts);
      return this.#texts;
    }
    const file = await this.#file;
    if (this.#texts.length !== this.#textsBefore) throw new ApiRefusal('wrongSignature');
    return [...this.#texts, file, ...this.#moreFiles];
  }

  /** Aborts the writing of an incomplete file. */
  async close(): Promise<void> {
    this.#content?.destroy();
    await this.#file?.catch(() => undefined);
  }
}

/**
 * Reads an upload and writes its file to disk. The sender is checked as soon as the fields before the file have arrived: of a
 * refused file no more is read than came with them. A text field after the file was not part of that check, so it fails the
 * signature.
 */
export async function readUpload(
  body: ReadableStream<Uint8Array>,
  { contentType, limit, ...receiver }: Receiver & { readonly contentType: string; readonly limit: number },
): Promise<Form> {
  const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^;\s"]{1,70})\s*(?:;|$)/i;
  if (!boundary.test(contentType)) throw new ApiRefusal('mediaTypeRefused');
  const arriving = new Arriving(contentType, receiver);
  let length = 0;
  try {
    for await (const piece of piecesOf(body)) {
      length += piece.length;
      if (length > limit) throw new ApiRefusal('bodyTooLarge');
      await arriving.write(piece);
      if (!arriving.hasFile && length > maxTextBytes) throw new ApiRefusal('bodyTooLarge');
    }
    return await arriving.end();
  } finally {
    await arriving.close();
  }
}
