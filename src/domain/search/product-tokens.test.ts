import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { brandsTable } from '../brands/brands-table.ts';
import { brandNames } from '../brands/index.ts';
import { type UnitDefinition, units } from '../part-values/units.ts';
import { productTokens, type SearchableProduct, tokensVersion } from './product-tokens.ts';

const samples: readonly SearchableProduct[] = [
  {
    mpn: 'RC0603FR-074K7L',
    names: ['RC0603FR-074K7L', 'YAGEO', '0603', '4.7kΩ ±1% 厚膜贴片电阻', 'Thick-film chip resistors'],
    texts: ['100mW 75V', '电阻 被动元件', brandNames('YAGEO').join(' ')],
    numbers: [
      { value: { n: 4700 }, unit: 'Ω' },
      { value: { n: -55, h: 155 }, unit: '℃' },
    ],
  },
  {
    mpn: 'W25Q64JVSSIQ',
    names: ['W25Q64JVSSIQ', 'Winbond', 'SOIC-8-208mil', '64Mbit SPI NOR Flash 存储器'],
    texts: ['2.7V~3.6V 133MHz', brandNames('Winbond').join(' ')],
    numbers: [{ value: { n: 67_108_864 }, unit: 'bit' }],
  },
];

/** How units are written: a text with another spelling states other values. */
const spellings = Object.entries<UnitDefinition>(units).map(([unit, definition]) => [
  unit,
  definition.spellings,
  definition.whole,
]);

/** Of everything that the tokens are made from: the names of makers, the spellings of units, the words of texts, and values. */
function fingerprint(): string {
  const made = [brandsTable, spellings, samples.map(productTokens)];
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
}

it('Search tokens change only with their version, by which a running shop writes those of all products again.', () => {
  // When this fails: raise `tokensVersion` by one, and write the new pair here.
  expect([tokensVersion, fingerprint()]).toEqual([6, '8c53d3304e9c1342']);
});
