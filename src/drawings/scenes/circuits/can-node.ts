import { block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';
import { path } from '../strokes.ts';

/** A CAN FD node: choke, split termination and protection between transceiver and connector. */
export function canNode(): string {
  return [
    wires(
      '144,110 216,110',
      '144,160 216,160',
      '144,210 216,210',
      '364,100 390,100',
      '364,220 390,220',
      '450,100 610,100',
      '450,220 610,220',
      '490,160 496,160',
    ),
    block({
      x: 50,
      y: 80,
      width: 80,
      height: 160,
      title: 'MCU',
      titleAt: [76, 166],
      right: { TX: 110, RX: 160, IO: 210 },
    }),
    block({
      x: 230,
      y: 70,
      width: 120,
      height: 180,
      title: 'CAN FD',
      key: true,
      titleAt: [300, 136],
      left: { TXD: 110, RXD: 160, STB: 210 },
      right: { CANH: 100, CANL: 220 },
      bottom: { '.gnd': 290 },
    }),
    level('inductor', [390, 100], { name: 'L1' }),
    level('inductor', [390, 220]),
    path('M402 156H438M402 162H438'),
    path('M420 104V150M420 168V206', 'h d'),
    verticalPart('resistor', [490, 100], { name: '60 Ω', side: 'left' }),
    verticalPart('resistor', [490, 160], { name: '60 Ω', side: 'left' }),
    level('capacitor', [496, 160], { name: '4.7 nF' }),
    verticalPart('tvs', [590, 220], { name: 'D2' }),
    verticalPart('tvs', [590, 100], { name: 'D1' }),
    ground([290, 264], [556, 160], [590, 160], [590, 280]),
    joints([490, 100], [490, 160], [490, 220], [590, 100], [590, 220]),
    port([610, 100], '', 'right'),
    port([610, 220], '', 'right'),
  ].join('');
}
