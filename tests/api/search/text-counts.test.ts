import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { downloadGradeValues } from '#generated/enums.ts';
import { rows } from '#server/db/queryable.ts';
import { findDocuments } from '#server/documents/index.ts';
import { countCachedTexts } from '#server/search/count-cached-texts.ts';
import { searchInformation } from '#server/search/search-information.ts';
import { openDocumentShop } from '../documents/document-shop.ts';
import type { TestApp } from '../support/test-app.ts';

/** Documents and news are counted in memory: random searches between random writes must count what the database does. */
const rounds = 60;

let shop: TestApp;
beforeAll(async () => {
  shop = await openDocumentShop();
});
afterAll(() => shop.close());

let state = 29;
function random(count: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * count);
}
const oneOf = <T>(items: readonly T[]): T => items[random(items.length)] as T; // an index below its length

const titles = ['新工厂 in 深圳', 'A NEW plant', 'MLCC & 100% Ohm', 'Größe_Ω', '回流焊 guide'];
const words =
  'plant PLANT 新工 深圳 mlcc 100% % _ größe Ω ω ohm reflow reflo re TPS563201DDCR 563201 tp 回流焊 电容 guide & — 1 17'.split(
    ' ',
  );
const grade = downloadGradeValues.allDocuments;

async function change(): Promise<void> {
  const title = oneOf(titles);
  const insert = `insert into news (content_type, title_zh, title_en, vice_title_zh, vice_title_en, image_url, content_zh, content_en, created_at)
    values (1, $1, $2, '', '', '', $3, $4, now())`;
  const writes = [
    () => rows(shop.pool, insert, [title, oneOf(titles), oneOf(titles), oneOf(titles)]),
    () => rows(shop.pool, 'update news set content_en = $1 where id = (select min(id) from news)', [title]),
    () => rows(shop.pool, 'delete from news where id = (select max(id) from news)'),
    () =>
      rows(
        shop.pool,
        `update technical_document set tokens = array['plant', 'guide'], part_keys = ' TPS563201' where id = $1`,
        [1 + random(30)],
      ),
    () => rows(shop.pool, 'delete from technical_document where id = $1', [1 + random(30)]),
    () => rows(shop.pool, 'update technical_document set browse_count = browse_count + 1'),
  ];
  await oneOf(writes)();
}

it('counts documents and news in memory as the database does, at once after each change', async () => {
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round % 3 === 0) await change();
    const keyWord = Array.from({ length: 1 + random(2) }, () => oneOf(words)).join(' ');
    const language = oneOf<Language>(['zh_CN', 'en_US']);
    const onlyCount = { pageNum: 1, pageSize: 0, language };
    const { params } = await findDocuments(shop.db, { keyWord, downloadGrade: grade, ...onlyCount });
    const { total } = await searchInformation(shop.pool, keyWord, onlyCount);
    // A version is cached when it is asked for a second time.
    const search = { keyWord, language };
    await countCachedTexts(shop.pool, search);
    const cached = await countCachedTexts(shop.pool, search);
    const counted = { documents: params.totalDataCounts, news: total };
    expect({ keyWord, cached }).toEqual({ keyWord, cached: counted });
    const { data } = await shop.call('searchAll', { keyWord, searchType: 1 }, { language });
    const { technologyResult, informationResult } = data;
    const sent = { documents: technologyResult.params, news: informationResult.params };
    expect({ keyWord, sent }).toEqual({
      keyWord,
      sent: {
        documents: { totalDataCounts: counted.documents },
        news: { totalDataCounts: counted.news },
      },
    });
    found += Math.min(1, counted.documents) + Math.min(1, counted.news);
  }
  expect(found).toBeGreaterThan(rounds / 2);
});
