import type { Bilingual } from '#domain/language.ts';

const link = /href="product:([^"]+)"/g;

/** The part numbers that a text links to as `product:{part number}`. */
export function linkedProducts({ zh, en }: Bilingual): readonly string[] {
  return [...zh.matchAll(link), ...en.matchAll(link)].flatMap(([, mpn]) => mpn ?? []);
}

function pageOf(mpn: string, products: ReadonlyMap<string, number>): string {
  const id = products.get(mpn);
  return id === undefined
    ? `/searchAll?id=1&amp;keyWord=${encodeURIComponent(mpn)}`
    : `/GoodsDetails?id=${id}`;
}

/** The text with its links to products leading to their pages; a part that the catalogue lacks is searched for. */
export function withProductPages(text: Bilingual, products: ReadonlyMap<string, number>): Bilingual {
  const resolveLinks = (html: string) =>
    html.replace(link, (_, mpn: string) => `href="${pageOf(mpn, products)}"`);
  return { zh: resolveLinks(text.zh), en: resolveLinks(text.en) };
}
