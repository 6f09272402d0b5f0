import { type DemoProduct, scaled, written } from '../demo-product.ts';
import { preferredValues, threeDigitCode } from '../preferred-values.ts';

/** The three-digit code of a capacitor counts picofarads. */
export function picoCode(value: number): string {
  return threeDigitCode(Math.round(value * 1e14) / 100);
}

interface Body {
  readonly code: string;
  readonly samsung: string;
  readonly murata: string;
  readonly price: number;
  readonly reel: number;
  /** Largest value of class 2 dielectrics at 50 V, and at 10 V. */
  readonly most: readonly [at50: number, at10: number];
}

const bodies: readonly Body[] = [
  { code: '0402', samsung: '05', murata: '155', price: 0.0016, reel: 10000, most: [1e-7, 1e-5] },
  { code: '0603', samsung: '10', murata: '188', price: 0.0021, reel: 4000, most: [1e-6, 2.2e-5] },
  { code: '0805', samsung: '21', murata: '219', price: 0.0046, reel: 4000, most: [2.2e-6, 4.7e-5] },
  { code: '1206', samsung: '31', murata: '31C', price: 0.0098, reel: 2000, most: [4.7e-6, 1e-4] },
];

function ceramic(
  mpn: string,
  brand: string,
  body: Body,
  value: number,
  voltage: string,
  dielectric: string,
  tolerance: string,
  factor: number,
): DemoProduct {
  const size = 1 + Math.max(0, Math.log10(value / 1e-7)) * 1.6;
  return {
    leaf: 'mlcc',
    mpn,
    brand,
    package: body.code,
    drawing: `C${body.code}`,
    sold: 'chip',
    reel: body.reel,
    price: scaled(body.price, size * factor),
    parameters: {
      capacitance: written(value, 'F'),
      ratedVoltage: voltage,
      dielectric,
      tolerance,
      operatingTemperature: dielectric === 'X5R' ? '-55℃~+85℃' : '-55℃~+125℃',
      mountingType: 'Surface mount',
    },
  };
}

/** Chip capacitors of class 1 and class 2, in E6 values up to what the body holds. */
export function* ceramicCapacitors(): Generator<DemoProduct> {
  for (const body of bodies) {
    for (const value of preferredValues('E6', 1e-11, body.code === '0402' ? 4.7e-10 : 1e-9)) {
      yield ceramic(
        `CL${body.samsung}C${picoCode(value)}JB${body.samsung === '05' ? '5' : '8'}NNNC`,
        'Samsung Electro-Mechanics',
        body,
        value,
        '50V',
        'C0G',
        '±5%',
        1,
      );
    }
    for (const value of preferredValues('E6', 1e-9, body.most[0])) {
      yield ceramic(
        `CL${body.samsung}B${picoCode(value)}KB${body.samsung === '05' ? '5' : '8'}NNNC`,
        'Samsung Electro-Mechanics',
        body,
        value,
        '50V',
        'X7R',
        '±10%',
        1.05,
      );
      yield ceramic(
        `CC${body.code}KRX7R9BB${picoCode(value)}`,
        'YAGEO',
        body,
        value,
        '50V',
        'X7R',
        '±10%',
        1.1,
      );
    }
    for (const value of preferredValues('E6', body.most[0] * 2, body.most[1])) {
      yield ceramic(
        `GRM${body.murata}R61A${picoCode(value)}KE15D`,
        'muRata',
        body,
        value,
        '10V',
        'X5R',
        '±10%',
        1.6,
      );
    }
  }
}
