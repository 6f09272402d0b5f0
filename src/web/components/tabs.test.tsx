import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['one', 'two', 'three'].map((key) => ({ key, label: key, content: () => <p>panel {key}</p> }));

function Sample() {
  const [open, setOpen] = useState('one');
  return <Tabs label="Sample" tabs={tabs} open={open} onOpen={setOpen} />;
}

afterEach(cleanup);

describe('tabs', () => {
  it('show only the open panel and name it by its tab', async () => {
    await renderWeb(<Sample />);
    fireEvent.click(screen.getByRole('tab', { name: 'two' }));
    expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('panel two');
    expect(screen.queryByText('panel one')).toBeNull();
  });

  it('move with the arrows, round the ends, and take the focus along', async () => {
    await renderWeb(<Sample />);
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('three');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'three' }));
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'Home' });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('one');
  });

  it('say how they were opened, so that arrow keys leave nothing to go back to', async () => {
    const open = vi.fn();
    await renderWeb(<Tabs label="Sample" tabs={tabs} open="one" onOpen={open} />);
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
    fireEvent.click(screen.getByRole('tab', { name: 'three' }));
    expect(open.mock.calls).toEqual([
      ['two', { replace: true }],
      ['three', { replace: false }],
    ]);
  });
});
