import { type DemoProduct, scaled, written } from '../demo-product.ts';
import { preferredValues, threeDigitCode } from '../preferred-values.ts';

function microCode(value: number): string {
  return threeDigitCode(Math.round(value * 1e8) / 100);
}

function* power(): Generator<DemoProduct> {
  const frames = [
    ['SWPA4030', 4, 3, 1, 0.055],
    ['SWPA6045', 6, 4.5, 1.9, 0.08],
    ['SWPA8040', 8, 4, 2.6, 0.11],
    ['MWSA1005', 10, 5, 6.5, 0.19],
  ] as const;
  for (const [series, side, height, ease, price] of frames) {
    for (const value of preferredValues('E6', 1e-6, series === 'MWSA1005' ? 4.7e-5 : 2.2e-4)) {
      const current = Number((ease * 4 * (1e-6 / value) ** 0.43).toPrecision(2));
      yield {
        leaf: 'powerInductor',
        mpn: `${series}S${microCode(value)}MT`,
        brand: 'Sunlord',
        package: `SMD,${side}x${side}x${height}mm`,
        sold: 'discrete',
        reel: side < 7 ? 2000 : 800,
        price,
        parameters: {
          inductance: written(value, 'H'),
          tolerance: value < 1.5e-6 ? '±30%' : '±20%',
          ratedCurrent: `${current}A`,
          saturationCurrent: `${Number((current * 1.25).toPrecision(2))}A`,
          dcResistance: written(Number(((0.011 * (value * 1e6) ** 0.85) / ease).toPrecision(2)), 'Ω'),
          shielding: 'Shielded',
          inductorType: series === 'MWSA1005' ? 'Moulded' : 'Wirewound',
          operatingTemperature: '-40℃~+125℃',
        },
      };
    }
  }
}

function* chips(): Generator<DemoProduct> {
  for (const [code, series, mark, price] of [
    ['0402', 'SDCL1005C', '10', 0.0062],
    ['0603', 'SDCL1608C', '16', 0.0078],
  ] as const) {
    for (const value of preferredValues('E12', 1e-9, 1e-7)) {
      const nano = value * 1e9;
      yield {
        leaf: 'chipInductor',
        mpn: `${series}${nano < 10 ? nano.toFixed(1).replace('.', 'N') : `${Math.round(nano)}N`}JTDF`,
        brand: 'Sunlord',
        package: code,
        drawing: `L${code}`,
        sold: 'chip',
        reel: mark === '10' ? 10000 : 4000,
        price,
        parameters: {
          inductance: written(value, 'H'),
          tolerance: '±5%',
          ratedCurrent: `${Math.round(900 / nano ** 0.3)}mA`,
          dcResistance: written(Number((0.08 * nano ** 0.62).toPrecision(2)), 'Ω'),
          selfResonantFrequency: `${Number((10 / nano ** 0.5).toPrecision(2))}GHz`,
          qualityFactor: '8@100MHz',
          inductorType: 'Multilayer',
          operatingTemperature: '-55℃~+125℃',
        },
      };
    }
  }
}

function* beads(): Generator<DemoProduct> {
  for (const [code, series, price, reel] of [
    ['0402', 'BLM15AG', 0.0068, 10000],
    ['0603', 'BLM18AG', 0.0075, 4000],
    ['0805', 'BLM21PG', 0.011, 4000],
    ['1206', 'BLM31PG', 0.018, 3000],
  ] as const) {
    for (const ohms of [30, 60, 120, 220, 330, 470, 600, 1000]) {
      const easy = code > '0700' ? 4 : 1;
      yield {
        leaf: 'bead',
        mpn: `${series}${threeDigitCode(ohms)}SN1D`,
        brand: 'muRata',
        package: code,
        drawing: `L${code}`,
        sold: 'chip',
        reel,
        price: scaled(price, 1 + ohms / 4000),
        parameters: {
          impedance: `${ohms}Ω@100MHz`,
          tolerance: '±25%',
          ratedCurrent: `${Math.round((1500 * easy) / (1 + ohms / 200))}mA`,
          dcResistance: written(Number(((0.05 + ohms / 1800) / easy).toPrecision(2)), 'Ω'),
          numberOfLines: '1',
          operatingTemperature: '-55℃~+125℃',
        },
      };
    }
  }
}

