import type { LeafKey } from '../leaves.ts';

/** Controllers, interfaces, logic and clocks; the first line of each table names its columns. */
export const processorTables: readonly (readonly [leaf: LeafKey, table: string])[] = [
  [
    'mcu',
    `
mpn | brand | package | price | cpuCore | cpuBits | clockSpeed | programMemory | dataMemory | gpioCount | programMemoryType | supplyVoltage | operatingTemperature
STM32F030F4P6 | ST | TSSOP-20 | 0.62 | ARM Cortex-M0 | 32bit | 48MHz | 16KB | 4KB | 15 | FLASH | 2.4V~3.6V | -40℃~+85℃
STM32F030C8T6 | ST | LQFP-48(7x7) | 0.95 | ARM Cortex-M0 | 32bit | 48MHz | 64KB | 8KB | 39 | FLASH | 2.4V~3.6V | -40℃~+85℃
STM32F042F6P6 | ST | TSSOP-20 | 1.62 | ARM Cortex-M0 | 32bit | 48MHz | 32KB | 6KB | 16 | FLASH | 2V~3.6V | -40℃~+85℃
STM32F072CBT6 | ST | LQFP-48(7x7) | 2.3 | ARM Cortex-M0 | 32bit | 48MHz | 128KB | 16KB | 37 | FLASH | 2V~3.6V | -40℃~+85℃
STM32G030F6P6 | ST | TSSOP-20 | 0.78 | ARM Cortex-M0+ | 32bit | 64MHz | 32KB | 8KB | 18 | FLASH | 2V~3.6V | -40℃~+85℃
STM32G070CBT6 | ST | LQFP-48(7x7) | 1.35 | ARM Cortex-M0+ | 32bit | 64MHz | 128KB | 36KB | 44 | FLASH | 2V~3.6V | -40℃~+85℃
STM32L031K6T6 | ST | LQFP-32(7x7) | 1.88 | ARM Cortex-M0+ | 32bit | 32MHz | 32KB | 8KB | 25 | FLASH | 1.65V~3.6V | -40℃~+85℃
STM32F103C8T6 | ST | LQFP-48(7x7) | 1.42 | ARM Cortex-M3 | 32bit | 72MHz | 64KB | 20KB | 37 | FLASH | 2V~3.6V | -40℃~+85℃
STM32F103RCT6 | ST | LQFP-64(10x10) | 2.85 | ARM Cortex-M3 | 32bit | 72MHz | 256KB | 48KB | 51 | FLASH | 2V~3.6V | -40℃~+85℃
STM32F103VET6 | ST | LQFP-100(14x14) | 3.95 | ARM Cortex-M3 | 32bit | 72MHz | 512KB | 64KB | 80 | FLASH | 2V~3.6V | -40℃~+85℃
STM32F401CCU6 | ST | UFQFPN-48(7x7) | 2.6 | ARM Cortex-M4 | 32bit | 84MHz | 256KB | 64KB | 36 | FLASH | 1.7V~3.6V | -40℃~+85℃
STM32F405RGT6 | ST | LQFP-64(10x10) | 5.4 | ARM Cortex-M4 | 32bit | 168MHz | 1MB | 192KB | 51 | FLASH | 1.8V~3.6V | -40℃~+85℃
STM32F407VGT6 | ST | LQFP-100(14x14) | 6.8 | ARM Cortex-M4 | 32bit | 168MHz | 1MB | 192KB | 82 | FLASH | 1.8V~3.6V | -40℃~+85℃
STM32G431CBT6 | ST | LQFP-48(7x7) | 3.4 | ARM Cortex-M4 | 32bit | 170MHz | 128KB | 32KB | 38 | FLASH | 1.71V~3.6V | -40℃~+85℃
STM32H743VIT6 | ST | LQFP-100(14x14) | 11.9 | ARM Cortex-M7 | 32bit | 480MHz | 2MB | 1MB | 82 | FLASH | 1.62V~3.6V | -40℃~+85℃
STM32L431CCT6 | ST | LQFP-48(7x7) | 3.6 | ARM Cortex-M4 | 32bit | 80MHz | 256KB | 64KB | 38 | FLASH | 1.71V~3.6V | -40℃~+85℃
GD32F103C8T6 | GigaDevice | LQFP-48(7x7) | 1.05 | ARM Cortex-M3 | 32bit | 108MHz | 64KB | 20KB | 37 | FLASH | 2.6V~3.6V | -40℃~+85℃
GD32F303CCT6 | GigaDevice | LQFP-48(7x7) | 1.85 | ARM Cortex-M4 | 32bit | 120MHz | 256KB | 48KB | 37 | FLASH | 2.6V~3.6V | -40℃~+85℃
GD32E230F4P6TR | GigaDevice | TSSOP-20 | 0.48 | ARM Cortex-M0 | 32bit | 72MHz | 16KB | 4KB | 15 | FLASH | 1.8V~3.6V | -40℃~+85℃
CH32V003F4P6 | WCH | TSSOP-20 | 0.17 | RISC-V | 32bit | 48MHz | 16KB | 2KB | 18 | FLASH | 2.7V~5.5V | -40℃~+85℃
CH32V203C8T6 | WCH | LQFP-48(7x7) | 0.69 | RISC-V | 32bit | 144MHz | 64KB | 20KB | 37 | FLASH | 2.4V~3.6V | -40℃~+85℃
CH32V307VCT6 | WCH | LQFP-100(14x14) | 2.15 | RISC-V | 32bit | 144MHz | 256KB | 64KB | 80 | FLASH | 2.4V~3.6V | -40℃~+85℃
RP2040 | Raspberry Pi | QFN-56(7x7) | 0.98 | ARM Cortex-M0+ | 32bit | 133MHz | - | 264KB | 30 | - | 1.8V~3.3V | -40℃~+85℃
ESP32-C3FH4 | Espressif | QFN-32-EP(5x5) | 1.12 | RISC-V | 32bit | 160MHz | 4MB | 400KB | 22 | FLASH | 3V~3.6V | -40℃~+105℃
ATMEGA328P-AU | Microchip | TQFP-32(7x7) | 2.35 | AVR | 8bit | 20MHz | 32KB | 2KB | 23 | FLASH | 1.8V~5.5V | -40℃~+85℃
ATMEGA2560-16AU | Microchip | TQFP-100(14x14) | 13.6 | AVR | 8bit | 16MHz | 256KB | 8KB | 86 | FLASH | 4.5V~5.5V | -40℃~+85℃
ATTINY85-20SU | Microchip | SOIC-8-208mil | 1.38 | AVR | 8bit | 20MHz | 8KB | 512B | 6 | FLASH | 2.7V~5.5V | -40℃~+85℃
ATTINY1616-MNR | Microchip | VQFN-20-EP(3x3) | 1.05 | AVR | 8bit | 20MHz | 16KB | 2KB | 18 | FLASH | 1.8V~5.5V | -40℃~+105℃
PIC16F1826-I/SO | Microchip | SOIC-18-300mil | 1.72 | PIC | 8bit | 32MHz | 3.5KB | 256B | 16 | FLASH | 1.8V~5.5V | -40℃~+85℃
PIC18F46K22-I/PT | Microchip | TQFP-44(10x10) | 3.9 | PIC | 8bit | 64MHz | 64KB | 3.8KB | 35 | FLASH | 2.3V~5.5V | -40℃~+85℃
STC8G1K08-38I-SOP8 | STC | SOIC-8 | 0.26 | 8051 | 8bit | 38MHz | 8KB | 1.2KB | 6 | FLASH | 1.9V~5.5V | -40℃~+85℃
STC8H8K64U-45I-LQFP48 | STC | LQFP-48(9x9) | 1.15 | 8051 | 8bit | 45MHz | 64KB | 8KB | 45 | FLASH | 1.9V~5.5V | -40℃~+85℃
STC15W408AS-35I-SOP16 | STC | SOIC-16 | 0.52 | 8051 | 8bit | 35MHz | 8KB | 512B | 14 | FLASH | 2.5V~5.5V | -40℃~+85℃
N76E003AT20 | Nuvoton | TSSOP-20 | 0.31 | 8051 | 8bit | 16MHz | 18KB | 1KB | 18 | FLASH | 2.4V~5.5V | -40℃~+105℃`,
  ],
  [
    'can',
    `
mpn | brand | package | price | dataRate | supplyVoltage | supplyCurrent | function | operatingTemperature
TJA1050T/CM | NXP | SOIC-8 | 0.39 | 1Mbps | 4.75V~5.25V | 75mA | Transceiver | -40℃~+125℃
TJA1051T/3 | NXP | SOIC-8 | 0.62 | 5Mbps | 4.5V~5.5V | 70mA | Transceiver | -40℃~+150℃
TJA1042T/3 | NXP | SOIC-8 | 0.78 | 5Mbps | 4.5V~5.5V | 70mA | Transceiver | -40℃~+150℃
SN65HVD230DR | TI | SOIC-8 | 0.85 | 1Mbps | 3V~3.6V | 17mA | Transceiver | -40℃~+85℃
TCAN1042DR | TI | SOIC-8 | 0.98 | 5Mbps | 4.5V~5.5V | 70mA | Transceiver | -55℃~+125℃
TCAN332DR | TI | SOIC-8 | 1.34 | 1Mbps | 3V~3.6V | 55mA | Transceiver | -40℃~+125℃
MCP2551-I/SN | Microchip | SOIC-8 | 0.95 | 1Mbps | 4.5V~5.5V | 75mA | Transceiver | -40℃~+85℃
MCP2562FD-E/SN | Microchip | SOIC-8 | 0.89 | 8Mbps | 4.5V~5.5V | 70mA | Transceiver | -40℃~+125℃
MAX3051ESA+ | ADI | SOIC-8 | 1.75 | 1Mbps | 3.1V~3.5V | 70mA | Transceiver | -40℃~+85℃
SIT1042T | SIT | SOIC-8 | 0.28 | 5Mbps | 4.5V~5.5V | 70mA | Transceiver | -40℃~+125℃
CA-IF1051S | Chipanalog | SOIC-8 | 0.31 | 5Mbps | 4.5V~5.5V | 70mA | Transceiver | -40℃~+125℃`,
  ],
  [
    'rs232',
    `
mpn | brand | package | price | dataRate | supplyVoltage | driversReceivers | function | operatingTemperature
MAX3232ESE+T | ADI | SOIC-16 | 1.6 | 250Kbps | 3V~5.5V | 2/2 | Transceiver | -40℃~+85℃
MAX232ESE+T | ADI | SOIC-16 | 1.35 | 120Kbps | 4.5V~5.5V | 2/2 | Transceiver | -40℃~+85℃
MAX3232IDR | TI | SOIC-16 | 0.58 | 250Kbps | 3V~5.5V | 2/2 | Transceiver | -40℃~+85℃
MAX3221IPWR | TI | TSSOP-16 | 0.76 | 250Kbps | 3V~5.5V | 1/1 | Transceiver | -40℃~+85℃
TRS3232EIPWR | TI | TSSOP-16 | 0.82 | 250Kbps | 3V~5.5V | 2/2 | Transceiver | -40℃~+85℃
SP3232EEN-L/TR | MaxLinear | SOIC-16 | 0.47 | 235Kbps | 3V~5.5V | 2/2 | Transceiver | -40℃~+85℃
SP3243EBEA-L/TR | MaxLinear | SSOP-28 | 1.22 | 250Kbps | 3V~5.5V | 3/5 | Transceiver | -40℃~+85℃
ST3232CTR | ST | TSSOP-16 | 0.44 | 400Kbps | 3V~5.5V | 2/2 | Transceiver | 0℃~+70℃
ADM3202ARNZ | ADI | SOIC-16 | 1.85 | 460Kbps | 3V~5.5V | 2/2 | Transceiver | -40℃~+85℃
SIT3232EESE | SIT | SOIC-16 | 0.21 | 235Kbps | 3V~5.5V | 2/2 | Transceiver | -40℃~+85℃`,
  ],
  [
    'usbConverter',
    `
mpn | brand | package | price | dataRate | interface | protocol | supplyVoltage | operatingTemperature
CH340G | WCH | SOIC-16 | 0.41 | 2Mbps | UART | USB 2.0 | 3.3V~5V | -40℃~+85℃
CH340C | WCH | SOIC-16 | 0.46 | 2Mbps | UART | USB 2.0 | 3.3V~5V | -40℃~+85℃
CH340N | WCH | SOIC-8 | 0.34 | 2Mbps | UART | USB 2.0 | 3.3V~5V | -40℃~+85℃
CH343P | WCH | QFN-16-EP(3x3) | 0.55 | 6Mbps | UART | USB 2.0 | 3.3V~5V | -40℃~+85℃
CH9102F | WCH | QFN-24-EP(4x4) | 0.49 | 4Mbps | UART | USB 2.0 | 3.3V~5V | -40℃~+85℃
CP2102N-A02-GQFN28R | Skyworks | QFN-28-EP(5x5) | 1.55 | 3Mbps | UART | USB 2.0 | 3V~3.6V | -40℃~+85℃
CP2104-F03-GMR | Skyworks | QFN-24-EP(4x4) | 1.48 | 2Mbps | UART | USB 2.0 | 3V~5.25V | -40℃~+85℃
FT232RL-REEL | FTDI | SSOP-28 | 3.9 | 3Mbps | UART | USB 2.0 | 3.3V~5.25V | -40℃~+85℃
FT2232HL-REEL | FTDI | LQFP-64(10x10) | 5.3 | 12Mbps | UART | USB 2.0 | 3V~3.6V | -40℃~+85℃
PL2303GC | Prolific | SSOP-28 | 0.86 | 12Mbps | UART | USB 2.0 | 4.5V~5.5V | -40℃~+85℃`,
  ],
  [
    'gate',
    `
mpn | brand | package | price | logicFunction | numberOfChannels | numberOfInputs | supplyVoltage | propagationDelay | operatingTemperature
SN74LVC1G00DBVR | TI | SOT-23-5 | 0.052 | NAND Gates | 1 | 2 | 1.65V~5.5V | 4.3ns@5V,50pF | -40℃~+125℃
SN74LVC1G04DBVR | TI | SOT-23-5 | 0.049 | Inverter | 1 | 1 | 1.65V~5.5V | 3.7ns@5V,50pF | -40℃~+125℃
SN74LVC1G08DBVR | TI | SOT-23-5 | 0.05 | AND Gates | 1 | 2 | 1.65V~5.5V | 4ns@5V,50pF | -40℃~+125℃
SN74LVC1G14DBVR | TI | SOT-23-5 | 0.051 | Inverter | 1 | 1 | 1.65V~5.5V | 4.5ns@5V,50pF | -40℃~+125℃
SN74LVC1G32DBVR | TI | SOT-23-5 | 0.051 | OR Gates | 1 | 2 | 1.65V~5.5V | 4ns@5V,50pF | -40℃~+125℃
SN74LVC1G86DBVR | TI | SOT-23-5 | 0.053 | XOR Gates | 1 | 2 | 1.65V~5.5V | 4.5ns@5V,50pF | -40℃~+125℃
SN74HC00DR | TI | SOIC-14 | 0.11 | NAND Gates | 4 | 2 | 2V~6V | 15ns@6V,50pF | -40℃~+85℃
SN74HC04DR | TI | SOIC-14 | 0.11 | Inverter | 6 | 1 | 2V~6V | 16ns@6V,50pF | -40℃~+85℃
SN74HC08DR | TI | SOIC-14 | 0.11 | AND Gates | 4 | 2 | 2V~6V | 17ns@6V,50pF | -40℃~+85℃
SN74HC14DR | TI | SOIC-14 | 0.12 | Inverter | 6 | 1 | 2V~6V | 21ns@6V,50pF | -40℃~+85℃
SN74HC32DR | TI | SOIC-14 | 0.11 | OR Gates | 4 | 2 | 2V~6V | 17ns@6V,50pF | -40℃~+85℃
74HC02D,653 | Nexperia | SOIC-14 | 0.1 | NOR Gates | 4 | 2 | 2V~6V | 15ns@6V,50pF | -40℃~+125℃
74HC86D,653 | Nexperia | SOIC-14 | 0.1 | XOR Gates | 4 | 2 | 2V~6V | 20ns@6V,50pF | -40℃~+125℃
74HC132D,653 | Nexperia | SOIC-14 | 0.12 | NAND Gates | 4 | 2 | 2V~6V | 21ns@6V,50pF | -40℃~+125℃`,
  ],
  [
    'buffer',
    `
mpn | brand | package | price | logicFunction | numberOfChannels | supplyVoltage | sinkCurrent | propagationDelay | operatingTemperature
SN74HC595DR | TI | SOIC-16 | 0.13 | Shift register | 8 | 2V~6V | 7.8mA | 25ns@6V,50pF | -40℃~+85℃
74HC595D,118 | Nexperia | SOIC-16 | 0.12 | Shift register | 8 | 2V~6V | 7.8mA | 27ns@6V,50pF | -40℃~+125℃
74HC165D,653 | Nexperia | SOIC-16 | 0.13 | Shift register | 8 | 2V~6V | 5.2mA | 28ns@6V,50pF | -40℃~+125℃
SN74HC245DWR | TI | SOIC-20-300mil | 0.24 | Buffer | 8 | 2V~6V | 7.8mA | 18ns@6V,50pF | -40℃~+85℃
SN74LVC245APWR | TI | TSSOP-20 | 0.21 | Buffer | 8 | 1.65V~3.6V | 24mA | 6.3ns@3.3V,50pF | -40℃~+125℃
SN74LVC1G125DBVR | TI | SOT-23-5 | 0.052 | Buffer | 1 | 1.65V~5.5V | 32mA | 4ns@5V,50pF | -40℃~+125℃
SN74LVC2G34DBVR | TI | SOT-23-6 | 0.074 | Buffer | 2 | 1.65V~5.5V | 32mA | 4ns@5V,50pF | -40℃~+125℃
74HC125D,653 | Nexperia | SOIC-14 | 0.11 | Buffer | 4 | 2V~6V | 7.8mA | 17ns@6V,50pF | -40℃~+125℃
74HC244D,653 | Nexperia | SOIC-20-300mil | 0.19 | Buffer | 8 | 2V~6V | 7.8mA | 18ns@6V,50pF | -40℃~+125℃
74LVC244APW,118 | Nexperia | TSSOP-20 | 0.18 | Buffer | 8 | 1.2V~3.6V | 24mA | 5.9ns@3.3V,50pF | -40℃~+125℃
74AHCT1G125GW,125 | Nexperia | SOT-353 | 0.061 | Buffer | 1 | 4.5V~5.5V | 8mA | 5.5ns@5V,50pF | -40℃~+125℃`,
  ],
  [
    'realTimeClock',
    `
mpn | brand | package | price | interface | clockSpeed | supplyVoltage | supplyCurrent | operatingTemperature
DS1302Z+T&R | ADI | SOIC-8 | 1.85 | SPI | 2MHz | 2V~5.5V | 300nA | 0℃~+70℃
DS1307Z+T&R | ADI | SOIC-8 | 2.4 | I2C | 100kHz | 4.5V~5.5V | 300nA | 0℃~+70℃
DS3231SN#T&R | ADI | SOIC-16-300mil | 5.9 | I2C | 400kHz | 2.3V~5.5V | 840nA | -40℃~+85℃
PCF8563T/5,518 | NXP | SOIC-8 | 0.49 | I2C | 400kHz | 1V~5.5V | 250nA | -40℃~+85℃
PCF85063ATL/1 | NXP | DFN-10-EP(2.6x2.6) | 0.74 | I2C | 400kHz | 0.9V~5.5V | 220nA | -40℃~+85℃
MCP7940N-I/SN | Microchip | SOIC-8 | 0.63 | I2C | 400kHz | 1.8V~5.5V | 1.2uA | -40℃~+85℃
MCP79410-I/SN | Microchip | SOIC-8 | 0.92 | I2C | 400kHz | 1.8V~5.5V | 1.2uA | -40℃~+85℃
RX8025T-UB | EPSON | SOIC-14 | 2.1 | I2C | 400kHz | 1.7V~5.5V | 800nA | -40℃~+85℃
BM8563ESA | Belling | SOIC-8 | 0.17 | I2C | 400kHz | 1V~5.5V | 250nA | -40℃~+85℃
SD3078 | Whwave | SOIC-8 | 1.25 | I2C | 400kHz | 2.7V~5.5V | 800nA | -40℃~+85℃`,
  ],
];
