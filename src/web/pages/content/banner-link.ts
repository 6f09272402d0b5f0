import { constants } from '#generated/constants.ts';
import { newsHref, productHref } from '#web/paths.ts';

export interface BannerLink {
  readonly kind: 'product' | 'news';
  readonly href: string;
}

/** Where a banner leads: `{type}#{id}`, one type opens the product of the id, every other type the news item. */
export function parseBannerLink(linkUrl: string): BannerLink | undefined {
  const parts = /^(\d{1,9})#(\d{1,15})$/.exec(linkUrl.trim());
  const id = Number(parts?.[2]);
  if (!parts || id < 1) return undefined;
  return Number(parts[1]) === constants.bannerProductType
    ? { kind: 'product', href: productHref(id) }
    : { kind: 'news', href: newsHref(id) };
}

const texts = { product: 'content.banner.product', news: 'content.banner.news' } as const;

/** What a banner is called: its place, and what a click opens. */
export function bannerText(link: BannerLink | undefined) {
  return link ? texts[link.kind] : 'content.banner.place';
}
