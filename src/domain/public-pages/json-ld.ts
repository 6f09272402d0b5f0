import type { Availability } from '../cart/availability.ts';
import { centsToMicros, plainPrice } from '../money/index.ts';

/** An item of schema.org's vocabulary. */
export interface LinkedItem {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: LinkedValue | undefined;
}
export type LinkedValue = string | number | LinkedItem | readonly (string | LinkedItem)[];

export interface OrganizationFacts {
  /** Scheme and host of the shop. */
  readonly origin: string;
  readonly name: string;
  readonly telephone: string;
  readonly email: string;
}

/** The shop itself; the other items refer to it by `@id`. */
export function organizationItem({ origin, name, telephone, email }: OrganizationFacts): LinkedItem {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone, email },
  };
}

export interface TrailStep {
  readonly name: string;
  /** Full address; the page itself has none. */
  readonly url?: string;
}

/** The way from home to a page. */
export function breadcrumbItem(trail: readonly TrailStep[]): LinkedItem {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(
      ({ name, url }, index): LinkedItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(url === undefined ? {} : { item: { '@type': 'WebPage', '@id': url, name } }),
      }),
    ),
  };
}

export interface PriceStep {
  /** From this quantity on. */
  readonly num: number;
  /** Price of one piece in cents with up to four decimals. */
  readonly price: number;
}

export interface ProductFacts {
  readonly origin: string;
  readonly url: string;
  readonly productId: number;
  readonly name: string;
  readonly mpn: string;
  readonly description: string;
  readonly brand: string | undefined;
  /** Full addresses. */
  readonly images: readonly string[];
  /** From the first level down. */
  readonly categories: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly stock: number;
  readonly availability: Availability;
  /** As it can be bought, from the smallest order on. */
  readonly prices: readonly PriceStep[];
}

const piece = 'C62';

function quantity(minValue: number, maxValue?: number): LinkedItem {
  return {
    '@type': 'QuantitativeValue',
    unitCode: piece,
    minValue,
    ...(maxValue === undefined ? {} : { maxValue }),
  };
}

/** As schema.org names it: what cannot be bought is out of stock, however many pieces there are. */
const availabilityNames: Readonly<Record<Availability, string>> = {
  inStock: 'InStock',
  backorder: 'BackOrder',
  belowMinimum: 'OutOfStock',
  outOfStock: 'OutOfStock',
};

function offerItem(facts: ProductFacts): LinkedItem | undefined {
  const { origin, url, prices, stock } = facts;
  const [first] = prices;
  if (!first) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: plainPrice(centsToMicros(first.price)),
    priceCurrency: 'USD',
    availability: `https://schema.org/${availabilityNames[facts.availability]}`,
    itemCondition: 'https://schema.org/NewCondition',
    inventoryLevel: { '@type': 'QuantitativeValue', unitCode: piece, value: stock },
    eligibleQuantity: quantity(first.num),
    seller: { '@type': 'Organization', '@id': `${origin}/#organization` },
    priceSpecification: prices.map(({ num, price }, index): LinkedItem => {
      const next = prices[index + 1];
      return {
        '@type': 'UnitPriceSpecification',
        price: plainPrice(centsToMicros(price)),
        priceCurrency: 'USD',
        unitCode: piece,
        eligibleQuantity: quantity(num, next && next.num - 1),
      };
    }),
  };
}

/** A product with its offer: a price for each break, and what is in stock. */
export function productItem(facts: ProductFacts): LinkedItem {
  const { url, productId, name, mpn, description, brand, images, categories, parameters } = facts;
  const offers = offerItem(facts);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name,
    mpn,
    sku: String(productId),
    ...(description === '' ? {} : { description }),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(categories.length > 0 ? { category: categories.join(' > ') } : {}),
    ...(parameters.length > 0
      ? {
          additionalProperty: parameters.map(
            (parameter): LinkedItem => ({ '@type': 'PropertyValue', ...parameter }),
          ),
        }
      : {}),
    ...(offers ? { offers } : {}),
  };
}

export interface ArticleFacts {
  readonly origin: string;
  readonly url: string;
  readonly headline: string;
  readonly description: string;
  readonly images: readonly string[];
  /** ISO 8601. */
  readonly datePublished: string;
  /** As in `<html lang>`. */
  readonly inLanguage: string;
}

/** A news item. */
export function newsArticleItem({ origin, url, description, images, ...others }: ArticleFacts): LinkedItem {
  return {
    '@type': 'NewsArticle',
    ...others,
    ...(description === '' ? {} : { description }),
    ...(images.length > 0 ? { image: images } : {}),
    mainEntityOfPage: url,
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization` },
  };
}

export interface DocumentFacts {
  readonly origin: string;
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** ISO 8601. */
  readonly datePublished: string;
  /** As in `<html lang>`. */
  readonly inLanguage: string;
}

/** A technical document that can be downloaded. */
export function documentItem({ origin, ...facts }: DocumentFacts): LinkedItem {
  return {
    '@type': 'DigitalDocument',
    ...facts,
    encodingFormat: 'application/pdf',
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization` },
  };
}

/** Questions of the help centre that the page answers; `answer` may have markup. */
export function faqItem(
  entries: readonly { readonly question: string; readonly answer: string }[],
): LinkedItem {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(
      ({ question, answer }): LinkedItem => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }),
    ),
  };
}
