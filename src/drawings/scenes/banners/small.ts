import type { Language } from '#domain/language.ts';
import { partFigure } from '../figures/part-figure.ts';
import { circle, path, rectangle } from '../strokes.ts';
import { smallBanner } from './layout.ts';

/** Samples for points. */
export function samplesBanner(language: Language): string {
  return smallBanner(
    {
      title: [{ zh: '积分换样品', en: 'Samples' }],
      short: { zh: '先试后买', en: 'for points' },
      long: [{ zh: '先上板，再下单', en: 'Points pay for them' }],
    },
    circle(640, 150, 116, 'p') + partFigure('SOT-23-5', 640, 152, 38),
    language,
  );
}

/** Parts made to the buyer's drawing. */
export function customBanner(language: Language): string {
  return smallBanner(
    {
      title: [{ zh: '按图定制', en: 'Custom parts' }],
      short: { zh: '来图报价', en: 'to your drawing' },
      long: [{ zh: '磁性件、线束与连接器', en: 'Made to your drawing' }],
    },
    path('M640 20V280M510 150H770', 'g') + partFigure('SMD,6x6mm', 640, 150, 20),
    language,
  );
}

/** Datasheets and drawings to download. */
export function documentsBanner(language: Language): string {
  const sheet = [
    rectangle([548, 40, 170, 222], 'p'),
    rectangle([570, 62, 170, 222], 'b'),
    path('M590 92h96M590 110h130', 'h'),
    path('M590 140V250H722', 'w'),
    path('M590 165H722M590 190H722M590 215H722M623 140V250M656 140V250M689 140V250', 'g'),
    path('M590 152C630 152 646 168 664 204S700 244 722 246', 'a'),
  ].join('');
  return smallBanner(
    {
      title: [{ zh: '技术资料', en: 'Documents' }],
      short: { zh: '免费下载', en: 'to download' },
      long: [{ zh: '数据手册、图纸、应用笔记', en: 'Datasheets, drawings' }],
    },
    sheet,
    language,
  );
}
