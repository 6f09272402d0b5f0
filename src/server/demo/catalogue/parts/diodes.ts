import { readTable } from '#domain/glossary/table.ts';
import { type DemoProduct, scaled } from '../demo-product.ts';
import type { LeafKey } from '../leaves.ts';
import { preferredValues } from '../preferred-values.ts';

const mounted = { mountingType: 'Surface mount' };

/** mpn | brand | package | price | reverse voltage | current | forward voltage | recovery or leakage | configuration */
const diodeTables: Readonly<Partial<Record<LeafKey, string>>> = {
  switchingDiode: `
1N4148W-7-F | Diodes Incorporated | SOD-123 | 0.021 | 100V | 300mA | 1.25V@150mA | 4ns | Independent
1N4148WS | JSCJ | SOD-323 | 0.0072 | 75V | 150mA | 1.25V@150mA | 4ns | Independent
1N4148WT | JSCJ | SOD-523 | 0.0081 | 75V | 125mA | 1.25V@150mA | 4ns | Independent
1N4148 | onsemi | DO-35 | 0.014 | 100V | 200mA | 1V@10mA | 4ns | Independent
1N914BTR | onsemi | DO-35 | 0.017 | 100V | 200mA | 1V@100mA | 4ns | Independent
LL4148 | Vishay | MINIMELF | 0.012 | 75V | 150mA | 1V@50mA | 4ns | Independent
BAV99 | Nexperia | SOT-23 | 0.016 | 100V | 215mA | 1.25V@150mA | 4ns | 1 pair in series
BAV99W | Nexperia | SOT-323 | 0.019 | 100V | 150mA | 1.25V@150mA | 4ns | 1 pair in series
BAV70 | Nexperia | SOT-23 | 0.016 | 100V | 215mA | 1.25V@150mA | 4ns | 1 pair of common cathodes
BAW56 | Nexperia | SOT-23 | 0.016 | 90V | 215mA | 1.25V@150mA | 4ns | 1 Pair Common Anode
BAS16 | Nexperia | SOT-23 | 0.014 | 100V | 215mA | 1.25V@150mA | 4ns | Independent
BAS21 | Nexperia | SOT-23 | 0.021 | 250V | 200mA | 1.25V@200mA | 50ns | Independent
BAS316 | Nexperia | SOD-323 | 0.015 | 100V | 250mA | 1.25V@150mA | 4ns | Independent
BAV21W | JSCJ | SOD-123 | 0.011 | 250V | 200mA | 1.25V@200mA | 50ns | Independent`,
  rectifier: `
1N4001 | MDD | DO-41 | 0.011 | 50V | 1A | 1.1V@1A | 2us | Independent
1N4004 | MDD | DO-41 | 0.012 | 400V | 1A | 1.1V@1A | 2us | Independent
1N4007 | MDD | DO-41 | 0.013 | 1kV | 1A | 1.1V@1A | 2us | Independent
1N5399 | MDD | DO-15 | 0.026 | 1kV | 1.5A | 1.1V@1.5A | 2us | Independent
1N5408 | MDD | DO-201AD | 0.044 | 1kV | 3A | 1.2V@3A | 2us | Independent
M1 | MDD | SMA | 0.0105 | 50V | 1A | 1.1V@1A | 2us | Independent
M4 | MDD | SMA | 0.0105 | 400V | 1A | 1.1V@1A | 2us | Independent
M7 | MDD | SMA | 0.0098 | 1kV | 1A | 1.1V@1A | 2us | Independent
S1M | onsemi | SMA | 0.031 | 1kV | 1A | 1.1V@1A | 1.8us | Independent
S2M | onsemi | SMB | 0.048 | 1kV | 2A | 1.15V@2A | 1.5us | Independent
S3M | onsemi | SMC | 0.085 | 1kV | 3A | 1.15V@3A | 2.5us | Independent
S5MC | Diodes Incorporated | SMC | 0.14 | 1kV | 5A | 1.15V@5A | 2.5us | Independent
US1M | MDD | SMA | 0.018 | 1kV | 1A | 1.7V@1A | 75ns | Independent
ES1D | MDD | SMA | 0.017 | 200V | 1A | 920mV@1A | 35ns | Independent
ES2J | MDD | SMA | 0.026 | 600V | 2A | 1.7V@2A | 35ns | Independent
RS1M | MDD | SMA | 0.015 | 1kV | 1A | 1.3V@1A | 500ns | Independent
MUR460 | onsemi | DO-201AD | 0.32 | 600V | 4A | 1.28V@4A | 50ns | Independent`,
  bridge: `
MB6S | MDD | MBS | 0.034 | 600V | 500mA | 1V@500mA | 5uA | Bridge
MB10F | MDD | MBF | 0.036 | 1kV | 500mA | 1V@500mA | 5uA | Bridge
ABS210 | MDD | ABS | 0.062 | 1kV | 2A | 1.1V@2A | 5uA | Bridge
DB107S | MDD | DBS | 0.055 | 1kV | 1A | 1.1V@1A | 10uA | Bridge
DB207S | MDD | DBS | 0.068 | 1kV | 2A | 1.1V@2A | 10uA | Bridge
GBU406 | MDD | GBU | 0.19 | 600V | 4A | 1.1V@2A | 5uA | Bridge
GBU810 | MDD | GBU | 0.24 | 1kV | 8A | 1.1V@4A | 5uA | Bridge
GBU1510 | MDD | GBU | 0.36 | 1kV | 15A | 1.1V@7.5A | 5uA | Bridge
GBJ2510 | MDD | GBJ | 0.58 | 1kV | 25A | 1.05V@12.5A | 10uA | Bridge
KBPC3510 | MDD | KBPC | 1.35 | 1kV | 35A | 1.1V@17.5A | 10uA | Bridge`,
};

