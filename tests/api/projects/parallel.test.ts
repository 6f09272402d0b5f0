import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const fields = { projectName: 'Battery tester', phone: '13800138000', projectDescribe: '300 units' };

it('Of many submissions at the same moment one succeeds.', async () => {
  const { token } = await signInNewMember(shop);
  await shop.call('addProject', fields, { token });
  const { data } = await shop.call('listProjects', {}, { token });
  const { projectId } = data[0];
  const calls = Array.from({ length: 8 }, () => shop.call('submitProject', { projectId }, { token }));
  const found = (await Promise.all(calls)).map(({ code }) => code).sort();
  expect(found).toEqual([codes.success, ...Array(7).fill(codes.notOffered)]);
});
