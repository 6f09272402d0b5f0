import { type DemoProduct, scaled } from '../demo-product.ts';

const range = '-40℃~+105℃';

function* headers(): Generator<DemoProduct> {
  for (const pitch of [2.54, 2, 1.27]) {
    for (const rows of [1, 2]) {
      for (const columns of [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 32, 40]) {
        const pins = rows * columns;
        if (pins > 64 || (pitch < 2 && columns > 25)) continue;
        const shared = {
          numberOfPins: `${pins}P`,
          pitch: `${pitch}mm`,
          numberOfRows: String(rows),
          pinStructure: `${rows}x${columns}P`,
          ratedCurrent: pitch > 2 ? '3A' : pitch === 2 ? '2A' : '1A',
          ratedVoltage: '250V',
          contactPlating: 'Gold',
          contactMaterial: 'Brass',
          mountingType: 'Vertical, through-hole',
          operatingTemperature: range,
        };
        yield {
          leaf: 'pinHeader',
          mpn: `PZ${String(pitch).replace('.', '')}V-1${rows}-${String(columns).padStart(2, '0')}P`,
          brand: 'XFCN',
          package: `Plugin,P=${pitch}mm`,
          drawing: `HDR-${rows}x${columns}-${pitch}`,
          sold: 'electromechanical',
          price: scaled(0.0041, pins * (pitch < 2 ? 1.6 : 1)),
          parameters: { ...shared, gender: 'Male' },
        };
        if (pitch === 2.54 && columns <= 20) {
          yield {
            leaf: 'femaleHeader',
            mpn: `PM254V-1${rows}-${String(columns).padStart(2, '0')}-H85`,
            brand: 'XFCN',
            package: `Plugin,P=${pitch}mm`,
            drawing: `FEMALE-${rows}x${columns}-${pitch}`,
            sold: 'electromechanical',
            price: scaled(0.0098, pins),
            parameters: { ...shared, gender: 'Female', height: '8.5mm', contactMaterial: 'Phosphor bronze' },
          };
        }
      }
    }
  }
}

function* usb(): Generator<DemoProduct> {
  const rows = [
    ['TYPE-C-31-M-12', 'Korean Hroparts Elec', 'USB Type-C', 16, '5A', 0.082],
    ['USB4110-GF-A', 'GCT', 'USB Type-C', 16, '5A', 0.62],
    ['TYPE-C-31-M-17', 'Korean Hroparts Elec', 'USB Type-C', 6, '3A', 0.059],
    ['KH-TYPE-C-16P', 'Kinghelm', 'USB Type-C', 16, '3A', 0.077],
    ['10103594-0001LF', 'Amphenol', 'Micro-USB', 5, '1.8A', 0.36],
    ['U254-051T-4BH83-F1S', 'XKB', 'Micro-USB', 5, '1.5A', 0.054],
    ['47346-0001', 'Molex', 'Micro-USB', 5, '1A', 0.52],
    ['UX60SC-MB-5S8', 'Hirose', 'Mini-USB', 5, '1A', 0.74],
    ['USB4105-GF-A', 'GCT', 'USB Type-C', 16, '5A', 0.58],
    ['12401610E4#2A', 'Amphenol', 'USB 3.1', 24, '5A', 1.15],
  ] as const;
  for (const [mpn, brand, type, pins, current, price] of rows) {
    yield {
      leaf: 'usb',
      mpn,
      brand,
      package: 'SMD',
      drawing: 'USB-C-16P',
      sold: 'electromechanical',
      price,
      parameters: {
        connectorType: type,
        numberOfPins: `${pins}P`,
        ratedCurrent: current,
        gender: 'Female',
        mountingType: 'Horizontal SMT',
        operatingLife: '10000 times',
        contactPlating: 'Gold',
        operatingTemperature: '-30℃~+85℃',
      },
    };
  }
}