function* diodesOf(leaf: LeafKey): Generator<DemoProduct> {
  for (const [
    mpn = '',
    brand = '',
    name = '',
    price,
    vr = '',
    io = '',
    vf = '',
    last = '',
    configuration = '',
  ] of readTable(diodeTables[leaf] ?? '')) {
    const speed: Record<string, string> = last.endsWith('s')
      ? { reverseRecoveryTime: last }
      : { reverseLeakage: last };
    yield {
      leaf,
      mpn,
      brand,
      package: name,
      sold: 'discrete',
      reel: 3000,
      price: Number(price),
      parameters: {
        reverseVoltage: vr,
        rectifiedCurrent: io,
        forwardVoltage: vf,
        ...speed,
        diodeConfiguration: configuration,
        operatingTemperature: '-55℃~+150℃',
      },
    };
  }
}

function* schottkys(): Generator<DemoProduct> {
  const rows = [
    ['SS1', 1, 'SMA', 0.014],
    ['SS2', 2, 'SMA', 0.021],
    ['SS3', 3, 'SMA', 0.027],
    ['SS3', 3, 'SMC', 0.046],
    ['SS5', 5, 'SMC', 0.052],
  ] as const;
  for (const [series, amps, name, price] of rows) {
    for (const [code, volts, drop] of [
      ['2', 20, 0.5],
      ['4', 40, 0.55],
      ['6', 60, 0.7],
      ['10', 100, 0.85],
      ['15', 150, 0.92],
      ['20', 200, 0.95],
    ] as const) {
      yield {
        leaf: 'schottky',
        mpn: `${series}${code}${name === 'SMC' ? 'C' : ''}`,
        brand: 'MDD',
        package: name,
        sold: 'discrete',
        reel: name === 'SMC' ? 3000 : 5000,
        price: scaled(price, 1 + volts / 600),
        parameters: {
          reverseVoltage: `${volts}V`,
          rectifiedCurrent: `${amps}A`,
          forwardVoltage: `${drop * 1000}mV@${amps}A`,
          reverseLeakage: `${volts > 60 ? 100 : 500}uA`,
          diodeConfiguration: 'Independent',
          operatingTemperature: '-55℃~+150℃',
          ...mounted,
        },
      };
    }
  }
  const small = [
    ['B5819W', 'SOD-123', 40, 1, 0.6],
    ['B5817W', 'SOD-123', 20, 1, 0.45],
    ['1N5819WS', 'SOD-323', 40, 0.35, 0.6],
    ['RB520S-30', 'SOD-523', 30, 0.2, 0.6],
    ['BAT54', 'SOT-23', 30, 0.2, 0.8],
    ['BAT54S', 'SOT-23', 30, 0.2, 0.8],
    ['BAT54C', 'SOT-23', 30, 0.2, 0.8],
    ['BAT54WS', 'SOD-323', 30, 0.2, 0.8],
  ] as const;
  for (const [mpn, name, volts, amps, drop] of small) {
    const configuration =
      mpn === 'BAT54S' ? '1 pair in series' : mpn === 'BAT54C' ? '1 pair of common cathodes' : 'Independent';
    yield {
      leaf: 'schottky',
      mpn,
      brand: 'JSCJ',
      package: name,
      sold: 'discrete',
      reel: 3000,
      price: 0.0125,
      parameters: {
        reverseVoltage: `${volts}V`,
        rectifiedCurrent: `${amps * 1000}mA`,
        forwardVoltage: `${drop * 1000}mV@${amps * 1000}mA`,
        diodeConfiguration: configuration,
        operatingTemperature: '-55℃~+125℃',
        ...mounted,
      },
    };
  }
}

function zenerCode(volts: number): string {
  return volts < 10 ? volts.toFixed(1).replace('.', 'V') : String(volts);
}

function* zeners(): Generator<DemoProduct> {
  const values = preferredValues('E24', 2.4, 47).map((value) =>
    value < 10 ? Number(value.toFixed(1)) : Math.round(value),
  );
  for (const [series, name, power, price] of [
    ['BZT52C', 'SOD-123', '500mW', 0.0105],
    ['BZT52C', 'SOD-323', '200mW', 0.0098],
  ] as const) {
    for (const volts of new Set(values)) {
      yield {
        leaf: 'zener',
        mpn: `${series}${zenerCode(volts)}${name === 'SOD-323' ? 'S' : ''}`,
        brand: 'JSCJ',
        package: name,
        sold: 'discrete',
        reel: 3000,
        price,
        parameters: {
          zenerVoltage: `${volts}V`,
          zenerRange: `${Number((volts * 0.95).toFixed(2))}V~${Number((volts * 1.05).toFixed(2))}V`,
          powerDissipation: power,
          tolerance: '±5%',
          zenerImpedance: `${volts < 5 ? 90 : Math.round(volts * 1.6 + 10)}Ω`,
          diodeConfiguration: 'Independent',
          operatingTemperature: '-55℃~+150℃',
          ...mounted,
        },
      };
    }
  }
}

/** Switching, Schottky, rectifier and Zener diodes, and bridges. */
export function* diodes(): Generator<DemoProduct> {
  yield* diodesOf('switchingDiode');
  yield* schottkys();
  yield* diodesOf('rectifier');
  yield* zeners();
  yield* diodesOf('bridge');
}
