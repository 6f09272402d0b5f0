import { constants } from '#generated/constants.ts';
import { type ParityCase, type ProductOptions, type Side, withData } from './side.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

/** The part numbers that are suggested for a text. */
async function suggestNumbers(side: Side, keyWord: string) {
  const { code, data } = await side.call('listSearchSuggestions', { keyWord });
  const numbers = data.partNumbers.map(({ productNum }: { productNum: string }) => productNum);
  return withData({ code, data: numbers });
}

function about(title: string, products: readonly ProductOptions[], ...texts: readonly string[]): ParityCase {
  return {
    title,
    codes: texts.map(() => 0),
    async run(side) {
      for (const product of products) await side.addProduct(product);
      const replies = [];
      for (const text of texts) replies.push(await suggestNumbers(side, text));
      return replies;
    },
  };
}

const numberedParts = (beginning: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${beginning}-${String(index).padStart(3, '0')}`);

const cases: readonly ParityCase[] = [
  about(
    'has the exact number first, then what is in stock, and nothing that is withdrawn',
    [
      { mpn: 'QXA-1', stock: 0 },
      { mpn: 'QXA-10', stock: 0 },
      { mpn: 'QXA-11' },
      { mpn: 'QXA-12', withdrawn: true },
      { mpn: 'QXA-13', stock: 5, startBuy: 10 },
      { mpn: 'QXA-14' },
    ],
    'QXA-1',
    'qxa1',
    'qxa 1',
    'QXA-12',
  ),
  about(
    'compares only the first numbers, so that a later one in stock is not preferred',
    [
      ...numberedParts('QXB', constants.suggestedPartsRead).map((mpn) => ({ mpn, stock: 0 })),
      { mpn: 'QXB-999', stock: 100 },
    ],
    'QXB',
    'QXB-9',
  ),
  about('begins with the number, of any length from the shortest on', [{ mpn: 'QXC-1' }], 'Q', 'QX', 'XC-1'),
];

describeParity('a suggested part number', cases);
