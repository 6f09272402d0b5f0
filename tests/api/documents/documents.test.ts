import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { technicalDocument } from '#server/db/schema/documents.ts';
import { member } from '#server/db/schema/session.ts';
import { indexOlderTexts } from '#server/documents/index.ts';
import { type FileStorage, memoryStorage } from '#server/gateways/files/index.ts';
import { readDemoContent } from '#server/seed/read-demo-content.ts';
import { signInNewMember } from '../support/members.ts';
import type { TestApp } from '../support/test-app.ts';
import { openDocumentShop } from './document-shop.ts';

let shop: TestApp;
/** What was opened in the storage. */
const opened: Readable[] = [];
beforeAll(async () => {
  const files = memoryStorage();
  const read: FileStorage['read'] = async (name, range) => {
    const stream = await files.read(name, range);
    if (stream) opened.push(stream);
    return stream;
  };
  shop = await openDocumentShop({ files: { ...files, read } });
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

async function readDocument(slug: string) {
  const path = `/files/doc/${slug}.en_US.pdf`;
  const [row] = await shop.db.select().from(technicalDocument).where(eq(technicalDocument.filePathEn, path));
  if (!row) throw new Error(`no document ${slug}`);
  return row;
}

const pageVersions = async () => (await shop.pool.query('select kind, version from page_version')).rows;
const get = (path: string, headers: Record<string, string> = {}) => shop.app.request(path, { headers });

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
    expect(free.every(({ docUrl }) => docUrl?.endsWith('.zh_CN.pdf'))).toBe(true);
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
    const [bias] = await list({ keyWord: 'nominal effective' }, english);
    expect(bias?.sentence).toBe(
      'Calculate with the effective capacitance at the operating voltage, not with the nominal value.',
    );
    const [chinese] = await list({ keyWord: '有效容值' });
    expect(chinese?.sentence).toBe('电源输出按工作电压下的有效容值计算，不按标称值。');
    expect((await list({ keyWord: '有效容值' }, english))[0]?.sentence).toBe(chinese?.sentence);
  });

  it('has documents that were stored before their text was searched, once a job has read it', async () => {
    const { id } = await readDocument('mlcc-dc-bias');
    const [before] = await list({ keyWord: 'nominal effective' }, english);
    const older = { textZh: '', textEn: '', tokens: ['bias', 'cl31b475kb8nnnc'] };
    await shop.db.update(technicalDocument).set(older).where(eq(technicalDocument.id, id));
    expect(await list({ keyWord: 'nominal effective' })).toEqual([]);
    expect(await indexOlderTexts(shop.db)).toBe(1);
    expect(await list({ keyWord: 'nominal effective' }, english)).toEqual([before]);
    expect((await readDocument('mlcc-dc-bias')).tokens).toContain('cl31b475kb8nnnc');
    expect(await indexOlderTexts(shop.db)).toBe(0);
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

it('a look or a download of a person counts once, whatever else is requested, and again later', async () => {
  const [first, second] = [await signInNewMember(shop), await signInNewMember(shop)];
  const { id } = await readDocument('rohs-guide');
  const counts = async () => {
    const { browseCount, downloadCount } = await readDocument('rohs-guide');
    return [browseCount, downloadCount];
  };
  const [looks = 0, downloads = 0] = await counts();
  const readers = [{ token: first.token }, { token: second.token }, {}];
  const everyone = async () => {
    for (const reader of readers) {
      await shop.call('getDocumentPreview', { tid: id }, reader);
      await shop.call('countDocumentDownload', { tid: id }, reader);
    }
  };
  await everyone();
  const before = await pageVersions();
  await everyone();
  await get((await readDocument('rohs-guide')).filePathEn);
  expect(await pageVersions()).toEqual(before);
  expect(await counts()).toEqual([looks + 3, downloads + 3]);
  shop.clock.pass(constants.documentCountPause);
  await everyone();
  expect(await counts()).toEqual([looks + 6, downloads + 6]);
});

describe('a free document', () => {
  it('is a PDF with its title as name in both languages, and the same file each time', async () => {
    const row = await readDocument('rohs-guide');
    for (const [path, name] of [
      [row.filePathZh, row.titleZh],
      [row.filePathEn, row.titleEn.replace(':', '')],
    ]) {
      const answer = await get(path ?? '');
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(decodeURIComponent(disposition)).toContain(`filename*=UTF-8''${name}.pdf`);
      const content = await answer.arrayBuffer();
      expect(answer.headers.get('content-length')).toBe(String(content.byteLength));
      expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
      const etag = answer.headers.get('etag') ?? '';
      expect((await get(path ?? '', { 'if-none-match': etag })).status).toBe(304);
    }
  });

  it('is sent in parts, so that a broken download goes on', async () => {
    const { filePathEn } = await readDocument('rohs-guide');
    const whole = await get(filePathEn);
    const etag = whole.headers.get('etag') ?? '';
    const content = Buffer.from(await whole.arrayBuffer());
    const part = async (range: string, headers: Record<string, string> = {}) => {
      const answer = await get(filePathEn, { range, ...headers });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const rest = await part('bytes=1000-', { 'if-range': etag });
    expect(rest.answer.status).toBe(206);
    expect(rest.answer.headers.get('content-range')).toBe(
      `bytes 1000-${content.length - 1}/${content.length}`,
    );
    expect(rest.bytes.equals(content.subarray(1000))).toBe(true);
    expect((await part('bytes=-10')).bytes.equals(content.subarray(-10))).toBe(true);
    const changed = await part('bytes=1000-', { 'if-range': '"another file"' });
    expect([changed.answer.status, changed.bytes.length]).toEqual([200, content.length]);
    const beyond = await part(`bytes=${content.length}-`);
    expect(beyond.answer.status).toBe(416);
    expect(beyond.answer.headers.get('content-range')).toBe(`bytes */${content.length}`);
  });

  it('is not sent again to a reader who has it, and asking for its headers alone leaves no file open', async () => {
    const { filePathEn } = await readDocument('rohs-guide');
    const ask = (method: string, headers: Record<string, string> = {}) =>
      shop.app.request(filePathEn, { method, headers });
    opened.length = 0;
    const headers = await ask('HEAD');
    expect([headers.status, Number(headers.headers.get('content-length')) > 1000]).toEqual([200, true]);
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
    const etag = headers.headers.get('etag') ?? '';
    expect((await ask('GET', { 'if-none-match': `"older", W/${etag}` })).status).toBe(304);
    expect(opened).toHaveLength(1);
  });

  it('shows its first page as a picture, and says how large the file is', async () => {
    const { id, filePathZh } = await readDocument('rohs-guide');
    const { data } = await shop.call('getDocumentPreview', { tid: id });
    const picture = await get(data.previewUrl);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const content = Buffer.from(await picture.arrayBuffer());
    // Width in the head of a PNG.
    expect(content.readUInt32BE(16)).toBe(constants.documentPreviewWidth);
    const file = await get(filePathZh);
    expect(data.fileSize).toBe((await file.arrayBuffer()).byteLength);
    expect(data.pages).toBeGreaterThan(0);
  });

  it('is given to a member who asks for it like one for members', async () => {
    const { token } = await signInNewMember(shop);
    const { id, filePathZh } = await readDocument('rohs-guide');
    expect(await shop.call('authoriseDocumentDownload', { tid: id }, { token })).toMatchObject({
      code: 0,
      data: filePathZh,
    });
  });
});

describe('a document for members', () => {
  it('is refused to a reader who only has its address', async () => {
    const { id, filePathEn } = await readDocument('buck-converter-layout');
    expect((await get(filePathEn)).status).toBe(403);
    expect((await get(`${filePathEn}?grant=guessed`)).status).toBe(403);
    expect((await get('/files/doc/preview/buck-converter-layout.en_US.png')).status).toBe(403);
    expect((await shop.call('getDocumentPreview', { tid: id })).code).toBe(4018);
    expect((await shop.call('countDocumentDownload', { tid: id })).code).toBe(4004);
    expect((await shop.call('authoriseDocumentDownload', { tid: id })).code).toBe(1001);
  });

  it('is granted to a member for a few minutes, and counted', async () => {
    const { token } = await signInNewMember(shop);
    const before = await readDocument('buck-converter-layout');
    const { data } = await shop.call('authoriseDocumentDownload', { tid: before.id }, { token, ...english });
    const answer = await get(data, { range: 'bytes=0-9' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-disposition')).toContain(
      'Board layout of a synchronous buck converter.pdf',
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect((await readDocument('buck-converter-layout')).downloadCount).toBe(before.downloadCount + 1);
    const other = await readDocument('load-step-measurement');
    expect((await get(other.filePathEn + new URL(data, 'http://shop.test').search)).status).toBe(403);
    shop.clock.pass(6 * 60);
    expect((await get(data)).status).toBe(403);
  });

  it('is refused to a member of a lower grade, and then not counted', async () => {
    const { token, member: caller } = await signInNewMember(shop);
    const before = await readDocument('input-protection-24v');
    const ask = () => shop.call('authoriseDocumentDownload', { tid: before.id }, { token, ...english });
    expect(await ask()).toMatchObject({ code: 4018, msg: 'No download permission' });
    expect((await shop.call('getDocumentPreview', { tid: before.id }, { token })).code).toBe(4018);
    const { browseCount, downloadCount } = await readDocument('input-protection-24v');
    expect([browseCount, downloadCount]).toEqual([before.browseCount, before.downloadCount]);
    await shop.db.update(member).set({ grade: '2' }).where(eq(member.id, caller.id));
    expect((await ask()).code).toBe(0);
  });
});

it('an unknown document is not found', async () => {
  const { token } = await signInNewMember(shop);
  for (const tid of [999_999, 9_007_199_254_740_991]) {
    expect((await shop.call('countDocumentDownload', { tid })).code).toBe(4004);
    expect((await shop.call('getDocumentPreview', { tid })).code).toBe(4004);
    expect((await shop.call('authoriseDocumentDownload', { tid }, { token })).code).toBe(4004);
  }
  expect((await get('/files/doc/nothing.en_US.pdf')).status).toBe(404);
});
