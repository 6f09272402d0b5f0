import { describe, expect, it } from 'vitest';
import { parseStoredFile } from './stored-file.ts';

describe('the contract of an order', () => {
  it('is a name and an address', () => {
    expect(parseStoredFile('contract.pdf,/files/contracts/P1.pdf')).toEqual({
      name: 'contract.pdf',
      path: '/files/contracts/P1.pdf',
    });
    expect(parseStoredFile('a, b.pdf,https://files.example/1')?.name).toBe('a, b.pdf');
  });

  it.each([null, undefined, '', 'contract.pdf', 'x,javascript:alert(1)', 'x,//evil.example/a', 'x,'])(
    'is none in %j',
    (text) => {
      expect(parseStoredFile(text)).toBeUndefined();
    },
  );
});
