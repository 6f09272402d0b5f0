import type { Bilingual, Language } from '#domain/language.ts';
import { inLanguage } from '#domain/language.ts';
import { sceneSheet } from '../scene.ts';
import { path, text } from '../strokes.ts';

/** The words of a banner: its title in one or two lines; below it, one line for small screens and up to two for large. */
export interface BannerWords {
  readonly title: readonly [Bilingual] | readonly [Bilingual, Bilingual];
  readonly short: Bilingual;
  readonly long: readonly [Bilingual] | readonly [Bilingual, Bilingual];
}

/** On a phone the letters are larger against the picture, and figures in it are left out. */
const bigStyle = [
  '.t{font-size:56px;font-weight:600;fill:var(--fg)}.u{font-size:28px}.x{display:none}.f{font-size:20px}',
  '@media(max-width:620px){.t{font-size:68px}.u{display:none}.x{display:block;font-size:46px}.f{display:none}.y{transform:translate(252px,45px) scale(.82)}}',
].join('');

const smallStyle = [
  '.t{font-size:52px;font-weight:600;fill:var(--fg)}.u{font-size:34px}.x{display:none}.f{display:none}',
  '@media(max-width:240px){.t{font-size:58px}.u{display:none}.x{display:block;font-size:42px}.y{transform:translate(112px,24px) scale(.84)}}',
].join('');

function lines(
  words: readonly Bilingual[],
  language: Language,
  [x, y, step]: readonly [x: number, y: number, step: number],
  named: string,
): string {
  return words.map((line, at) => text(inLanguage(line, language), x, y + at * step, { named })).join('');
}

/** A big banner: words on the left, a figure on the right half, between hairlines at the edges. */
export function bigBanner(words: BannerWords, figure: string, language: Language): string {
  const top = words.title.length === 2 ? 192 : 228;
  const below = top + (words.title.length - 1) * 84;
  const content = [
    `<g class="y">${figure}</g>`,
    path(`M84 ${top - 96}h56`, 'a'),
    lines(words.title, language, [84, top, 82], 't'),
    lines(words.long, language, [84, below + 70, 44], 'u'),
    lines([words.short], language, [84, below + 88, 0], 'x'),
    '<path class="g" d="M.5 .5H1399.500V499.500H.5Z"/>',
  ].join('');
  return sceneSheet(
    'big',
    words.title.map((line) => inLanguage(line, language)).join(' '),
    content,
    bigStyle,
  );
}

/** A small banner: a title, one line, and a figure on the right third. */
export function smallBanner(words: BannerWords, figure: string, language: Language): string {
  const content = [
    `<g class="y">${figure}</g>`,
    lines(words.title, language, [48, words.title.length === 2 ? 104 : 136, 70], 't'),
    lines(words.long, language, [48, words.title.length === 2 ? 240 : 206, 44], 'u'),
    lines([words.short], language, [48, words.title.length === 2 ? 248 : 212, 0], 'x'),
    '<path class="g" d="M.5 .5H799.500V299.500H.5Z"/>',
  ].join('');
  return sceneSheet(
    'small',
    words.title.map((line) => inLanguage(line, language)).join(' '),
    content,
    smallStyle,
  );
}
