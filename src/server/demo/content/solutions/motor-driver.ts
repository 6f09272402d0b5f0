import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const motorDriver: DemoSolution = {
  name: both('24 V 有刷直流电机全桥驱动', '24 V full bridge for a brushed DC motor'),
  url: scenePicture('motor-driver'),
  productNum: 'IR2104STRPBF',
  remark: page(
    paragraph(
      '两片半桥驱动器带四只 N 沟道功率管，驱动 24 V、持续 10 A 的有刷电机正反转与制动，用于 AGV、阀门与升降机构。图中画出一侧半桥，另一侧相同。',
      'Two half-bridge drivers and four N-channel transistors turn a 24 V brushed motor of 10 A both ways and brake it, for vehicles, valves and lifts. The drawing shows one half; the other is the same.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '下管导通时，12 V 经 D1 给自举电容 C2 充电；上管导通时 VB 随 VS 浮起，由 C2 提供栅极电荷。驱动器内置约 520 ns 死区，IN 一个信号即可控制上下管，SD 拉低时两管全关。',
      'While the lower switch is on, 12 V charges the bootstrap capacitor C2 through D1; when the upper one is on, VB rides on VS and C2 gives the gate its charge. The driver keeps a dead time of about 520 ns: one signal at IN runs both switches, SD low turns both off.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      [
        'U1, U2',
        ['半桥驱动器', 'Half-bridge driver'],
        ['10–20 V，内置死区', '10–20 V, dead time inside'],
        'IR2104STRPBF',
      ],
      ['Q1–Q4', ['功率 MOSFET', 'Power MOSFET'], ['60 V，≤ 5 mΩ', '60 V, ≤ 5 mΩ'], 'CSD18540Q5B'],
      [
        'D1',
        ['自举二极管', 'Bootstrap diode'],
        ['≥ 100 V，恢复 ≤ 50 ns', '≥ 100 V, recovery ≤ 50 ns'],
        'ES1D',
      ],
      ['C2', ['自举电容', 'Bootstrap capacitor'], '1 µF, X7R, ≥ 25 V', 'CL10B105KB8NNNC'],
      [
        'R1, R2',
        ['栅极电阻', 'Gate resistors'],
        ['22 Ω，调节开关速度', '22 Ω, sets the speed'],
        '0603WAF220JT5E',
      ],
      ['R3', ['采样电阻', 'Shunt'], ['2 mΩ，2 W，四端走线', '2 mΩ, 2 W, Kelvin traces']],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '自举电容至少为栅极电荷的十倍：41 nC ÷ 1 V × 10 = 0.41 µF，取 1 µF。',
        'The bootstrap capacitor holds ten times the gate charge at 1 V of droop: 41 nC ÷ 1 V × 10 = 0.41 µF, so 1 µF.',
      ],
      [
        '130 mA 的拉电流对 41 nC 的栅极约需 0.3 µs，开关频率以 20 kHz 为宜；要更快请换 4 A 驱动器。',
        'With 130 mA the gate of 41 nC takes about 0.3 µs, good for 20 kHz; for more, take a 4 A driver.',
      ],
      [
        '自举供电不能 100 % 占空比，上限设在 97 %，让 C2 有时间补电。',
        'A bootstrap cannot hold 100 %: end at 97 % so that C2 is charged again.',
      ],
      [
        '电机制动会把能量推回母线，C3 与母线钳位要能吸收，否则 24 V 会升到管子的耐压。',
        'A braking motor pushes energy back: C3 and a clamp must take it, or 24 V rises towards the rating of the switches.',
      ],
      [
        '功率地与信号地在采样电阻处单点相接，VS 引脚负压大时串 10 Ω。',
        'Join power and signal ground at the shunt only; where VS swings far below ground put 10 Ω into it.',
      ],
    ),
  ),
};
