import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Link } from './link.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}`}</p>;
}

function show(to: string, props: { target?: string; replace?: boolean } = {}): HTMLElement {
  render(
    <MemoryRouter initialEntries={['/shopcar?page=2']}>
      <Link to={to} {...props}>
        There
      </Link>
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

/** Clicks without leaving the document, and says whether the browser would have followed the link itself. */
function isLeftToBrowser(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, { button: 0, ...init });
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  fireEvent(link, click);
  return isLeft;
}

afterEach(cleanup);

it('A link opens a page of the shop without loading the document again.', () => {
  const link = show('/goodsCenter?id=3');
  expect(link).toHaveAttribute('href', '/goodsCenter?id=3');
  expect(isLeftToBrowser(link)).toBe(false);
  expect(screen.getByText('PUSH /goodsCenter?id=3')).toBeVisible();
});

it.each([['/shopcar?page=2', {}] as const, ['/goodsCenter', { replace: true }] as const])(
  'A link to %s with %o adds no entry to the history.',
  (to, props) => {
    fireEvent.click(show(to, props));
    expect(screen.getByText(`REPLACE ${to}`)).toBeVisible();
  },
);

it.each([
  ['/goodsCenter', {}, { ctrlKey: true }] as const,
  ['/goodsCenter', {}, { metaKey: true }] as const,
  ['/goodsCenter', { target: '_blank' }, {}] as const,
  ['//elsewhere.example/', {}, {}] as const,
  ['https://elsewhere.example/', {}, {}] as const,
])('A click on %s with %o and %o is left to the browser.', (to, props, init) => {
  expect(isLeftToBrowser(show(to, props), init)).toBe(true);
  expect(screen.getByText('POP /shopcar?page=2')).toBeVisible();
});
