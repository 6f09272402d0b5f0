import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { dismissCause, dismissMessage, showMessage, useMessages } from './message-store.ts';
import { useWarning } from './use-warning.ts';

function open(cause: number) {
  return renderHook(
    (present: { cause: number }) => ({ warning: useWarning(present.cause), messages: useMessages() }),
    { initialProps: { cause } },
  );
}

type View = ReturnType<typeof open>;

const texts = ({ result }: View) => result.current.messages.map(({ text }) => text);

afterEach(() => {
  const { result } = renderHook(useMessages);
  act(() => {
    for (const { id } of result.current) dismissMessage(id);
  });
  cleanup();
});

describe('a message', () => {
  it('that warns of what was chosen goes when that changes, and no other goes with it', () => {
    const view = open(0);
    act(() => {
      showMessage('danger', 'something else');
      view.result.current.warning.show('select goods first');
    });
    expect(texts(view)).toEqual(['something else', 'select goods first']);
    view.rerender({ cause: 0 });
    expect(texts(view)).toContain('select goods first');
    view.rerender({ cause: 1 });
    expect(texts(view)).toEqual(['something else']);
  });

  it('that warns of an entry goes when it is edited and when its page is left', () => {
    const view = open(0);
    const watcher = open(0);
    act(() => view.result.current.warning.show('no number'));
    act(() => view.result.current.warning.clear());
    expect(texts(watcher)).toEqual([]);
    act(() => view.result.current.warning.show('no number'));
    view.unmount();
    expect(texts(watcher)).toEqual([]);
  });

  it('about the network goes when a call gets through, and that of a session when one is opened', async () => {
    const view = open(0);
    act(() => {
      showMessage('danger', 'network lost', 'network');
      showMessage('danger', 'session expired', 'session');
    });
    const client = createQueryClient(() => undefined);
    await act(() => client.fetchQuery({ queryKey: ['any'], queryFn: () => 1 }));
    expect(texts(view)).toEqual(['session expired']);
    act(() => dismissCause('session'));
    expect(texts(view)).toEqual([]);
  });
});
