import { findCategoryName } from '#domain/glossary/index.ts';
import { readTable } from '#domain/glossary/table.ts';
import type { Bilingual } from '#domain/language.ts';
import { leafTexts } from './leaf-texts.ts';

/** The category paths of the demo shop: the names are those that suppliers' lists use, so that both share one tree. */
const paths = {
  chipResistor: 'Passive Components > Resistors > Chip Resistor - Surface Mount',
  leadedResistor: 'Passive Components > Resistors > Through Hole Resistors',
  resistorArray: 'Passive Components > Resistors > Resistor Networks, Arrays',
  potentiometer: 'Passive Components > Resistors > Potentiometers, Variable Resistors',
  mlcc: 'Passive Components > Capacitors > Multilayer Ceramic Capacitors MLCC - SMD/SMT',
  electrolytic: 'Passive Components > Capacitors > Aluminum Electrolytic Capacitors - Leaded',
  smdElectrolytic: 'Passive Components > Capacitors > Aluminum Electrolytic Capacitors - SMD',
  tantalum: 'Passive Components > Capacitors > Tantalum Capacitors',
  safetyCapacitor: 'Passive Components > Capacitors > Safety Capacitors',
  filmCapacitor: 'Passive Components > Capacitors > Film Capacitors',
  powerInductor: 'Passive Components > Inductors, Coils, Chokes > Power Inductors',
  chipInductor: 'Passive Components > Inductors, Coils, Chokes > Inductors (SMD)',
  bead: 'Passive Components > Filters > Ferrite Beads',
  commonMode: 'Passive Components > Filters > Common Mode Filters',
  crystal: 'Passive Components > Crystals, Oscillators, Resonators > Crystals',
  oscillator: 'Passive Components > Crystals, Oscillators, Resonators > Crystal Oscillators',
  switchingDiode: 'Discrete Semiconductors > Diodes > Switching Diodes',
  schottky: 'Discrete Semiconductors > Diodes > Schottky Diodes',
  rectifier: 'Discrete Semiconductors > Diodes > Diodes - General Purpose',
  zener: 'Discrete Semiconductors > Diodes > Zener Diodes',
  bridge: 'Discrete Semiconductors > Diodes > Bridge Rectifiers',
  bipolar: 'Discrete Semiconductors > Transistors/Thyristors > Bipolar (BJT)',
  mosfet: 'Discrete Semiconductors > Transistors/Thyristors > MOSFETs',
  digitalTransistor: 'Discrete Semiconductors > Transistors/Thyristors > Digital Transistors',
  tvs: 'Discrete Semiconductors > Circuit Protection > ESD And Surge Protection (TVS/ESD)',
  varistor: 'Discrete Semiconductors > Circuit Protection > Varistors',
  resettableFuse: 'Discrete Semiconductors > Circuit Protection > Resettable Fuses',
  fuse: 'Discrete Semiconductors > Circuit Protection > Disposable Fuses',
  opAmp: 'Integrated Circuits > Amplifiers/Comparators > Operational Amplifier',
  comparator: 'Integrated Circuits > Amplifiers/Comparators > Comparators',
  adc: 'Integrated Circuits > Data Acquisition > Analog To Digital Converters (ADC)',
  dac: 'Integrated Circuits > Data Acquisition > Digital To Analog Converters (DAC)',
  mcu: 'Integrated Circuits > Embedded Processors & Controllers > Microcontrollers (MCU/MPU/SOC)',
  eeprom: 'Integrated Circuits > Memory > EEPROM',
  norFlash: 'Integrated Circuits > Memory > NOR FLASH',
  can: 'Integrated Circuits > Interface > CAN Transceivers',
  rs232: 'Integrated Circuits > Interface > RS232 ICs',
  usbConverter: 'Integrated Circuits > Interface > USB Converters',
  gate: 'Integrated Circuits > Logic > Logic Gates',
  buffer: 'Integrated Circuits > Logic > Buffers, Drivers, Receivers, Transceivers',
  realTimeClock: 'Integrated Circuits > Clock/Timing > Real Time Clocks',
  ldo: 'Power and Drivers > Power Management (PMIC) > Voltage Regulators - Linear, Low Drop Out (LDO) Regulators',
  dcdc: 'Power and Drivers > Power Management (PMIC) > DC-DC Converters',
  supervisor: 'Power and Drivers > Power Management (PMIC) > Supervisor And Reset ICs',
  reference: 'Power and Drivers > Power Management (PMIC) > Voltage Reference',
  charger: 'Power and Drivers > Power Management (PMIC) > Battery Management',
  gateDriver: 'Power and Drivers > Motor Driver ICs > Gate Drivers',
  ledDriver: 'Power and Drivers > LED Drivers > LED Drivers',
  powerModule: 'Power and Drivers > Power Modules > DC-DC Power Modules',
  led: 'Optoelectronics and Displays > Optoelectronics > LED Indication - Discrete',
  rgbLed: 'Optoelectronics and Displays > Optoelectronics > RGB LEDs',
  optocoupler: 'Optoelectronics and Displays > Optoisolators > Transistor, Photovoltaic Output Optoisolators',
  lcd: 'Optoelectronics and Displays > Displays > LCD Screen',
  ntc: 'Sensors and Wireless > Sensors > NTC Thermistors',
  temperatureSensor: 'Sensors and Wireless > Sensors > Temperature Sensors',
  wifi: 'Sensors and Wireless > IoT/Communication Modules > WiFi Modules',
  radio: 'Sensors and Wireless > IoT/Communication Modules > RF Modules',
  pinHeader: 'Connectors and Electromechanical > Connectors > Pin Headers',
  femaleHeader: 'Connectors and Electromechanical > Connectors > Female Headers',
  usb: 'Connectors and Electromechanical > Connectors > USB Connectors',
  wireToBoard: 'Connectors and Electromechanical > Connectors > Wire To Board Connector',
  terminal: 'Connectors and Electromechanical > Connectors > Screw Terminal Blocks',
  flatCable: 'Connectors and Electromechanical > Connectors > FFC, FPC (Flat Flexible) Connector Assemblies',
  tactile: 'Connectors and Electromechanical > Switches > Tactile Switches',
  dipSwitch: 'Connectors and Electromechanical > Switches > DIP Switches',
  slideSwitch: 'Connectors and Electromechanical > Switches > Slide Switches',
  powerRelay: 'Connectors and Electromechanical > Relays > Power Relays',
  signalRelay: 'Connectors and Electromechanical > Relays > Signal Relays',
} as const;

