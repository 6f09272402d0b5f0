import { describe, expect, it } from 'vitest';
import { returnOf } from './payment-return.ts';

describe('the way back from the payment service', () => {
  it('is known by its result, and an address without one is a visit', () => {
    expect(['declined', 'cancelled', 'refunded', 'paid', 'pending', null, 'toString'].map(returnOf)).toEqual([
      'declined',
      'cancelled',
      'refunded',
      'returned',
      'returned',
      'visited',
      'visited',
    ]);
  });
});
