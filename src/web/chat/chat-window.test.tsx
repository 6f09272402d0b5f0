import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import { transport } from '#generated/transport.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { useUnreadCount } from '#web/frame/counts.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { ChatWindow } from './chat-window.tsx';

const orderNo = 'P2026112000000001';
const listPath = '/api/order/message/item/list';
const sendPath = '/api/order/message/web/send';
const { chatFirstPoll, chatPoll, chatPollRounds } = constants;

interface Said {
  id: number;
  content: string;
  putId: string;
}

const message = ({ id, content, putId }: Said) => ({
  id,
  content,
  putId,
  putName: putId === 'Y' ? 'Jane' : 'Service',
  getId: 'service',
  objectId: orderNo,
  objectType: 1,
  createTime: '2026-11-20T03:20:00Z',
  remark1: String(id),
  readNum: 1,
});

/** A shop with one chat; `say` is what the other side, or another tab, does. */
function chatShop(count: number) {
  const all: Said[] = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    content: `Message ${index + 1}`,
    putId: index % 2 === 0 ? 'Y' : 'service',
  }));
  const say = (content: string, putId = 'service') => all.push({ id: all.length + 1, content, putId });
  const list = (fields: URLSearchParams) => {
    const isNewer = fields.get('queryType') === 'newst';
    const remark = Number(fields.get('remark1') ?? '0');
    const found = isNewer
      ? all.filter(({ id }) => id > remark)
      : all.filter(({ id }) => remark === 0 || id <= remark).toReversed();
    const size = Number(fields.get('pageSize'));
    const from = (Number(fields.get('pageNum')) - 1) * size;
    return {
      code: 0,
      msg: '',
      data: found.slice(from, from + size).map(message),
      params: { totalDataCounts: found.length },
    };
  };
  return { all, say, list };
}

async function open(shop: ReturnType<typeof chatShop>, more: Answers = {}) {
  const onClose = vi.fn();
  const view = await renderWeb(<ChatWindow orderNo={orderNo} onClose={onClose} />, {
    areas: ['chat'],
    answers: {
      [listPath]: shop.list,
      [sendPath]: (fields: URLSearchParams) => {
        shop.say(fields.get('content') ?? '', 'Y');
        return { code: 0, msg: '' };
      },
      ...more,
    },
  });
  await screen.findByText(`Message ${shop.all.length}`);
  return {
    ...view,
    onClose,
    polls: () => view.sent.filter(({ fields }) => fields.get('queryType') === 'newst'),
  };
}

const log = () => screen.getByRole('log');
const texts = () => Array.from(log().querySelectorAll('[data-text]'), (element) => element.textContent);
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

