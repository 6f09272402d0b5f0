import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, renderWeb, type SentCall } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { MessageList } from '#web/toasts/message-list.tsx';
import { FootprintsPage } from './footprints-page.tsx';

const ok = { code: 0, msg: 'Success' };
const user = { email: 'buyer@example.com', name: 'Wei', surname: 'Li', country: 'China' };
const listPath = '/api/footprint/getFootprintAll';
const removePath = '/api/footprint/deleteFootprint';

function footprint(id: number, product: object = {}) {
  const params = {
    productId: id,
    productName: `Chip resistor ${id}`,
    productNum: `RC-${id}`,
    productDescribe: 'Thick-film resistor',
    productImg: '/img/a.svg,/img/b.svg',
    unitPrice: 1850,
    startBuy: 1,
    orderMultiple: 1,
    stock: 12,
    withdrawn: 0,
    ...product,
  };
  return { footId: 100 + id, params, priceThen: 1800, createTime: '2026-11-02T09:15:00Z' };
}

function shopWith(...footprints: ReturnType<typeof footprint>[]): Answers {
  const removed = new Set<number>();
  const remainingFootprints = () => footprints.filter(({ footId }) => !removed.has(footId));
  return {
    [listPath]: () => ({
      ...ok,
      data: remainingFootprints(),
      params: { totalDataCounts: remainingFootprints().length },
    }),
    [removePath]: (fields) => {
      removed.add(Number(fields.get('footId')));
      return ok;
    },
  };
}

afterEach(() => {
  cleanup();
  clearSession();
});

async function open(answers: Answers) {
  act(() => openSession({ token: 'abc', user }));
  return renderWeb(
    <>
      <FootprintsPage />
      <MessageList />
    </>,
    { areas: ['member', 'favourites', 'footprints'], answers, path: '/footPrint/all' },
  );
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const calls = (sent: readonly SentCall[], path: string) => sent.filter((call) => call.path === path);
const askToDelete = async () => {
  fireEvent.click((await row('RC-1')).getByRole('button', { name: 'Delete RC-1 from recently viewed' }));
  return within(await screen.findByRole('dialog', { name: 'Do you want to delete this footstep?' }));
};

describe('the footprints', () => {
  it('show picture, name, model, description and price of each product, and lead to its page', async () => {
    const { container, sent } = await open(shopWith(footprint(1), footprint(2, { withdrawn: 1 })));
    const first = await row('RC-1');
    expect(first.getByRole('link', { name: 'Chip resistor 1' })).toHaveAttribute(
      'href',
      '/GoodsDetails?id=1',
    );
    expect(first.getByText('Thick-film…')).toBeVisible();
    expect(first.getByRole('button', { name: 'Thick-film resistor' })).toBeVisible();
    expect(first.getByText('$18.50')).toBeVisible();
    expect(first.getByText(/more than on/)).toHaveTextContent('$0.5000 more than on 2026-11-02');
    expect(first.getByRole('link', { name: 'Buy now: RC-1' })).toHaveAttribute('href', '/GoodsDetails?id=1');
    expect(container.querySelector('tbody img')).toHaveAttribute('src', '/img/a.svg');
    expect((await row('RC-2')).getByText('No longer sold')).toBeVisible();
    expect(calls(sent, listPath)[0]?.fields.get('pageSize')).toBe('5');
  });

  it('offer no purchase of a product that is sold out or has no price', async () => {
    await open(shopWith(footprint(1), footprint(2, { stock: 0 }), footprint(3, { priceOnRequest: 1 })));
    expect((await row('RC-1')).getByRole('link', { name: 'Buy now: RC-1' })).toBeVisible();
    for (const name of ['RC-2', 'RC-3'])
      expect((await row(name)).queryByRole('link', { name: `Buy now: ${name}` })).toBeNull();
  });

  it('are deleted after a question, and the page says so', async () => {
    const { sent } = await open(shopWith(footprint(1)));
    fireEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
    expect((await screen.findByText('Delete succeeded')).parentElement).toHaveRole('status');
    expect(calls(sent, removePath)[0]?.fields.get('footId')).toBe('101');
    expect(await screen.findByRole('link', { name: 'Browse products' })).toBeVisible();
  });

  it('are deleted two at a time, each once', async () => {
    const ends: (() => void)[] = [];
    const { sent } = await open({
      ...shopWith(footprint(1), footprint(2)),
      [removePath]: () => new Promise<object>((resolve) => ends.push(() => resolve(ok))),
    });
    const remove = async (name: string) => {
      fireEvent.click((await row(name)).getByRole('button', { name: `Delete ${name} from recently viewed` }));
      const question = await screen.findByRole('dialog');
      fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await remove('RC-1');
    await remove('RC-2');
    await waitFor(() => expect(calls(sent, removePath)).toHaveLength(2));
    for (const name of ['RC-1', 'RC-2'])
      expect(
        (await row(name)).getByRole('button', { name: `Delete ${name} from recently viewed` }),
      ).toBeDisabled();
    act(() => {
      for (const end of ends) end();
    });
    expect((await screen.findByText('Delete succeeded')).parentElement).toHaveRole('status');
  });

  it('stay when the question is declined', async () => {
    const { sent } = await open(shopWith(footprint(1)));
    fireEvent.click((await askToDelete()).getByRole('button', { name: 'Cancel' }));
    expect((await screen.findByText('Cancel deletion')).parentElement).toHaveRole('status');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(sent, removePath)).toEqual([]);
  });
});
