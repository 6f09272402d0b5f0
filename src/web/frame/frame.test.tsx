import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { closeLoginPopup, useLoginPopupOpen } from '#web/session/login-popup-store.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

const session = {
  token: 'Zk3rXh1b7mQv0sT9wY2aC5eG8iK4lN6pR1uV3xB7dF0',
  user: { email: 'buyer@example.com', name: 'Jane', surname: 'Miller', country: 'China' },
};
const ok = (data: unknown) => ({ code: 0, msg: '', data, params: { totalDataCounts: 1 } });
const product = {
  productId: 7,
  productNum: 'RC0603',
  productName: 'Resistor',
  productImg: '',
  unitPrice: 1.5,
};
const answers: Answers = {
  '/open/friendLink/getFriendLinkAll': ok([{ linkName: 'Partner', linkUrl: 'https://example.com/' }]),
  '/api/message/unread/count': ok(3),
  '/api/shop/car/list': ok(12),
  '/open/product/homeList': ok([{ catalogId: 4, catalogName: 'Resistors' }]),
  '/open/product/productList': ok([product]),
  '/open/product/allCatalog': ok([
    {
      catalogId: 1,
      catalogName: 'Passives',
      children: [
        { catalogId: 2, catalogName: 'Capacitors', children: [{ catalogId: 3, catalogName: 'MLCC' }] },
      ],
    },
  ]),
};

function Place() {
  const { pathname, search } = useLocation();
  return (
    <p data-testid="place">
      {pathname}
      {search}
      {useLoginPopupOpen() && ' popup'}
    </p>
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/searchAll?id=2&keyWord=ne555')}>
        Found documents
      </button>
    </>
  );
}

function open(path = '/') {
  return renderWeb(
    <>
      <TopBar />
      <Header />
      <Navigation />
      <Footer />
      <Place />
      <Back />
    </>,
    { answers, path },
  );
}

const place = () => screen.getByTestId('place').textContent;

afterEach(() => {
  cleanup();
  clearSession();
  closeLoginPopup();
});

describe('the frame for a visitor', () => {
  it('greets, offers to sign in and asks for no counts', async () => {
    const { sent } = await open();
    expect(await screen.findByText('Partner')).toBeVisible();
    expect(screen.getByText('Welcome to Padstack Components')).toBeVisible();
    expect(screen.getByText('Sign in').getAttribute('href')).toBe('/login');
    expect(screen.queryByText('Sign out')).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['/open/friendLink/getFriendLinkAll']);
  });

  it('opens the cart without asking to sign in', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'Cart' }));
    expect(place()).toBe('/shopcar');
    await screen.findByText('Partner');
  });

  it('leads from every entry of the navigation to its page', async () => {
    await open();
    const links = screen.getByRole('navigation', { name: 'Main navigation' }).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/membercenter',
      '/customized/apply',
      '/tgshare',
      '/service',
      '/aboutUs',
      'tel:+8675582001234',
      'mailto:service@components.example',
    ]);
    await screen.findByText('Partner');
  });

  it('shows phone and e-mail in navigation and footer', async () => {
    await open();
    expect(screen.getAllByText(constants.companyPhone, { exact: false })).toHaveLength(2);
    expect(screen.getAllByText(constants.companyEmail, { exact: false })).toHaveLength(2);
    await screen.findByText('Partner');
  });
});

describe('the frame for a member', () => {
  it('shows unread messages and cart items, and the way out', async () => {
    openSession(session);
    const { sent } = await open();
    expect(await screen.findByRole('link', { name: /Messages.*3 unread/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Cart.*12 items/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const counts = sent.filter(({ path }) => path.startsWith('/api/'));
    expect(counts.every(({ fields }) => fields.get('token') === session.token)).toBe(true);
  });

  it('takes the counts away when the session ends', async () => {
    openSession(session);
    await open();
    await screen.findByRole('link', { name: /Cart.*12 items/ });
    act(() => clearSession());
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
  });
});

describe('the search box', () => {
  function search(typed: string, type: string): void {
    fireEvent.change(screen.getByRole('combobox', { name: 'Search in' }), { target: { value: type } });
    fireEvent.change(screen.getByRole('combobox', { name: /^Part number/ }), { target: { value: typed } });
    fireEvent.submit(screen.getByRole('search'));
  }

  it('leads to the search page with type and keyword', async () => {
    await open();
    search(' 100nF 0603 ', '2');
    expect(place()).toBe('/searchAll?id=2&keyWord=100nF+0603');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Part number/ }).value).toBe('100nF 0603');
    await screen.findByText('Partner');
  });

  it('keeps the focus, and what is typed when another kind of result is chosen', async () => {
    await open('/searchAll?id=1&keyWord=lm358');
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /^Part number/ });
    box.focus();
    fireEvent.change(box, { target: { value: 'ne555' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(place()).toBe('/searchAll?id=1&keyWord=ne555');
    expect(box).toHaveFocus();
    fireEvent.change(box, { target: { value: 'half' } });
    fireEvent.click(screen.getByRole('button', { name: 'Found documents' }));
    expect(place()).toBe('/searchAll?id=2&keyWord=ne555');
    expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveValue('2');
    expect(box).toHaveValue('half');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(box).toHaveValue('lm358');
    await screen.findByText('Partner');
  });

  it('starts no search for a blank keyword', async () => {
    await open();
    search('   ', '1');
    expect(place()).toBe('/');
    await screen.findByText('Partner');
  });
});

describe('the product centre', () => {
  const opener = () => screen.getByRole('button', { name: 'Products' });

  it('opens with the hot products first and closes again', async () => {
    await open();
    fireEvent.click(opener());
    expect(await screen.findByText('RC0603')).toBeVisible();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Recommended');
    expect(screen.getByText('Resistors').getAttribute('href')).toBe('/goodsCenter?id=4');
    fireEvent.click(opener());
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('shows three levels and leads to each', async () => {
    await open();
    fireEvent.click(opener());
    fireEvent.click(await screen.findByRole('tab', { name: 'Passives' }));
    expect(screen.getByText('View all “Passives”').getAttribute('href')).toBe('/goodsCenter?id=1');
    expect(screen.getByText('Capacitors').getAttribute('href')).toBe('/goodsCenter?id=2');
    expect(screen.getByText('MLCC').getAttribute('href')).toBe('/goodsCenter?id=3');
  });

  it('closes with Escape, gives the focus back, and closes when a link is followed', async () => {
    await open();
    fireEvent.click(opener());
    fireEvent.keyDown(await screen.findByRole('tab', { name: 'Passives' }), { key: 'Escape' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.activeElement).toBe(opener());
    fireEvent.click(opener());
    fireEvent.click(await screen.findByText('RC0603'));
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
    expect(place()).toBe('/GoodsDetails?id=7');
  });

  it('stays closed when the visitor comes back', async () => {
    await open();
    fireEvent.click(opener());
    fireEvent.click(await screen.findByText('RC0603'));
    fireEvent.click(screen.getByText('Back'));
    expect(place()).toBe('/');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('closes when the page outside of it is pressed, not when the panel is', async () => {
    await open();
    fireEvent.click(opener());
    fireEvent.pointerDown(await screen.findByRole('tab', { name: 'Passives' }));
    expect(screen.getAllByRole('tab')).not.toHaveLength(0);
    fireEvent.pointerDown(screen.getByText('Welcome to Padstack Components'));
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
