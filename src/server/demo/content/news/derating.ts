import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';

export const derating: DemoNews = {
  contentType: 1,
  daysAgo: 118,
  imageUrl: scenePicture('resistor-derating'),
  title: both('贴片电阻的功率，在 70 ℃ 以上要打折', 'Chip resistors give less above 70 °C'),
  viceTitle: both(
    '额定功率、限制电压与脉冲负载的三个上限',
    'Rated power, limiting voltage and pulses: three ceilings',
  ),
  content: page(
    paragraph(
      '0603 标称 0.1 W，指的是环境 70 ℃ 以下。超过后线性下降，到 155 ℃ 为零；125 ℃ 时只剩 35 %。',
      'An 0603 is rated 0.1 W up to 70 °C. From there it falls in a straight line to zero at 155 °C; at 125 °C just 35 % are left.',
    ),
    table(
      [
        ['封装', 'Size'],
        ['70 ℃ 功率', 'Power at 70 °C'],
        ['最高工作电压', 'Working voltage'],
        ['功率与电压同时达到的阻值', 'Both limits meet at'],
      ],
      ['0402', '0.0625 W', '50 V', '40 kΩ'],
      ['0603', '0.1 W', '75 V', '56 kΩ'],
      ['0805', '0.125 W', '150 V', '180 kΩ'],
      ['1206', '0.25 W', '200 V', '160 kΩ'],
    ),
    heading('两个常被忽略的上限', 'Two ceilings often missed'),
    list(
      [
        '高阻值先碰到电压上限：0603 的 1 MΩ 在 75 V 时只耗 5.6 mW，但不能再加电压。',
        'High values meet the voltage first: 1 MΩ in 0603 takes but 5.6 mW at 75 V, and no more volts all the same.',
      ],
      [
        '脉冲负载看单脉冲曲线：平均功率很小的放电电阻也会因一次浪涌而开路。',
        'Pulses follow a curve of their own: a bleeder of little average power may open at a single surge.',
      ],
    ),
    heading('设计建议', 'What we suggest'),
    paragraph(
      '常规设计用到额定的一半；靠近发热器件时按实际焊端温度查曲线。多只串联可以分担电压，并联可以分担功率。',
      'Use half of the rating; near hot parts read the curve at the temperature of the terminals. In series resistors share voltage, in parallel power.',
    ),
  ),
};
