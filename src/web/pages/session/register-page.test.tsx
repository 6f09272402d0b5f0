import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { ShownMessages } from '#web/toasts/shown-messages.tsx';
import { RegisterPage } from './register-page.tsx';

const regions = {
  code: 0,
  msg: '',
  data: [{ name: 'China', children: [{ name: 'Guangdong' }, { name: 'Hunan' }] }, { name: 'Monaco' }],
};

function Login() {
  return <p>login {JSON.stringify(useLocation().state)}</p>;
}

function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/elsewhere')}>
      elsewhere
    </button>
  );
}

async function open(answers: Answers = {}) {
  const view = await renderWeb(
    <>
      <ShownMessages />
      <Routes>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/login" element={<Login />} />
        <Route path="/elsewhere" element={<p>elsewhere it is</p>} />
      </Routes>
      <Leave />
    </>,
    {
      path: '/register',
      areas: ['session', ...formAreas],
      answers: { '/open/linkage/tree': regions, ...answers },
    },
  );
  await screen.findByRole('option', { name: 'China' });
  return view;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));

function fill(): void {
  type('First name', 'Wei');
  type('Surname', 'Li');
  type('Telephone', '13800138000');
  type('E-mail', 'wei.li@example.com');
  type('E-mail code', '482913');
  type('Password', 'Blue4sky9');
  type('Repeat the password', 'Blue4sky9');
  type('Country', 'China');
  type('Province', 'Guangdong');
  type('Company', 'Blue Sky');
}

const agree = () => fireEvent.click(screen.getByRole('radio'));
const calls = (sent: readonly { path: string }[]) =>
  sent.map(({ path }) => path).filter((path) => path !== '/open/linkage/tree');

afterEach(cleanup);

describe('the registration', () => {
  it('sends the nine fields, says that it worked and leads to the sign-in page a moment later', async () => {
    const { sent } = await open({ '/open/user/userRegister': { code: 0, msg: '' } });
    fill();
    agree();
    submit();
    await screen.findByText('Your account has been created');
    expect(Object.fromEntries(sent.at(-1)?.fields ?? [])).toEqual({
      name: 'Wei',
      surname: 'Li',
      phone: '13800138000',
      email: 'wei.li@example.com',
      code: '482913',
      password: 'Blue4sky9',
      country: 'China',
      provinces: 'Guangdong',
      mechanismName: 'Blue Sky',
      language: 'en_US',
    });
    await screen.findByText('login {"account":"wei.li@example.com"}');
    expect(calls(sent)).toEqual(['/open/user/userRegister']);
  });

  it('does not lead to the sign-in page who left before the shop responded', async () => {
    const respond = Promise.withResolvers<object>();
    const { sent } = await open({ '/open/user/userRegister': () => respond.promise });
    fill();
    agree();
    submit();
    await waitFor(() => expect(calls(sent)).toEqual(['/open/user/userRegister']));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    respond.resolve({ code: 0, msg: '' });
    await screen.findByText('Your account has been created');
    await act(() => vi.advanceTimersByTimeAsync(constants.loginRedirectDelay + 1000));
    expect(screen.getByText('elsewhere it is')).toBeVisible();
    vi.useRealTimers();
  });

  it('warns and sends nothing without the agreement', async () => {
    const { sent } = await open();
    fill();
    submit();
    await waitFor(() =>
      expect(screen.getAllByText('Please read and accept the privacy terms')).toHaveLength(2),
    );
    expect(document.activeElement).toBe(screen.getByRole('radio'));
    expect(calls(sent)).toEqual([]);
  });

  it('asks for the mailbox before it sends a code, whatever else is missing', async () => {
    const { sent } = await open();
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByText('Enter your e-mail first; the code is sent there');
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(calls(sent)).toEqual([]);
  });

  it('takes at most 11 characters of a phone number', async () => {
    await open();
    fireEvent.change(field('Telephone'), { target: { value: '123456789012' } });
    await waitFor(() => expect(field('Telephone').value).toBe('12345678901'));
  });

  it('lists the provinces of the chosen country and lets a province be typed where it has none', async () => {
    await open();
    expect(field('Province').disabled).toBe(true);
    type('Country', 'China');
    expect(screen.getByRole('option', { name: 'Hunan' })).toBeVisible();
    type('Province', 'Hunan');
    type('Country', 'Monaco');
    await waitFor(() => expect(field('Province').value).toBe(''));
    type('Province', 'La Condamine');
    expect(field('Province').value).toBe('La Condamine');
  });

  it('shows the privacy terms', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'privacy terms' }));
    expect(await screen.findByText('What we collect')).toBeVisible();
  });
});
