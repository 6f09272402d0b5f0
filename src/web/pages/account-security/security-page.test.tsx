import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { MessageList } from '#web/toasts/message-list.tsx';
import { SecurityPage } from './security-page.tsx';

const ok = { code: 0, msg: 'Success' };
const user = { email: 'buyer@example.com', name: 'Wei', surname: 'Li', country: 'China' };
const codes = ['ABCD-EFGH-2345-6789', 'BCDE-FGHJ-3456-789A'];

function device(sessionId: number) {
  return {
    sessionId,
    browser: `Chrome ${sessionId}`,
    system: 'Windows 11',
    address: '203.0.113.*',
    signedInAt: '2026-11-20T08:00:00Z',
    lastSeenAt: '2026-11-20T09:30:00Z',
    current: sessionId === 1,
  };
}

/** A shop where three devices are signed in; the second factor is off until it is confirmed. */
function shop(): Answers {
  const ended = new Set<number>();
  const remainingDevices = () => [1, 2, 3].filter((id) => !ended.has(id)).map(device);
  return {
    '/api/user/session/list': () => ({
      ...ok,
      data: remainingDevices(),
      params: { totalDataCounts: remainingDevices().length },
    }),
    '/api/user/session/end': (fields) => {
      ended.add(Number(fields.get('sessionId')));
      return ok;
    },
    '/api/user/secondFactor': { ...ok, data: { enabled: false, recoveryCodesLeft: 0 } },
    '/api/user/secondFactor/prepare': {
      ...ok,
      data: {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/shop?secret=JBSWY3DPEHPK3PXP',
      },
    },
    '/api/user/secondFactor/enable': { ...ok, data: codes },
  };
}

beforeEach(() => act(() => openSession({ token: 'abc', user })));

afterEach(() => {
  cleanup();
  clearSession();
});

async function open() {
  await renderWeb(
    <>
      <main>
        <SecurityPage />
      </main>
      <MessageList />
    </>,
    {
      areas: ['member', 'security', 'forms', 'described'],
      answers: shop(),
      path: '/member/security',
    },
  );
}

describe('the devices', () => {
  it('keep the focus near the button of a device that was signed out', async () => {
    await open();
    const signOut = (name: string) => screen.findByRole('button', { name: `Sign out ${name} · Windows 11` });
    (await signOut('Chrome 3')).focus();
    fireEvent.click(await signOut('Chrome 3'));
    await waitFor(() => expect(screen.queryByText('Chrome 3 · Windows 11')).toBeNull());
    await waitFor(async () => expect(await signOut('Chrome 2')).toHaveFocus());
    fireEvent.click(await signOut('Chrome 2'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign out all other devices' })).toHaveFocus(),
    );
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  });
});

describe('the recovery codes', () => {
  it('stay until the button says that they are saved, and have the focus', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    fireEvent.change(await screen.findByLabelText(/password/i, { selector: 'input' }), {
      target: { value: 'Blue4sky9' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const code = await screen.findByRole('textbox');
    expect(code).toHaveFocus();
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(list).toHaveFocus();
    const dialog = screen.getByRole('dialog', { name: 'Recovery codes' });
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(list).toBeVisible();

    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/did not let us copy/)).not.toBeEmptyDOMElement();
    vi.unstubAllGlobals();

    fireEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
