import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { orderEvents } from '#domain/orders/events.ts';
import { constants } from '#generated/constants.ts';
import { category, product } from '#server/db/schema/catalogue.ts';
import { banner, helpEntry, news } from '#server/db/schema/content.ts';
import { member } from '#server/db/schema/session.ts';
import { acquireLock, releaseLock } from '#server/import/load/import-run.ts';
import type { DemoContent } from '#server/seed/demo-content.ts';
import { isDemoShopDue } from '#server/seed/demo-shop-state.ts';
import { fillDemoShop } from '#server/seed/fill-demo-shop.ts';
import { type DemoMember, readDemoMembers } from '#server/seed/read-demo-members.ts';
import { addMember, login } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const text = (word: string) => ({ zh: `${word}（中文）`, en: word });
const one = { productNum: 'RC0603', num: 10_000 };
const parcel = { by: 'Carrier', number: 'C1' };
const application = {
  productName: '定制电源',
  indexRequirement: '5 V 10 A',
  sizeRequirement: '50 × 30 mm',
  demandQuantity: '500',
  deliveryCycle: '8 周',
  qualityGrade: '工业级',
  weight: '35',
  installationMode: '贴片',
  useEnvironment: '室内',
  otherProcessRequirements: '无',
  detailedDescription: '无',
};
const { buyer, newcomer } = await readDemoMembers();
const instalments = [{ name: text('Deposit'), amount: 100, isFirst: true }] as const;
const content: DemoContent = {
  addresses: ['A', 'B'].map((name) => ({
    mechanismName: name,
    contacts: name,
    country: '中国,广东,深圳',
    address: name,
    zipCode: '518057',
    contactPhone: '13800138000',
  })),
  banners: [
    { size: 'big', img: text('/img/a.svg'), opens: { productNum: 'RC0603' } },
    { size: 'small', img: text('/img/b.svg'), opens: { news: 0 } },
    { size: 'small', img: text('/img/c.svg'), opens: { productNum: 'NOT-THERE' } },
  ],
  news: [
    {
      slug: 'title',
      contentType: 1,
      title: text('Title'),
      viceTitle: text('Second'),
      imageUrl: '/img/n.svg',
      content: text('<p>Text</p>'),
      daysAgo: 3,
    },
  ],
  profile: {
    frontCover: '/img/f.svg',
    synopsis: text('S'),
    idea: text('I'),
    mainBusiness: text('M'),
    products: text('P'),
    ourPurpose: text('O'),
    imageText: [{ img: '/img/h.svg', des: text('Hall') }],
  },
  friendLinks: [{ name: text('Friend'), url: 'https://example.org/' }],
  solutions: [{ name: text('Solution'), url: '/img/s.svg', remark: text('<p>R</p>'), productNum: 'RC0603' }],
  help: [
    {
      slug: 'buying',
      menuName: text('Buying'),
      content: text('B'),
      entries: [{ slug: 'paying', menuName: text('Paying'), content: text('C') }],
    },
  ],
  documents: [
    {
      name: text('Guides'),
      documents: [
        {
          slug: 'guide',
          title: text('Guide'),
          description: text('About'),
          content: text('<p>D</p>'),
          grade: 0,
          browseCount: 9,
          downloadCount: 4,
          daysAgo: 5,
          parts: ['RC0603'],
        },
      ],
    },
  ],
  notices: [{ type: 'confirmationNotice', content: text('Welcome'), daysAgo: 1, read: false }],
  cart: [
    { productNum: 'RC0603', num: 100 },
    { productNum: 'NOT-THERE', num: 1 },
  ],
  receiver: { receivingUser: 'Li Lei', receivingAddress: '1 Main Street', receivingPhone: '13800138000' },
  topUps: [{ currency: 'USD', amount: 100_000, daysAgo: 30 }],
  orders: [
    { lines: [one], deduction: 'member', state: 'completed', paidIn: 'USD', daysAgo: 20, sent: parcel },
    { lines: [one], deduction: 'points', state: 'closed', daysAgo: 9 },
    { lines: [one], deduction: 'none', state: 'awaitingPayment', daysAgo: 1 },
    {
      lines: [one, { productNum: 'NOT-THERE', num: 1 }],
      deduction: 'none',
      state: 'awaitingPayment',
      daysAgo: 0,
    },
  ],
};

