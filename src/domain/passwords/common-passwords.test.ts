import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

describe('commonPasswords', () => {
  it.each(['password1', 'Password1', 'ＰＡＳＳＷＯＲＤ１', '12345678a', '1qaz2WSX', 'passw0rd'])(
    'finds %s, whatever its case and width',
    async (password) => {
      expect(await commonPasswords({ uncommon: ['password'] }, { password })).toEqual([
        { field: 'password', rule: 'common' },
      ]);
    },
  );

  it.each(['пароль2026', '密码是芯片采购8', 'Blue4sky9'])('does not find %s', async (password) => {
    expect(await commonPasswords({ uncommon: ['password'] }, { password })).toEqual([]);
  });

  it('looks at no other field, such as the password that is in force', async () => {
    const request = { oldPayPassword: 'password1', payPassword: 'Blue4sky9' };
    expect(await commonPasswords({ uncommon: ['payPassword'] }, request)).toEqual([]);
    expect(await commonPasswords({}, { password: 'password1' })).toEqual([]);
  });
});
