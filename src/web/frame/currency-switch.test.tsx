import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Charge, Price, SecondCharge } from '#web/components/price.tsx';
import { PriceNote, RateNote } from '#web/components/price-note.tsx';
import type { Language } from '#web/i18n/language.ts';
import { CurrencySwitch } from './currency-switch.tsx';

const rates = {
  '/open/product/get/usd/price': {
    code: 0,
    msg: '',
    data: 7_100_000,
    params: { rateDate: '2026-11-20', rateSource: 'Bank of Demo' },
  },
};

const order = { lines: [{ price: 4150, quantity: 1 }], deduction: 0 };

function open(language: Language, answers = {}) {
  const prices = (
    <>
      <CurrencySwitch />
      <p data-testid="unit">
        <Price cents={0.23} />
      </p>
      <p data-testid="total">
        <Charge order={order} /> <SecondCharge order={order} />
      </p>
      <PriceNote />
      <aside>
        <RateNote />
      </aside>
    </>
  );
  return renderWeb(prices, { language, answers });
}

afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing here.
  document.cookie = 'currency=; path=/; max-age=0';
});

describe('the currency switch', () => {
  it('shows yuan first and dollars second in Chinese, and says what is paid', async () => {
    await open('zh_CN', rates);
    expect(await screen.findByText('¥294.65')).toBeVisible();
    expect(screen.getByTestId('unit')).toHaveTextContent('¥0.01633');
    expect(screen.getByTestId('total')).toHaveTextContent('¥294.65 $41.50');
    expect(screen.getByText(/1 美元 = .*运费已含/)).toHaveTextContent(
      /1 美元 = ¥7.10 折算（Bank of Demo，2026-11-20）.*运费已含/,
    );
  });

  it('shows dollars first and converted yuan second in English', async () => {
    await open('en_US', rates);
    expect(await screen.findByText('≈ ¥294.65')).toBeVisible();
    expect(screen.getByTestId('total')).toHaveTextContent('$41.50 ≈ ¥294.65');
    expect(screen.getByText(/Bank of Demo.*Freight is included/)).toHaveTextContent(
      /¥7.10 \(Bank of Demo, 2026-11-20\).*Freight is included/,
    );
  });

  it('says with which rate yuan are converted, and nothing of it next to dollars', async () => {
    await open('zh_CN', rates);
    expect(await screen.findByTitle(/1 美元 = ¥7.10 折算（Bank of Demo，2026-11-20）/)).toHaveTextContent(
      '$1 = ¥7.10',
    );
    const note = screen.getByRole('complementary');
    expect(note).toHaveTextContent(/按 1 美元 = ¥7.10 折算（Bank of Demo，2026-11-20）/);
    fireEvent.click(screen.getByRole('button', { name: '$ 美元' }));
    expect(note).toBeEmptyDOMElement();
    expect(screen.queryByTitle(/1 美元/)).toBeNull();
  });

  it('changes all prices at once and remembers the choice', async () => {
    await open('en_US', rates);
    fireEvent.click(screen.getByRole('button', { name: '¥ CNY' }));
    expect(await screen.findByText('¥294.65')).toBeVisible();
    expect(screen.getByRole('button', { name: '¥ CNY' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.cookie).toContain('currency=CNY');
  });

  it('shows dollars where the rate cannot be read', async () => {
    await open('zh_CN');
    expect(await screen.findByText('$41.50')).toBeVisible();
    expect(screen.getByTestId('unit')).toHaveTextContent('$0.0023');
  });
});
