import { describe, expect, it } from 'vitest';
import { sampleContract } from '#tests/support/contract-run.ts';
import { readOptions } from './options.ts';

function read(...args: string[]) {
  const options = readOptions(args, sampleContract);
  if (options === 'help') throw new Error('help');
  return options;
}

describe('the options of the contract check', () => {
  it('makes every check of this project where nothing is said', () => {
    expect(read()).toMatchObject({
      checks: ['server', 'broken', 'access', 'mocks', 'parity', 'app', 'generated'],
      seed: 1,
      files: {},
      tokens: [],
    });
    expect(read('--base', 'main').checks).toContain('descriptions');
  });

  it('runs only the checks of a server against a foreign server', () => {
    const options = read('--server', 'https://shop.example/base/', '--token', 'a', '--other-token', 'b');
    expect(options).toMatchObject({ server: 'https://shop.example/base', tokens: ['a', 'b'] });
    expect(options.checks).toEqual(['server', 'broken', 'access']);
    expect(read('--server', 'http://x', '--only', 'mocks').checks).toEqual(['mocks']);
  });

  it('distinguishes checks, operations and areas', () => {
    const selectedIds = ({ isSelected }: ReturnType<typeof read>) =>
      sampleContract.operations.map(({ id }) => id).filter(isSelected);
    const only = read('--only', 'server,catalogue', '--only', 'addCartItem', '--skip', 'getProduct');
    expect(only.checks).toEqual(['server']);
    expect(selectedIds(only)).toEqual(['listProducts', 'addCartItem']);
    expect(selectedIds(read('--skip', 'cart'))).not.toContain('addCartItem');
    expect(read('--skip', 'parity,app').checks).toEqual(['server', 'broken', 'access', 'mocks', 'generated']);
  });

  it('knows help', () => {
    expect(readOptions(['--help'], sampleContract)).toBe('help');
  });

  it.each([
    [['--sever', 'x'], /Unknown option '--sever'.*--help/],
    [['listProducts'], /Unexpected argument 'listProducts'/],
    [['--only', 'listProduct'], /"listProduct" is not a check.*Did you mean listProducts\?/],
    [['--only', ''], /"" is not a check/],
    [['--skip', 'catalogue,cart,orders-sample'], /leave no operation/],
    [['--only', 'server', '--skip', 'server'], /leave no check/],
    [['--only', 'descriptions'], /needs --base/],
    [['--server', 'localhost:3000'], /--server must be an address/],
    [['--server', 'ftp://x'], /--server must be an address/],
    [['--seed', '-1'], /--seed/],
    [['--seed', '1.5'], /--seed must be a whole number/],
    [['--seed'], /--seed/],
    [['--other-token', 'b', '--server', 'http://x'], /needs --token/],
    [['--token', 'b'], /--token is for a server/],
    [['--partner-key', 'id.secret'], /--partner-key is for a server/],
    [['--partner-key', 'secret', '--server', 'http://x'], /--partner-key must be ID\.SECRET/],
  ])('refuses %j with a clear line', (args, message) => {
    expect(() => read(...args)).toThrow(message);
    expect(() => read(...args)).toThrow(expect.objectContaining({ name: 'CannotCheck' }));
  });
});
