import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';

export const reflow: DemoNews = {
  contentType: 1,
  daysAgo: 140,
  imageUrl: scenePicture('reflow-profile'),
  title: both(
    '小批量无铅回流：一条稳妥的温度曲线',
    'Lead-free reflow in small series: a profile to start from',
  ),
  viceTitle: both('SAC305 焊膏的升温、保温与峰值参考', 'Ramp, soak and peak for SAC305 paste'),
  content: page(
    paragraph(
      '台式回流炉热容量小，板子的大小与铜量对曲线影响很大。先用热电偶测板上温度，再调设定值。',
      'A bench oven has little heat in store, so size and copper of the board shift the profile a lot. Measure on the board with a thermocouple before you trust the display.',
    ),
    table(
      [
        ['阶段', 'Phase'],
        ['温度', 'Temperature'],
        ['时间或速率', 'Time or rate'],
      ],
      [['升温', 'Ramp'], '25–150 ℃', '1–2 ℃/s'],
      [['保温', 'Soak'], '150–180 ℃', '60–100 s'],
      [['回流（217 ℃ 以上）', 'Reflow, above 217 °C'], '217–245 ℃', '45–75 s'],
      [['峰值', 'Peak'], '235–245 ℃', ['10–20 s', '10–20 s']],
      [
        ['冷却', 'Cooling'],
        ['至 100 ℃', 'to 100 °C'],
        ['不超过 4 ℃/s', 'no more than 4 °C/s'],
      ],
    ),
    heading('常见问题', 'What goes wrong'),
    list(
      [
        '立碑：两端升温不一致，延长保温，检查焊盘是否对称。',
        'Tombstones: the ends heat unevenly. Soak longer, make the pads alike.',
      ],
      [
        '锡珠：升温过快或焊膏回潮，减慢升温，回温后再开盖。',
        'Solder balls: too fast, or paste taken cold. Slow down, let it warm before opening.',
      ],
      [
        'QFN 虚焊：散热焊盘钢网开口过大把器件顶起，开口率取 50–60 %。',
        'Open QFN joints: too much paste lifts the part. Open 50–60 % of the thermal pad.',
      ],
    ),
    heading('先看规格书', 'The data sheet first'),
    paragraph(
      '铝电解、连接器与部分 LED 的峰值上限低于 245 ℃，混装时按最弱的器件定曲线，或后焊。',
      'Electrolytics, connectors and some LEDs stand less than 245 °C: follow the weakest part, or solder it afterwards.',
    ),
  ),
};
