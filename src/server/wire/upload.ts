import { ApiRefusal } from '#domain/wire/envelope.ts';

export type Form = readonly (readonly [string, string | File])[];

/** Throws when the fields before the file do not entitle to send one. */
export type Admit = (before: Form) => Promise<void>;

/** Most bytes of the text fields of an upload, which come before its file. */
const mostBefore = 64 * 1024;

async function parse(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Form> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    return [...form.entries()];
  } catch {
    throw new ApiRefusal('mediaTypeRefused');
  }
}

/** Where the part of the first file begins, -1 while none is to be seen. */
function startOfFile(bytes: Buffer, delimiter: string): number {
  for (let start = bytes.indexOf(delimiter); start >= 0; start = bytes.indexOf(delimiter, start + 1)) {
    const end = bytes.indexOf('\r\n\r\n', start);
    if (end < 0) return -1;
    if (/;\s*filename\*?=/i.test(bytes.toString('latin1', start, end))) return start;
  }
  return -1;
}

/** The chunks of a body; whoever stops looking at them stops the reading. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

const isText = ([, value]: Form[number]) => typeof value === 'string';

/**
 * Reads an upload. Who sends it is looked at as soon as the fields before the file are there: of a file that is refused no
 * more is read than came with them. A text field after the file was not looked at, so it does not fit the signature.
 */
export async function readUpload(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  limit: number,
  admit: Admit,
): Promise<Form> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? plain ?? ''}`;
  if (delimiter === '--') throw new ApiRefusal('mediaTypeRefused');
  const chunks: Uint8Array[] = [];
  let length = 0;
  let before: Form | undefined;
  for await (const chunk of chunksOf(body)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) throw new ApiRefusal('bodyTooLarge');
    if (before) continue;
    const head = Buffer.concat(chunks);
    const file = startOfFile(head, delimiter);
    if (file >= 0) {
      const closed = Buffer.concat([head.subarray(0, file), Buffer.from(`${delimiter}--\r\n`)]);
      before = file === 0 ? [] : await parse(new Uint8Array(closed), contentType);
      await admit(before);
    } else if (length > mostBefore) throw new ApiRefusal('bodyTooLarge');
  }
  const form = await parse(new Uint8Array(Buffer.concat(chunks)), contentType);
  if (!before) await admit(form);
  else if (form.filter(isText).length !== before.length) throw new ApiRefusal('wrongSignature');
  return form;
}
