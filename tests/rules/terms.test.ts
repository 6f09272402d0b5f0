import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the shop says to people: texts of screens, of the description and of files, and the demo shop's articles. */
const texts = [
  'openapi/texts/*.yaml',
  'src/web/i18n/*/*.json',
  'src/domain/public-lists/*.ts',
  'src/domain/order-export/*.ts',
  'src/demo/**/*.{md,yaml}',
  'src/drawings/scenes/**/*.ts',
  'src/server/documents/rendering/*.ts',
].flatMap((pattern) => globSync(pattern));

interface Term {
  readonly refused: RegExp;
  readonly instead: string;
  /** Files where the word means something else. */
  readonly except?: RegExp;
}

/** One word for one thing. Chinese has two in the trade for each of these; the first was chosen. */
const terms: readonly Term[] = [
  { refused: /规格书|数据表/, instead: '数据手册' },
  { refused: /类目|类别/, instead: '分类', except: /^src\/demo\/(news|help|documents)/ },
  {
    // What a buyer has made is a 产品, and 产品中心 is the name of a page; what the shop sells is a 商品.
    refused: /(?<!定制|主营)产品(?!中心|要求|与理念|无法定制)/,
    instead: '商品',
    except: /^(src\/demo\/documents|openapi\/)/,
  },
  { refused: /\bdata[ -]sheets?\b/i, instead: 'datasheet' },
];

it.each(terms)('The shop says $instead, not $refused.', ({ refused, except }) => {
  const found = texts
    .filter((path) => !except?.test(path) && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          refused.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 60)}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