describe('the history of a chat', () => {
  it('comes in pages of 15, older ones above, none twice', async () => {
    const { sent } = await open(chatShop(20));
    expect(texts()).toHaveLength(15);
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    await screen.findByText('Message 1');
    expect(texts()).toEqual(Array.from({ length: 20 }, (_, index) => `Message ${index + 1}`));
    expect(sent.map(({ fields }) => [fields.get('pageNum'), fields.get('pageSize')])).toEqual([
      ['1', '15'],
      ['2', '15'],
    ]);
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('can be read again when it could not be read', async () => {
    const shop = chatShop(1);
    let fails = true;
    const list = (fields: URLSearchParams) =>
      fails ? { code: 5002, msg: 'Unavailable' } : shop.list(fields);
    await renderWeb(<ChatWindow orderNo={orderNo} onClose={vi.fn()} />, {
      areas: ['chat'],
      answers: { [listPath]: list },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The messages could not be loaded');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Message 1');
  });
});

describe('newer messages', () => {
  it('are looked for after the first wait and then regularly, and shown once', async () => {
    const shop = chatShop(2);
    const { polls } = await open(shop);
    await pass(chatFirstPoll - 1000);
    expect(polls()).toHaveLength(0);
    shop.say('It ships today');
    await pass(1000);
    await screen.findByText('It ships today');
    await pass(chatPoll);
    await pass(chatPoll);
    expect(polls()).toHaveLength(3);
    expect(texts().filter((text) => text === 'It ships today')).toHaveLength(1);
  });

  it('are not looked for while the tab is hidden, and at once when it is seen again', async () => {
    const { polls } = await open(chatShop(2));
    hide(true);
    await pass(chatFirstPoll * 5);
    expect(polls()).toHaveLength(0);
    hide(false);
    await pass(0);
    await waitFor(() => expect(polls()).toHaveLength(1));
  });

  it('are looked for until the last round; then the window closes', async () => {
    const { polls, onClose } = await open(chatShop(2));
    await pass(chatFirstPoll);
    for (let round = 1; round < chatPollRounds; round += 1) await pass(chatPoll);
    expect(polls()).toHaveLength(chatPollRounds);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a message of the member', () => {
  it('is trimmed, sent once and shown once', async () => {
    const { sent } = await open(chatShop(2));
    type('  When will it be shipped?  ');
    send();
    send();
    await waitFor(() => expect(texts().at(-1)).toBe('When will it be shipped?'));
    await waitFor(() => expect(within(log()).queryByText('Sending…')).toBeNull());
    const calls = sent.filter(({ path }) => path === sendPath);
    expect(
      calls.map(({ fields }) => [fields.get('content'), fields.get('getId'), fields.get('objectType')]),
    ).toEqual([['When will it be shipped?', 'service', '1']]);
    expect(texts()).toHaveLength(3);
    expect(box()).toHaveValue('');
  });

  it('is not sent when it is empty, and has at most 500 characters', async () => {
    const { sent } = await open(chatShop(2));
    type('   ');
    send();
    expect(sent.some(({ path }) => path === sendPath)).toBe(false);
    type('👍'.repeat(501));
    expect(box()).toHaveValue('👍'.repeat(500));
    type('x'.repeat(12));
    expect(screen.getByText('12 of 500 characters')).toBeVisible();
  });

  it('is not sent by the Enter that ends a Chinese composition, nor closed by its Escape', async () => {
    const { sent } = await open(chatShop(2));
    type('half');
    for (const key of ['Enter', 'Escape']) {
      fireEvent.keyDown(box(), { key, isComposing: true });
      fireEvent.keyDown(box(), { key, keyCode: 229 });
    }
    expect(box()).toHaveValue('half');
    expect(sent.filter(({ path }) => path === sendPath)).toEqual([]);
    type('');
  });

  it('returns to the box before what was typed meanwhile when it was refused', async () => {
    let answer: (value: object) => void = () => {};
    const refused = new Promise<object>((resolve) => {
      answer = resolve;
    });
    await open(chatShop(2), { [sendPath]: () => refused });
    type('First');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await within(log()).findByText('Sending…');
    type('second');
    answer({ code: 4004, msg: 'This does not exist or has been deleted' });
    await waitFor(() => expect(box()).toHaveValue('First\nsecond'));
    expect(screen.getByRole('alert')).toHaveTextContent('This does not exist or has been deleted');
    expect(texts()).toHaveLength(2);
    type('');
  });
});

function Unread() {
  return <output data-testid="unread">{useUnreadCount()}</output>;
}

/** A page from which the chat is opened. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <ChatWindow orderNo={orderNo} onClose={() => setOpen(false)} />}
    </>
  );
}

describe('the window of the chat', () => {
  it('has the count of unread messages read again after it has shown some, and gives the focus back', async () => {
    openSession({ token: 'token', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
    const shop = chatShop(2);
    let unread = 4;
    await renderWeb(
      <>
        <Unread />
        <Opener />
      </>,
      {
        areas: ['chat'],
        answers: {
          [listPath]: shop.list,
          [transport.countUnreadMessages.path]: () => ({ code: 0, msg: '', data: unread }),
        },
      },
    );
    await waitFor(() => expect(screen.getByTestId('unread')).toHaveTextContent('4'));
    unread = 3;
    screen.getByRole('button', { name: 'Open' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByText('Message 2');
    await waitFor(() => expect(screen.getByTestId('unread')).toHaveTextContent('3'));
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    clearSession();
  });

  it('begins in the box and closes with Escape', async () => {
    const { onClose } = await open(chatShop(2));
    expect(box()).toHaveFocus();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
