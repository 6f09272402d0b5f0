import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useListFriendLinks } from '#generated/hooks/frame/frame.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Loaded } from './loaded.tsx';

const path = '/open/friendLink/getFriendLinkAll';
const links = [{ linkName: 'Partner', linkUrl: 'https://example.com' }];

function Sample() {
  return (
    <Loaded query={useListFriendLinks()} skeleton={<p>skeleton</p>} empty={<p>none</p>}>
      {({ data }) => <p>{data.map(({ linkName }) => linkName)}</p>}
    </Loaded>
  );
}

afterEach(cleanup);

describe('a read', () => {
  it('shows a skeleton while it loads and then its data', async () => {
    await renderWeb(<Sample />, { answers: { [path]: { code: 0, msg: '', data: links } } });
    expect(screen.getByText('skeleton')).toBeVisible();
    expect(await screen.findByText('Partner')).toBeVisible();
  });

  it('says that there is nothing', async () => {
    await renderWeb(<Sample />, { answers: { [path]: { code: 0, msg: '', data: [] } } });
    expect(await screen.findByText('none')).toBeVisible();
  });

  it('offers to try again when it fails', async () => {
    let works = false;
    const answer = () => (works ? { code: 0, msg: '', data: links } : { code: 5001, msg: 'Internal error' });
    const page = (
      <main>
        <a href="/">Home</a>
        <Sample />
      </main>
    );
    await renderWeb(page, { answers: { [path]: answer } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    works = true;
    again.focus();
    fireEvent.click(again);
    expect(await screen.findByText('Partner')).toBeVisible();
    // The button is gone: what is nearest has the focus.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus());
  });
});
