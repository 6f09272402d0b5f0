import { describe, expect, it } from 'vitest';
import { contractFailures, fitFailures, lastLines, playwrightFailures, vitestFailures } from './failures.ts';

const paintRed = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('the list of failures', () => {
  it('holds the failed tests of Vitest and the files that it could not run', () => {
    const test = (fullName: string, status: string, failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const file = { name: 'a.test.ts', status: 'failed', message: '' };
    const failures = vitestFailures({
      testResults: [
        {
          ...file,
          assertionResults: [
            test('adds', 'passed', []),
            test('divides', 'failed', [`${paintRed('Error: by zero')}\n\n    at divide (a.ts:1:1)`]),
          ],
        },
        { ...file, name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(failures).toEqual([
      ['a.test.ts: divides', '    Error: by zero'],
      ['b.test.ts', '    Cannot find module'],
    ]);
  });

  it('holds the failed tests of Playwright with their project, and what failed outside of tests', () => {
    const spec = (title: string, status: string, message: string) => ({
      title,
      file: 'cart.spec.ts',
      line: 7,
      tests: [{ projectName: 'server-en', status, results: [{ errors: [{ message }] }] }],
    });
    const failures = playwrightFailures({
      errors: [{ message: 'The shop did not start' }],
      suites: [
        { suites: [{ specs: [spec('buys', 'expected', ''), spec('pays', 'unexpected', 'Too late')] }] },
      ],
    });
    expect(failures).toEqual([
      ['outside of the tests', '    The shop did not start'],
      ['[server-en] cart.spec.ts:7: pays', '    Too late'],
    ]);
  });

  it('holds the drift that is not known, and the checks that could not be made', () => {
    const example = { expected: 'a number', actual: 'a text' };
    const group = {
      check: 'server',
      kind: 'type',
      operation: 'getProduct',
      at: 'response#/data',
      likely: 'No',
    };
    const report = {
      checks: [{ check: 'mocks', state: 'failed', why: 'No start world' }],
      findings: [
        { ...group, examples: [example] },
        { ...group, known: 'for a reason', examples: [example] },
      ],
    };
    // A whole report has much that the list does not read.
    expect(contractFailures(report as unknown as Parameters<typeof contractFailures>[0])).toEqual([
      ['mocks could not be made', '    No start world'],
      ['server, getProduct: type at response#/data', '    No', '    expected a number, found a text'],
    ]);
  });

  it('fits into its lines by shortening every failure before it leaves any out', () => {
    const failures = [1, 2, 3].map((number) => [`test ${number}`, 'error', 'more']);
    expect(fitFailures(failures, 9)).toEqual(failures.flat());
    expect(fitFailures(failures, 6)).toEqual(['test 1', 'error', 'test 2', 'error', 'test 3', 'error']);
    expect(fitFailures(failures, 2)).toEqual(['test 1', 'test 2', '… and 1 more']);
    expect(fitFailures([], 60)).toEqual([]);
  });

  it('shows the end of what a command printed that has no report', () => {
    expect(lastLines(`one\n\n${paintRed('two')}\nthree\n`, 2)).toEqual(['    two', '    three']);
  });
});
