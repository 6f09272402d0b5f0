import { type DemoProduct, scaled } from '../demo-product.ts';

function* switches(): Generator<DemoProduct> {
  for (const [across, heights, price] of [
    [6, [4.3, 5, 6, 7, 8, 9.5, 13], 0.021],
    [12, [4.3, 5, 7.3, 8.5, 12], 0.042],
    [3, [2, 2.5], 0.029],
  ] as const) {
    for (const height of heights) {
      for (const force of across === 3 ? [160, 250] : [180, 260]) {
        yield {
          leaf: 'tactile',
          mpn: `TS-${across}${across}${String(height * 10).padStart(3, '0')}-${force}`,
          brand: 'XKB',
          package: across === 3 ? 'SMD' : 'Plugin',
          drawing: `TACT-${across}x${across === 3 ? 6 : across}x${height}`,
          sold: 'electromechanical',
          price: scaled(price, 1 + height / 30),
          parameters: {
            contactForm: 'SPST',
            operatingForce: `${force}gf`,
            operatingLife: force > 200 ? '100000 times' : '300000 times',
            contactRating: '50mA',
            ratedVoltage: '12V',
            height: `${height}mm`,
            buttonShape: 'Round button',
            mountingType: across === 3 ? 'Surface mount' : 'Through-hole',
            operatingTemperature: '-30℃~+85℃',
          },
        };
      }
    }
  }
  for (const ways of [1, 2, 3, 4, 5, 6, 8, 9, 10, 12]) {
    yield {
      leaf: 'dipSwitch',
      mpn: `DSIC${String(ways).padStart(2, '0')}LSGET`,
      brand: 'KE',
      package: 'Plugin,P=2.54mm',
      drawing: `DIPSW-${ways}P`,
      sold: 'electromechanical',
      price: scaled(0.11, 1 + ways * 0.12),
      parameters: {
        numberOfPins: `${ways * 2}P`,
        pitch: '2.54mm',
        contactForm: 'SPST',
        contactRating: '25mA',
        ratedVoltage: '24V',
        operatingLife: '2000 times',
        colour: 'Red',
        mountingType: 'Through-hole',
        operatingTemperature: '-40℃~+85℃',
      },
    };
  }
  for (const [mpn, form, size, current, price] of [
    ['SS-12D10L5', 'SPDT', '8.5x4x4', '500mA', 0.041],
    ['SS-12D00G3', 'SPDT', '8.6x4.4x4.7', '300mA', 0.036],
    ['SS-22D06-G6', 'DPDT', '12.7x6.6x5', '500mA', 0.072],
    ['SK-12D07-VG4', 'SPDT', '9x3.5x3.5', '300mA', 0.034],
    ['MSK-12C02', 'SPDT', '6.7x2.7x1.4', '50mA', 0.029],
    ['SS-23D07-G5', 'DPDT', '13x6.6x5', '300mA', 0.081],
    ['EG1218', 'SPDT', '11.6x4x5', '200mA', 0.58],
    ['OS102011MA1QN1', 'SPDT', '8.6x4.4x4.7', '100mA', 0.49],
    ['JS202011SCQN', 'DPDT', '9x6.2x3.5', '300mA', 0.66],
    ['SK-3296S-01', 'DPDT', '9.1x3.5x3.5', '300mA', 0.063],
  ] as const) {
    yield {
      leaf: 'slideSwitch',
      mpn,
      brand: /^(EG|OS|JS)/.test(mpn) ? 'C&K' : 'SHOU HAN',
      package: 'Plugin',
      drawing: `SLIDE-${size}`,
      sold: 'electromechanical',
      price,
      parameters: {
        contactForm: form,
        contactRating: current,
        ratedVoltage: '50V',
        operatingLife: '10000 times',
        mountingType: 'Through-hole',
        operatingTemperature: '-20℃~+85℃',
      },
    };
  }
}

function* relays(): Generator<DemoProduct> {
  for (const volts of [3, 5, 9, 12, 24]) {
    for (const [series, brand, form, rating, size, price] of [
      ['SRD', 'SONGLE', 'SPDT (1 Form C)', '10A', '19x15.5x15.3', 0.29],
      ['HF3FF', 'HONGFA', '1 Form A', '10A', '19x15.2x15.5', 0.38],
      ['HF115F', 'HONGFA', 'SPDT (1 Form C)', '16A', '29x12.7x15.7', 1.05],
    ] as const) {
      yield {
        leaf: 'powerRelay',
        mpn:
          series === 'SRD'
            ? `SRD-${String(volts).padStart(2, '0')}VDC-SL-C`
            : `${series}/${String(volts).padStart(3, '0')}-${form.includes('A') ? '1HS' : '1ZS'}`,
        brand,
        package: 'Plugin',
        drawing: `RELAY-${size}`,
        sold: 'electromechanical',
        price,
        parameters: {
          coilVoltage: `${volts}V`,
          contactForm: form,
          contactRating: rating,
          ratedVoltage: '250V',
          operatingLife: '10000000 times',
          mountingType: 'Through-hole',
          operatingTemperature: '-40℃~+85℃',
        },
      };
    }
    for (const [series, brand, price] of [
      ['HFD4', 'HONGFA', 0.78],
      ['G6K-2F-Y-DC', 'OMRON', 1.9],
    ] as const) {
      yield {
        leaf: 'signalRelay',
        mpn: series === 'HFD4' ? `HFD4/${volts}-S` : `${series}${volts}`,
        brand,
        package: 'SMD,10x6.5x5.2mm',
        drawing: 'RELAY-10x6.5x5.4',
        sold: 'electromechanical',
        price,
        parameters: {
          coilVoltage: `${volts}V`,
          contactForm: 'DPDT (2 Form C)',
          contactRating: series === 'HFD4' ? '2A' : '1A',
          operatingLife: '50000000 times',
          mountingType: 'Surface mount',
          operatingTemperature: '-40℃~+85℃',
        },
      };
    }
  }
}

/** Tactile, slide and DIP switches, and relays. */
export function* switchesAndRelays(): Generator<DemoProduct> {
  yield* switches();
  yield* relays();
}
