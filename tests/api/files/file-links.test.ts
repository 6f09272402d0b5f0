import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { docx } from './sample-files.ts';

let shop: TestApp;
let owner: string;
let stranger: string;
let path: string;
const file = docx();

beforeAll(async () => {
  shop = await openTestApp();
  owner = (await signInNewMember(shop)).token;
  stranger = (await signInNewMember(shop)).token;
  path = (await shop.call('uploadFile', { file }, { token: owner })).data;
});
afterAll(() => shop.close());

const linkOf = async (token = owner) => (await shop.call('getFileLink', { path }, { token })).data;
const open = (link: string, headers = {}) => shop.app.request(link, { headers });

describe('a file of a member', () => {
  it('comes through its link as a download under its own name', async () => {
    const response = await open(await linkOf());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition':
        'attachment; filename="Contract _ __.docx"; filename*=UTF-8\'\'Contract%20%E2%80%94%20%E5%90%88%E5%90%8C.docx',
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-length': String(file.size),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
  });

  it('comes in parts, for a download that is continued', async () => {
    const whole = Buffer.from(await file.arrayBuffer());
    const link = await linkOf();
    const last = await open(link, { range: 'bytes=-4' });
    expect([last.status, last.headers.get('content-range')]).toEqual([
      206,
      `bytes ${whole.length - 4}-${whole.length - 1}/${whole.length}`,
    ]);
    expect(Buffer.from(await last.arrayBuffer())).toEqual(whole.subarray(-4));
    const middle = await open(link, { range: 'bytes=2-5' });
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(whole.subarray(2, 6));
    expect((await open(link, { range: `bytes=${whole.length}-` })).status).toBe(416);
    expect((await open(link, { range: 'bytes=0-1,3-4' })).status).toBe(200);
  });

  it('gives its link to nobody else, and none for a file that does not exist', async () => {
    const call = (fields: { path: string }, token: string) => shop.call('getFileLink', fields, { token });
    expect((await call({ path }, stranger)).code).toBe(codes.notFound);
    expect((await call({ path: '/files/u/none.pdf' }, owner)).code).toBe(codes.notFound);
    expect((await call({ path: '/files/../etc/passwd' }, owner)).code).toBe(codes.notFound);
    expect((await shop.call('getFileLink', { path })).code).toBe(codes.signInNeeded);
  });

  it('does not open without a link, nor through an altered one or one that has expired', async () => {
    const link = await linkOf();
    expect((await open(path)).status).toBe(403);
    expect((await open(link.replace('member=', 'member=9'))).status).toBe(403);
    const other = (await shop.call('uploadFile', { file }, { token: stranger })).data;
    expect((await open(link.replace(path, other))).status).toBe(403);
    shop.clock.pass(constants.signedLinkLife);
    const late = await open(link, { 'accept-language': 'zh-CN' });
    expect([late.status, await late.text()]).toEqual([403, '链接已过期，请重新获取。\n']);
  });
});