function* chokes(): Generator<DemoProduct> {
  for (const [code, series, price] of [
    ['0504', 'ACM1211', 0.12],
    ['0805', 'ACM2012', 0.09],
    ['1206', 'ACM3225', 0.16],
  ] as const) {
    for (const ohms of [67, 90, 120, 180, 260, 360, 600, 1000]) {
      yield {
        leaf: 'commonMode',
        mpn: `${series}-${threeDigitCode(ohms * 1)}-2P-T`,
        brand: 'TDK',
        package: code === '0504' ? 'SMD,1.25x1x0.8mm' : code,
        ...(code !== '0504' && { drawing: `L${code}` }),
        sold: 'discrete',
        reel: 2000,
        price,
        parameters: {
          impedance: `${ohms}Ω@100MHz`,
          ratedCurrent: `${Math.round(700 / (1 + ohms / 500))}mA`,
          dcResistance: written(Number((0.1 + ohms / 900).toPrecision(2)), 'Ω'),
          ratedVoltage: '50V',
          numberOfLines: '2',
          operatingTemperature: '-40℃~+85℃',
        },
      };
    }
  }
}

function* crystals(): Generator<DemoProduct> {
  const frequencies = [4, 6, 8, 11.0592, 12, 13.56, 16, 20, 24, 25, 26, 27.12, 32, 40, 48];
  for (const [name, series, price, from] of [
    ['SMD3225-4P', 'X3225', 0.075, 8],
    ['SMD2016-4P', 'X2016', 0.13, 16],
    ['HC-49S', 'X49S', 0.06, 4],
    ['HC-49S-SMD', 'X49SM', 0.07, 4],
  ] as const) {
    for (const frequency of frequencies.filter((value) => value >= from)) {
      const load = name.startsWith('HC') ? '20pF' : frequency > 25 ? '10pF' : '12pF';
      yield {
        leaf: 'crystal',
        mpn: `${series}${String(frequency).replace('.', 'M')}MSB4SI`,
        brand: 'YXC',
        package: name,
        sold: 'discrete',
        reel: name.startsWith('HC') ? 1000 : 3000,
        price,
        parameters: {
          frequency: `${frequency}MHz`,
          frequencyTolerance: '±10ppm',
          frequencyStability: '±20ppm',
          loadCapacitance: load,
          esr: `${Math.round(30 + 300 / frequency)}Ω`,
          oscillatorType: name === 'HC-49S' ? 'Through-hole crystal' : 'SMD crystal',
          operatingTemperature: '-40℃~+85℃',
        },
      };
    }
  }
  for (const [load, code] of [
    ['6pF', '60'],
    ['7pF', '70'],
    ['9pF', '90'],
    ['12.5pF', '125'],
  ] as const) {
    yield {
      leaf: 'crystal',
      mpn: `Q13FC135000${code}00`,
      brand: 'EPSON',
      package: 'SMD3215-2P',
      sold: 'discrete',
      reel: 3000,
      price: 0.14,
      parameters: {
        frequency: '32.768kHz',
        frequencyTolerance: '±20ppm',
        loadCapacitance: load,
        esr: '70kΩ',
        oscillatorType: 'SMD crystal',
        operatingTemperature: '-40℃~+85℃',
      },
    };
  }
}

function* oscillators(): Generator<DemoProduct> {
  for (const [name, series, price] of [
    ['SMD3225-4P', 'OT3225', 0.32],
    ['SMD2520-4P', 'OT2520', 0.36],
    ['SMD5032-4P', 'OT5032', 0.41],
  ] as const) {
    for (const frequency of [8, 12, 16, 24, 25, 26, 27, 40, 50, 100]) {
      yield {
        leaf: 'oscillator',
        mpn: `${series}${frequency}MJBA4SL`,
        brand: 'YXC',
        package: name,
        sold: 'discrete',
        reel: 2000,
        price,
        parameters: {
          frequency: `${frequency}MHz`,
          frequencyStability: '±20ppm',
          supplyVoltage: '1.8V~3.3V',
          supplyCurrent: `${Number((2 + frequency / 12).toPrecision(2))}mA`,
          oscillatorType: 'XO',
          operatingTemperature: '-40℃~+85℃',
        },
      };
    }
  }
}

/** Inductors, beads, chokes, crystals and oscillators. */
export function* inductorsAndCrystals(): Generator<DemoProduct> {
  yield* power();
  yield* chips();
  yield* beads();
  yield* chokes();
  yield* crystals();
  yield* oscillators();
}
