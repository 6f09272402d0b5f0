import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasDownloadGrade } from '#domain/documents/document-counts.ts';
import { isForMembers } from '#domain/documents/document-permission.ts';
import { downloadGradeValues } from '#generated/enums.ts';
import { technicalDocument } from '#server/db/schema/documents.ts';
import { openDocumentShop } from '../documents/document-shop.ts';
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
