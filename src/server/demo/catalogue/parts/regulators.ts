import type { DemoProduct } from '../demo-product.ts';

interface RegulatorSeries {
  readonly brand: string;
  readonly package: string;
  readonly price: number;
  readonly volts: readonly number[];
  readonly name: (volts: number) => string;
  readonly current: string;
  readonly most: string;
  readonly dropout: string;
  readonly quiescent: string;
  readonly rejection: string;
}

function digits(volts: number, places: number): string {
  return volts.toFixed(places).replace('.', '');
}

const usual = [1.2, 1.5, 1.8, 2.5, 2.8, 3, 3.3, 5] as const;

const series: readonly RegulatorSeries[] = [
  {
    brand: 'AMS',
    package: 'SOT-223',
    price: 0.098,
    volts: [1.2, 1.5, 1.8, 2.5, 3.3, 5],
    name: (v) => `AMS1117-${v.toFixed(1)}`,
    current: '1A',
    most: '15V',
    dropout: '1.3V@1A',
    quiescent: '5mA',
    rejection: '60dB@120Hz',
  },
  {
    brand: 'UMW',
    package: 'SOT-223',
    price: 0.066,
    volts: [1.2, 1.8, 3.3, 5],
    name: (v) => `UMW-AMS1117-${v.toFixed(1)}`,
    current: '1A',
    most: '15V',
    dropout: '1.3V@1A',
    quiescent: '5mA',
    rejection: '60dB@120Hz',
  },
  {
    brand: 'Torex',
    package: 'SOT-23-3',
    price: 0.062,
    volts: usual,
    name: (v) => `XC6206P${digits(v, 1)}2MR-G`,
    current: '200mA',
    most: '6V',
    dropout: '250mV@100mA',
    quiescent: '1uA',
    rejection: '30dB@1kHz',
  },
  {
    brand: 'Torex',
    package: 'SOT-25',
    price: 0.18,
    volts: usual,
    name: (v) => `XC6228D${digits(v, 1)}2VR-G`,
    current: '150mA',
    most: '5.5V',
    dropout: '130mV@100mA',
    quiescent: '100uA',
    rejection: '80dB@1kHz',
  },
  {
    brand: 'MICRONE',
    package: 'SOT-23-5',
    price: 0.047,
    volts: usual,
    name: (v) => `ME6211C${digits(v, 1)}M5G-N`,
    current: '500mA',
    most: '6V',
    dropout: '100mV@100mA',
    quiescent: '40uA',
    rejection: '70dB@1kHz',
  },
  {
    brand: 'Holtek',
    package: 'SOT-89-3',
    price: 0.056,
    volts: [1.8, 2.5, 2.7, 3, 3.3, 3.6, 4.4, 5],
    name: (v) => `HT75${digits(v, 1)}-1`,
    current: '100mA',
    most: '30V',
    dropout: '100mV@40mA',
    quiescent: '2.5uA',
    rejection: '50dB@100Hz',
  },
  {
    brand: 'TI',
    package: 'SOT-23-5',
    price: 0.34,
    volts: usual,
    name: (v) => `TLV700${digits(v, 1)}DDCR`,
    current: '200mA',
    most: '5.5V',
    dropout: '175mV@200mA',
    quiescent: '31uA',
    rejection: '68dB@1kHz',
  },
  {
    brand: 'TI',
    package: 'SOT-23-5',
    price: 0.46,
    volts: usual,
    name: (v) => `LP5907MFX-${v.toFixed(1)}/NOPB`,
    current: '250mA',
    most: '5.5V',
    dropout: '120mV@250mA',
    quiescent: '12uA',
    rejection: '82dB@1kHz',
  },
  {
    brand: 'TI',
    package: 'SOT-223',
    price: 0.41,
    volts: [1.8, 2.5, 2.85, 3.3, 5],
    name: (v) => `LM1117MPX-${v}/NOPB`,
    current: '800mA',
    most: '20V',
    dropout: '1.2V@800mA',
    quiescent: '5mA',
    rejection: '75dB@120Hz',
  },
  {
    brand: 'ST',
    package: 'TO-220-3',
    price: 0.36,
    volts: [5, 6, 8, 9, 12, 15, 24],
    name: (v) => `L78${String(v).padStart(2, '0')}CV`,
    current: '1.5A',
    most: '35V',
    dropout: '2V@1A',
    quiescent: '6mA',
    rejection: '62dB@120Hz',
  },
  {
    brand: 'UTC',
    package: 'TO-92-3',
    price: 0.061,
    volts: [5, 6, 8, 9, 12, 15],
    name: (v) => `78L${String(v).padStart(2, '0')}L-T92-K`,
    current: '100mA',
    most: '30V',
    dropout: '1.7V@40mA',
    quiescent: '6mA',
    rejection: '48dB@120Hz',
  },
  {
    brand: 'Microchip',
    package: 'SOT-23-3',
    price: 0.29,
    volts: usual,
    name: (v) => `MCP1700T-${digits(v, 1)}02E/TT`,
    current: '250mA',
    most: '6V',
    dropout: '178mV@250mA',
    quiescent: '1.6uA',
    rejection: '44dB@100Hz',
  },
  {
    brand: 'Microchip',
    package: 'SOT-23-5',
    price: 0.33,
    volts: usual,
    name: (v) => `MIC5504-${v.toFixed(1)}YM5-TR`,
    current: '300mA',
    most: '5.5V',
    dropout: '160mV@300mA',
    quiescent: '38uA',
    rejection: '60dB@1kHz',
  },
  {
    brand: 'Richtek',
    package: 'SOT-23-5',
    price: 0.11,
    volts: usual,
    name: (v) => `RT9013-${digits(v, 1)}GB`,
    current: '500mA',
    most: '5.5V',
    dropout: '250mV@500mA',
    quiescent: '25uA',
    rejection: '65dB@1kHz',
  },
];

/** Linear regulators: each series in its output voltages. */
export function* regulators(): Generator<DemoProduct> {
  for (const {
    brand,
    package: name,
    price,
    volts,
    name: mpn,
    current,
    most,
    dropout,
    quiescent,
    rejection,
  } of series) {
    for (const output of volts) {
      yield {
        leaf: 'ldo',
        mpn: mpn(output),
        brand,
        package: name,
        sold: 'ic',
        reel: name.startsWith('TO-') ? 50 : 3000,
        price,
        parameters: {
          outputVoltage: `${output}V`,
          outputCurrent: current,
          maxInputVoltage: most,
          dropoutVoltage: dropout,
          quiescentCurrent: quiescent,
          powerSupplyRejection: rejection,
          outputType: 'Fixed',
          outputPolarity: 'Positive',
          numberOfOutputs: '1',
          operatingTemperature: '-40℃~+125℃',
        },
      };
    }
  }
}
