import { describe, expect, it } from 'vitest';
import { drawScene, isSceneName, sceneNames, scenePicture } from './index.ts';

/** Elements are closed in the order in which they were opened. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, , selfClosed] of svg.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (selfClosed) continue;
    if (closing && open.pop() !== name) return false;
    if (!closing && name !== undefined) open.push(name);
  }
  return open.length === 0;
}

describe('scenes', () => {
  it.each(sceneNames)('%s is a sound picture in both languages', (name) => {
    for (const language of ['zh_CN', 'en_US'] as const) {
      const svg = drawScene(name, language);
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href=|url\(/);
    }
  });

  it('stay small', () => {
    for (const name of sceneNames) expect(drawScene(name, 'zh_CN').length, name).toBeLessThan(90_000);
  });

  it('have words in the language of the picture', () => {
    for (const name of sceneNames.filter((each) => each.endsWith('-banner'))) {
      expect(drawScene(name, 'zh_CN'), name).toMatch(/\p{Script=Han}/u);
      const english = drawScene(name, 'en_US').replace(/<style>.*?<\/style>/s, '');
      expect(english, name).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('have an address', () => {
    expect(scenePicture('buck-converter')).toBe('/img/scene/buck-converter.svg');
    expect(scenePicture('reel-banner', 'en_US')).toBe('/img/scene/reel-banner.svg?language=en_US');
    expect(isSceneName('toString')).toBe(false);
  });
});
