import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { Dialog } from './dialog.tsx';
import { useOpenPageDialog } from './page-dialogs.tsx';

const memberOf = (email: string) => ({ token: email, user: { email, name: '', surname: '', country: '' } });

afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
});

function Row({ name }: { name: string }) {
  const open = useOpenPageDialog();
  const show = () =>
    open((close) => (
      <Dialog title={`About ${name}`} onClose={close}>
        <input aria-label={`Note on ${name}`} />
      </Dialog>
    ));
  return (
    <li>
      <button type="button" onClick={show}>
        {name}
      </button>
    </li>
  );
}

let navigate: NavigateFunction;

function List({ names }: { names: readonly string[] }) {
  navigate = useNavigate();
  return (
    <ul>
      {names.map((name) => (
        <Row key={name} name={name} />
      ))}
    </ul>
  );
}

async function openFirst() {
  const view = await renderWeb(<List names={['A', 'B']} />, { path: '/list?page=2' });
  fireEvent.click(screen.getByRole('button', { name: 'A' }));
  return view;
}

describe('a dialog that a row of a list has opened', () => {
  it('keeps what was typed when the row goes, and closes when asked', async () => {
    const { rerender } = await openFirst();
    fireEvent.change(screen.getByLabelText('Note on A'), { target: { value: 'typed' } });
    rerender(<List names={['B']} />);
    expect(screen.queryByRole('button', { name: 'A' })).toBeNull();
    expect(screen.getByLabelText('Note on A')).toHaveValue('typed');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays behind another one, and when that closes', async () => {
    await openFirst();
    fireEvent.click(screen.getByRole('button', { name: 'B', hidden: true }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('About A');
  });

  it('stays when the last page has gone and the address is corrected, and closes when the member goes elsewhere', async () => {
    await openFirst();
    act(() => void navigate('/list?page=1', { replace: true }));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => void navigate('/list?page=3'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is hidden when the session has ended, and is there again for the same member only', async () => {
    openSession(memberOf('buyer@example.com'));
    await openFirst();
    act(() => clearSession('expired'));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => openSession(memberOf('other@example.com')));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => openSession(memberOf('buyer@example.com')));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
