import { scenePicture } from '#drawings/scenes/index.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';
import { document } from './document.ts';

export const selectionGuides = [
  document(
    'choosing-chip-resistors',
    {
      grade: 0,
      daysAgo: 11,
      counts: [3120, 1044],
      figure: scenePicture('resistor-derating'),
      parts: ['0402WGF100JTCE'],
    },
    both('贴片电阻选型指南：功率、精度与温漂', 'Choosing chip resistors: power, tolerance and drift'),
    both(
      '0402 至 2512 各封装的功率与降额，厚膜与薄膜的取舍',
      'Power and derating from 0402 to 2512; when thin film is worth it',
    ),
    page(
      table(
        [
          ['封装', 'Case'],
          ['70 ℃ 额定功率', 'Power at 70 °C'],
          ['最高工作电压', 'Working voltage'],
        ],
        ['0402', '62.5 mW', '50 V'],
        ['0603', '100 mW', '75 V'],
        ['0805', '125 mW', '150 V'],
        ['1206', '250 mW', '200 V'],
        ['2512', '1 W', '200 V'],
      ),
      list(
        [
          '实际功耗取额定的一半以内，70 ℃ 以上按曲线降额。',
          'Use half of the rating, and derate above 70 °C.',
        ],
        [
          '分压与采样用同一料盘的 0.1 % 薄膜，关注温漂之差。',
          'For dividers take 0.1 % thin film from one reel: what counts is the difference in drift.',
        ],
        [
          '高压场合先看最高工作电压，再看功率。',
          'At high voltage the working voltage decides before the power does.',
        ],
      ),
    ),
  ),
  document(
    'choosing-mlcc',
    {
      grade: 0,
      daysAgo: 27,
      counts: [2875, 1190],
      figure: scenePicture('value-scales'),
      parts: ['CL05C100JB5NNNC', 'CL10B104KB8NNNC'],
    },
    both('多层陶瓷电容器（MLCC）选型指南', 'Choosing multilayer ceramic capacitors (MLCC)'),
    both('介质、容值、耐压与封装四步确定', 'Dielectric, value, voltage and case in four steps'),
    page(
      table(
        [
          ['代码', 'Code'],
          ['温度范围', 'Range'],
          ['容值变化', 'Change'],
          ['用途', 'Use'],
        ],
        ['C0G', '−55…125 ℃', '±30 ppm/℃', ['定时、射频', 'timing, radio']],
        ['X7R', '−55…125 ℃', '±15 %', ['去耦、滤波', 'decoupling, filters']],
        ['X5R', '−55…85 ℃', '±15 %', ['大容量去耦', 'bulk decoupling']],
        ['Y5V', '−30…85 ℃', '+22 / −82 %', ['不建议新设计', 'not for new designs']],
      ),
      list(
        [
          '每个电源引脚 100 nF，芯片旁再加 1–10 µF。',
          '100 nF at every supply pin, and 1–10 µF near the chip.',
        ],
        [
          '1206 及以上靠近板边时选软端子，防止弯板开裂。',
          'From 1206 on near an edge, take soft terminations against cracks.',
        ],
      ),
    ),
  ),
  document(
    'choosing-power-inductors',
    {
      grade: 1,
      daysAgo: 44,
      counts: [1452, 388],
      figure: scenePicture('inductor-saturation'),
      parts: ['SWPA4030S2R2MT', 'SWPA8040S4R7MT'],
    },
    both('功率电感选型指南：饱和电流与温升电流', 'Choosing power inductors: saturation and heating current'),
    both(
      '两个额定电流分别限制什么，怎样估算纹波',
      'What each of the two rated currents limits, and how to work out the ripple',
    ),
    page(
      paragraph(
        '规格书列出两个电流：电感量下降 30 % 的饱和电流，与温升 40 ℃ 的温升电流。峰值对前者，有效值对后者。',
        'Data sheets list two currents: where 30 % of the inductance is gone, and where the part is 40 °C warmer. Compare the peak with the first, the effective value with the second.',
      ),
      list(
        ['纹波电流取输出电流的 20–40 %。', 'Let the ripple be 20–40 % of the output current.'],
        ['饱和电流留 20 % 余量，高温下饱和更早。', 'Keep 20 % in hand: saturation comes earlier when hot.'],
        ['一体成型电感饱和缓慢，铁氧体骤降。', 'Moulded parts saturate gently, ferrite all at once.'],
      ),
    ),
  ),
  document(
    'ldo-or-switching-regulator',
    {
      grade: 0,
      daysAgo: 70,
      counts: [1933, 540],
      figure: scenePicture('supply-board'),
      parts: ['AMS1117-1.8', 'MP2315GJ-Z', 'TPS563201DDCR'],
    },
    both('线性稳压还是开关电源', 'Linear regulator or switching converter'),
    both('按压差、电流、噪声与成本四项比较', 'Compared by drop, current, noise and cost'),
    page(
      table(
        [
          ['条件', 'Case'],
          ['建议', 'Take'],
        ],
        [
          ['压差 × 电流 &lt; 0.5 W', 'drop × current &lt; 0.5 W'],
          ['LDO', 'an LDO'],
        ],
        [
          ['电流 &gt; 1 A', 'current &gt; 1 A'],
          ['开关电源', 'a switching converter'],
        ],
        [
          ['模拟、射频供电', 'analogue or radio supply'],
          ['开关电源后接 LDO', 'a converter followed by an LDO'],
        ],
        [
          ['电池待机', 'battery in standby'],
          ['静态电流 &lt; 2 µA 的 LDO', 'an LDO below 2 µA'],
        ],
      ),
      heading('散热', 'Heat'),
      paragraph(
        'SOT-223 焊在 1 cm² 铜皮上约 60 ℃/W，0.5 W 时温升 30 ℃。',
        'SOT-223 on 1 cm² of copper has about 60 °C/W: 30 °C at 0.5 W.',
      ),
    ),
  ),
  document(
    'choosing-crystals',
    {
      grade: 1,
      daysAgo: 103,
      counts: [842, 217],
      figure: '/img/part/smd3225-4p/dims.svg',
      parts: ['X32258MSB4SI', 'OT32258MJBA4SL'],
    },
    both('晶振选型与负载电容计算', 'Choosing crystals and their load capacitors'),
    both(
      '无源晶体与有源振荡器的取舍，负载电容与起振余量',
      'Crystal or oscillator; load capacitance and margin to start',
    ),
    page(
      paragraph(
        '负载电容 C<sub>L</sub> = C<sub>1</sub>C<sub>2</sub> ÷ (C<sub>1</sub> + C<sub>2</sub>) + C<sub>S</sub>，杂散电容取 3–5 pF。',
        'Load capacitance C<sub>L</sub> = C<sub>1</sub>C<sub>2</sub> ÷ (C<sub>1</sub> + C<sub>2</sub>) + C<sub>S</sub>; allow 3–5 pF for strays.',
      ),
      table(
        [
          ['标称 C<sub>L</sub>', 'Rated C<sub>L</sub>'],
          ['C<sub>1</sub> = C<sub>2</sub>', 'C<sub>1</sub> = C<sub>2</sub>'],
        ],
        ['9 pF', '10 pF'],
        ['12.5 pF', '18 pF'],
        ['20 pF', '33 pF'],
      ),
      list(
        ['负阻应为晶体等效电阻的五倍以上。', 'Negative resistance should be five times that of the crystal.'],
        ['晶体下方不走线，外壳接地。', 'No traces below the crystal; ground its case.'],
      ),
    ),
  ),
];
