import { compoundFile, docx, pdf, program, wordParts } from '../files/sample-files.ts';
import type { ParityCase } from './side.ts';
import { sidesForTests } from './sides-for-tests.ts';

const { describeParity } = sidesForTests();

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photo.png');

const accepted = [
  pdf(),
  docx(),
  docx({ 'readme.txt': 'an archive' }, 'drawings.zip'),
  compoundFile('WordDocument', 'old.doc'),
  compoundFile('Workbook', 'old.xls'),
  png,
];

const refused = [
  program('contract.pdf'),
  program('contract.docx'),
  new File(['%PDF-1.7'], 'contract.docx'),
  docx({ 'a.txt': 'no document' }),
  docx(wordParts, 'sheet.xlsx'),
  docx({ ...wordParts, 'word/vbaProject.bin': 'Sub AutoOpen()' }),
  docx({ ...wordParts, '../../etc/passwd': 'x' }),
  new File([docx().slice(0, 60)], 'broken.zip'),
  compoundFile('Workbook', 'sheet.doc'),
  compoundFile('DigitalSignature', 'installer.doc'),
];

function uploadCase(title: string, files: readonly File[], code: number): ParityCase {
  return {
    title,
    codes: files.map(() => code),
    async run(side) {
      const buyer = await side.addBuyer();
      const replies = [];
      for (const file of files) replies.push(await side.call('uploadFile', { file }, buyer));
      return replies;
    },
  };
}

describeParity('an upload', [
  uploadCase('is accepted when it is what its name says', accepted, 0),
  uploadCase('is refused when the inside is something else', refused, 4019),
]);
