import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { markAllNotices } from '#generated/hooks/messages/messages.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { ShownPage } from './lazy-page.tsx';
import { routes } from './routes.tsx';
import { clearSession, openSession } from './session/session-store.ts';
import { nextTask } from './state/next-task.ts';

const user = { email: 'buyer@example.com', name: 'Jane', surname: 'Miller', country: 'China' };

/** Addresses that show more than their bare path. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/submit/order': ['?carIds=1204&num=1&number=500', '?carIds=1,2'],
  '/GoodsDetails': ['?id=1204'],
  '/memberCenterDetail': ['?i=0', '?i=1', '?i=2', '?i=3', '?i=4', '?i=5'],
};

/** Every call is on its way for ever. */
const nothingComes: Answers = new Proxy({}, { get: () => () => new Promise<object>(() => undefined) });

const addresses = routes
  .filter(({ path }) => path !== '*')
  .flatMap((entry) =>
    (queries[entry.path] ?? ['']).map((query) => ({ entry, address: `${entry.path}${query}` })),
  );

/** Fills all boxes and presses the buttons, one after the other. */
function press(page: HTMLElement, buttons: string): void {
  const controls = page.querySelectorAll<HTMLInputElement>(
    'input:not([type=file], [type=checkbox], [type=radio], [type=hidden]), textarea',
  );
  for (const control of controls) fireEvent.change(control, { target: { value: '7' } });
  for (const button of page.querySelectorAll(buttons)) if (button.isConnected) fireEvent.click(button);
}

afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
});

/** A call that lacks a field fails the test in which it is made: see `renderWeb`. */
describe('a form that is sent before anything has come that its page asks for', () => {
  it.each(addresses)('sends no incomplete call at $address', async ({ entry, address }) => {
    await entry.load();
    if (entry.member) openSession({ token: 'token', user });
    const { container, sent } = await renderWeb(<ShownPage page={entry} />, {
      path: address,
      areas: entry.areas,
      answers: nothingComes,
    });
    await waitFor(() => expect(container).not.toBeEmptyDOMElement());
    press(container, 'button');
    await nextTask();
    // What was pressed may have opened a dialog.
    press(document.body, 'button[type=submit]');
    await nextTask();
    // Calls take some steps before they are sent, all the same ones.
    void markAllNotices({}).catch(() => undefined);
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/message/other/all'));
  });
});
