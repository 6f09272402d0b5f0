import { expect, it } from 'vitest';
import { linkedProducts, withProductPages } from './product-links.ts';

const text = { zh: '<a href="product:LM358DR">LM358DR</a>', en: 'see <a href="product:A&B (1)">A</a>' };

it('Links to parts are found in both languages.', () => {
  expect(linkedProducts(text)).toEqual(['LM358DR', 'A&B (1)']);
});

it("A link leads to the product's page, or to a search for it.", () => {
  expect(withProductPages(text, new Map([['LM358DR', 7]]))).toEqual({
    zh: '<a href="/GoodsDetails?id=7">LM358DR</a>',
    en: 'see <a href="/searchAll?id=1&amp;keyWord=A%26B%20(1)">A</a>',
  });
});
