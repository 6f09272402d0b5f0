import { audioAmplifier } from './circuits/audio-amplifier.ts';
import { batteryCharger } from './circuits/battery-charger.ts';
import { bluetoothSensor } from './circuits/bluetooth-sensor.ts';
import { buckConverter } from './circuits/buck-converter.ts';
import { canNode } from './circuits/can-node.ts';
import { currentSense } from './circuits/current-sense.ts';
import { digitalInput } from './circuits/digital-input.ts';
import { flybackSupply } from './circuits/flyback-supply.ts';
import { inputProtection } from './circuits/input-protection.ts';
import { isolatedRs485 } from './circuits/isolated-rs485.ts';
import { ledDriver } from './circuits/led-driver.ts';
import { motorDriver } from './circuits/motor-driver.ts';
import { rtdFrontEnd } from './circuits/rtd-front-end.ts';
import { usbCSink } from './circuits/usb-c-sink.ts';
import { inductorSaturation } from './plots/inductor-saturation.ts';
import { loadStep } from './plots/load-step.ts';
import { mlccBias } from './plots/mlcc-bias.ts';
import { priceBreaks } from './plots/price-breaks.ts';
import { reflowProfile } from './plots/reflow-profile.ts';
import { resistorDerating } from './plots/resistor-derating.ts';
import {
  connectorRow,
  customPart,
  packageDrawings,
  supplyBoard,
  tapeAndReel,
  valueScales,
} from './views/compositions.ts';
import { dispatchCalendar } from './views/dispatch-calendar.ts';
import { dryPack } from './views/dry-pack.ts';
import { incomingInspection } from './views/incoming-inspection.ts';
import { landPattern } from './views/land-pattern.ts';
import { orderSheet } from './views/order-sheet.ts';
import { sampleStrip } from './views/sample-strip.ts';
import { shelfGrid } from './views/shelf-grid.ts';

/** Pictures that hold figures and symbols alone, the same in both languages: name → label and drawing. */
export const figures = {
  'buck-converter': ['Step-down converter', buckConverter],
  'bluetooth-sensor': ['Bluetooth sensor', bluetoothSensor],
  'motor-driver': ['Motor driver', motorDriver],
  'led-driver': ['LED driver', ledDriver],
  'isolated-rs485': ['Isolated RS-485 port', isolatedRs485],
  'usb-c-sink': ['USB-C power sink', usbCSink],
  'battery-charger': ['Battery charger', batteryCharger],
  'audio-amplifier': ['Audio amplifier', audioAmplifier],
  'current-sense': ['Current sensing', currentSense],
  'rtd-front-end': ['Pt100 front end', rtdFrontEnd],
  'can-node': ['CAN FD node', canNode],
  'flyback-supply': ['Flyback power supply', flybackSupply],
  'input-protection': ['Input protection', inputProtection],
  'digital-input': ['Isolated digital input', digitalInput],
  'mlcc-bias': ['Capacitance over DC bias', mlccBias],
  'reflow-profile': ['Reflow profile', reflowProfile],
  'inductor-saturation': ['Inductance over current', inductorSaturation],
  'resistor-derating': ['Power derating', resistorDerating],
  'load-step': ['Load step', loadStep],
  'price-breaks': ['Price breaks', priceBreaks],
  'tape-and-reel': ['Tape and reel', tapeAndReel],
  'supply-board': ['Power supply board', supplyBoard],
  'value-scales': ['Value ranges', valueScales],
  'package-drawings': ['Package drawings', packageDrawings],
  'connector-row': ['Connectors', connectorRow],
  'custom-part': ['Custom part', customPart],
  'shelf-grid': ['Shelves', shelfGrid],
  'incoming-inspection': ['Incoming inspection', incomingInspection],
  'dry-pack': ['Dry pack', dryPack],
  'land-pattern': ['Land pattern', landPattern],
  'order-sheet': ['Order lines', orderSheet],
  'dispatch-calendar': ['Dispatch calendar', dispatchCalendar],
  'sample-strip': ['Sample strip', sampleStrip],
} as const satisfies Readonly<Record<string, readonly [label: string, draw: () => string]>>;
