import { expect, it } from 'vitest';
import { nearDuplicates } from './near-duplicates.ts';

it.each([
  ['Resistor Networks & Arrays', 'Resistor Networks, Arrays'],
  ['Chip Resistors', 'Chip Resistor'],
  ['Capacitors, Ceramic', 'Ceramic Capacitors'],
  ['Aluminium Electrolytic Capacitors', 'Aluminum Electrolytic Capacitors'],
  ['MULTILAYER CERAMIC CAPACITORS MLCC - SMD/SMT', 'Multilayer Ceramic Capacitors (MLCC)'],
])('%s reads like %s', (name, like) => {
  expect(nearDuplicates([name], ['Inductors', like])).toEqual([{ name, like }]);
});

it.each([
  ['NPN', 'PNP'],
  ['8-bit Microcontrollers', '16-bit Microcontrollers'],
  ['Film Capacitors', 'Ceramic Capacitors'],
  ['Signal Relays', 'Power Relays'],
])('%s does not read like %s', (name, other) => {
  expect(nearDuplicates([name], [other])).toEqual([]);
});

it('compares new names with each other too', () => {
  expect(nearDuplicates(['LED Drivers', 'Drivers, LED'], [])).toEqual([
    { name: 'Drivers, LED', like: 'LED Drivers' },
  ]);
});
