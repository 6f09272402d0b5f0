import { type DemoProduct, scaled, written } from '../demo-product.ts';
import { fourDigitCode, letterCode, preferredValues, threeDigitCode } from '../preferred-values.ts';

interface ChipSize {
  readonly code: string;
  readonly power: string;
  readonly voltage: string;
  readonly price: number;
  readonly reel: number;
  readonly range: string;
}

const sizes: readonly ChipSize[] = [
  { code: '0402', power: '62.5mW', voltage: '50V', price: 0.0011, reel: 10000, range: '-55℃~+155℃' },
  { code: '0603', power: '100mW', voltage: '75V', price: 0.0014, reel: 5000, range: '-55℃~+155℃' },
  { code: '0805', power: '125mW', voltage: '150V', price: 0.0023, reel: 5000, range: '-55℃~+155℃' },
  { code: '1206', power: '250mW', voltage: '200V', price: 0.0041, reel: 5000, range: '-55℃~+155℃' },
];

const thickFilm = {
  temperatureCoefficient: '±100ppm/℃',
  resistorType: 'Thick film',
  mountingType: 'Surface mount',
};

function chip(
  mpn: string,
  brand: string,
  size: ChipSize,
  value: number,
  tolerance: string,
  factor: number,
): DemoProduct {
  return {
    leaf: 'chipResistor',
    mpn,
    brand,
    package: size.code,
    drawing: `R${size.code}`,
    sold: 'chip',
    reel: size.reel,
    price: scaled(size.price, factor),
    parameters: {
      resistance: written(value, 'Ω'),
      tolerance,
      powerRating: size.power,
      overloadVoltage: size.voltage,
      operatingTemperature: size.range,
      ...thickFilm,
    },
  };
}

const uniRoyal: Readonly<Record<string, string>> = {
  '0402': '0402WGF',
  '0603': '0603WAF',
  '0805': '0805W8F',
  '1206': '1206W4F',
};
const uniRoyalFive: Readonly<Record<string, string>> = {
  '0402': '0402WGJ',
  '0603': '0603WAJ',
  '0805': '0805W8J',
  '1206': '1206W4J',
};

function* chips(): Generator<DemoProduct> {
  for (const size of sizes) {
    for (const value of preferredValues('E12', 10, 1e6)) {
      const end = size.code === '0402' ? 'TCE' : 'T5E';
      yield chip(`${uniRoyal[size.code]}${fourDigitCode(value)}${end}`, 'UNI-ROYAL', size, value, '±1%', 1);
    }
  }
  for (const size of sizes.slice(0, 3)) {
    for (const value of preferredValues('E12', 4.7, 2.2e6)) {
      yield chip(`RC${size.code}FR-07${letterCode(value)}L`, 'YAGEO', size, value, '±1%', 1.35);
    }
  }
  for (const size of sizes.slice(1, 3)) {
    for (const value of preferredValues('E6', 1, 10e6)) {
      yield chip(
        `${uniRoyalFive[size.code]}0${threeDigitCode(value).replace('R', 'K')}T5E`,
        'UNI-ROYAL',
        size,
        value,
        '±5%',
        0.75,
      );
    }
  }
}

function* senseChips(): Generator<DemoProduct> {
  for (const milliohms of [1, 2, 3, 5, 10, 15, 20, 25, 50, 100]) {
    for (const [code, power, price] of [
      ['1206', '1W', 0.03],
      ['2512', '2W', 0.062],
    ] as const) {
      yield {
        leaf: 'chipResistor',
        mpn: `HoLR${code}-${power}-${milliohms}mR-1%`,
        brand: 'Milliohm',
        package: code,
        drawing: `R${code}`,
        sold: 'discrete',
        price,
        reel: 4000,
        parameters: {
          resistance: `${milliohms}mΩ`,
          tolerance: '±1%',
          powerRating: power,
          temperatureCoefficient: milliohms < 5 ? '±75ppm/℃' : '±50ppm/℃',
          resistorType: 'Alloy resistor',
          operatingTemperature: '-55℃~+170℃',
          mountingType: 'Surface mount',
        },
      };
    }
  }
}

