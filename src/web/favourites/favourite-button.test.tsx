import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { type Answers, renderWeb, type SentCall } from '#tests/support/render-web.tsx';
import { closeLoginPopup, useLoginPopupOpen } from '#web/session/login-popup-store.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { MessageList } from '#web/toasts/message-list.tsx';
import { dismissMessage, showMessage } from '#web/toasts/message-store.ts';
import { FavouriteButton } from './favourite-button.tsx';

const ok = { code: 0, msg: 'Success' };
const idsPath = '/api/productCollection/getProductCollectionIds';
const addPath = '/api/productCollection/addProductCollection';
const removePath = '/api/productCollection/deleteProductCollection';
const user = { email: 'buyer@example.com', name: 'Wei', surname: 'Li', country: 'China' };
const signIn = () => act(() => openSession({ token: 'abc', user }));

function Popup() {
  return <output data-testid="popup">{String(useLoginPopupOpen())}</output>;
}

afterEach(() => {
  cleanup();
  clearSession();
  closeLoginPopup();
  sessionStorage.clear();
  dismissMessage(showMessage('info', ''));
});

/** Answers of a shop that has these favourites, and changes them. */
function shopWith(...favourites: number[]): Answers {
  const ids = new Set(favourites);
  return {
    [idsPath]: () => ({
      ...ok,
      data: [...ids].map((productId) => ({ productId, proCollecId: productId + 100 })),
    }),
    [addPath]: (fields) => {
      ids.add(Number(fields.get('productId')));
      return ok;
    },
    [removePath]: (fields) => {
      ids.delete(Number(fields.get('proCollecId')) - 100);
      return ok;
    },
  };
}

const open = (answers: Answers) =>
  renderWeb(
    <>
      <FavouriteButton productId={7} name="RC0603" />
      <FavouriteButton productId={7} name="RC0603" labelled />
      <Popup />
      <MessageList />
    </>,
    { answers, areas: ['favourites'] },
  );

const heart = () => screen.findByRole('button', { name: 'Favourite RC0603' });
const calls = (sent: readonly SentCall[], path: string) => sent.filter((call) => call.path === path);

describe('the favourite button', () => {
  it('shows at once what was pressed, on every button of the product, and again after the response', async () => {
    signIn();
    let respond = () => {};
    const shop = shopWith();
    const { sent } = await open({
      ...shop,
      [addPath]: (fields) =>
        new Promise<object>((resolve) => {
          const add = shop[addPath];
          respond = () => resolve(typeof add === 'function' ? add(fields) : ok);
        }),
    });
    const button = await heart();
    await waitFor(() => expect(calls(sent, idsPath)).toHaveLength(1));
    expect(button).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(calls(sent, addPath)).toHaveLength(1));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    respond();
    expect((await screen.findByText('Added to favourites')).parentElement).toHaveRole('status');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(calls(sent, addPath)).toHaveLength(1);
  });

  it('takes a favourite out by its number', async () => {
    signIn();
    const { sent } = await open(shopWith(7));
    const button = await heart();
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.click(button);
    await waitFor(() => expect(calls(sent, removePath)).toHaveLength(1));
    expect(calls(sent, removePath)[0]?.fields.get('proCollecId')).toBe('107');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect((await screen.findByText('Removed from favourites')).parentElement).toHaveRole('status');
  });

  it('goes back to what it was when the shop refuses, and says why', async () => {
    signIn();
    const refused = { code: codes.notFound, msg: 'There is no such product' };
    await open({ ...shopWith(), [addPath]: refused });
    const button = await heart();
    fireEvent.click(button);
    expect((await screen.findByText('There is no such product')).parentElement).toHaveRole('alert');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  });

  it('stays a favourite when neither the removal nor reading the favourites again gets a response', async () => {
    signIn();
    const shop = shopWith(7);
    const ids = shop[idsPath];
    let isLost = false;
    let lose = () => {};
    const loseConnection = () =>
      new Promise<object>((_, reject) => (lose = () => reject(new TypeError('Failed to fetch'))));
    const { sent } = await open({
      ...shop,
      [idsPath]: (fields) => {
        if (isLost || typeof ids !== 'function') throw new TypeError('Failed to fetch');
        return ids(fields);
      },
      [removePath]: loseConnection,
    });
    const button = await heart();
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    isLost = true;
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(calls(sent, removePath)).toHaveLength(1));
    lose();
    await waitFor(() => expect(calls(sent, idsPath)).toHaveLength(2));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  it('says how many favourites there can be', async () => {
    signIn();
    await open({ ...shopWith(), [addPath]: { code: codes.notOffered, msg: 'Not offered' } });
    fireEvent.click(await heart());
    expect((await screen.findByText(/up to 1,000 favourites/)).parentElement).toHaveRole('alert');
    expect(screen.queryByText('Not offered')).toBeNull();
  });

  it('asks a visitor to sign in and keeps the product afterwards, once', async () => {
    const { sent } = await open(shopWith());
    fireEvent.click(await heart());
    expect(screen.getByTestId('popup')).toHaveTextContent('true');
    expect(sent).toEqual([]);
    signIn();
    await waitFor(() => expect(calls(sent, addPath)).toHaveLength(1));
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(calls(sent, addPath)).toHaveLength(1);
  });

  it('carries the wish of a visitor over the reload after the sign-in, and never takes a favourite out', async () => {
    const visitor = await open(shopWith());
    fireEvent.click(await heart());
    visitor.unmount();
    signIn();
    const { sent } = await open(shopWith(7));
    await waitFor(() => expect(calls(sent, addPath)).toHaveLength(1));
    expect(calls(sent, removePath)).toEqual([]);
  });

  it('remembers the wish until the shop has responded, as the reload after the sign-in may end the call', async () => {
    let respond = () => {};
    const { sent } = await open({
      ...shopWith(),
      [addPath]: () => new Promise<object>((resolve) => (respond = () => resolve(ok))),
    });
    fireEvent.click(await heart());
    signIn();
    await waitFor(() => expect(calls(sent, addPath)).toHaveLength(1));
    expect(sessionStorage).toHaveProperty('favouriteWish');
    respond();
    await waitFor(() => expect(sessionStorage).not.toHaveProperty('favouriteWish'));
  });

  it('forgets the wish of a visitor who closes the popup', async () => {
    const { sent } = await open(shopWith());
    fireEvent.click(await heart());
    act(() => closeLoginPopup());
    signIn();
    await waitFor(() => expect(calls(sent, idsPath).length).toBeGreaterThan(0));
    expect(calls(sent, addPath)).toEqual([]);
  });
});
