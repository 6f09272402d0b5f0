import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { MemberPage } from './member-page.tsx';

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
});

afterEach(() => {
  cleanup();
  clearSession();
});

const open = () =>
  renderWeb(
    <MemberPage area="messages" title="Messages">
      <p>Three of them</p>
    </MemberPage>,
    { areas: ['member'] },
  );

describe('a page of the member centre', () => {
  it('shows its title and content, and where it is in the navigation', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    expect(screen.getByText('Three of them')).toBeVisible();
    const navigation = screen.getByRole('navigation', { name: 'Member centre' });
    const current = navigation.querySelector('[aria-current=page]');
    expect(current).toHaveTextContent('Messages');
    expect(current).toHaveAttribute('href', '/mine/message');
  });

  it('unfolds its navigation on a narrow screen and folds it after the choice', async () => {
    await open();
    const toggle = screen.getByText('Member centre: Messages');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(within(screen.getByRole('navigation')).getByText('Favourites'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('asks to sign in once the session has ended', async () => {
    await open();
    act(() => clearSession('expired'));
    expect(screen.getByRole('heading', { name: 'Please sign in first' })).toBeVisible();
    expect(screen.queryByText('Three of them')).toBeNull();
  });
});
