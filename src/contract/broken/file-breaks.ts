import { codes } from '#generated/constants.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import type { BrokenRequest, ExpectedOutcome } from './broken-request.ts';
import { fileRules, sampleFile, smallestRequest } from './request-base.ts';
import { sentFields } from './sent-fields.ts';

/** A file field filled with text, with a file of a refused type, with one byte too many, and with as many as it takes. */
export function fileBreaks(contract: Contract, operation: ContractOperation, name: string): BrokenRequest[] {
  const fields = sentFields(operation, smallestRequest(contract, operation));
  const { extensions, maxBytes } = fileRules(operation, name);
  const row = (
    what: string,
    expected: string,
    value: string | File,
    expectedOutcome: ExpectedOutcome,
  ): BrokenRequest => ({
    operation: operation.id,
    at: `/${name}`,
    what,
    expected,
    expectedOutcome,
    fields: { ...fields, [name]: [value] },
  });
  const expectAnswer = (code: number): ExpectedOutcome => ({ kind: 'answered', status: 200, code });
  const rows = [
    row('a text in place of the file', 'a file', 'words', { kind: 'refused', fields: [name] }),
    row('a small file', 'a file', sampleFile(operation, name), { kind: 'allowed' }),
  ];
  if (extensions.length > 0 && operation.codes.includes(codes.fileTypeRefused)) {
    const program = new File(['a'], 'sample.exe', { type: 'application/x-msdownload' });
    rows.push(
      row('a file of another type', extensions.join(' '), program, expectAnswer(codes.fileTypeRefused)),
    );
  }
  if (maxBytes !== undefined && operation.codes.includes(codes.fileTooLarge)) {
    const expected = `at most ${maxBytes} bytes`;
    const larger = sampleFile(operation, name, maxBytes + 1);
    rows.push(row('a file too large by one byte', expected, larger, expectAnswer(codes.fileTooLarge)));
    rows.push(row('the largest file', expected, sampleFile(operation, name, maxBytes), { kind: 'allowed' }));
  }
  return rows;
}
