import { cleanup, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import type { Language } from '#web/i18n/language.ts';
import { CartPage } from '#web/pages/cart/cart-page.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { dismissMessage, useMessages } from '#web/toasts/message-store.ts';
import { item } from './cart-item.ts';
import { type Answers, renderWeb, type SentCall } from './render-web.tsx';

export const done = { code: 0, msg: 'ok' };

/** The cart of a server that stores every change. */
export function shop(items: CartItem[], update: object = done): Answers {
  let held = items;
  return {
    '/api/shop/car/list': () => ({ code: 0, msg: '', data: held }),
    '/api/shop/car/update': (fields) => {
      const [carId, num] = [Number(fields.get('carId')), Number(fields.get('num'))];
      if (update === done) held = held.map((line) => (line.carId === carId ? { ...line, num } : line));
      return update;
    },
    '/api/shop/car/del': (fields) => {
      held = held.filter(({ carId }) => carId !== Number(fields.get('carId')));
      return done;
    },
    '/api/shop/car/add': (fields) => {
      held = [item(9, { productId: Number(fields.get('productId')) }), ...held];
      return done;
    },
  };
}

export function Surroundings() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const messages = useMessages();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        elsewhere
      </button>
      <p data-testid="messages" data-ids={messages.map(({ id }) => id).join(',')}>
        {messages.map(({ text }) => text).join('|')}
      </p>
    </>
  );
}

export async function open(answers: Answers, language: Language = 'en_US') {
  const view = await renderWeb(
    <>
      <main>
        <CartPage />
      </main>
      <Surroundings />
    </>,
    { path: '/shopcar', areas: ['favourites', 'cart'], answers, language },
  );
  const lines = await screen.findByRole('list', { name: /^(?:Products in the cart|购物车商品)$/ });
  return { ...view, lines };
}

/** A signed-in member and a clock of the test's own. */
export function beginCart(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openSession({ token: 'abc', user: { email: 'a@b.example', name: 'A', surname: 'B', country: 'CN' } });
}

export function endCart(): void {
  for (const id of screen.getByTestId('messages').dataset.ids?.split(',') ?? []) dismissMessage(Number(id));
  cleanup();
  clearSession();
  localStorage.clear();
  vi.useRealTimers();
}

export const row = (name: string) => screen.getByRole('listitem', { name });
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const amountInput = (part: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${part}` });
export const updates = (sent: SentCall[]) =>
  sent.filter(({ path }) => path.endsWith('/update')).map(({ fields }) => fields.get('num'));
