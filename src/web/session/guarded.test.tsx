import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { LoginPage } from '#web/pages/session/login-page.tsx';
import { Guarded } from './guarded.tsx';
import { LoginPopup } from './login-popup.tsx';
import { closeLoginPopup, useLoginPopupOpen } from './login-popup-store.ts';
import { clearSession, openSession } from './session-store.ts';

const user = { email: 'buyer@example.com', name: '', surname: '', country: '' };
const captcha = {
  code: 0,
  msg: '',
  data: { base64Str: 'data:image/png;base64,1', loginMark: 'mark-aaaaaaaaaaaa' },
};

function Popup() {
  return useLoginPopupOpen() ? <p>popup</p> : null;
}

function Ways() {
  const navigate = useNavigate();
  return ['/news', '/shopcar', '/mine/message'].map((path) => (
    <button key={path} type="button" onClick={() => navigate(path)}>
      to {path}
    </button>
  ));
}

function open(path: string) {
  return renderWeb(
    <>
      <Popup />
      <Ways />
      <LoginPopup />
      <Routes>
        <Route path="/" element={<h1>home</h1>} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/memberCenterDetail" element={<Guarded member="redirect">detail</Guarded>} />
        <Route path="/shopcar" element={<Guarded member="popup">cart</Guarded>} />
        <Route path="/mine/message" element={<Guarded member="popup">messages</Guarded>} />
        <Route path="/news" element={<Guarded member={undefined}>news</Guarded>} />
      </Routes>
    </>,
    { path, areas: ['session'], answers: { '/open/user/getVerifyCode': captcha } },
  );
}

afterEach(() => {
  cleanup();
  clearSession();
  closeLoginPopup();
});

describe('the route guard', () => {
  it('keeps the member-centre detail open when the session ends under it, and not when the member signs out', async () => {
    openSession({ token: 'token', user });
    await open('/memberCenterDetail');
    expect(screen.getByText('detail')).toBeVisible();
    act(() => clearSession('expired'));
    expect(screen.getByText('detail')).toBeVisible();
    act(() => openSession({ token: 'token', user }));
    act(() => clearSession('signedOut'));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await screen.findByAltText(/Picture/);
  });

  it('sends a visitor of the member-centre detail to sign in', async () => {
    await open('/memberCenterDetail?i=2');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await screen.findByAltText(/Picture/);
  });

  it('lets a member in', async () => {
    openSession({ token: 'abc', user });
    await open('/memberCenterDetail');
    expect(screen.getByText('detail')).toBeVisible();
  });

  it('asks a visitor of another member page over the open page', async () => {
    await open('/shopcar');
    expect(screen.getByText('cart')).toBeVisible();
    expect(await screen.findByText('popup')).toBeVisible();
  });

  it('asks again on every member page, and the question does not follow to other pages', async () => {
    await open('/shopcar');
    expect(await screen.findByText('popup')).toBeVisible();
    fireEvent.click(screen.getByText('to /mine/message'));
    expect(screen.getByText('messages')).toBeVisible();
    expect(await screen.findByText('popup')).toBeVisible();
    act(() => closeLoginPopup());
    fireEvent.click(screen.getByText('to /shopcar'));
    expect(await screen.findByText('popup')).toBeVisible();
    fireEvent.click(screen.getByText('to /news'));
    await waitFor(() => expect(screen.queryByText('popup')).toBeNull());
  });

  it('does not ask on the other pages', async () => {
    await open('/news');
    expect(screen.getByText('news')).toBeVisible();
    expect(screen.queryByText('popup')).toBeNull();
  });

  it('redirects a signed-in member from the sign-in page to the home page', async () => {
    openSession({ token: 'abc', user });
    await open('/login');
    expect(screen.getByRole('heading', { name: 'home' })).toBeVisible();
  });

  it('goes home from the sign-in page once the session opens', async () => {
    await open('/login');
    await screen.findByAltText(/Picture/);
    act(() => openSession({ token: 'abc', user }));
    expect(screen.getByRole('heading', { name: 'home' })).toBeVisible();
  });
});
