import type { DemoSolution } from '#server/seed/demo-content.ts';
import { audioAmplifier } from './audio-amplifier.ts';
import { batteryCharger } from './battery-charger.ts';
import { bluetoothSensor } from './bluetooth-sensor.ts';
import { buckConverter } from './buck-converter.ts';
import { canNode } from './can-node.ts';
import { currentSense } from './current-sense.ts';
import { digitalInput } from './digital-input.ts';
import { flybackSupply } from './flyback-supply.ts';
import { inputProtection } from './input-protection.ts';
import { isolatedRs485 } from './isolated-rs485.ts';
import { ledDriver } from './led-driver.ts';
import { motorDriver } from './motor-driver.ts';
import { rtdFrontEnd } from './rtd-front-end.ts';
import { usbCSink } from './usb-c-sink.ts';

/** The solutions of the shop's engineers; the home page shows the first five. */
export const solutions: readonly DemoSolution[] = [
  buckConverter,
  bluetoothSensor,
  usbCSink,
  isolatedRs485,
  motorDriver,
  batteryCharger,
  ledDriver,
  canNode,
  rtdFrontEnd,
  currentSense,
  inputProtection,
  digitalInput,
  flybackSupply,
  audioAmplifier,
];