function* wires(): Generator<DemoProduct> {
  for (const [series, pitch, current, price] of [
    ['XH', 2.5, '3A', 0.008],
    ['PH', 2, '2A', 0.0075],
    ['ZH', 1.5, '1A', 0.0092],
    ['GH', 1.25, '1A', 0.021],
  ] as const) {
    for (const pins of [2, 3, 4, 5, 6, 7, 8, 10]) {
      const right = series === 'GH';
      yield {
        leaf: 'wireToBoard',
        mpn: right
          ? `SM${String(pins).padStart(2, '0')}B-GHS-TB(LF)(SN)`
          : `B${pins}B-${series}-${series === 'ZH' ? '' : series === 'PH' ? 'K-S' : 'A'}(LF)(SN)`.replace(
              '-(',
              '(',
            ),
        brand: 'JST',
        package: right ? `SMD,P=${pitch}mm` : `Plugin,P=${pitch}mm`,
        drawing: `JST-${series}-${pins}P-${pitch}`,
        sold: 'electromechanical',
        price: scaled(price, pins),
        parameters: {
          numberOfPins: `${pins}P`,
          pitch: `${pitch}mm`,
          numberOfRows: '1',
          ratedCurrent: current,
          ratedVoltage: series === 'XH' ? '250V' : '100V',
          gender: 'Male',
          mountingType: right ? 'Horizontal SMT' : 'Vertical, through-hole',
          contactPlating: 'Tin',
          colour: 'White',
          operatingTemperature: '-25℃~+85℃',
        },
      };
    }
  }
}

function* terminals(): Generator<DemoProduct> {
  for (const [series, pitch, current, volts, price] of [
    ['KF301', 5.08, '16A', '300V', 0.048],
    ['KF128', 2.54, '6A', '150V', 0.061],
    ['KF350', 3.5, '10A', '300V', 0.052],
    ['KF2EDG', 5.08, '15A', '300V', 0.072],
  ] as const) {
    for (const poles of [2, 3, 4, 5, 6, 8, 10]) {
      yield {
        leaf: 'terminal',
        mpn: `${series}${series === 'KF2EDG' ? 'V' : ''}-${pitch.toFixed(2).replace(/0$/, '')}-${poles}P`,
        brand: 'Cixi Kefa Elec',
        package: `Plugin,P=${pitch}mm`,
        drawing: `TERMINAL-${pitch}-${poles}P`,
        sold: 'electromechanical',
        price: scaled(price, poles),
        parameters: {
          numberOfPins: `${poles}P`,
          pitch: `${pitch}mm`,
          ratedCurrent: current,
          ratedVoltage: volts,
          wireGauge: pitch > 5 ? '14~26' : '20~30',
          contactMaterial: 'Brass',
          contactPlating: 'Tin',
          colour: 'Green',
          mountingType: 'Through-hole',
          operatingTemperature: range,
        },
      };
    }
  }
}

function* ribbons(): Generator<DemoProduct> {
  for (const [pitch, series, price] of [
    [0.5, 'FPC-05F', 0.0031],
    [1, 'FPC-10F', 0.0045],
  ] as const) {
    for (const pins of [6, 8, 10, 12, 15, 20, 24, 30, 40]) {
      yield {
        leaf: 'flatCable',
        mpn: `${series}-${pins}PH20`,
        brand: 'XUNPU',
        package: `SMD,P=${pitch}mm`,
        drawing: `FFC-${pitch}-${pins}P`,
        sold: 'electromechanical',
        price: scaled(0.03, 1 + pins * price * 18),
        parameters: {
          numberOfPins: `${pins}P`,
          pitch: `${pitch}mm`,
          ratedCurrent: '500mA',
          ratedVoltage: '50V',
          height: '2mm',
          mountingType: 'Horizontal SMT',
          contactPlating: 'Gold',
          operatingTemperature: '-40℃~+85℃',
        },
      };
    }
  }
}

/** Headers, sockets, wire connectors and terminals. */
export function* connectors(): Generator<DemoProduct> {
  yield* headers();
  yield* usb();
  yield* wires();
  yield* terminals();
  yield* ribbons();
}
