import { scenePicture } from '#drawings/scenes/index.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';
import { document } from './document.ts';

export const applicationNotes = [
  document(
    'buck-converter-layout',
    {
      grade: 1,
      daysAgo: 6,
      counts: [1286, 412],
      figure: scenePicture('buck-converter'),
      parts: ['TPS563201DDCR', 'SWPA4030S2R2MT'],
    },
    both('同步降压转换器的 PCB 布局', 'Board layout of a synchronous buck converter'),
    both(
      '热回路、开关节点与反馈走线，附检查清单',
      'Hot loop, switch node and feedback trace, with a checklist',
    ),
    page(
      paragraph(
        '降压转换器的辐射与振铃几乎都来自输入电容、上管、下管构成的热回路。回路面积减半，振铃幅度也接近减半。',
        'Almost all ringing and radiation of a buck converter comes from the hot loop of input capacitor, upper and lower switch. Half the area rings nearly half as much.',
      ),
      heading('布局次序', 'In which order to place'),
      list(
        [
          '先放输入电容，紧贴 VIN 与 GND 引脚，同层连接，不经过孔。',
          'First the input capacitor, right at VIN and GND, on the same layer, without vias.',
        ],
        [
          '再放电感，开关节点铜皮够载流即可，不要铺大。',
          'Then the inductor; the switch node carries the current and is no larger than that.',
        ],
        [
          '反馈电阻靠近 FB 引脚，走线避开电感与开关节点。',
          'Feedback resistors next to FB, their trace away from inductor and switch node.',
        ],
        [
          '第二层为完整地平面，热焊盘下打 0.3 mm 过孔 6 个以上。',
          'The second layer is unbroken ground; six or more 0.3 mm vias under the pad.',
        ],
      ),
      heading('走线宽度', 'Trace widths'),
      table(
        [
          ['电流', 'Current'],
          ['1 oz 铜，温升 10 ℃', '1 oz copper, 10 °C rise'],
        ],
        ['1 A', '0.3 mm'],
        ['2 A', '0.8 mm'],
        ['3 A', '1.4 mm'],
      ),
    ),
  ),
  document(
    'mlcc-dc-bias',
    {
      grade: 0,
      daysAgo: 19,
      counts: [2340, 871],
      figure: scenePicture('mlcc-bias'),
      parts: ['CL10B104KB8NNNC', 'CL31B475KB8NNNC', 'GRM31CR61A226KE15D'],
    },
    both('MLCC 的直流偏压：实际还剩多少电容', 'DC bias of MLCCs: how much capacitance is left'),
    both(
      'X7R、X5R 与 C0G 多层陶瓷电容容值随直流电压的变化与估算',
      'How X7R, X5R and C0G ceramic capacitors change with voltage, and how to allow for it',
    ),
    page(
      paragraph(
        '二类介质的容值随直流电压下降。同样的标称值，封装越小、耐压越低，降得越多。',
        'Class 2 dielectrics lose capacitance under DC voltage; the smaller the case and the lower the rating, the more of it.',
      ),
      table(
        [
          ['介质', 'Dielectric'],
          ['半额定电压时', 'At half the rating'],
          ['额定电压时', 'At the rating'],
        ],
        ['C0G', '100 %', '100 %'],
        ['X7R', '70–90 %', '40–70 %'],
        ['X5R', '50–80 %', '20–50 %'],
      ),
      heading('设计做法', 'What to do'),
      list(
        [
          '电源输出按工作电压下的有效容值计算，不按标称值。',
          'Work with the effective value at the operating voltage, not with the one printed.',
        ],
        [
          '耐压取工作电压的两倍，或换大一号封装。',
          'Take twice the operating voltage, or the next larger case.',
        ],
        ['定时、滤波与采样电容用 C0G 或薄膜。', 'Use C0G or film for timing, filters and sampling.'],
      ),
    ),
  ),
  document(
    'can-bus-termination',
    {
      grade: 0,
      daysAgo: 33,
      counts: [964, 305],
      figure: scenePicture('can-node'),
      parts: ['TJA1051T/3', 'TJA1042T/3'],
    },
    both('CAN 总线的终端匹配与保护', 'Terminating and protecting a CAN bus'),
    both(
      '分裂终端、共模扼流圈与 TVS 的取值',
      'Values of split termination, common-mode choke and TVS diodes',
    ),
    page(
      paragraph(
        '总线两端各接 120 Ω，中间节点不接。分裂终端用两只 60.4 Ω，中点对地接 4.7 nF，可降低共模辐射。',
        'A bus has 120 Ω at both ends and none in between. Split termination takes two 60.4 Ω and 4.7 nF from their middle to ground, which lowers common-mode radiation.',
      ),
      table(
        [
          ['速率', 'Rate'],
          ['总线长度', 'Length of bus'],
          ['支线长度', 'Length of stub'],
        ],
        ['125 kbit/s', '500 m', '5 m'],
        ['500 kbit/s', '100 m', '1 m'],
        ['1 Mbit/s', '40 m', '0.3 m'],
      ),
      list(
        ['TVS 结电容每线不超过 30 pF。', 'TVS diodes add no more than 30 pF to a line.'],
        [
          '共模扼流圈取 51–100 µH，放在 TVS 与收发器之间。',
          'A choke of 51–100 µH sits between the TVS diodes and the transceiver.',
        ],
      ),
    ),
  ),
  document(
    'load-step-measurement',
    { grade: 1, daysAgo: 52, counts: [718, 196], figure: scenePicture('load-step') },
    both('用负载阶跃判断电源环路稳定性', 'Judging loop stability by a load step'),
    both(
      '只需电子开关与示波器，不用网络分析仪',
      'With a switch and an oscilloscope instead of a network analyser',
    ),
    page(
      paragraph(
        '让负载在 25 % 与 75 % 之间跳变，边沿快于环路带宽的十倍，观察输出的下冲与恢复。',
        'Switch the load between 25 % and 75 % with edges ten times faster than the loop, and watch dip and recovery.',
      ),
      table(
        [
          ['振铃次数', 'Rings'],
          ['相位裕度', 'Phase margin'],
          ['判断', 'Verdict'],
        ],
        ['0', ['60° 以上', 'above 60°'], ['稳定', 'stable']],
        ['1–2', '45°', ['可用', 'usable']],
        [
          ['3 次以上', '3 or more'],
          ['30° 以下', 'below 30°'],
          ['需调整补偿', 'change the compensation'],
        ],
      ),
      list(
        ['探头用弹簧地，直接点在输出电容两端。', 'Probe with a ground spring right at the output capacitor.'],
        [
          '最低与最高输入电压、最低与最高温度都要测。',
          'Measure at both ends of input voltage and temperature.',
        ],
      ),
    ),
  ),
  document(
    'input-protection-24v',
    {
      grade: 2,
      daysAgo: 88,
      counts: [655, 143],
      figure: scenePicture('input-protection'),
      parts: ['SMAJ33A'],
    },
    both('24 V 工业输入的反接与浪涌保护', 'Reverse polarity and surge protection of 24 V inputs'),
    both(
      '保险丝、TVS 与理想二极管的配合，面向 IEC 61000-4-5',
      'How fuse, TVS and ideal diode work together, with IEC 61000-4-5 in view',
    ),
    page(
      paragraph(
        '24 V 系统常见的是接反、1 kV 浪涌与长线感应尖峰。保护器件须在后级耐压之内动作，并在事后自行恢复。',
        'A 24 V system sees reversed wires, surges of 1 kV and spikes from long cables. Protection must act below what follows it, and recover afterwards.',
      ),
      list(
        [
          'TVS 选反向工作电压 30–33 V，钳位低于后级最大值。',
          'Choose a TVS of 30–33 V stand-off whose clamping stays below the next stage.',
        ],
        [
          '自恢复保险丝按最高环境温度降额，70 ℃ 时约剩 60 %。',
          'Derate a resettable fuse for the hottest day: about 60 % is left at 70 °C.',
        ],
        [
          'P 沟道 MOSFET 防反接，栅极加 12 V 稳压管。',
          'A P-channel MOSFET against reversal, with 12 V Zener at its gate.',
        ],
      ),
      heading('布局', 'Layout'),
      paragraph(
        'TVS 放在接线端子旁，到地的路径短而宽；滤波电容在其后。',
        'The TVS stands at the terminal, its way to ground short and wide; the filter capacitor comes after it.',
      ),
    ),
  ),
];
