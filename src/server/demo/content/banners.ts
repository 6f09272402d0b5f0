import { type SceneName, scenePicture } from '#drawings/scenes/index.ts';
import type { DemoBanner, DemoNews } from '#server/seed/demo-content.ts';
import { customParts } from './news/custom-parts.ts';
import { documentsFlash } from './news/flashes.ts';
import { news } from './news/index.ts';
import { packaging } from './news/packaging.ts';
import { parametricSearch } from './news/parametric-search.ts';
import { samples } from './news/samples.ts';

function banner(size: DemoBanner['size'], scene: SceneName, opens: DemoBanner['opens']): DemoBanner {
  return { size, img: { zh: scenePicture(scene, 'zh_CN'), en: scenePicture(scene, 'en_US') }, opens };
}

const read = (item: DemoNews): DemoBanner['opens'] => ({ news: news.indexOf(item) });

/** The carousel and the three small pictures below it. */
export const banners: readonly DemoBanner[] = [
  banner('big', 'parameters-banner', read(parametricSearch)),
  banner('big', 'board-banner', { productNum: 'TPS563201DDCR' }),
  banner('big', 'reel-banner', read(packaging)),
  banner('big', 'drawing-banner', { productNum: 'STM32F072CBT6' }),
  banner('small', 'samples-banner', read(samples)),
  banner('small', 'custom-banner', read(customParts)),
  banner('small', 'documents-banner', read(documentsFlash)),
];
