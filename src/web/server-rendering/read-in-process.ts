import { parseJson } from '#domain/wire/parse-json.ts';
import { encodeBody, encodeQuery } from '#web/api/body.ts';
import { addTransportFields } from '#web/api/client.ts';
import type { RequestScope } from '#web/api/request-scope.ts';
import type { Language } from '#web/i18n/language.ts';

/** A response of the shop. One that several pages read is the same object. */
export interface ReadResponse {
  readonly status: number;
  readonly body: string;
  /** What the body says, once it was read. */
  content?: object;
}

/** Reads with the path and query of a call, and its form where it has one. */
export type ReadPath = (path: string, form?: string) => Promise<ReadResponse>;

const onlyReads = new Error('A page that is rendered only reads');
/** A page never changes what it read, so all that read it share it. */
function contentOf(response: ReadResponse): object {
  response.content ??= parseJson<object>(response.body);
  return response.content;
}

/** The responses that a page has read, by what they say. */
export type PageReads = Map<unknown, ReadResponse>;

interface Visit {
  readonly language: Language;
  readonly columns: string;
  readonly read: ReadPath;
  /** Gets what the page reads. */
  readonly reads: PageReads;
}

/** The scope in which a page is rendered: always that of a visitor, never of a member, because rendered pages are kept for everyone. */
export function visitorScope({ language, columns, read, reads }: Visit): RequestScope {
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
      const response = await read(query.size === 0 ? url : `${url}?${query}`, form?.toString());
      const content = contentOf(response);
      reads.set(content, response);
      return content;
    },
  };
}
