export type Query = readonly (readonly [string, string])[];
export type Form = readonly (readonly [string, string | File])[];

/** A call from a page through MSW or over HTTP. */
export interface IncomingCall {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly query: Query;
  readonly form: Form;
  /** In lower case, without parameters; empty without a body. */
  readonly mediaType: string;
  /** Bytes of the body. */
  readonly length: number;
  /** The body is not what its media type says. */
  readonly unreadable?: boolean;
  readonly header: (name: string) => string | null;
}

export const multipart = 'multipart/form-data';
export const urlEncoded = 'application/x-www-form-urlencoded';

export function mediaTypeOf(contentType: string | null): string {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Fields of a query or of a form-encoded body. */
export function fieldsOf(text: string): [string, string][] {
  return text === '' ? [] : [...new URLSearchParams(text)];
}

/** The fields of a body, and whether they can be read. */
export async function formOf(
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Pick<IncomingCall, 'form' | 'length' | 'unreadable'>> {
  const length = bytes.byteLength;
  const mediaType = mediaTypeOf(contentType);
  if (mediaType === urlEncoded) return { form: fieldsOf(new TextDecoder().decode(bytes)), length };
  if (mediaType !== multipart) return { form: [], length };
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    return { form: [...form.entries()], length };
  } catch {
    return { form: [], length, unreadable: true };
  }
}

/** Reads a Fetch request. */
export async function readIncomingCall(request: Request): Promise<IncomingCall> {
  const { pathname, search } = new URL(request.url);
  const contentType = request.headers.get('content-type') ?? '';
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await formOf(await request.arrayBuffer(), contentType) : { form: [], length: 0 };
  return {
    method: request.method,
    path: pathname,
    query: fieldsOf(search.slice(1)),
    mediaType: mediaTypeOf(contentType),
    ...body,
    header: (name) => request.headers.get(name),
  };
}
