import type { DemoProduct } from '../demo-product.ts';

const colours = [
  ['Red', 'R', '620nm~630nm', '2V', 120],
  ['Green', 'G', '515nm~530nm', '3V', 480],
  ['Blue', 'B', '460nm~475nm', '3V', 150],
  ['Yellow', 'Y', '585nm~595nm', '2V', 130],
  ['Orange', 'E', '600nm~610nm', '2V', 140],
  ['White', 'W', '', '3V', 700],
  ['Warm white', 'N', '', '3V', 620],
] as const;

function* chips(): Generator<DemoProduct> {
  for (const [code, series, price] of [
    ['0402', 'KT-0402', 0.012],
    ['0603', 'KT-0603', 0.0105],
    ['0805', 'KT-0805', 0.0115],
    ['1206', 'KT-1206', 0.014],
  ] as const) {
    for (const [colour, mark, wavelength, drop, millicandela] of colours) {
      yield {
        leaf: 'led',
        mpn: `${series}${mark}`,
        brand: 'Hubei KENTO',
        package: code,
        drawing: `LED-${code}`,
        sold: 'chip',
        reel: 4000,
        price,
        parameters: {
          emissionColour: colour,
          ...(wavelength && { wavelength }),
          forwardVoltage: drop,
          forwardCurrent: '20mA',
          luminousIntensity: `${millicandela}mcd`,
          viewingAngle: '120°',
          lensColour: 'Water clear',
          operatingTemperature: '-40℃~+85℃',
          mountingType: 'Surface mount',
        },
      };
    }
  }
}

function* lamps(): Generator<DemoProduct> {
  for (const [size, series, price] of [
    ['3', '204-10', 0.019],
    ['5', '333-2', 0.022],
  ] as const) {
    for (const [colour, mark, wavelength, drop, millicandela] of colours) {
      yield {
        leaf: 'led',
        mpn: `${series}${mark}DC/S530-A3`,
        brand: 'Everlight',
        package: `Plugin,D=${size}mm`,
        drawing: `LED-${size}MM`,
        sold: 'electromechanical',
        price,
        parameters: {
          emissionColour: colour,
          ...(wavelength && { wavelength }),
          forwardVoltage: drop,
          forwardCurrent: '25mA',
          luminousIntensity: `${millicandela * 4}mcd`,
          viewingAngle: size === '3' ? '50°' : '30°',
          lensColour: 'Water clear',
          operatingTemperature: '-40℃~+85℃',
          mountingType: 'Through-hole',
        },
      };
    }
  }
}

function* rgb(): Generator<DemoProduct> {
  const rows = [
    ['WS2812B-B/W', 'Worldsemi', 'SMD5050', '12mA', 0.062],
    ['WS2812B-V5/W', 'Worldsemi', 'SMD5050', '12mA', 0.058],
    ['WS2812C-2020', 'Worldsemi', 'SMD,2x2x0.8mm', '5mA', 0.081],
    ['SK6812MINI-E', 'OPSCO', 'SMD3535', '12mA', 0.07],
    ['SK6812RGBW', 'OPSCO', 'SMD5050', '12mA', 0.085],
    ['XL-5050RGBC', 'XINGLIGHT', 'SMD5050', '20mA', 0.038],
    ['XL-3528RGBW-A', 'XINGLIGHT', 'SMD3528', '20mA', 0.031],
    ['19-337C/RSBHGHC-A88/4T', 'Everlight', 'SMD3528', '20mA', 0.052],
    ['APA102-2020', 'APA', 'SMD,2x2x0.9mm', '5mA', 0.13],
    ['MHP5050RGBDT', 'MEIHUA', 'SMD5050', '20mA', 0.034],
  ] as const;
  for (const [mpn, brand, name, current, price] of rows) {
    yield {
      leaf: 'rgbLed',
      mpn,
      brand,
      package: name,
      ...(name.startsWith('SMD,') && { drawing: 'SMD3535' }),
      sold: 'discrete',
      reel: 2000,
      price,
      parameters: {
        emissionColour: 'RGB',
        forwardCurrent: current,
        supplyVoltage: '3.5V~5.3V',
        viewingAngle: '120°',
        operatingTemperature: '-40℃~+85℃',
        mountingType: 'Surface mount',
      },
    };
  }
}

function* thermistors(): Generator<DemoProduct> {
  for (const [code, series, price] of [
    ['0402', 'NCP15', 0.021],
    ['0603', 'NCP18', 0.023],
  ] as const) {
    for (const [kiloohms, mark, b] of [
      [4.7, 'XM472', 3500],
      [10, 'XH103', 3380],
      [22, 'XW223', 3950],
      [47, 'WB473', 4050],
      [100, 'WF104', 4250],
      [220, 'WM224', 4500],
      [470, 'WM474', 4500],
    ] as const) {
      for (const [letter, tolerance] of [
        ['F', '±1%'],
        ['J', '±5%'],
      ] as const) {
        yield {
          leaf: 'ntc',
          mpn: `${series}${mark}${letter}03RC`,
          brand: 'muRata',
          package: code,
          sold: 'chip',
          reel: code === '0402' ? 10000 : 4000,
          price: letter === 'F' ? price * 1.3 : price,
          parameters: {
            resistance: `${kiloohms}kΩ`,
            tolerance,
            bValue: `${b}K`,
            bTolerance: letter === 'F' ? '±1%' : '±3%',
            powerRating: '100mW',
            operatingTemperature: '-40℃~+125℃',
            mountingType: 'Surface mount',
          },
        };
      }
    }
  }
  for (const [ohms, amps, disc, pitch] of [
    [5, 3, 9, 5],
    [10, 2, 9, 5],
    [5, 5, 13, 7.5],
    [10, 4, 13, 7.5],
    [2.5, 8, 15, 7.5],
    [10, 5, 15, 7.5],
    [20, 3, 15, 7.5],
  ] as const) {
    yield {
      leaf: 'ntc',
      mpn: `MF72-${String(ohms).replace('.', 'R')}D${disc}`,
      brand: 'Nanjing Shiheng',
      package: `Plugin,P=${pitch}mm`,
      sold: 'electromechanical',
      price: 0.032 + disc * 0.004,
      parameters: {
        resistance: `${ohms}Ω`,
        tolerance: '±20%',
        ratedCurrent: `${amps}A`,
        operatingTemperature: '-40℃~+200℃',
        mountingType: 'Through-hole',
      },
    };
  }
}

/** Lamps and thermistors. */
export function* lightsAndThermistors(): Generator<DemoProduct> {
  yield* chips();
  yield* lamps();
  yield* rgb();
  yield* thermistors();
}
