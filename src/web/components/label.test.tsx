import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Label } from './label.tsx';

afterEach(cleanup);

describe('the name of a category or a column', () => {
  it('A name that is still in English says so on a Chinese page and is read as English.', async () => {
    await renderWeb(<Label name="Operating force" />, { language: 'zh_CN', answers: {} });
    expect(screen.getByText('Operating force')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('(未翻译)')).toBeVisible();
  });

  it('A name that is the same in both languages has no mark.', async () => {
    await renderWeb(<Label name="EEPROM" />, { language: 'zh_CN', answers: {} });
    expect(screen.queryByText(/未翻译/)).toBeNull();
  });
});
