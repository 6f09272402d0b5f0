import { type DemoProduct, scaled } from '../demo-product.ts';
import { threeDigitCode } from '../preferred-values.ts';

function* tvs(): Generator<DemoProduct> {
  for (const [series, name, watts, price] of [
    ['SMAJ', 'SMA', 400, 0.024],
    ['SMBJ', 'SMB', 600, 0.034],
    ['SMCJ', 'SMC', 1500, 0.088],
  ] as const) {
    for (const volts of [5, 6.5, 8.5, 12, 15, 18, 24, 28, 30, 33, 36, 48, 58]) {
      for (const direction of ['Unidirectional', 'Bidirectional'] as const) {
        const clamp = Number((volts * 1.615 + (volts < 7 ? 1.1 : 0)).toFixed(1));
        yield {
          leaf: 'tvs',
          mpn: `${series}${volts.toFixed(1).replace('.0', volts < 10 ? '.0' : '')}${direction === 'Bidirectional' ? 'CA' : 'A'}`,
          brand: 'Littelfuse',
          package: name,
          sold: 'discrete',
          reel: name === 'SMC' ? 3000 : 5000,
          price: scaled(price, direction === 'Bidirectional' ? 1.1 : 1),
          parameters: {
            standoffVoltage: `${volts}V`,
            breakdownVoltage: `${Number((volts * 1.17).toFixed(1))}V`,
            clampingVoltage: `${clamp}V`,
            peakPulsePower: `${watts}W`,
            peakPulseCurrent: `${Number((watts / clamp).toFixed(1))}A`,
            direction,
            operatingTemperature: '-55℃~+150℃',
          },
        };
      }
    }
  }
  const arrays = [
    ['SRV05-4', 'SOT-23-6', '5V', '6V', '17.5V', '300W', 0.062],
    ['USBLC6-2SC6', 'SOT-23-6', '5.25V', '6V', '17V', '85W', 0.16],
    ['PESD5V0S1BL', 'DFN1006-2L', '5V', '5.5V', '14V', '130W', 0.031],
    ['TPD4E05U06DQAR', 'USON-10(1x2.5)', '5.5V', '6.5V', '14V', '50W', 0.19],
    ['PRTR5V0U2X', 'SOT-143', '5.5V', '6V', '12V', '60W', 0.081],
  ] as const;
  for (const [mpn, name, standoff, breakdown, clamp, power, price] of arrays) {
    yield {
      leaf: 'tvs',
      mpn,
      brand: mpn.startsWith('P') ? 'Nexperia' : mpn.startsWith('TPD') ? 'TI' : 'ST',
      package: name,
      sold: 'discrete',
      reel: 3000,
      price,
      parameters: {
        standoffVoltage: standoff,
        breakdownVoltage: breakdown,
        clampingVoltage: clamp,
        peakPulsePower: power,
        direction: 'Unidirectional',
        operatingTemperature: '-40℃~+125℃',
      },
    };
  }
}

function* varistors(): Generator<DemoProduct> {
  for (const [disc, pitch, surge, price] of [
    [7, 5, 1200, 0.033],
    [10, 7.5, 2500, 0.052],
    [14, 7.5, 4500, 0.079],
    [20, 10, 6500, 0.14],
  ] as const) {
    for (const [volts, ac, dc] of [
      [47, 30, 38],
      [82, 50, 65],
      [220, 140, 180],
      [390, 250, 320],
      [470, 300, 385],
      [560, 350, 460],
      [680, 420, 560],
      [820, 510, 670],
    ] as const) {
      yield {
        leaf: 'varistor',
        mpn: `${String(disc).padStart(2, '0')}D${threeDigitCode(volts)}K`,
        brand: 'Brightking',
        package: `Plugin,P=${pitch}mm`,
        sold: 'electromechanical',
        price: scaled(price, 1 + volts / 3000),
        parameters: {
          varistorVoltage: `${volts}V`,
          maxAcVoltage: `${ac}V`,
          maxDcVoltage: `${dc}V`,
          clampingVoltage: `${Math.round(volts * 1.65)}V`,
          peakPulseCurrent: `${surge}A@8/20us`,
          tolerance: '±10%',
          operatingTemperature: '-40℃~+85℃',
        },
      };
    }
  }
}

function* fuses(): Generator<DemoProduct> {
  for (const [code, price] of [
    ['0603', 0.044],
    ['0805', 0.038],
    ['1206', 0.036],
    ['1812', 0.071],
  ] as const) {
    for (const [hold, volts] of [
      [0.05, 30],
      [0.1, 30],
      [0.2, 24],
      [0.35, 16],
      [0.5, 13.2],
      [0.75, 13.2],
      [1.1, 8],
      [1.5, 6],
      [2, 6],
    ] as const) {
      yield {
        leaf: 'resettableFuse',
        mpn: `nSMD${code}-${String(Math.round(hold * 100)).padStart(3, '0')}`,
        brand: 'Bhfuse',
        package: code,
        drawing: `F${code}`,
        sold: 'discrete',
        reel: code === '1812' ? 1500 : 4000,
        price,
        parameters: {
          ratedVoltage: `${volts}V`,
          holdCurrent: `${hold}A`,
          tripCurrent: `${Number((hold * 2.1).toFixed(2))}A`,
          faultCurrent: hold < 0.3 ? '10A' : '40A',
          resistance: `${Number((0.22 / hold).toPrecision(2))}Ω`,
          operatingTemperature: '-40℃~+85℃',
          mountingType: 'Surface mount',
        },
      };
    }
  }
  for (const amps of [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6.3, 8, 10]) {
    for (const [series, name, drawing, volts, speed, price] of [
      ['0451', '2410', 'F2512', '125V', 'Fast acting', 0.29],
      ['0217', '5x20', '5x20', '250V', 'Fast acting', 0.12],
      ['0218', '5x20', '5x20', '250V', 'Slow blow', 0.14],
    ] as const) {
      yield {
        leaf: 'fuse',
        mpn: `${series}${amps < 1 ? `.${String(amps * 1000).padEnd(3, '0')}` : `00${String(amps).replace('.', '')}`.slice(-3).padStart(3, '0')}${series === '0451' ? 'MRL' : 'HXP'}`,
        brand: 'Littelfuse',
        package: name,
        drawing,
        sold: 'electromechanical',
        price,
        parameters: {
          ratedCurrent: `${amps}A`,
          ratedVoltage: volts,
          fuseSpeed: speed,
          breakingCapacity: series === '0451' ? '50A' : '35A',
          operatingTemperature: '-55℃~+125℃',
        },
      };
    }
  }
}

/** Surge, discharge and overcurrent protection. */
export function* protection(): Generator<DemoProduct> {
  yield* tvs();
  yield* varistors();
  yield* fuses();
}
