import type { Language } from '#domain/language.ts';
import { converterBoard } from '../figures/board.ts';
import { partDrawing } from '../figures/drawing-sheet.ts';
import { numberScales } from '../figures/number-scales.ts';
import { reel } from '../figures/reel.ts';
import { bigBanner } from './layout.ts';

/** From cut tape to the full reel. */
export function reelBanner(language: Language): string {
  return bigBanner(
    {
      title: [
        { zh: '零售剪带', en: 'Cut tape' },
        { zh: '整盘供货', en: 'or the full reel' },
      ],
      short: { zh: '起订量与阶梯价一目了然', en: 'Price breaks in plain sight' },
      long: [
        {
          zh: '起订量、包装倍数与阶梯价同在一表，',
          en: 'Minimum, multiple and price breaks',
        },
        { zh: '单价精确到万分之一美分', en: 'in one table, to 1/10,000 of a cent' },
      ],
    },
    reel({ x: 1130, y: 270, radius: 178, tape: 360 }),
    language,
  );
}

/** Search by values. */
export function parametersBanner(language: Language): string {
  return bigBanner(
    {
      title: [
        { zh: '按参数选型', en: 'Search by value,' },
        { zh: '不按页码翻找', en: 'not page by page' },
      ],
      short: { zh: '4k7、4.7 kΩ、4700 是同一个值', en: '4k7 = 4.7 kΩ = 4700' },
      long: [
        { zh: '4k7、4.7 kΩ、4700 是同一个值；', en: '4k7, 4.7 kΩ and 4700 are one value;' },
        { zh: '每个条件旁都有剩余型号的数量', en: 'each filter shows how many parts are left' },
      ],
    },
    numberScales(800, 120, 500, 130),
    language,
  );
}

/** A solution with its board. */
export function boardBanner(language: Language): string {
  return bigBanner(
    {
      title: [
        { zh: '12 V 转 5 V', en: '12 V to 5 V' },
        { zh: '一块板讲清楚', en: 'on one board' },
      ],
      short: { zh: '原理图、选型与布局要点', en: 'Schematic, parts, layout' },
      long: [
        { zh: '3 A 同步降压方案：原理图、', en: 'A 3 A synchronous buck: schematic,' },
        { zh: '关键器件清单与布局要点', en: 'key parts and notes on the layout' },
      ],
    },
    converterBoard([1080, 268], 8.4),
    language,
  );
}

/** Every part with its drawing. */
export function drawingBanner(language: Language): string {
  return bigBanner(
    {
      title: [
        { zh: '下单之前', en: 'Measure it' },
        { zh: '先看尺寸', en: 'before you buy it' },
      ],
      short: { zh: '每个型号都有按比例的图', en: 'Every part drawn to scale' },
      long: [
        { zh: '每个型号都有按比例绘制的外形图，', en: 'Every part has an outline drawn to scale' },
        { zh: '标注单位为毫米', en: 'with its dimensions in millimetres' },
      ],
    },
    partDrawing('LQFP-48(7x7)', 800, 10, 480),
    language,
  );
}
