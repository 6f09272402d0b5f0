import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { nearestWord, spellingIndex } from './spelling-index.ts';

const vocabulary = spellingIndex([
  'resistor',
  'capacitor',
  'mosfet',
  'diode',
  'microcontroller',
  '开关二极管',
  '电阻',
  '光耦',
]);

describe('the index of near spellings', () => {
  it.each([
    ['resitor', 'resistor', 1],
    ['mosfte', 'mosfet', 1],
    ['LM385', 'LM358', 1],
    ['diode', 'diode', 0],
    ['diode', 'resistor', 3],
  ])('counts the edits from %s to %s', (from, to, edits) => {
    expect(editDistance(from, to, 2)).toBe(edits);
  });

  it.each([
    ['resitor', 'resistor'],
    ['capac', 'capacitor'],
    ['microcontroler', 'microcontroller'],
    ['开关二级管', '开关二极管'],
    ['电租', '电阻'],
    ['光藕', '光耦'],
    ['电视', undefined],
    ['did', undefined],
    ['10k', undefined],
    ['qqzzqq', undefined],
  ])('takes %s for %s', (typed, meant) => {
    expect(nearestWord(typed, vocabulary)).toBe(meant);
  });

  it('finds the same word as a comparison with every word', () => {
    const words = Array.from({ length: 500 }, (_, at) => {
      const letters = (at * 2_654_435_761) >>> 0;
      return (
        letters.toString(5).replace(/[0-4]/g, (digit) => 'aeost'[Number(digit)] ?? '') + 'r'.repeat(at % 3)
      );
    });
    const index = spellingIndex(words);
    const slowly = (typed: string) => {
      const limit = typed.length < 8 ? 1 : 2;
      const edits = (word: string) => (word.startsWith(typed) ? limit : editDistance(typed, word, limit));
      const near = words.map((word) => ({ word, edits: edits(word) })).filter((one) => one.edits <= limit);
      return near.toSorted((a, b) => a.edits - b.edits)[0]?.word;
    };
    for (const [at, word] of words.slice(0, 40).entries()) {
      const cut = at % word.length;
      const typed = [`${word.slice(0, cut)}e${word.slice(cut + 1)}`, word.slice(0, -2), `${word}oa`];
      for (const one of typed.filter(({ length }) => length > 3))
        expect(nearestWord(one, index), one).toBe(slowly(one));
    }
  });

  it('changes more than one of four Chinese characters only where nothing is nearer', () => {
    // Both sound alike.
    expect(nearestWord('里点保护', spellingIndex(['锂电保护', '里点保养']))).toBe('里点保养');
    expect(nearestWord('里点保护', spellingIndex(['锂电保护', '静电防护']))).toBe('锂电保护');
  });
});
