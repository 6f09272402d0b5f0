import { parseJson } from '#domain/wire/parse-json.ts';
import { encodeBody, encodeQuery } from '#web/api/body.ts';
import { addTransportFields } from '#web/api/client.ts';
import type { RequestScope } from '#web/api/request-scope.ts';
import type { Language } from '#web/i18n/language.ts';
import { safeInScript } from './template.ts';

/** A response of the shop. One that several pages read is the same object. */
export interface ReadResponse {
  readonly status: number;
  readonly body: string;
}

/** Reads with the path and query of a call, and its form where it has one. */
export type ReadPath = (path: string, form?: string) => Promise<ReadResponse>;

const onlyReads = new Error('A page that is rendered only reads');
const parsed = new WeakMap<ReadResponse, object>();
const responses = new WeakMap<object, ReadResponse>();

/** A page never changes what it read, so all that read it share it. */
function contentOf(response: ReadResponse): object {
  const known = parsed.get(response);
  if (known) return known;
  const content = parseJson<object>(response.body);
  parsed.set(response, content);
  responses.set(content, response);
  return content;
}

/** The response that was parsed to some data, as JSON that is safe inside a script element: the data are not written again. */
export function responseText(data: unknown): string | undefined {
  const response = typeof data === 'object' && data !== null ? responses.get(data) : undefined;
  return response && safeInScript(response.body);
}

interface Visit {
  readonly language: Language;
  readonly columns: string;
  readonly read: ReadPath;
}

/** The scope in which a page is rendered: always that of a visitor, never of a member, because rendered pages are kept for everyone. */
export function visitorScope({ language, columns, read }: Visit): RequestScope {
  return {
    language,
    token: undefined,
    baseUrl: 'http://shop',
    columns,
    send: () => Promise.reject(onlyReads),
    async read({ url, params, data }, row) {
      const query = encodeQuery(params ?? {});
      const form = encodeBody(data, row);
      if (form instanceof FormData) throw onlyReads;
      addTransportFields(form ?? query, row, { language, token: undefined });
      return contentOf(await read(query.size === 0 ? url : `${url}?${query}`, form?.toString()));
    },
  };
}
