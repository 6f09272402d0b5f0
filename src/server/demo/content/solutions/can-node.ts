import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const canNode: DemoSolution = {
  name: both('带防护的 CAN FD 节点', 'CAN FD node with protection'),
  url: scenePicture('can-node'),
  productNum: 'TCAN1042DR',
  remark: page(
    paragraph(
      '5 Mbps CAN FD 物理层，含共模电感、分裂终端与浪涌防护，用于储能、叉车与工程机械控制器。',
      'The physical layer for CAN FD at 5 Mbps with choke, split termination and surge protection, for energy storage, fork lifts and construction machines.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '总线两端的节点装终端：两只 60 Ω 串联，中点经 4.7 nF 接地，差模仍是 120 Ω，共模噪声从中点泄放。共模电感放在收发器与防护之间，TVS 紧靠连接器。',
      'The nodes at both ends carry the termination: two of 60 Ω in series, their middle to ground through 4.7 nF. For the signal it is 120 Ω, while common-mode noise leaves by the middle. The choke stands between transceiver and protection, the TVS diodes at the connector.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      [
        'U1',
        ['CAN FD 收发器', 'CAN FD transceiver'],
        ['5 Mbps，±70 V 故障保护', '5 Mbps, ±70 V bus faults'],
        'TCAN1042DR',
      ],
      ['L1', ['共模电感', 'Common-mode choke'], ['51–100 µH，适用 CAN FD', '51–100 µH, made for CAN FD']],
      ['D1, D2', ['瞬态抑制管', 'TVS diodes'], ['双向，24 V', 'bidirectional, 24 V'], 'SMAJ24CA'],
      ['R1, R2', ['分裂终端', 'Split termination'], ['60.4 Ω，1 %，0.25 W', '60.4 Ω, 1 %, 0.25 W']],
      ['C1', ['中点电容', 'Middle capacitor'], '4.7 nF, X7R', 'CC0603KRX7R9BB472'],
      ['C2', ['去耦电容', 'Decoupling'], '100 nF', 'CL10B104KB8NNNC'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '总线上每个节点的对地电容相加：TVS 每线不超过 35 pF，节点多或分支长时改用专用 CAN 防护器件。',
        'Capacitance of all nodes adds up: no more than 35 pF per line in protection; with many nodes take diodes made for CAN.',
      ],
      [
        '该型号 RXD 为 5 V 电平，3.3 V 单片机须用 5 V 容忍引脚，或选带 VIO 引脚的型号。',
        'RXD of this type is at 5 V: use a tolerant pin of a 3.3 V controller, or the type with VIO.',
      ],
      [
        '分支长度：5 Mbps 时不超过 0.3 m，手拉手布线不做星形。',
        'Keep stubs below 0.3 m at 5 Mbps; wire from node to node, never as a star.',
      ],
      [
        'STB 接单片机并加上拉：复位期间收发器处于待机，不干扰总线。',
        'Lead STB to the controller with a pull-up: during reset the transceiver stays in standby and off the bus.',
      ],
    ),
  ),
};
