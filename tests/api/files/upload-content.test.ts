import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { uploadFileFormLimits } from '#generated/limits.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { compoundFile, docx, pdf, program, withDeclaredSize, wordParts } from './sample-files.ts';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await openTestApp();
  ({ token } = await signInNewMember(shop));
});
afterAll(() => shop.close());

async function codeOf(...files: File[]): Promise<number> {
  const [first] = files;
  if (!first) throw new Error('a file is needed');
  return (await shop.call('uploadFile', { file: files.length === 1 ? first : files }, { token })).code;
}

describe('an uploaded file', () => {
  it('is taken when it is what its name says', async () => {
    const png = new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'board.PNG');
    const taken = [pdf(), docx(), compoundFile('WordDocument', 'old.doc'), png, new File(['a,b'], 'bom.csv')];
    for (const file of taken) expect([file.name, await codeOf(file)]).toEqual([file.name, 0]);
  });

  it('gets a random path with its extension', async () => {
    const paths = [pdf(), pdf()].map((file) => shop.call('uploadFile', { file }, { token }));
    const [first, second] = await Promise.all(paths);
    expect(first?.data).toMatch(/^\/files\/u\/[0-9a-f]{32}\.pdf$/);
    expect(first?.data).not.toBe(second?.data);
  });

  it('is refused when it is another kind than its name says', async () => {
    const disguised = [
      program('contract.pdf'),
      program('contract.docx'),
      program('notes.txt'),
      new File(['<!doctype html><script>'], 'notes.txt'),
      new File(['%PDF-1.7'], 'contract.docx'),
      docx({ 'a.txt': 'no document' }),
      compoundFile('Workbook', 'sheet.doc'),
      compoundFile('DigitalSignature', 'installer.doc'),
    ];
    for (const file of disguised)
      expect([file.name, await codeOf(file)]).toEqual([file.name, codes.fileTypeRefused]);
  });

  it('is refused when it is of a kind that is not taken, or has no kind', async () => {
    for (const file of [program('run.exe'), pdf('contract.pdf.js'), pdf('contract')])
      expect([file.name, await codeOf(file)]).toEqual([file.name, codes.fileTypeRefused]);
  });

  it('is refused when it has macros', async () => {
    const withMacros = docx({ ...wordParts, 'word/vbaProject.bin': 'Sub AutoOpen()' });
    expect(await codeOf(withMacros)).toBe(codes.fileTypeRefused);
  });

  it('is refused when it is a zip bomb, whatever size it declares', async () => {
    const large = docx({ ...wordParts, 'word/media/image1.png': 'a'.repeat(1_000_000) });
    expect(await codeOf(large)).toBe(0);
    expect(await codeOf(await withDeclaredSize(large, 100_000_000))).toBe(codes.fileTypeRefused);
    expect(await codeOf(await withDeclaredSize(large, 10))).toBe(codes.fileTypeRefused);
    const tight = docx({ ...wordParts, 'word/media/image1.png': 'a'.repeat(12_000_000) });
    expect(await codeOf(tight)).toBe(codes.fileTypeRefused);
  });

  it('is refused when an entry of it leads out of it', async () => {
    expect(await codeOf(docx({ ...wordParts, '../../etc/passwd': 'x' }))).toBe(codes.fileTypeRefused);
  });

  it('is refused when it is one byte too large', async () => {
    const { maxBytes } = uploadFileFormLimits.file;
    const of = (size: number) => new File([Buffer.alloc(size, 'a')], 'large.txt');
    expect(await codeOf(of(maxBytes))).toBe(0);
    expect(await codeOf(of(maxBytes + 1))).toBe(codes.fileTooLarge);
  });

  it('is refused when its name is a path or hides its kind', async () => {
    for (const name of ['../../contract.pdf', 'C:\\contract.pdf', 'cod\u202efdp.pdf'])
      expect([name, await codeOf(pdf(name))]).toEqual([name, codes.fieldRefused]);
  });

  it('is refused when it is empty, or not the only one', async () => {
    expect(await codeOf(new File([], 'empty.pdf'))).toBe(codes.fieldRefused);
    expect(await codeOf(pdf('a.pdf'), pdf('b.pdf'))).toBe(codes.fieldRefused);
  });
});
