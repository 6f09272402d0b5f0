import { describe, expect, it } from 'vitest';
import { DatabaseAway, saysUnavailable } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

describe('an error that says that the database cannot do it now', () => {
  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', '57P01', '57P03', '08006', '53100', '53300'],
    ...['25006', '57014', '25P03', '55P03', '40001', '40P01', '58030'],
  ])('has the code %s', (code) => {
    expect(saysUnavailable(withCode(code))).toBe(true);
    expect(saysUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('is one of the driver: %s', (message) => {
    expect(saysUnavailable(new Error(message))).toBe(true);
  });

  it('An error of several addresses counts when one of them is unavailable.', () => {
    expect(saysUnavailable(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(
      true,
    );
    expect(saysUnavailable(new DatabaseAway('no answer'))).toBe(true);
  });

  it.each(['23505', '42P01', '22P02', 'ENOENT'])(
    'Code %s does not mean that the database is unavailable.',
    (code) => {
      expect(saysUnavailable(withCode(code))).toBe(false);
    },
  );
});
