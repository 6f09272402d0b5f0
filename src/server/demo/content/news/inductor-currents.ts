import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';

export const inductorCurrents: DemoNews = {
  contentType: 1,
  daysAgo: 92,
  imageUrl: scenePicture('inductor-saturation'),
  title: both('电感的两个电流值，应该看哪一个', 'An inductor has two currents: which one counts'),
  viceTitle: both(
    '饱和电流管峰值，温升电流管有效值',
    'Saturation is for the peak, heating for the effective value',
  ),
  content: page(
    paragraph(
      '规格书给出饱和电流 I<sub>sat</sub> 与温升电流 I<sub>rms</sub>，两者没有固定的大小关系，也不能互相替代。',
      'Data sheets give a saturation current I<sub>sat</sub> and a heating current I<sub>rms</sub>. Neither follows from the other, and neither replaces the other.',
    ),
    table(
      [
        ['参数', 'Figure'],
        ['定义', 'Defined by'],
        ['与之比较的量', 'Compare with'],
      ],
      [
        ['饱和电流', 'Saturation current'],
        ['电感量下降 30 %（有的厂为 20 %）', 'a loss of 30 % of inductance, for some makers 20 %'],
        ['峰值电流 = 输出电流 + 纹波的一半', 'peak = output + half of the ripple'],
      ],
      [
        ['温升电流', 'Heating current'],
        ['自身温升 40 ℃', 'a rise of 40 °C'],
        ['有效值，略大于输出电流', 'effective value, a little above the output'],
      ],
    ),
    heading('硬饱和与软饱和', 'Hard and soft saturation'),
    list(
      [
        '铁氧体绕线电感在饱和点后电感量骤降，峰值应留 20 % 以上裕量。',
        'Wound ferrite loses its inductance suddenly: stay 20 % below.',
      ],
      [
        '一体成型电感下降平缓，短时过流更安全，但高频损耗较大。',
        'Moulded powder falls gently and stands short overloads, with more loss at high frequency.',
      ],
      [
        '饱和电流随温度升高而下降，铁氧体在 100 ℃ 时可比常温低四分之一。',
        'Saturation comes earlier when hot: ferrite may lose a quarter at 100 °C.',
      ],
    ),
    heading('算一遍', 'Worked through'),
    paragraph(
      '12 V 转 5 V / 3 A、580 kHz、4.7 µH：纹波 1.07 A，峰值 3.53 A，有效值 3.02 A。选 I<sub>sat</sub> ≥ 4.3 A、I<sub>rms</sub> ≥ 3.5 A 的型号即可。',
      '12 V to 5 V at 3 A, 580 kHz and 4.7 µH: 1.07 A of ripple, 3.53 A peak, 3.02 A effective. A part of I<sub>sat</sub> ≥ 4.3 A and I<sub>rms</sub> ≥ 3.5 A will do.',
    ),
  ),
};
