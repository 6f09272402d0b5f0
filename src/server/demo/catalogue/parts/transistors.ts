import { readTable } from '#domain/glossary/table.ts';
import type { DemoProduct } from '../demo-product.ts';
import type { LeafKey } from '../leaves.ts';

/** mpn | brand | package | price | type | voltage | current | gain or on-resistance | power | speed or threshold */
const transistorTables: Readonly<Partial<Record<LeafKey, string>>> = {
  bipolar: `
S8050 | JSCJ | SOT-23 | 0.013 | NPN | 25V | 500mA | 200@50mA,1V | 300mW | 150MHz
S8550 | JSCJ | SOT-23 | 0.013 | PNP | 25V | 500mA | 200@50mA,1V | 300mW | 150MHz
SS8050 | JSCJ | SOT-23 | 0.014 | NPN | 25V | 1.5A | 200@100mA,1V | 300mW | 100MHz
SS8550 | JSCJ | SOT-23 | 0.014 | PNP | 25V | 1.5A | 200@100mA,1V | 300mW | 100MHz
S9013 | JSCJ | SOT-23 | 0.012 | NPN | 25V | 500mA | 200@50mA,1V | 300mW | 150MHz
S9014 | JSCJ | SOT-23 | 0.012 | NPN | 45V | 100mA | 200@1mA,5V | 200mW | 150MHz
S9015 | JSCJ | SOT-23 | 0.012 | PNP | 45V | 100mA | 200@1mA,5V | 200mW | 150MHz
MMBT3904 | onsemi | SOT-23 | 0.019 | NPN | 40V | 200mA | 100@10mA,1V | 350mW | 300MHz
MMBT3906 | onsemi | SOT-23 | 0.019 | PNP | 40V | 200mA | 100@10mA,1V | 350mW | 250MHz
MMBT2222A | onsemi | SOT-23 | 0.02 | NPN | 40V | 600mA | 100@150mA,10V | 350mW | 300MHz
MMBT5551 | JSCJ | SOT-23 | 0.016 | NPN | 160V | 600mA | 200@10mA,5V | 300mW | 100MHz
MMBT5401 | JSCJ | SOT-23 | 0.016 | PNP | 150V | 600mA | 100@10mA,5V | 300mW | 100MHz
BC846B | Nexperia | SOT-23 | 0.015 | NPN | 65V | 100mA | 290@2mA,5V | 250mW | 100MHz
BC847C | Nexperia | SOT-23 | 0.015 | NPN | 45V | 100mA | 520@2mA,5V | 250mW | 100MHz
BC857B | Nexperia | SOT-23 | 0.015 | PNP | 45V | 100mA | 290@2mA,5V | 250mW | 100MHz
BC817-40 | Nexperia | SOT-23 | 0.019 | NPN | 45V | 500mA | 250@100mA,1V | 250mW | 100MHz
BC807-40 | Nexperia | SOT-23 | 0.019 | PNP | 45V | 500mA | 250@100mA,1V | 250mW | 80MHz
BCP56-16 | Nexperia | SOT-223 | 0.11 | NPN | 80V | 1A | 100@150mA,2V | 1.35W | 180MHz
BCX56-16 | Nexperia | SOT-89-3 | 0.085 | NPN | 80V | 1A | 100@150mA,2V | 1.25W | 180MHz
D882 | JSCJ | SOT-89-3 | 0.044 | NPN | 30V | 3A | 160@1A,2V | 500mW | 90MHz
B772 | JSCJ | SOT-89-3 | 0.044 | PNP | 30V | 3A | 160@1A,2V | 500mW | 80MHz
TIP41C | ST | TO-220-3 | 0.38 | NPN | 100V | 6A | 15@3A,4V | 65W | 3MHz
TIP42C | ST | TO-220-3 | 0.38 | PNP | 100V | 6A | 15@3A,4V | 65W | 3MHz
MJD122 | onsemi | TO-252 | 0.29 | NPN | 100V | 8A | 1000@4A,4V | 20W | 4MHz`,
  mosfet: `
AO3400A | AOS | SOT-23 | 0.055 | N-channel | 30V | 5.7A | 26.5mΩ@10V,5.7A | 1.4W | 1.4V@250uA
AO3401A | AOS | SOT-23 | 0.058 | P-channel | 30V | 4A | 50mΩ@10V,4A | 1.4W | 1.3V@250uA
AO3402 | AOS | SOT-23 | 0.056 | N-channel | 30V | 4A | 52mΩ@10V,4A | 1.4W | 1.4V@250uA
AO3407A | AOS | SOT-23 | 0.062 | P-channel | 30V | 4.3A | 48mΩ@10V,4.3A | 1.4W | 2.4V@250uA
SI2302CDS | Vishay | SOT-23 | 0.12 | N-channel | 20V | 2.6A | 57mΩ@4.5V,3.6A | 710mW | 850mV@250uA
SI2301CDS | Vishay | SOT-23 | 0.12 | P-channel | 20V | 2.3A | 112mΩ@4.5V,2.8A | 860mW | 1V@250uA
2N7002 | JSCJ | SOT-23 | 0.013 | N-channel | 60V | 115mA | 5Ω@10V,500mA | 225mW | 2.5V@250uA
2N7002K | JSCJ | SOT-23 | 0.015 | N-channel | 60V | 300mA | 2Ω@10V,500mA | 350mW | 1.6V@250uA
BSS138 | onsemi | SOT-23 | 0.032 | N-channel | 50V | 220mA | 3.5Ω@10V,220mA | 360mW | 1.3V@1mA
BSS84 | onsemi | SOT-23 | 0.034 | P-channel | 50V | 130mA | 10Ω@5V,100mA | 225mW | 2V@1mA
DMG2305UX | Diodes Incorporated | SOT-23 | 0.064 | P-channel | 20V | 4.2A | 52mΩ@4.5V,4.2A | 1.4W | 900mV@250uA
DMN3404L | Diodes Incorporated | SOT-23 | 0.061 | N-channel | 30V | 5.8A | 28mΩ@10V,5.8A | 1.4W | 2V@250uA
AO4406A | AOS | SOIC-8 | 0.21 | N-channel | 30V | 13A | 11.5mΩ@10V,12A | 3.1W | 2.5V@250uA
AO4435 | AOS | SOIC-8 | 0.2 | P-channel | 30V | 10.5A | 14mΩ@10V,10A | 3.1W | 2.5V@250uA
AO4828 | AOS | SOIC-8 | 0.26 | 2 N-Channel | 60V | 4.5A | 56mΩ@10V,4.5A | 2W | 2.5V@250uA
IRF7404 | Infineon | SOIC-8 | 0.42 | P-channel | 20V | 6.7A | 40mΩ@4.5V,3.2A | 2.5W | 700mV@250uA
AOD4184A | AOS | TO-252 | 0.29 | N-channel | 40V | 50A | 7mΩ@10V,20A | 50W | 2.6V@250uA
AOD403 | AOS | TO-252 | 0.41 | P-channel | 30V | 70A | 8mΩ@10V,20A | 100W | 2.4V@250uA
NCE6005AS | NCE | SOIC-8 | 0.13 | 2 N-Channel | 60V | 5A | 35mΩ@10V,5A | 2W | 2.5V@250uA
NCE30H10K | NCE | TO-252 | 0.18 | N-channel | 30V | 100A | 5.5mΩ@10V,20A | 85W | 3V@250uA
IRLR7843 | Infineon | TO-252 | 0.62 | N-channel | 30V | 161A | 3.3mΩ@10V,15A | 140W | 2.3V@250uA
IRFR5305 | Infineon | TO-252 | 0.48 | P-channel | 55V | 31A | 65mΩ@10V,16A | 110W | 4V@250uA
IRF540N | Infineon | TO-220-3 | 0.65 | N-channel | 100V | 33A | 44mΩ@10V,16A | 130W | 4V@250uA
IRF3205 | Infineon | TO-220-3 | 0.72 | N-channel | 55V | 110A | 8mΩ@10V,62A | 200W | 4V@250uA
IRF9540N | Infineon | TO-220-3 | 0.78 | P-channel | 100V | 23A | 117mΩ@10V,11A | 140W | 4V@250uA
IRFP260N | Infineon | TO-247-3 | 1.95 | N-channel | 200V | 50A | 40mΩ@10V,28A | 300W | 4V@250uA
IRF840 | Vishay | TO-220-3 | 0.88 | N-channel | 500V | 8A | 850mΩ@10V,4.8A | 125W | 4V@250uA
STP75NF75 | ST | TO-220-3 | 0.93 | N-channel | 75V | 80A | 11mΩ@10V,40A | 300W | 4V@250uA
BSC014N04LS | Infineon | TDSON-8-EP(5x6) | 1.12 | N-channel | 40V | 100A | 1.4mΩ@10V,50A | 96W | 2V@250uA
CSD18540Q5B | TI | VSON-8-EP(5x6) | 1.28 | N-channel | 60V | 100A | 2.2mΩ@10V,28A | 188W | 1.9V@250uA`,
  digitalTransistor: `
DTC114EUA | ROHM | SOT-323 | 0.021 | NPN - pre-bias | 50V | 100mA | 30@5mA,5V | 200mW | 250MHz
DTC143ZUA | ROHM | SOT-323 | 0.021 | NPN - pre-bias | 50V | 100mA | 80@10mA,5V | 200mW | 250MHz
DTA114EUA | ROHM | SOT-323 | 0.022 | PNP - pre-bias | 50V | 100mA | 30@5mA,5V | 200mW | 250MHz
DTA143ZUA | ROHM | SOT-323 | 0.022 | PNP - pre-bias | 50V | 100mA | 80@10mA,5V | 200mW | 250MHz
DDTC114YCA | Diodes Incorporated | SOT-23 | 0.024 | NPN - pre-bias | 50V | 100mA | 68@5mA,5V | 200mW | 250MHz
DDTA114YCA | Diodes Incorporated | SOT-23 | 0.024 | PNP - pre-bias | 50V | 100mA | 68@5mA,5V | 200mW | 250MHz
PDTC124ET | Nexperia | SOT-23 | 0.019 | NPN - pre-bias | 50V | 100mA | 60@5mA,5V | 250mW | 230MHz
PDTA124ET | Nexperia | SOT-23 | 0.019 | PNP - pre-bias | 50V | 100mA | 60@5mA,5V | 250mW | 180MHz
MUN5211T1G | onsemi | SC-70-3 | 0.027 | NPN - pre-bias | 50V | 100mA | 35@5mA,10V | 202mW | 250MHz
MUN5214T1G | onsemi | SC-70-3 | 0.027 | NPN - pre-bias | 50V | 100mA | 80@5mA,10V | 202mW | 250MHz
MUN5111T1G | onsemi | SC-70-3 | 0.028 | PNP - pre-bias | 50V | 100mA | 35@5mA,10V | 202mW | 250MHz
MUN5316DW1T1G | onsemi | SOT-363 | 0.046 | 1 NPN, 1 PNP-Pre-Biased | 50V | 100mA | 160@5mA,10V | 250mW | 250MHz`,
};

function* transistorsOf(leaf: LeafKey): Generator<DemoProduct> {
  const field = leaf === 'mosfet';
  for (const [
    mpn = '',
    brand = '',
    name = '',
    price,
    type = '',
    volts = '',
    amps = '',
    middle = '',
    power = '',
    last = '',
  ] of readTable(transistorTables[leaf] ?? '')) {
    const own: Record<string, string> = field
      ? { drainSourceVoltage: volts, drainCurrent: amps, onResistance: middle, gateThreshold: last }
      : {
          collectorEmitterVoltage: volts,
          collectorCurrent: amps,
          currentGain: middle,
          transitionFrequency: last,
        };
    yield {
      leaf,
      mpn,
      brand,
      package: name,
      sold: 'discrete',
      reel: name.startsWith('TO-2') ? 2500 : 3000,
      price: Number(price),
      parameters: {
        transistorType: type,
        ...own,
        powerDissipation: power,
        operatingTemperature: '-55℃~+150℃',
      },
    };
  }
}

/** Bipolar, field-effect and digital transistors. */
export function* transistors(): Generator<DemoProduct> {
  yield* transistorsOf('bipolar');
  yield* transistorsOf('mosfet');
  yield* transistorsOf('digitalTransistor');
}
