import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes } from '#generated/constants.ts';
import { transport } from '#generated/transport.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import * as messages from '#web/toasts/message-store.ts';
import { MessagePage } from './message-page.tsx';

const { listNotices, listOrderChats, countUnreadMessages, markAllNotices } = transport;
const createTime = '2026-11-20T03:16:00Z';
const prompt = {
  id: 31,
  messageContent: 'Order P2026112000000001 is on its way.',
  createTime,
  messageType: 1,
  readState: 0,
  orderNo: 'P2026112000000001',
  orderType: 1,
};
const confirmation = { id: 32, messageContent: 'Stocktaking', createTime, messageType: 2, readState: 0 };
const link = { ...confirmation, id: 33, messageContent: 'News', messageType: 3, link: '/newsDetail?nid=1' };
const chat = {
  content: 'It ships this afternoon.',
  putId: 'service',
  putName: 'Customer service',
  getId: 'service',
  objectId: 'C2026112000000001',
  objectType: 2,
  readNum: 2,
  createTime,
};

const page = (data: readonly object[], totalDataCounts = data.length) => ({
  code: 0,
  msg: '',
  data,
  params: { totalDataCounts },
});
const done = { code: 0, msg: '' };

/** One path lists notices and marks one; `onMark` gets the request that marks. */
function noticesPath(notices: readonly object[], onMark: (messageId: string) => object = () => done) {
  return (fields: URLSearchParams) => {
    const messageId = fields.get('messageId');
    return messageId === null ? page(notices) : onMark(messageId);
  };
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

const open = (path: string, answers: Answers) =>
  renderWeb(
    <>
      <MessagePage />
      <Place />
    </>,
    {
      path,
      areas: ['member', 'notices'],
      answers: { [countUnreadMessages.path]: { code: 0, msg: '', data: 3 }, ...answers },
    },
  );

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
});

afterEach(() => {
  cleanup();
  clearSession();
});

describe('the message centre', () => {
  it('asks for ten notices, and a payment prompt is read and leads to its order', async () => {
    const marked: string[] = [];
    const onMark = (messageId: string) => {
      marked.push(messageId);
      return done;
    };
    const { sent } = await open('/mine/message?page=2', {
      [listNotices.path]: noticesPath([prompt], onMark),
    });
    const notice = await screen.findByRole('link', { name: prompt.messageContent });
    expect(sent[0]?.fields.get('pageNum')).toBe('2');
    expect(sent[0]?.fields.get('pageSize')).toBe('10');
    fireEvent.click(notice);
    expect(screen.getByTestId('place')).toHaveTextContent('/order/orderDetail?id=P2026112000000001&type=0');
    await waitFor(() => expect(marked).toEqual(['31']));
  });

  it('follows a link and marks it read, but not again when it was read', async () => {
    const { sent } = await open('/mine/message', {
      [listNotices.path]: noticesPath([{ ...link, readState: 1 }]),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'News' }));
    expect(screen.getByTestId('place')).toHaveTextContent('/newsDetail?nid=1');
    expect(sent.filter(({ fields }) => fields.has('messageId'))).toEqual([]);
  });

  it('confirms once on a double click, offers no click any more and keeps the focus in the row', async () => {
    const notices = [{ ...confirmation }];
    const { sent } = await open('/mine/message', {
      [listNotices.path]: noticesPath(notices, () => {
        for (const notice of notices) notice.readState = 1;
        return done;
      }),
    });
    const button = await screen.findByRole('button', { name: 'Confirm' });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Confirmed')).toHaveFocus();
    expect(sent.filter(({ fields }) => fields.has('messageId'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('says that a confirmation failed', async () => {
    const show = vi.spyOn(messages, 'showMessage');
    const refused = { code: codes.notOffered, msg: 'It was confirmed already.' };
    await open('/mine/message', { [listNotices.path]: noticesPath([confirmation], () => refused) });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith('danger', 'Confirmation failed: It was confirmed already.'),
    );
  });

  it('marks all notices as read and reads the list again', async () => {
    const notices = [{ ...link }];
    const { sent } = await open('/mine/message', {
      [listNotices.path]: noticesPath(notices),
      [markAllNotices.path]: { code: 0, msg: '', data: 0 },
    });
    await screen.findByText('Unread:');
    for (const notice of notices) notice.readState = 1;
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(sent.filter(({ path }) => path === markAllNotices.path)).toHaveLength(1);
  });

  it('keeps the tab in the address and lists the chats with what is unread', async () => {
    await open('/mine/message', {
      [listNotices.path]: page([]),
      [listOrderChats.path]: page([chat]),
    });
    expect(await screen.findByText(/No notices yet/)).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: 'Order chats' }));
    expect(screen.getByTestId('place')).toHaveTextContent('/mine/message?tab=chats');
    const list = within(await screen.findByRole('list', { name: 'Order chats' }));
    const row = within(list.getByRole('listitem'));
    expect(row.getByText('2 unread')).toBeVisible();
    expect(
      row.getByRole('button', {
        name: 'Open the chat about order C2026112000000001. Customer service: It ships this afternoon.',
      }),
    ).toBeVisible();
  });

  it('says that loading failed and offers to try again', async () => {
    await open('/mine/message?tab=chats', {});
    expect(await screen.findByRole('alert')).toHaveTextContent('Load failed');
  });

  it('asks a visitor to sign in', async () => {
    clearSession();
    await open('/mine/message', {});
    expect(screen.getByText('Sign in to read notices and the chats about your orders.')).toBeVisible();
  });
});
