import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { GuestLines } from './guest-lines.tsx';

afterEach(cleanup);

describe('the lines that the cart of a member refused', () => {
  it.each([
    [codes.productWithdrawn, 'This product is no longer sold'],
    [codes.notFound, 'This product is no longer sold'],
    [codes.quoteNeeded, 'This product has no price yet. Please request a quote on its page.'],
    [codes.outOfStock, 'Out of stock. Its page shows alternatives.'],
    [codes.quantityRefused, 'The quantity does not meet the order rules, or your cart is full'],
    [codes.rateLimited, 'This product could not be added. Please try again.'],
  ])('say why with code %s', async (refused, reason) => {
    const line = { productId: 9, productNum: 'RC0609', num: 100, at: 0, refused };
    await renderWeb(<GuestLines lines={[line]} title="Could not be added" />, { areas: ['cart'] });
    expect(await screen.findByText(reason)).toBeVisible();
  });
});
