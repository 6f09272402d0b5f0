import { type DemoProduct, scaled, written } from '../demo-product.ts';
import { preferredValues, threeDigitCode } from '../preferred-values.ts';
import { ceramicCapacitors, picoCode } from './ceramic-capacitors.ts';

const canSizes: readonly (readonly [
  voltage: number,
  limits: readonly (readonly [most: number, size: string])[],
])[] = [
  [
    16,
    [
      [1e-4, 'D5xL11'],
      [2.2e-4, 'D6.3xL11'],
      [4.7e-4, 'D8xL12'],
      [1e-3, 'D10xL16'],
      [2.2e-3, 'D10xL20'],
      [4.7e-3, 'D13xL21'],
    ],
  ],
  [
    25,
    [
      [4.7e-5, 'D5xL11'],
      [1e-4, 'D6.3xL11'],
      [2.2e-4, 'D8xL12'],
      [4.7e-4, 'D10xL13'],
      [1e-3, 'D10xL20'],
      [2.2e-3, 'D13xL21'],
    ],
  ],
  [
    50,
    [
      [2.2e-5, 'D5xL11'],
      [4.7e-5, 'D6.3xL11'],
      [1e-4, 'D8xL12'],
      [2.2e-4, 'D10xL13'],
      [4.7e-4, 'D10xL20'],
      [1e-3, 'D13xL25'],
    ],
  ],
  [
    400,
    [
      [2.2e-6, 'D8xL12'],
      [4.7e-6, 'D10xL13'],
      [1e-5, 'D10xL17'],
      [2.2e-5, 'D13xL21'],
      [4.7e-5, 'D16xL25'],
      [1e-4, 'D18xL30'],
    ],
  ],
];

const voltageCodes: Readonly<Record<number, string>> = {
  16: '1C',
  25: '1E',
  35: '1V',
  50: '1H',
  63: '1J',
  400: '2G',
};

function* electrolytics(): Generator<DemoProduct> {
  for (const [voltage, limits] of canSizes) {
    for (const [value, size] of limits) {
      for (const [brand, series, factor] of [
        ['Ymin', 'LKL', 1],
        ['Rubycon', 'YXF', 2.1],
      ] as const) {
        const ripple = Math.round(90 * (value * 1e6) ** 0.42 + voltage);
        yield {
          leaf: 'electrolytic',
          mpn: `${series}${voltageCodes[voltage]}M${threeDigitCode(value * 1e6)}${size.replace(/[^\d]/g, '')}`,
          brand,
          package: `Plugin,${size}mm`,
          sold: 'electromechanical',
          price: scaled(0.018, factor * (1 + Math.sqrt(value * 1e6) * voltage * 0.004)),
          parameters: {
            capacitance: written(value, 'F'),
            ratedVoltage: `${voltage}V`,
            tolerance: '±20%',
            rippleCurrent: `${ripple}mA@100kHz`,
            lifetime: brand === 'Rubycon' ? '10000h@105℃' : '5000h@105℃',
            operatingTemperature: voltage > 100 ? '-25℃~+105℃' : '-40℃~+105℃',
            mountingType: 'Through-hole',
          },
        };
      }
    }
  }
}

function* smdElectrolytics(): Generator<DemoProduct> {
  const rows = [
    [10, 35, 'D4xL5.4'],
    [22, 25, 'D5xL5.4'],
    [47, 16, 'D5xL5.4'],
    [47, 35, 'D6.3xL5.4'],
    [100, 16, 'D6.3xL5.4'],
    [100, 35, 'D6.3xL7.7'],
    [220, 16, 'D6.3xL7.7'],
    [220, 35, 'D8xL10.5'],
    [330, 25, 'D8xL10.5'],
    [470, 16, 'D8xL10.5'],
    [470, 35, 'D10xL10.5'],
    [1000, 16, 'D10xL10.5'],
    [10, 50, 'D5xL5.4'],
    [22, 50, 'D6.3xL5.4'],
    [47, 50, 'D6.3xL7.7'],
    [100, 50, 'D8xL10.5'],
  ] as const;
  for (const [micro, voltage, size] of rows) {
    for (const [brand, series, factor] of [
      ['ROQANG', 'RVT', 1],
      ['Panasonic', 'EEEFK', 2.6],
    ] as const) {
      yield {
        leaf: 'smdElectrolytic',
        mpn: `${series}${voltageCodes[voltage]}${threeDigitCode(micro)}${size.replace(/[^\d]/g, '')}`,
        brand,
        package: `SMD,${size}mm`,
        sold: 'discrete',
        reel: 1000,
        price: scaled(0.026, factor * (1 + (micro * voltage) ** 0.5 * 0.02)),
        parameters: {
          capacitance: `${micro}uF`,
          ratedVoltage: `${voltage}V`,
          tolerance: '±20%',
          esr: `${Number((9 / micro ** 0.6).toPrecision(2))}Ω@100kHz`,
          lifetime: '2000h@105℃',
          operatingTemperature: '-55℃~+105℃',
          mountingType: 'Surface mount',
        },
      };
    }
  }
}