let shop: TestApp;

function signIn({ email, password }: DemoMember) {
  return login(shop, { email, password });
}

async function loadOneProduct(): Promise<void> {
  const names = { nameZh: '电阻', nameEn: 'Resistor' };
  const [made] = await shop.db
    .insert(category)
    .values({ level: 1, pathKey: 'resistors', ...names })
    .returning();
  await shop.db.insert(product).values({
    categoryId: made?.id ?? 0,
    supplier: 'demo',
    supplierNo: '1',
    mpn: 'RC0603',
    unitPrice: 100,
    ...names,
  });
}

describe('a new demo shop', () => {
  let filled: boolean;
  beforeAll(async () => {
    shop = await openTestApp();
    const demo = { content, textsDigest: 'first', loadCatalogue: loadOneProduct };
    filled = await fillDemoShop(shop, demo, shop.clock.now());
  });
  afterAll(() => shop.close());

  it('fills an empty database: content, and a member with a notice and a cart', async () => {
    expect(filled).toBe(true);
    const signedIn = await signIn(buyer);
    const { token } = signedIn.data;
    expect((await shop.call('countUnreadMessages', {}, { token })).data).toBe(1);
    expect((await shop.call('countCartItems', {}, { token })).data).toBe(1);
    const banners = await shop.call('getBanners', {}, { language: 'en_US' });
    expect(banners.data.bigBanner[0].linkUrl).toMatch(/^10011#\d+$/);
    expect(banners.data.smallBanner).toHaveLength(1);
    const solutions = await shop.call('listSolutions', {}, { language: 'en_US' });
    expect(solutions).toMatchObject({ data: { rows: [{ schemeName: 'Solution' }], total: 1 } });
    const documents = await shop.call('listDocuments', {}, { language: 'en_US' });
    expect(documents.data).toMatchObject([{ title: 'Guide', docUrl: '/files/doc/guide.en_US.pdf' }]);
    const { schemeId } = solutions.data.rows[0];
    expect((await shop.call('getSolution', { schemeId })).data.remark).toBe('<p>R</p>（中文）');
    expect((await shop.db.select().from(helpEntry)).map(({ parentId }) => parentId)).toEqual([null, 1]);
  });

  it('gives its member balances, points and orders, each movement with its entry, and a payment password', async () => {
    const { token } = (await signIn(buyer)).data;
    const { data } = await shop.call('listStandardOrders', {}, { token });
    expect(data.map((order: object) => order)).toMatchObject([
      { proOrderState: 1, moneyNum: 100, discountMoney: 0 },
      { proOrderState: 5, discountType: 2, discountMoney: 0 },
      { proOrderState: 4, moneyNum: 95, discountMoney: 5, logisticsNum: 'C1' },
    ]);
    expect((await shop.call('getAccount', {}, { token })).data).toMatchObject({
      accountBalance: 0,
      balanceUs: 99_905,
      integralBalance: 0,
      payPassword: true,
    });
  });

  it('has a second member as after the registration', async () => {
    const { token } = (await signIn(newcomer)).data;
    expect((await shop.call('getAccount', {}, { token })).data).toMatchObject({
      accountBalance: 0,
      balanceUs: 0,
      integralBalance: 0,
      payPassword: false,
    });
    expect((await shop.call('getConsumerDiscount', {}, { token })).data.discount.discount).toBe(9.5);
  });
});

describe('the demo shop', () => {
  beforeEach(async () => {
    shop = await openTestApp();
  });
  afterEach(() => shop.close());

  it('has one date for each payment and each contract, in the order and in its history', async () => {
    const customised = [
      { application, state: 'completed', instalments, payments: 1, sent: parcel, daysAgo: 50 },
    ] as const;
    await fillDemoShop(
      shop,
      { content: { ...content, customised }, textsDigest: 'first', loadCatalogue: loadOneProduct },
      shop.clock.now(),
    );
    const { token } = (await signIn(buyer)).data;
    const [{ orderNo }] = (await shop.call('listCustomisedOrders', {}, { token })).data;
    const { data } = await shop.call('getCustomisedOrder', { orderNo }, { token });
    const timesOf = (event: number) =>
      data.history
        .filter((step: { event: number }) => step.event === event)
        .map((step: { createTime: string }) => step.createTime);
    expect(timesOf(orderEvents.instalmentPaid)).toEqual([data.amountListVos[0].amountTime]);
    expect(timesOf(orderEvents.contractUploaded)).toHaveLength(1);
    expect(data.backContract).toBe(data.frontContract);
    const closed = (await shop.call('listStandardOrders', { state: 5 }, { token })).data[0];
    const { history } = (await shop.call('getStandardOrder', { orderNo: closed.orderNo }, { token })).data;
    const lived = Date.parse(history.at(-1).createTime) - Date.parse(history[0].createTime);
    expect(lived).toBe(constants.unpaidOrderLife * 1000);
  });

  it('is put in once', async () => {
    const demo = { content, textsDigest: 'first', loadCatalogue: loadOneProduct };
    expect(await isDemoShopDue(shop)).toBe(true);
    await fillDemoShop(shop, demo, shop.clock.now());
    expect(await isDemoShopDue(shop)).toBe(false);
    expect(await fillDemoShop(shop, demo, shop.clock.now())).toBe(true);
    expect(await shop.db.select().from(news)).toHaveLength(1);
  });

  it('goes on where it was broken off', async () => {
    const failHalfway = async () => {
      await loadOneProduct();
      throw new Error('the power went out');
    };
    await expect(
      fillDemoShop(shop, { content, textsDigest: 'first', loadCatalogue: failHalfway }, shop.clock.now()),
    ).rejects.toThrow('power');
    expect(await shop.db.select().from(member)).toEqual([]);
    expect(await isDemoShopDue(shop)).toBe(true);
    expect(
      await fillDemoShop(
        shop,
        { content, textsDigest: 'first', loadCatalogue: async () => undefined },
        shop.clock.now(),
      ),
    ).toBe(true);
    expect(await shop.db.select().from(banner)).toHaveLength(2);
  });

  it('lets the import of its catalogue have its turn while others wait for the whole shop', async () => {
    const loadCatalogue = async () => {
      const client = await shop.pool.connect();
      try {
        await acquireLock(client);
        await releaseLock(client);
      } finally {
        client.release();
      }
      await loadOneProduct();
    };
    expect(await fillDemoShop(shop, { content, textsDigest: 'first', loadCatalogue }, shop.clock.now())).toBe(
      true,
    );
  });

  it('leaves a database alone that has products or members of its own', async () => {
    await addMember(shop.db);
    expect(await isDemoShopDue(shop)).toBe(false);
    expect(
      await fillDemoShop(
        shop,
        { content, textsDigest: 'first', loadCatalogue: loadOneProduct },
        shop.clock.now(),
      ),
    ).toBe(false);
    expect(await shop.db.select().from(product)).toEqual([]);
    expect(await shop.db.select().from(news)).toEqual([]);
  });

  it.runIf(inject('postgresqlUrl'))(
    'is filled by one of two servers that start at the same moment',
    async () => {
      const demo = { content, textsDigest: 'first', loadCatalogue: loadOneProduct };
      await Promise.all([1, 2].map(() => fillDemoShop(shop, demo, shop.clock.now())));
      expect(await shop.db.select().from(product)).toHaveLength(1);
      expect(await shop.db.select().from(news)).toHaveLength(1);
    },
  );
});
