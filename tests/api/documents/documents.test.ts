import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { technicalDocument } from '#server/db/schema/documents.ts';
import { member } from '#server/db/schema/session.ts';
import { readDemoContent } from '#server/seed/read-demo-content.ts';
import { signInNewMember } from '../support/members.ts';
import type { TestApp } from '../support/test-app.ts';
import { openDocumentShop } from './document-shop.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDocumentShop();
});
afterAll(() => shop.close());

const demoTypes = readDemoContent().documents;
const all = demoTypes.flatMap((type) => type.documents);
const english = { language: 'en_US' } as const;

interface Listed {
  tid: number;
  title: string;
  description: string;
  docUrl: string | null;
  createTime: string;
  typeId: number;
  sentence?: string;
}

async function list(
  fields: Record<string, string | number | undefined> = {},
  options = {},
): Promise<Listed[]> {
  return (await shop.call('listDocuments', { pageSize: 100, ...fields }, options)).data;
}

async function stored(slug: string) {
  const path = `/files/doc/${slug}.en_US.html`;
  const [row] = await shop.db.select().from(technicalDocument).where(eq(technicalDocument.filePathEn, path));
  if (!row) throw new Error(`no document ${slug}`);
  return row;
}

const get = (path: string) => shop.app.request(path);

describe('the list of documents', () => {
  it('comes newest first, ten to a page, in the language of the request', async () => {
    const first = await shop.call('listDocuments', {}, english);
    expect(first.data).toHaveLength(10);
    expect(first.params).toMatchObject({ totalDataCounts: all.length });
    expect(first.data[0]).toMatchObject({ title: 'Price breaks and order quantities' });
    const rest = await shop.call('listDocuments', { pageNum: 3 }, english);
    expect(rest.data).toHaveLength(all.length - 20);
    const times = (await list()).map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await list())[0]?.title).toBe('阶梯价与订购数量指南');
  });

  it('is narrowed down by permission: a document for members has no address', async () => {
    const members = await list({ downloadGrade: 1 });
    const free = await list({ downloadGrade: 2 });
    expect(members.every(({ docUrl }) => docUrl === null)).toBe(true);
    expect(free.every(({ docUrl }) => docUrl?.endsWith('.zh_CN.html'))).toBe(true);
    expect(members.length).toBe(all.filter(({ grade }) => grade > 0).length);
    expect(members.length + free.length).toBe(all.length);
  });

  it('is narrowed down by category', async () => {
    const types = (await shop.call('listDocumentTypes', {}, english)).data;
    expect(types.map(({ typeName }: { typeName: string }) => typeName)).toEqual(
      demoTypes.map(({ name }) => name.en),
    );
    const { typeId } = types[2];
    const found = await list({ typeId });
    expect(found).toHaveLength(demoTypes[2]?.documents.length ?? 0);
    expect(found.every((item) => item.typeId === typeId)).toBe(true);
    expect(await list({ typeId: 9_007_199_254_740_991 })).toEqual([]);
  });

  it('is narrowed down by words anywhere in the text, and shows the sentence with them', async () => {
    const found = await list({ keyWord: 'solder' }, english);
    expect(found.length).toBeGreaterThan(2);
    for (const { title, description, sentence = '' } of found)
      expect(`${title} ${description} ${sentence}`).toMatch(/solder/i);
    const [bias] = await list({ keyWord: 'printed effective' }, english);
    expect(bias?.sentence).toBe(
      'Work with the effective value at the operating voltage, not with the one printed.',
    );
    const [chinese] = await list({ keyWord: '有效容值' });
    expect(chinese?.sentence).toBe('电源输出按工作电压下的有效容值计算，不按标称值。');
    expect((await list({ keyWord: '有效容值' }, english))[0]?.sentence).toBe(chinese?.sentence);
  });

  it('puts titles with all words first, and a blank keyword does not filter', async () => {
    const titles = (await list({ keyWord: 'mlcc' }, english)).map(({ title }) => /mlcc/i.test(title));
    expect(titles[0]).toBe(true);
    expect(titles).toEqual(titles.toSorted().reverse());
    expect((await list({ keyWord: '回流 峰值' })).map(({ title }) => title)).toEqual(['无铅回流焊接指南']);
    expect(await list({ keyWord: '  ' })).toHaveLength(all.length);
    expect(await list({ keyWord: '%_' })).toEqual([]);
  });
});

