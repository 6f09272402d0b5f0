import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const inputProtection: DemoSolution = {
  name: both('24 V 电源入口的防反接与浪涌防护', 'Reverse polarity and surge protection of a 24 V input'),
  url: scenePicture('input-protection'),
  productNum: 'SMBJ30CA',
  remark: page(
    paragraph(
      '工业 24 V 母线上有浪涌、反接与接触器断开时的尖峰。本电路用一只保险丝、一只双向 TVS 和一只 P 沟道管守住入口，适合 3 A 以内的控制器与仪表。',
      'A 24 V rail in a plant brings surges, wrong polarity and the spikes of contactors. One fuse, one bidirectional TVS and one P-channel transistor guard the input of controllers and instruments up to 3 A.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '正接时电流先经 Q1 体二极管，随后 R1 把栅极拉低，沟道导通，压降只剩 65 mΩ × I；D2 把栅源电压钳在 12 V。反接时栅极不低于源极，Q1 关断，D1 因为是双向管也不导通，保险丝不会熔断。',
      'With the right polarity the current first takes the body diode of Q1; then R1 pulls the gate down and the channel conducts, leaving 65 mΩ × I, with D2 holding the gate at 12 V. With the wrong one Q1 stays off; D1 blocks both ways, so not even the fuse blows.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      ['D1', ['瞬态抑制管', 'TVS diode'], ['双向，30 V，600 W', 'bidirectional, 30 V, 600 W'], 'SMBJ30CA'],
      ['Q1', ['P 沟道 MOSFET', 'P-channel MOSFET'], ['55 V，TO-252', '55 V, TO-252'], 'IRFR5305'],
      ['D2', ['稳压管', 'Zener diode'], '12 V', 'BZT52C12'],
      ['R1', ['栅极电阻', 'Gate resistor'], '47 kΩ', '0603WAF4702T5E'],
      ['F1', ['保险丝', 'Fuse'], '4 A', '0451004MRL'],
      ['C1', ['储能电容', 'Reservoir'], '470 µF / 35 V', 'EEEFK1V47110105'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        'TVS 的截止电压要高于母线上限：24 V × 1.2 = 28.8 V，选 30 V；钳位约 48 V，后级须能承受 55 V 以上。',
        'The stand-off lies above the highest rail: 24 V × 1.2 = 28.8 V, so 30 V. It clamps near 48 V; what follows must stand 55 V.',
      ],
      [
        'C1 耐压 35 V 低于钳位值，靠的是浪涌只有几十微秒而 470 µF 充不上去；浪涌能量大时改用 63 V。',
        'C1 has 35 V, less than the clamp: a surge of some tens of microseconds does not charge 470 µF. For stronger surges take 63 V.',
      ],
      [
        '保险丝在 TVS 之前，TVS 失效短路时由它切断。',
        'The fuse stands before the TVS and clears it should it fail short.',
      ],
      [
        '3 A 时 Q1 耗散 0.6 W，焊盘铺铜不少于 2 cm²；电流更大时改用理想二极管控制器加 N 沟道管。',
        'At 3 A Q1 takes 0.6 W and wants 2 cm² of copper; for more current use an ideal-diode controller with an N-channel part.',
      ],
    ),
  ),
};
