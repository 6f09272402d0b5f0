import { act, cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { paths } from '#web/paths.ts';
import { useGoBackSoon } from './use-go-back-soon.ts';

let finish = () => {};

function Tab({ isOpen }: { isOpen: boolean }) {
  const back = useGoBackSoon(isOpen);
  finish = back.finish;
  return <p>{back.isDone ? 'done' : 'open'}</p>;
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const page = (tab: React.ReactNode) => (
  <>
    {tab}
    <Address />
  </>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function succeed(): Promise<void> {
  await act(async () => {
    finish();
    await vi.advanceTimersByTimeAsync(constants.passwordGoBackDelay);
  });
}

const open = () => renderWeb(page(<Tab isOpen />), { path: paths.memberDetail });

it('goes back a moment after the success', async () => {
  await open();
  act(() => finish());
  expect(screen.getByText('done')).toBeVisible();
  await succeed();
  expect(screen.getByRole('status')).toHaveTextContent(paths.memberCentre);
});

it('stays where the person went before the shop responded', async () => {
  const { rerender } = await open();
  rerender(page(<Tab isOpen={false} />));
  await succeed();
  expect(screen.getByRole('status')).toHaveTextContent(paths.memberDetail);
  rerender(page(null));
  await succeed();
  expect(screen.getByRole('status')).toHaveTextContent(paths.memberDetail);
});