it('the counts say what each other choice of a filter would leave', async () => {
  const countsOf = async (fields: object) => (await shop.call('listDocuments', { ...fields })).params;
  const types: { typeId: number }[] = (await shop.call('listDocumentTypes')).data;
  for (const filters of [
    {},
    { downloadGrade: 1 },
    { typeId: types[1]?.typeId, downloadGrade: 2, keyWord: 'mm' },
  ]) {
    const { totalDataCounts, typeCounts, gradeCounts } = await countsOf(filters);
    for (const { typeId, documents } of typeCounts)
      expect((await countsOf({ ...filters, typeId })).totalDataCounts).toBe(documents);
    for (const { downloadGrade, documents } of gradeCounts)
      expect((await countsOf({ ...filters, downloadGrade })).totalDataCounts).toBe(documents);
    expect(totalDataCounts).toBe((await list(filters)).length);
  }
});

describe('a free document', () => {
  it('is one whole page of its own, in both languages', async () => {
    for (const { docUrl, title } of [
      ...(await list({ downloadGrade: 2 })),
      ...(await list({ downloadGrade: 2 }, english)),
    ]) {
      const answer = await get(docUrl ?? '');
      expect(answer.headers.get('content-type'), title).toContain('text/html');
      const html = await answer.text();
      expect(html).toContain('<h1>');
      expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
    }
  });

  it('counts its looks and its downloads', async () => {
    const before = await stored('rohs-guide');
    await get(before.filePathEn);
    expect((await shop.call('countDocumentDownload', { tid: before.id })).code).toBe(0);
    const after = await stored('rohs-guide');
    expect(after.browseCount).toBe(before.browseCount + 1);
    expect(after.downloadCount).toBe(before.downloadCount + 1);
  });

  it('is given to a member who asks for it like one for members', async () => {
    const { token } = await signInNewMember(shop);
    const { id, filePathZh } = await stored('rohs-guide');
    expect(await shop.call('authoriseDocumentDownload', { tid: id }, { token })).toMatchObject({
      code: 0,
      data: filePathZh,
    });
  });
});

describe('a document for members', () => {
  it('is refused to a reader who only has its address', async () => {
    const { id, filePathEn } = await stored('buck-converter-layout');
    expect((await get(filePathEn)).status).toBe(403);
    expect((await get(`${filePathEn}?grant=guessed`)).status).toBe(403);
    expect((await shop.call('countDocumentDownload', { tid: id })).code).toBe(4004);
    expect((await shop.call('authoriseDocumentDownload', { tid: id })).code).toBe(1001);
  });

  it('is granted to a member for a few minutes, and counted', async () => {
    const { token } = await signInNewMember(shop);
    const before = await stored('buck-converter-layout');
    const { data } = await shop.call('authoriseDocumentDownload', { tid: before.id }, { token, ...english });
    const answer = await get(data);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="buck-converter-layout.en_US.html"',
    );
    expect(await answer.text()).toContain('Hot loop');
    expect((await stored('buck-converter-layout')).downloadCount).toBe(before.downloadCount + 1);
    const other = await stored('load-step-measurement');
    expect((await get(other.filePathEn + new URL(data, 'http://shop.test').search)).status).toBe(403);
    shop.clock.pass(6 * 60);
    expect((await get(data)).status).toBe(403);
  });

  it('is refused to a member of a lower grade, and then not counted', async () => {
    const { token, member: caller } = await signInNewMember(shop);
    const before = await stored('input-protection-24v');
    const ask = () => shop.call('authoriseDocumentDownload', { tid: before.id }, { token, ...english });
    expect(await ask()).toMatchObject({ code: 4018, msg: 'No download permission' });
    expect((await stored('input-protection-24v')).downloadCount).toBe(before.downloadCount);
    await shop.db.update(member).set({ grade: '2' }).where(eq(member.id, caller.id));
    expect((await ask()).code).toBe(0);
  });
});

it('an unknown document is not found', async () => {
  const { token } = await signInNewMember(shop);
  for (const tid of [999_999, 9_007_199_254_740_991]) {
    expect((await shop.call('countDocumentDownload', { tid })).code).toBe(4004);
    expect((await shop.call('authoriseDocumentDownload', { tid }, { token })).code).toBe(4004);
  }
  expect((await get('/files/doc/nothing.en_US.html')).status).toBe(404);
});
