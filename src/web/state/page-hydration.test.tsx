import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PreHydrationInput } from '#web/pre-hydration-input.tsx';
import { afterHydration, beginHydration } from './page-hydration.ts';

/** Something that the server could not read. */
function Rate() {
  const { data } = useQuery({ queryKey: ['rate'], queryFn: () => afterHydration(Promise.resolve('7.10')) });
  return <p>{data ?? 'unknown'}</p>;
}

function Page({ isWorking }: { isWorking: Promise<void> | undefined }) {
  if (isWorking) use(isWorking);
  return <Rate />;
}

/** The frame and the page show the same; the frame works first. */
const shop = (isWorking?: Promise<void>) => (
  <QueryClientProvider client={new QueryClient()}>
    <Rate />
    <Suspense>
      <Page isWorking={isWorking} />
      <PreHydrationInput />
    </Suspense>
  </QueryClientProvider>
);

it('a response that comes while the page is taken over is shown when all of it works', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(shop());
  document.body.replaceChildren(root);
  const page = Promise.withResolvers<void>();
  const onRecoverableError = vi.fn();
  beginHydration();
  await act(async () => void hydrateRoot(root, shop(page.promise), { onRecoverableError }));
  // Long enough for the response.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await act(async () => page.resolve());
  await vi.waitFor(() => expect(root.textContent).toBe('7.107.10'));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
