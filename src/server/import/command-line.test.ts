import { describe, expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

describe('the arguments of an import', () => {
  it('are a file and what to do with it', () => {
    expect(readCommandLine(['parts.csv', '--map', 'lcsc-parts', '--strict', '--report', 'r.json'])).toEqual({
      file: 'parts.csv',
      map: 'lcsc-parts',
      report: 'r.json',
      strict: true,
      dryRun: false,
    });
    expect(readCommandLine(['--help', 'parts.csv'])).toBeUndefined();
  });

  it.each([
    [[], /^Which file\?/],
    [['a.csv', 'b.csv'], /^One file at a time; what is "b\.csv"\?$/],
    [['--nonsense'], /^Unknown option '--nonsense'/],
    [['a.csv', '--map'], /^Option '--map <value>' argument missing/],
  ])('%j are refused in one line', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
    expect(() => readCommandLine(args)).not.toThrow(/\n/);
  });
});
