import { drawPart, isPartView, packageFromSlug } from '#domain/drawings/index.ts';
import { drawScene, isSceneName } from '#domain/drawings/scenes/index.ts';
import type { Language } from '#domain/language.ts';

/** The SVG that the address of a drawing stands for; undefined when there is none. */
export function drawingAt(address: string, language: Language): string | undefined {
  const [, kind, first = '', view = ''] =
    /^\/img\/(part|scene)\/([^/?]+?)(?:\/([a-z]+))?\.svg$/.exec(address) ?? [];
  if (kind === 'scene') return isSceneName(first) ? drawScene(first, language) : undefined;
  const name = kind === 'part' ? packageFromSlug(first) : undefined;
  return name !== undefined && isPartView(view) ? drawPart(name, view) : undefined;
}
