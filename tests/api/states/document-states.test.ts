import { eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasDownloadGrade } from '#domain/documents/document-counts.ts';
import { isForMembers } from '#domain/documents/document-permission.ts';
import { isGrantAlive } from '#domain/documents/grant-life.ts';
import { downloadGradeValues } from '#generated/enums.ts';
import { documentGrant, technicalDocument } from '#server/db/schema/documents.ts';
import { member } from '#server/db/schema/session.ts';
import { newToken, tokenHash } from '#server/session/index.ts';
import { openDocumentShop } from '../documents/document-shop.ts';
import { signInNewMember } from '../support/members.ts';
import type { TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openDocumentShop();
});
afterAll(() => shop.close());

it('the list of documents of a permission shows and counts those that the rule gives it, of every grade', async () => {
  const documents = await shop.db.select().from(technicalDocument);
  const grades = [0, 1, 2, 3];
  for (const grade of grades) {
    const ids = documents.filter((_, index) => index % grades.length === grade).map(({ id }) => id);
    await shop.db.update(technicalDocument).set({ grade }).where(inArray(technicalDocument.id, ids));
  }
  const stored = await shop.db.select().from(technicalDocument);
  expect(new Set(stored.map(({ grade }) => grade))).toEqual(new Set(grades));
  for (const downloadGrade of Object.values(downloadGradeValues)) {
    const meant = stored.filter(({ grade }) => hasDownloadGrade(isForMembers(grade), downloadGrade));
    const { data, params } = await shop.call('listDocuments', { downloadGrade, pageSize: 100 });
    const found = data.map(({ tid }: { tid: number }) => tid).toSorted();
    expect({ downloadGrade, found }).toEqual({ downloadGrade, found: meant.map(({ id }) => id).toSorted() });
    expect(params.totalDataCounts).toBe(meant.length);
  }
});

describe('a grant to download a document', () => {
  /** Grants for a document that only members may read, around the moment at which one expires. */
  async function withGrants() {
    const now = shop.clock.now();
    const [document] = await shop.db.select().from(technicalDocument).where(gt(technicalDocument.grade, 0));
    if (!document) throw new Error('no document is for members');
    const grants = [-1, 0, 1].map((ms) => {
      return { token: newToken(), documentId: document.id, expiresAt: new Date(now.getTime() + ms) };
    });
    for (const { token, ...grant } of grants)
      await shop.db.insert(documentGrant).values({ ...grant, tokenHash: tokenHash(token) });
    const alive = grants.filter((grant) => isGrantAlive(grant, now));
    expect(alive).toHaveLength(1);
    return { document, grants, alive };
  }

  it('opens the file exactly while it is alive', async () => {
    const { document, grants, alive } = await withGrants();
    for (const grant of grants) {
      const { status } = await shop.app.request(`${document.filePathEn}?grant=${grant.token}`);
      expect({ ...grant, status }).toEqual({ ...grant, status: alive.includes(grant) ? 200 : 403 });
    }
  });

  it('is kept exactly while it is alive when another one is given', async () => {
    const { document, grants, alive } = await withGrants();
    const caller = await signInNewMember(shop);
    await shop.db.update(member).set({ grade: '4' }).where(eq(member.id, caller.member.id));
    const call = { tid: document.id };
    expect((await shop.call('authoriseDocumentDownload', call, { token: caller.token })).code).toBe(0);
    const stored = await shop.db.select().from(documentGrant);
    const hashes = stored.map((grant) => grant.tokenHash);
    const remaining = grants.filter(({ token }) => hashes.includes(tokenHash(token)));
    expect(remaining).toEqual(alive);
  });
});
