import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Bilingual } from '#domain/language.ts';
import { sandboxPath } from '#domain/payment/addresses.ts';
import { documentIndex } from '#domain/search/text-search.ts';
import { contentTypeValues, noticeMessageTypeValues } from '#generated/enums.ts';
import { inquireUnconfirmed, sendRefunds } from '#server/cashier/index.ts';
import { news } from '#server/db/schema/content.ts';
import { documentPage, documentType, technicalDocument } from '#server/db/schema/documents.ts';
import { notice } from '#server/db/schema/messages.ts';
import { member } from '#server/db/schema/session.ts';
import { paymentGateways } from '#server/gateways/payment/index.ts';
import { closeUnpaidOrders } from '#server/orders-standard/index.ts';
import { openSession } from '#server/session/login.ts';
import { sendStockAlerts } from '#server/stock-alerts/index.ts';
import { submit, visit } from '../cashier/browser.ts';
import { type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { creditBalances, payPassword, setPayPassword } from '../support/balances.ts';
import { addCustomisedOrder } from '../support/orders.ts';
import { openMocksSide } from './mocks-side.ts';
import { type Side, type SideBuyer, sandboxFields } from './side.ts';

async function addDocument(
  { db, clock }: OrderShop,
  grade: number,
  title: Bilingual = { zh: '标题', en: 'Title' },
): Promise<number> {
  const [type] = await db
    .insert(documentType)
    .values({ nameZh: '手册', nameEn: 'Manual', sort: 1 })
    .returning({ id: documentType.id });
  const path = `/files/parity-${randomUUID()}`;
  const description = { zh: '说明', en: 'Description' };
  const { tokens } = documentIndex({ title, description, text: { zh: '', en: '' }, parts: [] });
  const [added] = await db
    .insert(technicalDocument)
    .values({
      typeId: type?.id ?? 0,
      grade,
      titleZh: title.zh,
      titleEn: title.en,
      descriptionZh: description.zh,
      descriptionEn: description.en,
      filePathZh: `${path}-zh.pdf`,
      filePathEn: `${path}-en.pdf`,
      tokens,
      createdAt: clock.now(),
    })
    .returning({ id: technicalDocument.id });
  const documentId = added?.id ?? 0;
  const page = { documentId, figure: '', content: '<p>Text</p>' };
  await db.insert(documentPage).values([
    { ...page, language: 'zh_CN', filePath: `${path}-zh.pdf` },
    { ...page, language: 'en_US', filePath: `${path}-en.pdf` },
  ]);
  return documentId;
}

async function addNews({ db, clock }: OrderShop, { zh, en }: Bilingual): Promise<number> {
  const [added] = await db
    .insert(news)
    .values({
      contentType: contentTypeValues.newsItem,
      titleZh: zh,
      titleEn: en,
      viceTitleZh: zh,
      viceTitleEn: en,
      imageUrl: '/img/news.svg',
      contentZh: '',
      contentEn: '',
      createdAt: clock.now(),
    })
    .returning({ id: news.id });
  return added?.id ?? 0;
}

async function addNotice({ db, clock }: OrderShop, { email }: SideBuyer): Promise<number> {
  const [owner] = await db.select({ id: member.id }).from(member).where(eq(member.email, email));
  const texts = {
    contentZh: '您好',
    contentEn: 'Hello',
    messageType: noticeMessageTypeValues.confirmationNotice,
  };
  const [added] = await db
    .insert(notice)
    .values({ memberId: owner?.id ?? 0, ...texts, createdAt: clock.now() })
    .returning({ id: notice.id });
  return added?.id ?? 0;
}

function serverSide(shop: OrderShop): Side {
  return {
    name: 'server',
    payPassword,
    async addBuyer({ grade, points = 0, yuan = 0, dollars = 0, canPay = false } = {}) {
      const { id, token } = await shop.addBuyer({ points, ...(grade === undefined ? {} : { grade }) });
      await creditBalances(shop.db, id, { yuan, dollars });
      if (canPay) await setPayPassword(shop.db, id);
      const [added] = await shop.db.select({ email: member.email }).from(member).where(eq(member.id, id));
      return { token, email: added?.email ?? '' };
    },
    async signInAgain(buyer) {
      const [owner] = await shop.db
        .select({ id: member.id })
        .from(member)
        .where(eq(member.email, buyer.email));
      const token = await openSession(shop.db, owner?.id ?? 0, shop.clock.now());
      return { ...buyer, token };
    },
    async addCustomisedOrder({ email }, instalments, state) {
      const [owner] = await shop.db.select({ id: member.id }).from(member).where(eq(member.email, email));
      return addCustomisedOrder(shop.db, owner?.id ?? 0, instalments, state);
    },
    addProduct: ({ name, ...options } = {}) =>
      shop.addProduct({ ...options, ...(name ? { nameZh: name.zh, nameEn: name.en } : {}) }),
    call(operation, fields, buyer) {
      const { language = 'en_US' } = buyer ?? {};
      return shop.call(operation, fields, { language, ...(buyer ? { token: buyer.token } : {}) });
    },
    mailedCode: (email) => shop.mail.codeTo(email),
    mailsTo: async (email) => shop.mail.to(email).map(({ code }) => (code === undefined ? 'notice' : 'code')),
    passSeconds: (seconds) => shop.clock.pass(seconds),
    async runJobs() {
      const { db, config, clock } = shop;
      const now = clock.now();
      const log = pino({ level: 'silent' });
      await closeUnpaidOrders(db, now);
      const payments = paymentGateways(db, config.payments);
      await inquireUnconfirmed({ db, log, now, payments });
      await sendRefunds({ db, log, now, payments, mail: shop.mail });
      await sendStockAlerts({ ...shop, log }, now);
    },
    async choose(...chosen) {
      const { status } = await submit(shop, sandboxPath, sandboxFields(...chosen));
      if (status >= 400) throw new Error(`the sandbox cashier responds with ${status}`);
    },
    download: async (link) => (await visit(shop, link)).text,
    now: () => shop.clock.now().getTime(),
    addDocument: (grade, title) => addDocument(shop, grade, title),
    addNews: (title) => addNews(shop, title),
    addNotice: (buyer) => addNotice(shop, buyer),
  };
}

/** Both sides, each with a shop of its own; `close` ends them. */
export async function openSides() {
  const shop = await openOrderShop();
  const sides: readonly Side[] = [serverSide(shop), openMocksSide()];
  return { sides, close: () => shop.close() };
}
