import { describe, expect, it } from 'vitest';
import { asList, asObject, type JsonObject } from '#description/json.ts';
import { type Handler, judgeOperation, page, type Sent } from './fake-server.ts';

const news = (nid: number, language: string | undefined): JsonObject => ({
  nid,
  title: language === 'zh_CN' ? `新仓库启用 ${nid}` : `New warehouse opened ${nid}`,
  viceTitle: '',
  imageUrl: '/img/a.svg',
  contentType: (nid % 2) + 1,
  createTime: `2026-03-${String(28 - nid).padStart(2, '0')}T02:00:00Z`,
});

const allNews = ({ language, contentType }: Sent, count = 11): JsonObject[] =>
  Array.from({ length: count }, (_, index) => news(index + 1, language)).filter(
    (one) => contentType === undefined || String(one.contentType) === contentType,
  );

const getNewsDetail: Handler = ({ language }) => ({ data: { ...news(1, language), content: '' } });
const listNews: Handler = (sent) => page(allNews(sent), sent, 4);
const withNews = (handler: Handler) => judgeOperation({ listNews: handler }, 'listNews');
const dataOf = (response: JsonObject) => asList(response.data).map(asObject);

describe('the judge of a list', () => {
  it('finds nothing where pages, filters, defaults, languages and ids are as described', async () => {
    expect(await withNews(listNews)).toEqual([]);
  });

  it('finds a total of an empty list that is not 0 on its second page', async () => {
    const listNothing: Handler = ({ pageNum = '1' }) => ({
      data: [],
      params: { totalDataCounts: pageNum === '1' ? 0 : 1 },
    });
    expect(await withNews(listNothing)).toEqual(['wrong-total']);
    expect(await withNews(() => ({ data: [], params: { totalDataCounts: 0 } }))).toEqual([]);
  });

  it('finds a total that counts something else', async () => {
    const listWithWrongTotal: Handler = (sent) => ({ ...listNews(sent), params: { totalDataCounts: 12 } });
    expect(await withNews(listWithWrongTotal)).toContain('wrong-total');
  });

  it('finds a page that repeats the first one', async () => {
    expect(
      await withNews((sent) => ({ ...listNews(sent), ...page(allNews(sent), { ...sent, pageNum: '1' }, 4) })),
    ).toContain('page-overlap');
  });

  it('finds a page size that is not honoured', async () => {
    const kinds = await withNews((sent) => page(allNews(sent), { ...sent, pageSize: '4' }, 4));
    expect(kinds).toContain('page-size');
  });

  it('finds a filter that is ignored, and one that finds nothing', async () => {
    expect(await withNews((sent) => page(allNews({ language: sent.language ?? '' }), sent, 4))).toContain(
      'ignored-filter',
    );
  });

  it('finds another default', async () => {
    expect(await withNews((sent) => page(allNews(sent), sent, 3))).toContain('changed-default');
  });

  it('finds an order that breaks between two pages', async () => {
    const listInOtherOrder: Handler = (sent) => {
      const all = allNews(sent);
      return page([...all.slice(4), ...all.slice(0, 4)], sent, 4);
    };
    expect(await withNews(listInOtherOrder)).toContain('wrong-order');
  });

  it('finds a text that is the same in both languages', async () => {
    const listInOneLanguage: Handler = (sent) => page(allNews({ ...sent, language: 'en_US' }), sent, 4);
    expect(await withNews(listInOneLanguage)).toContain('wrong-language');
    const listWithSameTitles: Handler = (sent) => ({
      ...listNews(sent),
      data: dataOf(listNews(sent)).map((one) => ({ ...one, title: 'Warehouse' })),
    });
    expect(await withNews(listWithSameTitles)).toEqual(['not-translated']);
  });

  it('finds an id that leads to nothing, and one that leads to another entry', async () => {
    const answerGone: Handler = () => ({ code: 4004, msg: 'This does not exist or has been deleted' });
    expect(await judgeOperation({ listNews, getNewsDetail: answerGone }, 'listNews')).toContain('dead-id');
    expect(await judgeOperation({ listNews, getNewsDetail }, 'listNews')).toContain('dead-id');
  });

  it('finds a field of an entry that the list shows and the entry itself does not', async () => {
    const showWhole: Handler = ({ nid, language }) => ({
      data: { ...news(Number(nid), language), content: 'News' },
    });
    expect(await judgeOperation({ listNews, getNewsDetail: showWhole }, 'listNews')).toEqual([]);
    const poor: Handler = (sent) => {
      const { viceTitle: _, ...rest } = asObject(showWhole(sent).data);
      return { data: rest };
    };
    expect(await judgeOperation({ listNews, getNewsDetail: poor }, 'listNews')).toContain('calls-disagree');
  });
});

