import { keysOf } from '../keys-of.ts';
import { tableFormats } from '../tables/formats.ts';

/** What a list can be had as besides its page. */
export const listFormats = { ...tableFormats, json: 'application/json' } as const;

export type ListFormat = keyof typeof listFormats;

interface AcceptedType {
  readonly type: string;
  readonly quality: number;
}

function acceptedTypes(accept: string): readonly AcceptedType[] {
  return accept
    .split(',')
    .map((range): AcceptedType => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { type, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
}

const pageTypes: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml', 'text/*', '*/*']);

/** The format that a request asks for with its Accept header (RFC 9110), undefined for the page: what comes first wins. */
export function acceptedFormat(accept: string | undefined): ListFormat | undefined {
  for (const { type } of acceptedTypes(accept ?? '')) {
    if (pageTypes.has(type)) return undefined;
    const format = keysOf(listFormats).find((known) => listFormats[known].split(';')[0] === type);
    if (format) return format;
  }
  return undefined;
}

/** The format that an address names; null for one that does not exist. */
export function namedFormat(name: string): ListFormat | null {
  return keysOf(listFormats).find((known) => known === name) ?? null;
}