export type LeafKey = keyof typeof paths;

/** A category on the lowest level with the words that its products' texts are made of. */
export interface Leaf {
  readonly key: LeafKey;
  /** From the widest to the narrowest. */
  readonly levels: readonly Bilingual[];
  /** What one of its products is called. */
  readonly noun: Bilingual;
  /** What such parts are used for, a sentence or two. */
  readonly use: Bilingual;
  /** Parameters that the name of a product states. */
  readonly highlights: readonly string[];
}

const texts = new Map(readTable(leafTexts).map(([key = '', ...cells]) => [key, cells]));

function leafOf(key: LeafKey): Leaf {
  const levels = paths[key].split(' > ').map((en): Bilingual => findCategoryName(en) ?? { zh: en, en });
  const [zhNoun = '', enNoun = '', highlights = '', zhUse = '', enUse = ''] = texts.get(key) ?? [];
  return {
    key,
    levels,
    noun: { zh: zhNoun, en: enNoun },
    use: { zh: zhUse, en: enUse },
    highlights: highlights.split(' '),
  };
}

const leafKeys = Object.keys(paths) as readonly LeafKey[];

/** Every lowest category of the demo shop. */
export const leaves: readonly Leaf[] = leafKeys.map(leafOf);

const byKey = new Map(leaves.map((leaf) => [leaf.key, leaf]));

/** The category of a product. */
export function leafByKey(key: LeafKey): Leaf {
  const leaf = byKey.get(key);
  if (!leaf) throw new Error(`demo: no such category: ${key}`);
  return leaf;
}
