import { describe, expect, it } from 'vitest';
import { contractOf } from './contract.ts';
import { returnOf } from './payment-return.ts';

describe('the contract of an order', () => {
  it('is a name and an address', () => {
    expect(contractOf('contract.pdf,/files/contracts/P1.pdf')).toEqual({
      name: 'contract.pdf',
      href: '/files/contracts/P1.pdf',
    });
    expect(contractOf('a, b.pdf,https://files.example/1')?.name).toBe('a, b.pdf');
  });

  it.each([null, undefined, '', 'contract.pdf', 'x,javascript:alert(1)', 'x,//evil.example/a', 'x,'])(
    'is none in %j',
    (text) => {
      expect(contractOf(text)).toBeUndefined();
    },
  );
});

describe('the way back from the payment service', () => {
  it('is known by its result, and an address without one is a visit', () => {
    expect(['declined', 'cancelled', 'credited', 'paid', 'pending', null, 'toString'].map(returnOf)).toEqual([
      'declined',
      'cancelled',
      'credited',
      'returned',
      'returned',
      'visited',
      'visited',
    ]);
  });
});
