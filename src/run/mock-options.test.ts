import { expect, it } from 'vitest';
import { mockHelp, readMockOptions } from './mock-options.ts';

it('reads port, scenario and latency', () => {
  expect(readMockOptions([])).toEqual({ port: 4010, scenario: { operations: {}, situations: [] } });
  const args = ['--port', '4311', '--scenario', 'newMember,listNews:empty', '--latency', '200'];
  expect(readMockOptions(args)).toEqual({
    port: 4311,
    scenario: { operations: { listNews: 'empty' }, situations: ['newMember'], latency: 200 },
  });
});

it('lists its options', () => {
  expect(readMockOptions(['--help'])).toBe('help');
  for (const option of ['--port', '--scenario', '--latency']) expect(mockHelp).toContain(option);
});

it.each([
  [['--foo', '1'], "Unknown option '--foo'. --help lists the options."],
  [['--port', 'x'], '--port must be a whole number, not "x".'],
  [['--port', '70000'], '--port must be at most 65535, not 70000.'],
  [['--latency', '-1'], /--latency/],
  [
    ['--scenario', 'listNews:insufficientYuan'],
    '"listNews:insufficientYuan" is not part of a scenario. --help lists the options.',
  ],
])('says what makes no sense in %j', (args, message) => {
  expect(() => readMockOptions(args)).toThrow(message);
});
