import type { WireFields } from '#domain/wire/decode.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import { constants } from '#generated/constants.ts';
import { uploadFileFormLimits } from '#generated/limits.ts';
import type { AppContext } from './caller.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { type Admit, readUpload } from './upload.ts';

/** Raw fields of a request. */
export interface Arrived extends WireFields {
  readonly query: readonly (readonly [string, string])[];
  readonly form: readonly (readonly [string, string | File])[];
}

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

/** Higher than the limit of a file, so that the handler can refuse a slightly larger one with its own code. */
const multipartLimit = 2 * uploadFileFormLimits.file.maxBytes;

/** Whether the length of the body is declared and within the limit, so that the runtime may read it at once. */
function isMeasured(request: Request, limit: number): boolean {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > limit) throw new ApiRefusal('bodyTooLarge');
  return declared !== null || !request.body;
}

async function cappedBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (isMeasured(request, limit) || !request.body) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > limit) throw new ApiRefusal('bodyTooLarge');
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

interface FormReading {
  readonly encoding: Route['encoding'];
  readonly admit: Admit;
  readonly files: IncomingFiles;
}

async function readForm(request: Request, { encoding, admit, files }: FormReading): Promise<Arrived['form']> {
  if (encoding === 'none') return [];
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== mediaTypes[encoding]) {
    const empty = mediaType === '' && !request.body;
    if (empty) return [];
    throw new ApiRefusal('mediaTypeRefused');
  }
  if (encoding === 'multipart') {
    isMeasured(request, multipartLimit);
    if (!request.body) throw new ApiRefusal('mediaTypeRefused');
    return readUpload(request.body, { contentType, limit: multipartLimit, admit, files });
  }
  return fieldsOf(await cappedText(request, constants.bodyLimit));
}

/** Limits the number of fields: each one costs time for parsing, sorting and signing, however short it is. */
function fieldsOf(text: string): [string, string][] {
  let fields = 1;
  for (let index = text.indexOf('&'); index >= 0; index = text.indexOf('&', index + 1)) {
    fields += 1;
    if (fields > constants.fieldLimit) throw new ApiRefusal('bodyTooLarge');
  }
  return [...new URLSearchParams(text)];
}

async function cappedText(request: Request, limit: number): Promise<string> {
  return isMeasured(request, limit)
    ? request.text()
    : new TextDecoder().decode(await cappedBytes(request, limit));
}

/** Query fields of an absolute URL, which the runtime has already normalised. */
function queryOf(url: string): Arrived['query'] {
  const start = url.indexOf('?');
  if (start < 0) return [];
  const fragment = url.indexOf('#');
  if (fragment >= 0 && fragment < start) return [];
  return fieldsOf(url.slice(start + 1, fragment < 0 ? undefined : fragment));
}

/** Path of an absolute URL, percent-encoded, without query and fragment. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}

interface Reading {
  /** Checks the sender once: before the file of an upload, otherwise with all fields. */
  readonly admit: (arrived: Arrived) => Promise<void>;
  /** Destination of an uploaded file. */
  readonly files: IncomingFiles;
}

/** Reads query, path and body of a request; throws an {@link ApiRefusal} for a body of the wrong type or size. */
export async function readWireFields(
  context: AppContext,
  route: Route,
  { admit, files }: Reading,
): Promise<Arrived> {
  const known = { path: Object.entries(context.req.param()), query: queryOf(context.req.url) };
  let isAdmitted = false;
  const admitForm = async (form: Arrived['form']) => {
    await admit({ ...known, form });
    isAdmitted = true;
  };
  const given = context.env?.form;
  const form =
    given === undefined
      ? await readForm(context.req.raw, { encoding: route.encoding, admit: admitForm, files })
      : fieldsOf(given);
  if (!isAdmitted) await admitForm(form);
  return { ...known, form };
}

/** First value of a transport field: in the query of a GET, otherwise in the body. */
export function transportField(arrived: Arrived, method: string, name: string): string | undefined {
  const fields = method === 'GET' ? arrived.query : arrived.form;
  const value = fields.find(([field]) => field === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}
