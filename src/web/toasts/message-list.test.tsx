import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { leaveMessage, showLeftMessage } from './message-after-reload.ts';
import { MessageList } from './message-list.tsx';
import { showMessage } from './message-store.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  cleanup();
});

describe('messages', () => {
  it('show an error for five seconds', async () => {
    await renderWeb(<MessageList />);
    act(() => showMessage('danger', 'It failed'));
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('It failed');
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.queryByText('It failed')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('It failed')).toBeNull();
  });

  it('stay while the pointer rests on them', async () => {
    await renderWeb(<MessageList />);
    act(() => showMessage('danger', 'Read me'));
    fireEvent.pointerEnter(screen.getByRole('alert', { hidden: true }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Read me')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('alert', { hidden: true }));
    act(() => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('go when they are dismissed and do not stack up', async () => {
    await renderWeb(<MessageList />);
    act(() => showMessage('success', 'Saved'));
    act(() => showMessage('success', 'Saved'));
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message', hidden: true }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('move into a dialog that opens, where they can be heard and dismissed', async () => {
    const { rerender } = await renderWeb(<MessageList />);
    act(() => showMessage('danger', 'Sign in again'));
    rerender(
      <>
        <MessageList />
        <Dialog title="Sign in" onClose={() => {}}>
          form
        </Dialog>
      </>,
    );
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('Sign in again');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message', hidden: true }));
    expect(screen.queryByText('Sign in again')).toBeNull();
  });

  it('outlive a reload once', async () => {
    await renderWeb(<MessageList />);
    leaveMessage('success', 'You have signed out');
    act(() => showLeftMessage());
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('You have signed out');
    expect(sessionStorage.length).toBe(0);
  });
});
