import type { Language } from '../../domain/language.ts';
import { boardBanner, drawingBanner, parametersBanner, reelBanner } from './banners/big.ts';
import { customBanner, documentsBanner, samplesBanner } from './banners/small.ts';
import { figures } from './figures.ts';
import { sceneSheet } from './scene.ts';
import { companyCover } from './views/company-cover.ts';

const cover = 'company-cover';

/** Pictures with words in them, which each language has its own of. */
const banners = {
  'reel-banner': reelBanner,
  'parameters-banner': parametersBanner,
  'board-banner': boardBanner,
  'drawing-banner': drawingBanner,
  'samples-banner': samplesBanner,
  'custom-banner': customBanner,
  'documents-banner': documentsBanner,
} as const satisfies Readonly<Record<string, (language: Language) => string>>;

type BannerName = keyof typeof banners;
type FigureName = keyof typeof figures;

/** A picture of the shop that shows no single part: a circuit, a figure, a banner. */
export type SceneName = BannerName | FigureName | typeof cover;

function isBanner(name: string): name is BannerName {
  return Object.hasOwn(banners, name);
}

function isFigure(name: string): name is FigureName {
  return Object.hasOwn(figures, name);
}

/** Whether a text, for example from a path, names a scene. */
export function isSceneName(text: string): text is SceneName {
  return isBanner(text) || isFigure(text) || text === cover;
}

/** Every scene. */
export const sceneNames: readonly SceneName[] = [
  ...Object.keys(banners),
  ...Object.keys(figures),
  cover,
].filter(isSceneName);

/** Draws a scene as the text of an SVG without any outside reference; banners in the language that is asked for. */
export function drawScene(name: SceneName, language: Language): string {
  if (isBanner(name)) return banners[name](language);
  if (name === cover) return sceneSheet('cover', 'Stock, inspection, reels and boards', companyCover());
  const [label, draw] = figures[name];
  return sceneSheet('wide', label, draw());
}

/** The address of a scene; with a language, of its picture in that language. */
export function scenePicture(name: SceneName, language?: Language): string {
  return `/img/scene/${name}.svg${language ? `?language=${language}` : ''}`;
}
