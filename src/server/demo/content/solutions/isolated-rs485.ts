import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const isolatedRs485: DemoSolution = {
  name: both('隔离 RS-485 接口与供电', 'Isolated RS-485 port and its supply'),
  url: scenePicture('isolated-rs485'),
  productNum: 'IB0505LS-1WR3',
  remark: page(
    paragraph(
      '长距离 RS-485 总线两端的地电位可能相差几伏到几十伏，直接相连会烧毁收发器。把信号与电源都隔开，总线侧随远端浮动，只留差分信号过来。',
      'On a long RS-485 line the grounds at both ends may differ by volts or tens of volts, enough to destroy transceivers. With signals and supply isolated, the bus side floats with the far end and only the difference comes through.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '数字隔离收发器跨越隔离带，总线侧由 1 W 隔离模块供 5 V。总线只在最远两端各接一只 120 Ω，中间节点不接。D1、D2 把浪涌引向总线地，经一只 1 nF / 2 kV 安规电容回到大地。',
      'A transceiver with digital isolation spans the barrier, a 1 W module supplies the bus side with 5 V. Only the two far ends of the line carry 120 Ω. D1 and D2 lead surges to the bus ground and from there through a 1 nF safety capacitor to earth.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      [
        'U2',
        ['隔离电源模块', 'Isolated DC-DC module'],
        ['5 V 转 5 V，1 W，3 kV', '5 V to 5 V, 1 W, 3 kV'],
        'IB0505LS-1WR3',
      ],
      ['U1', ['隔离收发器', 'Isolated transceiver'], ['≥ 2.5 kV，速率 ≥ 500 kbps', '≥ 2.5 kV, ≥ 500 kbps']],
      ['D1, D2', ['瞬态抑制管', 'TVS diodes'], ['双向，12 V', 'bidirectional, 12 V'], 'SMAJ12CA'],
      ['R1', ['终端电阻', 'Termination'], '120 Ω, 1 %', '0603WAF1200T5E'],
      ['C1, C2', ['模块输入输出电容', 'Module capacitors'], '4.7 µF / 10 V', 'GRM188R61A475KE15D'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '隔离带两侧所有层净空：3 kV 模块与收发器下方留 8 mm，不走线、不铺铜。',
        'Keep the barrier clear on all layers: 8 mm under module and transceiver, no trace, no copper.',
      ],
      [
        '隔离模块在 10 % 以下负载时输出电压偏高，必要时加假负载。',
        'Below a tenth of its load the module’s output rises; add a dummy load if the bus side draws less.',
      ],
      [
        '空闲时总线需要偏置：在一处加 560 Ω 上下拉，或选带失效保护的收发器。',
        'An idle bus needs a bias: 560 Ω up and down in one place, or a fail-safe transceiver.',
      ],
      [
        '总线用双绞屏蔽线，屏蔽层单端接大地，勿接信号地。',
        'Use shielded twisted pair, the shield on earth at one end and never on the signal ground.',
      ],
    ),
  ),
};
