import type { DemoProduct } from './demo-product.ts';
import { capacitors } from './parts/capacitors.ts';
import { circuits } from './parts/circuits.ts';
import { connectors } from './parts/connectors.ts';
import { diodes } from './parts/diodes.ts';
import { inductorsAndCrystals } from './parts/inductors.ts';
import { lightsAndThermistors } from './parts/lights.ts';
import { protection } from './parts/protection.ts';
import { referencesAndSupervisors } from './parts/references.ts';
import { regulators } from './parts/regulators.ts';
import { resistors } from './parts/resistors.ts';
import { switchesAndRelays } from './parts/switches.ts';
import { transistors } from './parts/transistors.ts';

/** Every product of the demo catalogue, always the same and in the same order. */
export function* demoProducts(): Generator<DemoProduct> {
  yield* resistors();
  yield* capacitors();
  yield* inductorsAndCrystals();
  yield* diodes();
  yield* transistors();
  yield* protection();
  yield* circuits();
  yield* regulators();
  yield* referencesAndSupervisors();
  yield* lightsAndThermistors();
  yield* connectors();
  yield* switchesAndRelays();
}
