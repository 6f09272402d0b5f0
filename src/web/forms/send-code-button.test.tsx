import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cooldowns } from '#generated/constants.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { SendCodeButton } from './send-code-button.tsx';

const path = '/open/user/forgetPwdSendMail';
const sent = { [path]: { code: 0, msg: '' } };

function Field({ mail }: { mail: string | undefined }) {
  const [refused, setRefused] = useState('');
  return (
    <>
      <SendCodeButton operation="sendResetCode" mail={() => mail} onRefused={setRefused} />
      <p>{refused}</p>
    </>
  );
}

const open = (answers: Answers, mail?: string) =>
  renderWeb(<Field mail={mail} />, { areas: formAreas, answers });

const account = 'buyer@example.com';
const button = () => screen.getByRole('button');
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

/** Every test begins when the countdowns of the one before are long over. */
let hour = 0;

beforeEach(() => {
  hour += 1;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(Date.UTC(2026, 0, 1, hour));
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('the control that sends a code', () => {
  it('sends once, counts down from the response on, and can then be used again', async () => {
    const view = await open(sent, account);
    fireEvent.click(button());
    fireEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe(`Send again in ${cooldowns.sendResetCode} s`));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button());
    expect(view.sent).toHaveLength(1);
    expect(view.sent[0]?.fields.get('mailAddress')).toBe('buyer@example.com');
    pass(cooldowns.sendResetCode - 1);
    expect(button().textContent).toBe('Send again in 1 s');
    pass(1);
    expect(button().textContent).toBe('Send code');
    expect(screen.getByRole('status').textContent).toBe('You can request another code now');
    fireEvent.click(button());
    await waitFor(() => expect(view.sent).toHaveLength(2));
  });

  it('goes on counting after a reload of the page', async () => {
    const first = await open(sent, account);
    fireEvent.click(button());
    await waitFor(() => expect(button().textContent).toContain('Send again'));
    first.unmount();
    pass(10);
    await open(sent, account);
    expect(button().textContent).toBe(`Send again in ${cooldowns.sendResetCode - 10} s`);
  });

  it('makes no call without an e-mail', async () => {
    const view = await open(sent);
    fireEvent.click(button());
    expect(view.sent).toEqual([]);
    expect(button().textContent).toBe('Send code');
  });

  it('does not count down after a refusal, and reports it', async () => {
    await open({ [path]: { code: 5002, msg: 'Not available now' } }, account);
    fireEvent.click(button());
    await screen.findByText('Not available now');
    expect(button().textContent).toBe('Send code');
  });

  it('counts down as long as the server asks to wait', async () => {
    await open({ [path]: { code: 4008, msg: 'Wait', params: { retryAfter: 25 } } }, account);
    fireEvent.click(button());
    await waitFor(() => expect(button().textContent).toBe('Send again in 25 s'));
    expect(screen.getByText('Wait')).toBeVisible();
  });
});
