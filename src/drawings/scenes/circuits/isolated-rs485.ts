import { block } from '../schematic/blocks.ts';
import { barrier, isolatedGround, joints, port } from '../schematic/terminals.ts';
import { verticalPart, wires } from '../schematic/two-terminal.ts';

/** An RS-485 port whose bus side stands alone: transceiver and supply cross the barrier. */
export function isolatedRs485(): string {
  return [
    wires(
      '154,90 216,90',
      '154,125 216,125',
      '154,160 216,160',
      '216,195 180,195 180,285 236,285',
      '90,285 180,285',
      '404,90 600,90',
      '404,150 600,150',
      '404,195 420,195 420,285 384,285',
      '460,150 460,170',
      '560,90 560,170',
    ),
    block({
      x: 50,
      y: 66,
      width: 90,
      height: 118,
      title: 'MCU',
      titleAt: [78, 130],
      right: { RX: 90, DE: 125, TX: 160 },
    }),
    block({
      x: 230,
      y: 66,
      width: 160,
      height: 152,
      title: 'RS-485',
      titleAt: [268, 250],
      left: { RO: 90, DE: 125, DI: 160, VCC1: 195 },
      right: { A: 90, B: 150, VCC2: 195 },
    }),
    block({
      x: 250,
      y: 262,
      width: 120,
      height: 46,
      title: '',
      key: true,
      left: { '5 V': 285 },
      right: { '5 V iso': 285 },
    }),
    barrier(310, 34, 336),
    verticalPart('resistor', [500, 90], { name: '120 Ω', side: 'left' }),
    verticalPart('tvs', [460, 170], { name: 'D1' }),
    verticalPart('tvs', [560, 170], { name: 'D2' }),
    isolatedGround([460, 230], [560, 230]),
    joints([180, 285], [500, 90], [500, 150], [460, 150], [560, 90]),
    port([90, 285], '5 V'),
    port([600, 90], 'A', 'right'),
    port([600, 150], 'B', 'right'),
  ].join('');
}
