import type { LeafKey } from '../leaves.ts';

/** The first line of each table names its columns; facts are those of the makers' data sheets. */
export const circuitTables: readonly (readonly [leaf: LeafKey, table: string])[] = [
  [
    'opAmp',
    `
mpn | brand | package | price | numberOfAmplifiers | gainBandwidth | offsetVoltage | inputBiasCurrent | slewRate | supplyVoltage | railToRail | operatingTemperature
LM358DR | TI | SOIC-8 | 0.092 | 2 | 1MHz | 3mV | 20nA | 0.3V/us | 3V~32V | - | 0℃~+70℃
LM358P | TI | PDIP-8 | 0.24 | 2 | 1MHz | 3mV | 20nA | 0.3V/us | 3V~32V | - | 0℃~+70℃
LM324DR | TI | SOIC-14 | 0.115 | 4 | 1.2MHz | 3mV | 20nA | 0.5V/us | 3V~32V | - | 0℃~+70℃
LM2904DR | TI | SOIC-8 | 0.11 | 2 | 700kHz | 3mV | 20nA | 0.3V/us | 3V~26V | - | -40℃~+125℃
TL072CDR | TI | SOIC-8 | 0.19 | 2 | 5.25MHz | 1mV | 65pA | 20V/us | 4.5V~40V | - | 0℃~+70℃
TL074CDR | TI | SOIC-14 | 0.26 | 4 | 5.25MHz | 1mV | 65pA | 20V/us | 4.5V~40V | - | 0℃~+70℃
TL081CDR | TI | SOIC-8 | 0.22 | 1 | 5.25MHz | 1mV | 65pA | 20V/us | 4.5V~40V | - | 0℃~+70℃
NE5532DR | TI | SOIC-8 | 0.24 | 2 | 10MHz | 500uV | 200nA | 9V/us | 10V~30V | - | 0℃~+70℃
OPA2134UA | TI | SOIC-8 | 2.35 | 2 | 8MHz | 500uV | 5pA | 20V/us | 5V~36V | - | -40℃~+85℃
OPA333AIDBVR | TI | SOT-23-5 | 1.45 | 1 | 350kHz | 2uV | 70pA | 0.16V/us | 1.8V~5.5V | Rail-to-rail | -40℃~+125℃
OPA2333AIDR | TI | SOIC-8 | 2.1 | 2 | 350kHz | 2uV | 70pA | 0.16V/us | 1.8V~5.5V | Rail-to-rail | -40℃~+125℃
OPA365AIDBVR | TI | SOT-23-5 | 1.28 | 1 | 50MHz | 100uV | 0.2pA | 25V/us | 2.2V~5.5V | Rail-to-rail | -40℃~+125℃
LMV321IDBVR | TI | SOT-23-5 | 0.098 | 1 | 1MHz | 1.7mV | 15nA | 1V/us | 2.7V~5.5V | Rail-to-rail output | -40℃~+125℃
LMV358IDR | TI | SOIC-8 | 0.12 | 2 | 1MHz | 1.7mV | 15nA | 1V/us | 2.7V~5.5V | Rail-to-rail output | -40℃~+125℃
MCP6001T-I/OT | Microchip | SOT-23-5 | 0.22 | 1 | 1MHz | 4.5mV | 1pA | 0.6V/us | 1.8V~6V | Rail-to-rail | -40℃~+125℃
MCP6002-I/SN | Microchip | SOIC-8 | 0.27 | 2 | 1MHz | 4.5mV | 1pA | 0.6V/us | 1.8V~6V | Rail-to-rail | -40℃~+125℃
MCP6004-I/SL | Microchip | SOIC-14 | 0.39 | 4 | 1MHz | 4.5mV | 1pA | 0.6V/us | 1.8V~6V | Rail-to-rail | -40℃~+125℃
MCP6V01-E/SN | Microchip | SOIC-8 | 1.74 | 1 | 1.3MHz | 2uV | 1pA | 0.5V/us | 1.8V~5.5V | Rail-to-rail | -40℃~+125℃
AD8605ARTZ | ADI | SOT-23-5 | 1.68 | 1 | 10MHz | 65uV | 1pA | 5V/us | 2.7V~5.5V | Rail-to-rail | -40℃~+125℃
AD8628ARTZ | ADI | SOT-23-5 | 1.92 | 1 | 2.5MHz | 1uV | 30pA | 1V/us | 2.7V~5V | Rail-to-rail | -40℃~+125℃
ADA4528-1ARMZ | ADI | MSOP-8 | 3.4 | 1 | 4MHz | 0.3uV | 90pA | 0.45V/us | 2.2V~5.5V | Rail-to-rail | -40℃~+125℃
AD8552ARZ | ADI | SOIC-8 | 2.95 | 2 | 1.5MHz | 1uV | 20pA | 0.4V/us | 2.7V~5V | Rail-to-rail | -40℃~+125℃
TSV912IDT | ST | SOIC-8 | 0.61 | 2 | 8MHz | 4.5mV | 10pA | 4.5V/us | 2.5V~5.5V | Rail-to-rail | -40℃~+125℃
SGM8552XS8G | SGMICRO | SOIC-8 | 0.41 | 2 | 1.8MHz | 4uV | 20pA | 0.8V/us | 1.8V~5.5V | Rail-to-rail | -40℃~+125℃
SGM321YN5G | SGMICRO | SOT-23-5 | 0.058 | 1 | 1MHz | 800uV | 1pA | 0.6V/us | 2.1V~5.5V | Rail-to-rail | -40℃~+85℃`,
  ],
  [
    'comparator',
    `
mpn | brand | package | price | numberOfChannels | propagationDelay | offsetVoltage | supplyVoltage | outputType | operatingTemperature
LM393DR | TI | SOIC-8 | 0.085 | 2 | 1.3us | 2mV | 2V~36V | Open drain | 0℃~+70℃
LM393P | TI | PDIP-8 | 0.21 | 2 | 1.3us | 2mV | 2V~36V | Open drain | 0℃~+70℃
LM339DR | TI | SOIC-14 | 0.11 | 4 | 1.3us | 2mV | 2V~36V | Open drain | 0℃~+70℃
LM2903DR | TI | SOIC-8 | 0.092 | 2 | 1.3us | 2mV | 2V~36V | Open drain | -40℃~+125℃
LM311DR | TI | SOIC-8 | 0.16 | 1 | 165ns | 2mV | 3.5V~30V | Open drain | 0℃~+70℃
LMV331IDBVR | TI | SOT-23-5 | 0.1 | 1 | 200ns | 1.7mV | 2.7V~5.5V | Open drain | -40℃~+125℃
TLV3201AIDBVR | TI | SOT-23-5 | 0.86 | 1 | 40ns | 1mV | 2.7V~5.5V | Push-pull | -40℃~+125℃
TLV3501AIDBVR | TI | SOT-23-6 | 1.95 | 1 | 4.5ns | 1mV | 2.7V~5.5V | Push-pull | -40℃~+125℃
MCP6541T-I/OT | Microchip | SOT-23-5 | 0.38 | 1 | 4us | 1.5mV | 1.6V~5.5V | Push-pull | -40℃~+85℃
MCP6566T-E/OT | Microchip | SOT-23-5 | 0.33 | 1 | 47ns | 3mV | 1.8V~5.5V | Open drain | -40℃~+125℃
TS881ILT | ST | SOT-23-5 | 0.52 | 1 | 8us | 6mV | 0.85V~5.5V | Push-pull | -40℃~+125℃
ADCMP600BRJZ | ADI | SOT-23-5 | 1.86 | 1 | 3.5ns | 2mV | 2.5V~5.5V | Push-pull | -40℃~+125℃`,
  ],
  [
    'adc',
    `
mpn | brand | package | price | resolution | samplingRate | numberOfChannels | interface | supplyVoltage | operatingTemperature
ADS1115IDGSR | TI | VSSOP-10 | 2.2 | 16bit | 860SPS | 4 | I2C | 2V~5.5V | -40℃~+125℃
ADS1015IDGSR | TI | VSSOP-10 | 1.55 | 12bit | 3.3kSPS | 4 | I2C | 2V~5.5V | -40℃~+125℃
ADS1256IDBR | TI | SSOP-28 | 5.9 | 24bit | 30kSPS | 8 | SPI | 4.75V~5.25V | -40℃~+85℃
ADS1220IPWR | TI | TSSOP-16 | 3.1 | 24bit | 2kSPS | 4 | SPI | 2.3V~5.5V | -40℃~+125℃
ADS8688IDBTR | TI | TSSOP-38 | 8.4 | 16bit | 500kSPS | 8 | SPI | 4.75V~5.25V | -40℃~+125℃
HX711 | AVIA | SOIC-16 | 0.28 | 24bit | 80SPS | 2 | Serial | 2.6V~5.5V | -40℃~+85℃
MCP3008-I/SL | Microchip | SOIC-16 | 2.35 | 10bit | 200kSPS | 8 | SPI | 2.7V~5.5V | -40℃~+85℃
MCP3208-CI/SL | Microchip | SOIC-16 | 3.6 | 12bit | 100kSPS | 8 | SPI | 2.7V~5.5V | -40℃~+85℃
MCP3421A0T-E/CH | Microchip | SOT-23-6 | 2.05 | 18bit | 240SPS | 1 | I2C | 2.7V~5.5V | -40℃~+125℃
MCP3551-E/SN | Microchip | SOIC-8 | 3.3 | 22bit | 13.75SPS | 1 | SPI | 2.7V~5.5V | -40℃~+125℃
AD7606BSTZ | ADI | LQFP-64(10x10) | 13.8 | 16bit | 200kSPS | 8 | Parallel | 4.75V~5.25V | -40℃~+85℃
AD7124-4BCPZ | ADI | LFCSP-32(5x5) | 7.2 | 24bit | 19.2kSPS | 4 | SPI | 2.7V~3.6V | -40℃~+105℃
AD7980ARMZ | ADI | MSOP-10 | 9.6 | 16bit | 1MSPS | 1 | SPI | 2.375V~2.625V | -40℃~+125℃
AD9226ARSZ | ADI | SSOP-28 | 11.5 | 12bit | 65MSPS | 1 | Parallel | 4.75V~5.25V | -40℃~+85℃
CS1237-SO | Chipsea | SOIC-8 | 0.33 | 24bit | 1.28kSPS | 1 | Serial | 2.4V~5.5V | -40℃~+85℃
ADC128S102CIMTX | TI | TSSOP-16 | 3.9 | 12bit | 1MSPS | 8 | SPI | 2.7V~5.25V | -40℃~+105℃`,
  ],
  [
    'dac',
    `
mpn | brand | package | price | resolution | settlingTime | numberOfChannels | interface | supplyVoltage | operatingTemperature
MCP4725A0T-E/CH | Microchip | SOT-23-6 | 0.78 | 12bit | 6us | 1 | I2C | 2.7V~5.5V | -40℃~+125℃
MCP4728-E/UN | Microchip | MSOP-10 | 2.05 | 12bit | 6us | 4 | I2C | 2.7V~5.5V | -40℃~+125℃
MCP4922-E/SL | Microchip | SOIC-14 | 2.6 | 12bit | 4.5us | 2 | SPI | 2.7V~5.5V | -40℃~+125℃
MCP4821-E/SN | Microchip | SOIC-8 | 1.9 | 12bit | 4.5us | 1 | SPI | 2.7V~5.5V | -40℃~+125℃
DAC8552IDGKR | TI | VSSOP-8 | 6.4 | 16bit | 10us | 2 | SPI | 2.7V~5.5V | -40℃~+105℃
DAC8571IDGKR | TI | VSSOP-8 | 4.9 | 16bit | 8us | 1 | I2C | 2.7V~5.5V | -40℃~+105℃
DAC7311IDCKR | TI | SC-70-6 | 1.75 | 12bit | 6us | 1 | SPI | 2V~5.5V | -40℃~+125℃
DAC60508ZRTER | TI | QFN-16-EP(3x3) | 5.8 | 12bit | 5us | 8 | SPI | 2.7V~5.5V | -40℃~+125℃
AD5693RARMZ | ADI | MSOP-10 | 5.1 | 16bit | 7us | 1 | I2C | 2.7V~5.5V | -40℃~+105℃
AD5760BCPZ | ADI | LFCSP-24(4x5) | 21.5 | 16bit | 2.5us | 1 | SPI | 7.5V~16.5V | -40℃~+125℃
AD9708ARUZ | ADI | TSSOP-28 | 6.9 | 8bit | 35ns | 1 | Parallel | 2.7V~5.5V | -40℃~+85℃
GP8403-TC50-EW | Guestgood | SOIC-8 | 0.92 | 12bit | 50us | 2 | I2C | 9V~36V | -40℃~+125℃`,
  ],
  [
    'eeprom',
    `
mpn | brand | package | price | memorySize | interface | clockSpeed | supplyVoltage | operatingTemperature
AT24C02C-SSHM-T | Microchip | SOIC-8 | 0.14 | 2Kbit | I2C | 1MHz | 1.7V~5.5V | -40℃~+85℃
AT24C08C-SSHM-T | Microchip | SOIC-8 | 0.19 | 8Kbit | I2C | 1MHz | 1.7V~5.5V | -40℃~+85℃
AT24C32E-SSHM-T | Microchip | SOIC-8 | 0.24 | 32Kbit | I2C | 1MHz | 1.7V~5.5V | -40℃~+85℃
AT24C64D-SSHM-T | Microchip | SOIC-8 | 0.26 | 64Kbit | I2C | 1MHz | 1.7V~5.5V | -40℃~+85℃
AT24C256C-SSHL-T | Microchip | SOIC-8 | 0.47 | 256Kbit | I2C | 1MHz | 1.7V~5.5V | -40℃~+85℃
AT24CM01-SSHD-T | Microchip | SOIC-8 | 1.9 | 1Mbit | I2C | 1MHz | 1.7V~5.5V | -40℃~+85℃
24LC02BT-I/OT | Microchip | SOT-23-5 | 0.23 | 2Kbit | I2C | 400kHz | 2.5V~5.5V | -40℃~+85℃
24LC256-I/SN | Microchip | SOIC-8 | 0.72 | 256Kbit | I2C | 400kHz | 2.5V~5.5V | -40℃~+85℃
25LC640A-I/SN | Microchip | SOIC-8 | 0.61 | 64Kbit | SPI | 10MHz | 2.5V~5.5V | -40℃~+85℃
M24C02-WMN6TP | ST | SOIC-8 | 0.13 | 2Kbit | I2C | 400kHz | 2.5V~5.5V | -40℃~+85℃
M24C64-RMN6TP | ST | SOIC-8 | 0.21 | 64Kbit | I2C | 1MHz | 1.8V~5.5V | -40℃~+85℃
M95M01-RMN6TP | ST | SOIC-8 | 1.65 | 1Mbit | SPI | 16MHz | 1.8V~5.5V | -40℃~+85℃
BL24C02F-PARC | Belling | SOIC-8 | 0.041 | 2Kbit | I2C | 1MHz | 1.7V~5.5V | -40℃~+85℃
BL24C256A-PARC | Belling | SOIC-8 | 0.13 | 256Kbit | I2C | 1MHz | 1.7V~5.5V | -40℃~+85℃`,
  ],
  [
    'norFlash',
    `
mpn | brand | package | price | memorySize | interface | clockSpeed | supplyVoltage | operatingTemperature
W25Q16JVSSIQ | Winbond | SOIC-8-208mil | 0.33 | 16Mbit | SPI | 133MHz | 2.7V~3.6V | -40℃~+85℃
W25Q32JVSSIQ | Winbond | SOIC-8-208mil | 0.42 | 32Mbit | SPI | 133MHz | 2.7V~3.6V | -40℃~+85℃
W25Q64JVSSIQ | Winbond | SOIC-8-208mil | 0.61 | 64Mbit | SPI | 133MHz | 2.7V~3.6V | -40℃~+85℃
W25Q128JVSIQ | Winbond | SOIC-8-208mil | 1.05 | 128Mbit | SPI | 133MHz | 2.7V~3.6V | -40℃~+85℃
W25Q256JVEIQ | Winbond | WSON-8-EP(6x8) | 2.3 | 256Mbit | SPI | 133MHz | 2.7V~3.6V | -40℃~+85℃
W25Q80DVSSIG | Winbond | SOIC-8-208mil | 0.29 | 8Mbit | SPI | 104MHz | 2.7V~3.6V | -40℃~+85℃
GD25Q16ESIG | GigaDevice | SOIC-8-208mil | 0.27 | 16Mbit | SPI | 133MHz | 2.7V~3.6V | -40℃~+85℃
GD25Q64ESIG | GigaDevice | SOIC-8-208mil | 0.49 | 64Mbit | SPI | 133MHz | 2.7V~3.6V | -40℃~+85℃
GD25Q127CSIG | GigaDevice | SOIC-8-208mil | 0.88 | 128Mbit | SPI | 104MHz | 2.7V~3.6V | -40℃~+85℃
GD25LQ32ESIG | GigaDevice | SOIC-8-208mil | 0.44 | 32Mbit | SPI | 133MHz | 1.65V~2V | -40℃~+85℃
MX25L3233FM2I | Macronix | SOIC-8-208mil | 0.58 | 32Mbit | SPI | 133MHz | 2.65V~3.6V | -40℃~+85℃
MX25L12835FM2I | Macronix | SOIC-8-208mil | 1.72 | 128Mbit | SPI | 133MHz | 2.7V~3.6V | -40℃~+85℃
IS25LP064A-JBLE | ISSI | SOIC-8-208mil | 1.1 | 64Mbit | SPI | 133MHz | 2.3V~3.6V | -40℃~+105℃
SST25VF016B-50-4I-S2AF | Microchip | SOIC-8-208mil | 1.65 | 16Mbit | SPI | 50MHz | 2.7V~3.6V | -40℃~+85℃`,
  ],
];
