import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';

export const moisture: DemoNews = {
  contentType: 1,
  daysAgo: 58,
  imageUrl: scenePicture('dry-pack'),
  title: both('潮敏等级与车间寿命速查', 'Moisture sensitivity and floor life at a glance'),
  viceTitle: both(
    '拆袋之后能放多久，超时之后怎样烘烤',
    'How long after opening the bag, and how to bake when it was too long',
  ),
  content: page(
    paragraph(
      '塑封器件吸潮后在回流焊时会分层甚至开裂。J-STD-020 按耐受程度分级，J-STD-033 规定包装与处理方法。',
      'Plastic packages take up moisture and may delaminate or crack in reflow. J-STD-020 classifies them, J-STD-033 tells how to pack and handle them.',
    ),
    table(
      [
        ['等级', 'Level'],
        ['车间寿命（≤30 ℃ / 60 % RH）', 'Floor life at ≤30 °C, 60 % RH'],
        ['典型器件', 'Typical parts'],
      ],
      ['1', ['不限（≤85 % RH）', 'unlimited (≤85 % RH)'], ['阻容、SOT-23', 'passives, SOT-23']],
      ['2', ['1 年', '1 year'], ['SOIC、部分 QFP', 'SOIC, some QFP']],
      ['2a', ['4 周', '4 weeks'], ['部分 QFN', 'some QFN']],
      ['3', ['168 小时', '168 hours'], ['QFN、LQFP、模块', 'QFN, LQFP, modules']],
      ['4', ['72 小时', '72 hours'], ['大尺寸 BGA', 'large BGA']],
      ['5', ['48 小时', '48 hours'], ['部分 LED、传感器', 'some LEDs and sensors']],
    ),
    heading('超时怎么办', 'When it was too long'),
    list(
      [
        '托盘或管装：125 ℃ 烘烤，时间依本体厚度与等级，一般 8–48 小时。',
        'Trays: bake at 125 °C, 8–48 hours by thickness and level.',
      ],
      [
        '卷带不耐高温：40 ℃、湿度 5 % 以下，时间要长得多，MSL 3 约 9 天起。',
        'Tape does not stand that: 40 °C at 5 % RH or less takes far longer, from about nine days for MSL 3.',
      ],
      [
        '反复烘烤会氧化焊端，累计 125 ℃ 不超过 48 小时为宜。',
        'Baking again and again oxidises the leads; keep it below 48 hours at 125 °C in all.',
      ],
    ),
    heading('我们怎样发货', 'How we ship'),
    paragraph(
      'MSL 2a 及以上一律真空防潮袋，内附干燥剂与湿度卡，袋上写明密封日期。拆零的袋子重新计时，剩余寿命印在标签上。',
      'From MSL 2a on everything leaves in a sealed barrier bag with desiccant and humidity card and the date of sealing. Where a bag was opened to split it, the label states the floor life that is left.',
    ),
  ),
};
