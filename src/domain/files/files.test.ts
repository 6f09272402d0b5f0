import { describe, expect, it } from 'vitest';
import { parseStoredFile } from '#domain/orders/stored-file.ts';
import { fileProblem } from './check-file.ts';
import { contentKind, fitsName } from './content-kind.ts';
import { contractLimits, contractLinkOf, isPlainFileName, uploadLimits } from './file-names.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const program = bytes('MZ\u0090\u0000\u0003\u0000\u0000\u0000');

describe('the name of an uploaded file', () => {
  it.each(['contract.pdf', '合同 (2).docx', 'a.b.pdf'])('may be %s', (name) => {
    expect(isPlainFileName(name)).toBe(true);
  });

  it.each([
    '../contract.pdf',
    'C:\\contract.pdf',
    '/etc/a.pdf',
    '.pdf',
    'a\u0000.pdf',
    'cod\u202efdp.exe',
    ' a.pdf',
    `${'a'.repeat(200)}.pdf`,
  ])('is refused when it is not a plain name: %j', (name) => {
    expect(isPlainFileName(name)).toBe(false);
  });

  it('is taken apart from the path of a contract again, commas included', () => {
    const link = contractLinkOf('offer, signed.pdf', '/files/u/1.pdf');
    expect(parseStoredFile(link)).toEqual({ name: 'offer_ signed.pdf', path: '/files/u/1.pdf' });
  });
});

describe('the limits of a field', () => {
  it('refuse a file that is one byte too large', () => {
    const { maxBytes } = contractLimits;
    expect(fileProblem({ name: 'a.pdf', size: maxBytes }, contractLimits)).toBeUndefined();
    expect(fileProblem({ name: 'a.pdf', size: maxBytes + 1 }, contractLimits)).toBe('fileTooLarge');
  });

  it('refuse a kind that another field takes', () => {
    expect(fileProblem({ name: 'a.PNG', size: 1 }, uploadLimits)).toBeUndefined();
    expect(fileProblem({ name: 'a.png', size: 1 }, contractLimits)).toBe('fileTypeRefused');
  });
});

describe('the content of a file', () => {
  it.each([
    ['%PDF-1.7', 'pdf'],
    ['PK\u0003\u0004\u0014', 'zip'],
    ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'ole'],
    ['RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'webp'],
    ['Order,Part\r\n', 'text'],
    ['\u007fELF\u0002\u0001', 'unknown'],
  ])('is recognised by its first bytes: %j', (head, kind) => {
    expect(contentKind(bytes(head))).toBe(kind);
  });

  it('has to be what the name promises', () => {
    expect(fitsName('contract.PDF', bytes('%PDF-1.4'))).toBe(true);
    for (const name of ['contract.pdf', 'contract.txt', 'contract.docx'])
      expect(fitsName(name, program), name).toBe(false);
    expect(fitsName('notes.txt', bytes('<html><script>'))).toBe(false);
    expect(fitsName('run.csv', bytes('#!/bin/sh\n'))).toBe(false);
  });
});
