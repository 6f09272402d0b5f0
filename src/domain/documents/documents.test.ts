import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { downloadGradeValues } from '#generated/enums.ts';
import { documentBlocks } from './document-blocks.ts';
import { isCounted } from './document-count.ts';
import { documentCounts } from './document-counts.ts';
import { documentFileName } from './document-name.ts';
import { refuseCounting, refuseReading } from './document-permission.ts';
import { documentSentences } from './document-text.ts';

const { allDocuments, memberDownload, freeDownload } = downloadGradeValues;

describe('who may read a document', () => {
  it.each([
    [0, undefined, undefined],
    [1, undefined, 'noDownloadPermission'],
    [1, null, undefined],
    [2, null, 'noDownloadPermission'],
    [2, '2', undefined],
    [2, '3', undefined],
    [3, '2', 'noDownloadPermission'],
    [undefined, '3', 'notFound'],
  ])('Of grade %s, asked for by a person of grade %s: %s.', (grade, reader, code) => {
    expect(refuseReading(grade, reader)?.code).toBe(code);
  });

  it.each([
    [0, undefined],
    [1, 'notFound'],
    [undefined, 'notFound'],
  ])('A download of grade %s counts on its own: %s.', (grade, code) => {
    expect(refuseCounting(grade)?.code).toBe(code);
  });
});

describe('how often a document counts', () => {
  it('A look counts for the first time and again once the pause is over.', () => {
    const pause = constants.documentCountPause * 1000;
    expect(isCounted(undefined, 0)).toBe(true);
    expect(isCounted(1000, 1000 + pause - 1)).toBe(false);
    expect(isCounted(1000, 1000 + pause)).toBe(true);
  });
});

describe('the counts of both filters', () => {
  const groups = [
    { typeId: 1, isForMembers: false, documents: 3 },
    { typeId: 1, isForMembers: true, documents: 2 },
    { typeId: 2, isForMembers: true, documents: 4 },
  ];

  it('Each choice says what it leaves while the other filter stays.', () => {
    expect(documentCounts(groups, { typeId: 1, downloadGrade: memberDownload })).toEqual({
      totalDataCounts: 2,
      typeCounts: [
        { typeId: 1, documents: 2 },
        { typeId: 2, documents: 4 },
      ],
      gradeCounts: [
        { downloadGrade: allDocuments, documents: 5 },
        { downloadGrade: memberDownload, documents: 2 },
        { downloadGrade: freeDownload, documents: 3 },
      ],
    });
  });

  it('Without a document there is nothing to choose from.', () => {
    expect(documentCounts([], { downloadGrade: allDocuments })).toMatchObject({
      totalDataCounts: 0,
      typeCounts: [],
    });
  });
});

describe('the text of a document', () => {
  const html =
    '<h2>Loops</h2><p>Keep e.g. the loop short. 0.1 µF is &lt; 1 µF.</p><ul><li>一句。两句。</li></ul>' +
    '<table><tr><th>R</th><th>C</th></tr><tr><td>1 Ω</td><td>2 &amp; 3</td></tr></table>';

  it('Headings, items and rows are sentences, and a dot within a sentence ends none.', () => {
    expect(documentSentences(html)).toEqual([
      'Loops',
      'Keep e.g. the loop short.',
      '0.1 µF is < 1 µF.',
      '一句。',
      '两句。',
      'R · C',
      '1 Ω · 2 & 3',
    ]);
  });

  it('keeps the kind and order of its blocks', () => {
    expect(documentBlocks(html)).toEqual([
      { kind: 'heading', text: 'Loops' },
      { kind: 'paragraph', text: 'Keep e.g. the loop short. 0.1 µF is < 1 µF.' },
      { kind: 'item', text: '一句。两句。' },
      {
        kind: 'table',
        rows: [
          ['R', 'C'],
          ['1 Ω', '2 & 3'],
        ],
      },
    ]);
  });

  it('has a name of its file without a character that a file system refuses', () => {
    expect(documentFileName(' AC/DC: "what" <if>\u0007? ')).toBe('AC DC what if.pdf');
  });
});
