import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { banner, companyProfile } from '#server/db/schema/content.ts';
import { friendLink } from '#server/db/schema/frame.ts';
import { cartItem, solution } from '#server/db/schema/shop.ts';
import type { DemoBanner, DemoContent } from './demo-content.ts';
import { fillRequests } from './demo-requests.ts';
import { fillDocuments } from './fill-documents.ts';
import { fillNotices } from './fill-notices.ts';
import { fillOrders } from './fill-orders.ts';
import { fillSavedProducts } from './fill-saved-products.ts';
import { writeHelp } from './help-texts.ts';
import { writeNews } from './news-texts.ts';
import { productIdsOf } from './product-ids-of.ts';
import { linkedProducts, withProductPages } from './product-links.ts';

/** Type of a banner that opens a news item: any number but that of products. */
const newsBanner = 10012;

interface Filling {
  readonly db: Executor;
  readonly content: DemoContent;
  readonly memberId: number;
  readonly now: Date;
}

/** The ids of the products that the content names; one that the catalogue lacks is left out with what hangs on it. */
async function productIds({ db, content }: Filling): Promise<ReadonlyMap<string, number>> {
  const named = [
    ...content.solutions.map(({ productNum }) => productNum),
    ...content.cart.map(({ productNum }) => productNum),
    ...content.banners.flatMap(({ opens }) => ('productNum' in opens ? [opens.productNum] : [])),
    ...[
      ...content.solutions.map(({ remark }) => remark),
      ...content.news.map((item) => item.content),
    ].flatMap(linkedProducts),
  ];
  return productIdsOf(db, named);
}

function bannerLink(
  opens: DemoBanner['opens'],
  products: ReadonlyMap<string, number>,
  newsIds: readonly (number | undefined)[],
): string | undefined {
  const [type, id] =
    'productNum' in opens
      ? [constants.bannerProductType, products.get(opens.productNum)]
      : [newsBanner, newsIds[opens.news]];
  return id === undefined ? undefined : `${type}#${id}`;
}

async function fillBanners(
  filling: Filling,
  products: ReadonlyMap<string, number>,
  newsIds: readonly (number | undefined)[],
) {
  const rows = filling.content.banners.flatMap(({ size, img, opens }, sort) => {
    const linkUrl = bannerLink(opens, products, newsIds);
    return linkUrl === undefined ? [] : [{ size, imgUrlZh: img.zh, imgUrlEn: img.en, linkUrl, sort }];
  });
  if (rows.length > 0) await filling.db.insert(banner).values(rows);
}

async function fillProfile({ db, content: { profile } }: Filling): Promise<void> {
  const { synopsis, idea, mainBusiness, products, ourPurpose } = profile;
  await db.insert(companyProfile).values({
    frontCover: profile.frontCover,
    synopsisZh: synopsis.zh,
    synopsisEn: synopsis.en,
    ideaZh: idea.zh,
    ideaEn: idea.en,
    mainBusinessZh: mainBusiness.zh,
    mainBusinessEn: mainBusiness.en,
    productsZh: products.zh,
    productsEn: products.en,
    ourPurposeZh: ourPurpose.zh,
    ourPurposeEn: ourPurpose.en,
    imageText: profile.imageText.map(({ img, des }) => ({ img, ...des })),
  });
}

async function fillFriendLinks({ db, content }: Filling): Promise<void> {
  const rows = content.friendLinks.map(({ name, url, coverImage }, sort) => ({
    nameZh: name.zh,
    nameEn: name.en,
    linkUrl: url,
    coverImage: coverImage ?? null,
    sort,
  }));
  if (rows.length > 0) await db.insert(friendLink).values(rows);
}

async function fillSolutions({ db, content }: Filling, products: ReadonlyMap<string, number>): Promise<void> {
  const rows = content.solutions.flatMap(({ name, url, remark, productNum }, sort) => {
    const productId = products.get(productNum);
    const text = withProductPages(remark, products);
    const texts = { schemeNameZh: name.zh, schemeNameEn: name.en, remarkZh: text.zh, remarkEn: text.en };
    return productId === undefined ? [] : [{ ...texts, url, productId, sort }];
  });
  if (rows.length > 0) await db.insert(solution).values(rows);
}

async function fillMember(filling: Filling, products: ReadonlyMap<string, number>): Promise<void> {
  const { db, content, memberId, now } = filling;
  const items = content.cart.flatMap(({ productNum, num, seenPrice }) => {
    const productId = products.get(productNum);
    return productId === undefined ? [] : [{ memberId, productId, num, seenPrice, createdAt: now }];
  });
  if (items.length > 0) await db.insert(cartItem).values(items);
  await fillSavedProducts(filling);
  await fillOrders(filling);
  await fillNotices(filling);
  await fillRequests(filling);
}

/** Puts the content of the demo shop in; the catalogue is there already. */
export async function fillContent(filling: Filling): Promise<void> {
  const products = await productIds(filling);
  const { db, content, now } = filling;
  const newsIds = await writeNews(db, { items: content.news, products, filledAt: now });
  await fillBanners(filling, products, newsIds);
  await fillProfile(filling);
  await fillFriendLinks(filling);
  await fillSolutions(filling, products);
  await writeHelp(db, content.help);
  await fillDocuments(filling, content.documents);
  await fillMember(filling, products);
}
