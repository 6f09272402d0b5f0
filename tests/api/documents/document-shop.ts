import { fillDocuments } from '#server/seed/fill-documents.ts';
import { readDemoContent } from '#server/seed/read-demo-content.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';

/** A shop that has the documents of the demo shop. */
export async function openDocumentShop(options: TestAppOptions = {}): Promise<TestApp> {
  const shop = await openTestApp(options);
  await fillDocuments({ db: shop.db, now: shop.clock.now() }, readDemoContent().documents);
  return shop;
}
