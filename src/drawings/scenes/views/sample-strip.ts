import { partFigure } from '../figures/part-figure.ts';
import { circle, path, rectangle, text } from '../strokes.ts';

const cells = [0, 1, 2, 3, 4];

/** A strip of tape with five parts, cut for a sample. */
export function sampleStrip(): string {
  return [
    path('M60 96l10 14l-10 14l10 14l-10 14l10 14l-10 14l10 14l-10 14l10 14l-10 14l10 14H580V96Z', 'b'),
    path('M66 136H580M70 250H580', 'g'),
    ...cells.map((at) => circle(118 + at * 100, 116, 8, 'p')),
    ...cells.map((at) => circle(168 + at * 100, 116, 8, at < 4 ? 'p' : 'g')),
    ...cells.map((at) => rectangle([82 + at * 100, 148, 72, 90], at === 0 ? 'k' : 'p', 4)),
    ...cells.map((at) => partFigure('SOT-23', 118 + at * 100, 194, 16)),
    path('M82 276V296M554 276V296M82 286H554', 'h'),
    text('5 pcs', 318, 308, { anchor: 'middle', tone: 'i' }),
  ].join('');
}
