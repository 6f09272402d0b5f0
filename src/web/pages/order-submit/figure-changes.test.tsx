import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { FigureChanges } from './figure-changes.tsx';

afterEach(cleanup);

describe('what has changed since an order was sent', () => {
  it('shows old and new figures', async () => {
    const changed = [{ kind: 'unitPrice', name: 'RC0603', was: '$0.4200', now: '$0.5000' }] as const;
    await renderWeb(<FigureChanges changed={changed} />, { areas: ['orderSubmit'] });
    expect(screen.getByRole('row', { name: 'RC0603 $0.4200 $0.5000' })).toBeVisible();
  });

  it('shows no empty table when no figure differs', async () => {
    await renderWeb(<FigureChanges changed={[]} />, { areas: ['orderSubmit'] });
    expect(screen.queryByRole('table')).toBeNull();
  });
});
