import type { DemoProduct } from '../demo-product.ts';

function* supervisors(): Generator<DemoProduct> {
  const letters = { L: 4.63, M: 4.38, T: 3.08, S: 2.93, R: 2.63, Z: 2.32 } as const;
  for (const [letter, volts] of Object.entries(letters)) {
    for (const [series, active] of [
      ['809', 'Active low'],
      ['810', 'Active high'],
    ] as const) {
      yield {
        leaf: 'supervisor',
        mpn: `MAX${series}${letter}EUR+T`,
        brand: 'ADI',
        package: 'SOT-23-3',
        sold: 'ic',
        reel: 2500,
        price: 0.86,
        parameters: {
          resetThreshold: `${volts}V`,
          resetTimeout: '140ms',
          activeLevel: active,
          outputType: 'Push-pull',
          numberOfChannels: '1',
          supplyVoltage: '1V~5.5V',
          supplyCurrent: '24uA',
          operatingTemperature: '-40℃~+105℃',
        },
      };
      yield {
        leaf: 'supervisor',
        mpn: `TCM${series}${letter}VNB713`,
        brand: 'Microchip',
        package: 'SOT-23-3',
        sold: 'ic',
        reel: 3000,
        price: 0.37,
        parameters: {
          resetThreshold: `${volts}V`,
          resetTimeout: '140ms',
          activeLevel: active,
          outputType: 'Push-pull',
          numberOfChannels: '1',
          supplyVoltage: '1.2V~5.5V',
          supplyCurrent: '12uA',
          operatingTemperature: '-40℃~+125℃',
        },
      };
    }
  }
}

function* references(): Generator<DemoProduct> {
  const rows = [
    ['TL431', 'TI', 'SOT-23-3', 2.495, '±0.5%', '100mA', 0.094],
    ['LM4040DIM3-2.5/NOPB', 'TI', 'SOT-23-3', 2.5, '±1%', '15mA', 0.52],
    ['LM4040DIM3-4.1/NOPB', 'TI', 'SOT-23-3', 4.096, '±1%', '15mA', 0.52],
    ['LM4040DIM3-5.0/NOPB', 'TI', 'SOT-23-3', 5, '±1%', '15mA', 0.52],
    ['REF3012AIDBZR', 'TI', 'SOT-23-3', 1.25, '±0.2%', '25mA', 0.93],
    ['REF3025AIDBZR', 'TI', 'SOT-23-3', 2.5, '±0.2%', '25mA', 0.93],
    ['REF3030AIDBZR', 'TI', 'SOT-23-3', 3, '±0.2%', '25mA', 0.93],
    ['REF3033AIDBZR', 'TI', 'SOT-23-3', 3.3, '±0.2%', '25mA', 0.93],
    ['REF5025AIDR', 'TI', 'SOIC-8', 2.5, '±0.1%', '10mA', 2.9],
    ['REF5050AIDR', 'TI', 'SOIC-8', 5, '±0.1%', '10mA', 2.9],
    ['ADR4525BRZ', 'ADI', 'SOIC-8', 2.5, '±0.02%', '10mA', 6.4],
    ['ADR4550BRZ', 'ADI', 'SOIC-8', 5, '±0.02%', '10mA', 6.4],
    ['MCP1501T-20E/CHY', 'Microchip', 'SOT-23-6', 2.048, '±0.1%', '20mA', 0.98],
    ['MCP1501T-33E/CHY', 'Microchip', 'SOT-23-6', 3.3, '±0.1%', '20mA', 0.98],
  ] as const;
  for (const [mpn, brand, name, volts, tolerance, current, price] of rows) {
    yield {
      leaf: 'reference',
      mpn,
      brand,
      package: name,
      sold: price > 2 ? 'dearIc' : 'ic',
      reel: 3000,
      price,
      parameters: {
        outputVoltage: `${volts}V`,
        tolerance,
        outputCurrent: current,
        outputType: mpn === 'TL431' ? 'Adjustable' : 'Fixed',
        temperatureCoefficient: tolerance === '±0.02%' ? '2ppm/℃' : '50ppm/℃',
        operatingTemperature: '-40℃~+125℃',
      },
    };
  }
}

/** Supervisors by threshold, and voltage references. */
export function* referencesAndSupervisors(): Generator<DemoProduct> {
  yield* supervisors();
  yield* references();
}
