import { escapeXml } from '../svg-text.ts';
import { sceneStyle } from './palette.ts';

/** Sizes of scenes in units: wide for news and solutions, big and small for banners, cover for the head of a page. */
export const sceneSizes = {
  wide: { width: 640, height: 360 },
  big: { width: 1400, height: 500 },
  small: { width: 800, height: 300 },
  cover: { width: 1500, height: 340 },
} as const;

export type SceneSize = keyof typeof sceneSizes;

/** Rules of the lettering of each size; a thumbnail of a figure shows its lines alone. */
const lettering: Readonly<Record<SceneSize, string>> = {
  wide: '@media(max-width:330px){text{font-size:17px}}@media(max-width:200px){text{display:none}}',
  big: '',
  small: '',
  cover: '@media(max-width:900px){text{display:none}}',
};

/** The sheet of a scene: text of an SVG without any outside reference. The label is its name for screen readers. */
export function sceneSheet(size: SceneSize, label: string, content: string, style = ''): string {
  const { width, height } = sceneSizes[size];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escapeXml(label)}</title><style>${sceneStyle}${lettering[size]}${style}</style>` +
    `<rect width="${width}" height="${height}" fill="var(--subtle)"/><g>${content}</g></svg>`
  );
}