const fields = {
  mechanismName: 'Shop',
  contacts: 'Li',
  country: 'China',
  address: 'A 1',
  zipCode: '1',
  contactPhone: '13800138000',
};

/** Addresses in memory; `forgets` leaves a call without effect. */
function addresses(forgets?: string): Readonly<Record<string, Handler>> {
  let all: JsonObject[] = [{ ...fields, addressId: 7, defaultState: 0 }];
  return {
    listAddresses: (sent) => page(all, sent, 5),
    addAddress: ({ language: _, token: __, ...sent }) => {
      if (forgets !== 'add') all = [...all, { ...sent, addressId: 8, defaultState: 0 }];
      return {};
    },
    editAddress: ({ addressId, defaultState }) => {
      if (forgets === 'edit') return {};
      all = all.map((one) =>
        String(one.addressId) === addressId ? { ...one, defaultState: Number(defaultState) } : one,
      );
      return {};
    },
    deleteAddresses: ({ ids = '' }) => {
      if (forgets !== 'delete') all = all.filter((one) => !ids.split(',').includes(String(one.addressId)));
      return {};
    },
  };
}

describe('the judge of a call that changes something', () => {
  const change = { addressId: 7, defaultState: 1 };

  it('finds nothing where later reads show it', async () => {
    expect(await judgeOperation(addresses(), 'addAddress', { ...fields, contacts: 'Wang' })).toEqual([]);
    expect(await judgeOperation(addresses(), 'editAddress', change)).toEqual([]);
    expect(await judgeOperation(addresses(), 'deleteAddresses', { ids: '7' })).toEqual([]);
  });

  it('finds one that says it was done and was not', async () => {
    expect(await judgeOperation(addresses('add'), 'addAddress', { ...fields, contacts: 'Wang' })).toEqual([
      'not-shown-later',
    ]);
    expect(await judgeOperation(addresses('edit'), 'editAddress', change)).toEqual([
      'not-shown-later',
      'wrong-state',
    ]);
    expect(await judgeOperation(addresses('delete'), 'deleteAddresses', { ids: '7,9' })).toEqual([
      'not-shown-later',
    ]);
  });
});

describe('the judge of two calls that return the same', () => {
  it('finds that they differ', async () => {
    const item = { carId: 1, productId: 2 };
    const handlers = { listCartItems: () => ({ data: [item] }), countCartItems: () => ({ data: 2 }) };
    expect(await judgeOperation(handlers, 'listCartItems')).toContain('calls-disagree');
  });

  it('compares numbers that one of them rounds down', async () => {
    const account = { accountBalance: 0, balanceUs: 0, payPassword: false, paymentType: 3 };
    const ofPoints = (integralBalance: number) => ({
      getConsumerDiscount: () => ({
        data: { discount: { discount: 10 }, integralToMoney: { maxMoney: 42, maxIntegral: 420 } },
      }),
      getAccount: () => ({ data: { ...account, integralBalance } }),
    });
    expect(await judgeOperation(ofPoints(429), 'getConsumerDiscount')).toEqual([]);
    expect(await judgeOperation(ofPoints(430), 'getConsumerDiscount')).toEqual(['calls-disagree']);
  });
});

describe('the judge of a number that is a sum', () => {
  const entry = (id: number, flowNum: number, budget: 0 | 1): JsonObject => ({
    id,
    flowNum,
    budget,
    flowType: 4,
    createTime: `2026-03-0${9 - id}T02:00:00Z`,
    objectId: 'P2026030200000001',
  });
  const entries = [entry(1, 500, 0), entry(2, 120, 1), entry(3, 40, 0)];
  const account = { accountBalance: 0, balanceUs: 0, payPassword: false, paymentType: 3 };
  const flowOf = (all: JsonObject[]) =>
    judgeOperation(
      {
        listPointsFlow: (sent) => page(all, sent, 5),
        getAccount: () => ({ data: { ...account, integralBalance: 420 } }),
      },
      'listPointsFlow',
    );

  it('finds nothing where the items of all pages add up to it', async () => {
    expect(await flowOf(entries)).toEqual([]);
  });

  it('finds an entry too many, one too few and one in the other direction', async () => {
    expect(await flowOf([...entries, entry(4, 1, 0)])).toContain('calls-disagree');
    expect(await flowOf(entries.slice(1))).toContain('calls-disagree');
    expect(await flowOf([entry(1, 500, 0), entry(2, 120, 0), entry(3, 40, 0)])).toContain('calls-disagree');
  });
});
