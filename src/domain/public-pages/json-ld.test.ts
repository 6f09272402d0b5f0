import { describe, expect, it } from 'vitest';
import { vocabularyProblems } from '#tests/support/schema-vocabulary.ts';
import {
  breadcrumbItem,
  documentItem,
  faqItem,
  newsArticleItem,
  organizationItem,
  type ProductFacts,
  productItem,
} from './json-ld.ts';

const origin = 'https://shop.example';
const facts: ProductFacts = {
  origin,
  url: `${origin}/GoodsDetails?id=1`,
  productId: 1,
  name: 'Chip resistor 10 kΩ',
  mpn: 'RC0603FR-0710KL',
  description: 'Thick-film resistor',
  brand: 'YAGEO',
  images: [`${origin}/img/part/0603/iso.svg`],
  categories: ['Passive components', 'Resistors'],
  parameters: [{ name: 'Tolerance', value: '±1%' }],
  stock: 1200,
  availability: 'inStock' as const,
  prices: [
    { num: 100, price: 0.42 },
    { num: 5000, price: 0.23 },
  ],
};

describe('what the shop says to search engines', () => {
  it.each([
    ['organization', organizationItem({ origin, name: 'Shop', telephone: '+86 1', email: 'a@example.com' })],
    ['breadcrumb', breadcrumbItem([{ name: 'Home', url: `${origin}/` }, { name: 'Resistors' }])],
    ['product', productItem(facts)],
    ['sold out product', productItem({ ...facts, availability: 'outOfStock', brand: undefined, images: [] })],
    ['product that is delivered later', productItem({ ...facts, stock: 0, availability: 'backorder' })],
    ['questions', faqItem([{ question: 'How do I pay?', answer: '<p>By card.</p>' }])],
    [
      'document',
      documentItem({
        origin,
        url: `${origin}/tgshare?tid=1`,
        name: 'Layout of a buck converter',
        description: 'Loops and planes',
        datePublished: '2026-03-02T08:00:00.000Z',
        inLanguage: 'en',
      }),
    ],
    [
      'news',
      newsArticleItem({
        origin,
        url: `${origin}/newsDetail?nid=1`,
        headline: 'New plant',
        description: 'In Shenzhen',
        images: [`${origin}/img/scene/plant.svg`],
        datePublished: '2026-03-02T08:00:00.000Z',
        inLanguage: 'en',
      }),
    ],
  ])('Every type and property of the item "%s" is in the vocabulary of schema.org.', (_name, item) => {
    expect(vocabularyProblems(item)).toEqual([]);
  });

  it('The vocabulary is no rubber stamp: it refuses other types, properties and values.', () => {
    const product = productItem(facts);
    expect(vocabularyProblems({ ...product, '@type': 'Produkt' })).toEqual([
      ': schema.org has no type Produkt',
    ]);
    expect(vocabularyProblems({ ...product, prize: '1' })).toEqual([': Product has no property prize']);
    expect(vocabularyProblems({ ...product, offers: { '@type': 'Person' } })).toEqual([
      '/offers takes no Person',
    ]);
    const offers = { '@type': 'Offer', availability: 'https://schema.org/Maybe' };
    expect(vocabularyProblems({ ...product, offers })).toHaveLength(1);
  });

  it('The offer states each price break in dollars, with the quantities that it is for.', () => {
    expect(productItem(facts).offers).toMatchObject({
      price: '0.0042',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        { price: '0.0042', eligibleQuantity: { minValue: 100, maxValue: 4999 } },
        { price: '0.0023', eligibleQuantity: { minValue: 5000 } },
      ],
    });
  });

  it.each([
    [0.42, '0.0042'],
    [0.0001, '0.000001'],
    [150, '1.50'],
    [123_456_789, '1234567.89'],
    [99.5, '0.9950'],
  ])('The offer states %s cents as %s dollars, as the page does.', (price, dollars) => {
    const prices = [{ num: 1, price }];
    expect(productItem({ ...facts, prices }).offers).toMatchObject({ price: dollars });
  });
});