function* tantalums(): Generator<DemoProduct> {
  const rows = [
    [1, 16, 'A'],
    [2.2, 16, 'A'],
    [4.7, 16, 'A'],
    [10, 10, 'A'],
    [10, 16, 'A'],
    [22, 6.3, 'A'],
    [22, 16, 'B'],
    [47, 6.3, 'B'],
    [47, 10, 'B'],
    [47, 16, 'C'],
    [100, 6.3, 'B'],
    [100, 10, 'C'],
    [100, 16, 'D'],
    [220, 6.3, 'C'],
    [220, 10, 'D'],
    [10, 25, 'B'],
    [22, 25, 'C'],
    [47, 25, 'D'],
    [10, 35, 'C'],
    [330, 6.3, 'D'],
  ] as const;
  const cases = { A: '3216-18', B: '3528-21', C: '6032-28', D: '7343-31' } as const;
  for (const [micro, voltage, size] of rows) {
    yield {
      leaf: 'tantalum',
      mpn: `TAJ${size}${threeDigitCode(micro * 1e6)}K${String(Math.floor(voltage)).padStart(3, '0')}RNJ`,
      brand: 'AVX',
      package: `CASE-${size}-${cases[size]}`,
      sold: 'discrete',
      reel: size < 'C' ? 2000 : 500,
      price: scaled(0.07, 1 + Math.sqrt(micro * voltage) * 0.11),
      parameters: {
        capacitance: `${micro}uF`,
        ratedVoltage: `${voltage}V`,
        tolerance: '±10%',
        esr: `${Number((6 / micro ** 0.45).toPrecision(2))}Ω@100kHz`,
        operatingTemperature: '-55℃~+125℃',
        mountingType: 'Surface mount',
      },
    };
  }
}

function* safety(): Generator<DemoProduct> {
  for (const value of preferredValues('E6', 1e-8, 1e-6)) {
    const pitch = value < 1e-7 ? 10 : value < 4e-7 ? 15 : 22.5;
    yield {
      leaf: 'safetyCapacitor',
      mpn: `MPX${picoCode(value)}K31D${Math.round(pitch)}`,
      brand: 'KNSCHA',
      package: `Plugin,P=${pitch}mm`,
      sold: 'electromechanical',
      price: scaled(0.03, 1 + value * 4e6),
      parameters: {
        capacitance: written(value, 'F'),
        ratedVoltage: '310V',
        safetyClass: 'X2',
        tolerance: '±10%',
        leadSpacing: `${pitch}mm`,
        operatingTemperature: '-40℃~+110℃',
        mountingType: 'Through-hole',
      },
    };
  }
  for (const value of preferredValues('E6', 1e-10, 4.7e-9)) {
    yield {
      leaf: 'safetyCapacitor',
      mpn: `CD${picoCode(value)}M400VACY1`,
      brand: 'TDK',
      package: 'Plugin,P=10mm',
      drawing: 'Plugin,P=10mm',
      sold: 'electromechanical',
      price: scaled(0.028, 1 + value * 2e8),
      parameters: {
        capacitance: written(value, 'F'),
        ratedVoltage: '400V',
        safetyClass: 'X1,Y1',
        tolerance: '±20%',
        dielectric: 'Y5U',
        leadSpacing: '10mm',
        operatingTemperature: '-40℃~+125℃',
        mountingType: 'Through-hole',
      },
    };
  }
}

function* films(): Generator<DemoProduct> {
  for (const voltage of [100, 400, 630]) {
    for (const value of preferredValues('E6', 1e-9, voltage === 100 ? 1e-6 : 2.2e-7)) {
      const pitch = value < 1e-7 ? 7.5 : 15;
      yield {
        leaf: 'filmCapacitor',
        mpn: `B3256${voltage === 100 ? 0 : voltage === 400 ? 1 : 2}J${picoCode(value)}K`,
        brand: 'TDK EPCOS',
        package: `Plugin,P=${pitch}mm`,
        drawing: 'Plugin,P=15mm',
        sold: 'electromechanical',
        price: scaled(0.06, 1 + value * 3e6 * (voltage / 200)),
        parameters: {
          capacitance: written(value, 'F'),
          ratedVoltage: `${voltage}V`,
          tolerance: '±10%',
          capacitorType: 'Metallised polyester',
          leadSpacing: `${pitch}mm`,
          operatingTemperature: '-55℃~+125℃',
          mountingType: 'Through-hole',
        },
      };
    }
  }
}

/** Ceramic, electrolytic, tantalum, safety and film capacitors. */
export function* capacitors(): Generator<DemoProduct> {
  yield* ceramicCapacitors();
  yield* electrolytics();
  yield* smdElectrolytics();
  yield* tantalums();
  yield* safety();
  yield* films();
}