function* leaded(): Generator<DemoProduct> {
  for (const value of preferredValues('E6', 1, 1e6)) {
    yield {
      leaf: 'leadedResistor',
      mpn: `MFR-25FRF52-${letterCode(value)}`,
      brand: 'YAGEO',
      package: 'AXIAL-0.25W',
      sold: 'discrete',
      price: 0.011,
      reel: 1000,
      parameters: {
        resistance: written(value, 'Ω'),
        tolerance: '±1%',
        powerRating: '1/4W',
        overloadVoltage: '500V',
        temperatureCoefficient: '±50ppm/℃',
        resistorType: 'Metal film',
        operatingTemperature: '-55℃~+155℃',
        mountingType: 'Through-hole',
      },
    };
  }
  for (const value of preferredValues('E6', 0.47, 1000)) {
    yield {
      leaf: 'leadedResistor',
      mpn: `KNP2WSJT-73-${letterCode(value)}`,
      brand: 'YAGEO',
      package: 'AXIAL-2W',
      sold: 'discrete',
      price: 0.034,
      reel: 500,
      parameters: {
        resistance: written(value, 'Ω'),
        tolerance: '±5%',
        powerRating: '2W',
        temperatureCoefficient: '±300ppm/℃',
        resistorType: 'Wirewound',
        operatingTemperature: '-40℃~+200℃',
        mountingType: 'Through-hole',
      },
    };
  }
}

function* arrays(): Generator<DemoProduct> {
  for (const [code, model, power] of [
    ['0402x4', '4D02WGJ0', '62.5mW'],
    ['0603x4', '4D03WGJ0', '100mW'],
  ] as const) {
    for (const value of preferredValues('E6', 22, 100e3)) {
      yield {
        leaf: 'resistorArray',
        mpn: `${model}${threeDigitCode(value)}T${code === '0402x4' ? 'C' : '5'}E`,
        brand: 'UNI-ROYAL',
        package: code,
        sold: 'chip',
        price: 0.0052,
        reel: 5000,
        parameters: {
          resistance: written(value, 'Ω'),
          tolerance: '±5%',
          powerRating: power,
          numberOfResistors: '4',
          temperatureCoefficient: '±200ppm/℃',
          operatingTemperature: '-55℃~+155℃',
          mountingType: 'Surface mount',
        },
      };
    }
  }
}

function* trimmers(): Generator<DemoProduct> {
  const values = [100, 200, 500, 1e3, 2e3, 5e3, 10e3, 20e3, 50e3, 100e3, 500e3, 1e6];
  for (const [series, turns, adjustment, price, size] of [
    ['3296W-1', 25, 'Top adjustment', 0.31, '9.5x4.8x10'],
    ['3362P-1', 1, 'Top adjustment', 0.24, '6.6x7x4.9'],
  ] as const) {
    for (const value of values) {
      yield {
        leaf: 'potentiometer',
        mpn: `${series}-${threeDigitCode(value)}LF`,
        brand: 'BOURNS',
        package: 'Plugin',
        drawing: `RELAY-${size}`,
        sold: 'electromechanical',
        price,
        parameters: {
          resistance: written(value, 'Ω'),
          tolerance: '±10%',
          powerRating: '500mW',
          temperatureCoefficient: '±100ppm/℃',
          rotations: String(turns),
          adjustment,
          operatingTemperature: '-55℃~+125℃',
          mountingType: 'Through-hole',
        },
      };
    }
  }
}

/** Chip, sense, leaded and variable resistors and arrays, in E-series values. */
export function* resistors(): Generator<DemoProduct> {
  yield* chips();
  yield* senseChips();
  yield* leaded();
  yield* arrays();
  yield* trimmers();
}
