import { describe, expect, it } from 'vitest';
import { readKeyword } from '../search/keyword.ts';
import { previewPath } from './document-name.ts';
import { listedDocument } from './listed-document.ts';

const document = {
  tid: 1,
  typeId: 2,
  typeName: { zh: '焊接与储存', en: 'Soldering and storage' },
  title: { zh: '焊接', en: 'Soldering' },
  description: { zh: '如何焊接', en: 'How to solder' },
  text: { zh: '电容可能开裂。', en: 'Capacitors may show cracks.' },
  grade: 0,
  path: { zh: '/files/doc/solder.zh_CN.pdf', en: '/files/doc/solder.en_US.pdf' },
  browseCount: 3,
  dowloadCount: 2,
  createTime: '2026-01-05T08:00:00.000Z',
};

describe('a document in a list', () => {
  it('is shown in one language, with its path where it is for everyone', () => {
    expect(listedDocument(document, [], 'en_US')).toEqual({
      tid: 1,
      typeId: 2,
      typeName: 'Soldering and storage',
      title: 'Soldering',
      description: 'How to solder',
      docUrl: '/files/doc/solder.en_US.pdf',
      browseCount: 3,
      dowloadCount: 2,
      createTime: '2026-01-05T08:00:00.000Z',
    });
    expect(listedDocument({ ...document, grade: 2 }, [], 'zh_CN')).toMatchObject({
      title: '焊接',
      docUrl: null,
    });
  });

  it('has the sentence in which the words of a search are', () => {
    const { sentence } = listedDocument(document, readKeyword('cracks'), 'en_US');
    expect(sentence).toContain('cracks');
  });

  it('has the picture of its first page in a folder of its own', () => {
    expect(previewPath(document.path.en)).toBe('/files/doc/preview/solder.en_US.png');
  });
});
