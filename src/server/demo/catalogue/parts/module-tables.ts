import type { LeafKey } from '../leaves.ts';

/** Optocouplers, sensors, displays and radio modules; the first line of each table names its columns. */
export const moduleTables: readonly (readonly [leaf: LeafKey, table: string])[] = [
  [
    'optocoupler',
    `
mpn | brand | package | price | isolationVoltage | currentTransferRatio | collectorEmitterVoltage | forwardCurrent | forwardVoltage | numberOfChannels | operatingTemperature
PC817X2CSP9F | SHARP | SOP-4 | 0.095 | 5kV | 130%~260% | 80V | 50mA | 1.2V | 1 | -30℃~+100℃
EL817(S1)(C)(TU)-F | Everlight | SOP-4 | 0.052 | 5kV | 200%~400% | 80V | 60mA | 1.2V | 1 | -55℃~+110℃
EL357N(C)(TA)-G | Everlight | SOP-4 | 0.059 | 3.75kV | 200%~400% | 80V | 50mA | 1.2V | 1 | -55℃~+110℃
LTV-817S-TA1-C | Lite-On | SOP-4 | 0.049 | 5kV | 200%~400% | 35V | 50mA | 1.2V | 1 | -30℃~+110℃
LTV-847S | Lite-On | SOP-16 | 0.34 | 5kV | 50%~600% | 35V | 50mA | 1.2V | 4 | -30℃~+110℃
TLP181(GB-TPL,F) | Toshiba | SOP-4 | 0.19 | 3.75kV | 100%~600% | 80V | 50mA | 1.15V | 1 | -55℃~+110℃
TLP291(GB-TP,SE) | Toshiba | SOP-4 | 0.16 | 3.75kV | 100%~400% | 80V | 50mA | 1.25V | 1 | -55℃~+110℃
TLP785(GB,F) | Toshiba | DIP-4 | 0.13 | 5kV | 100%~600% | 80V | 60mA | 1.15V | 1 | -55℃~+110℃
VOS618A-3T | Vishay | SOP-4 | 0.24 | 3.75kV | 100%~200% | 80V | 50mA | 1.1V | 1 | -55℃~+110℃
ACPL-217-56AE | Broadcom | SOP-4 | 0.33 | 3kV | 80%~600% | 80V | 50mA | 1.2V | 1 | -55℃~+110℃`,
  ],
  [
    'temperatureSensor',
    `
mpn | brand | package | price | accuracy | interface | resolution | supplyVoltage | supplyCurrent | operatingTemperature
DS18B20+ | ADI | TO-92-3 | 1.95 | ±0.5℃ | Single Bus | 12bit | 3V~5.5V | 1mA | -55℃~+125℃
DS18B20U+T&R | ADI | MSOP-8 | 2.35 | ±0.5℃ | Single Bus | 12bit | 3V~5.5V | 1mA | -55℃~+125℃
TMP102AIDRLR | TI | SOT-563 | 0.84 | ±0.5℃ | I2C | 12bit | 1.4V~3.6V | 10uA | -40℃~+125℃
TMP117AIDRVR | TI | WSON-6-EP(2x2) | 2.9 | ±0.1℃ | I2C | 16bit | 1.7V~5.5V | 3.5uA | -55℃~+150℃
TMP235A2DBZR | TI | SOT-23-3 | 0.36 | ±0.5℃ | Analog output | - | 2.3V~5.5V | 9uA | -40℃~+150℃
LM75BDP,118 | NXP | TSSOP-8 | 0.41 | ±2℃ | I2C | 11bit | 2.8V~5.5V | 100uA | -55℃~+125℃
LM35DZ/NOPB | TI | TO-92-3 | 1.42 | ±0.5℃ | Analog output | - | 4V~30V | 60uA | 0℃~+100℃
MCP9808T-E/MS | Microchip | MSOP-8 | 1.16 | ±0.25℃ | I2C | 13bit | 2.7V~5.5V | 200uA | -40℃~+125℃
MCP9700T-E/TT | Microchip | SOT-23-3 | 0.29 | ±2℃ | Analog output | - | 2.3V~5.5V | 6uA | -40℃~+125℃
SHT30-DIS-B2.5KS | Sensirion | DFN-8-EP(2.5x2.5) | 1.85 | ±0.2℃ | I2C | 16bit | 2.15V~5.5V | 600uA | -40℃~+125℃
SHT40-AD1B-R2 | Sensirion | DFN-4-EP(1.5x1.5) | 1.55 | ±0.2℃ | I2C | 16bit | 1.08V~3.6V | 320uA | -40℃~+125℃
AHT20 | ASAIR | DFN-6-EP(3x3) | 0.62 | ±0.3℃ | I2C | 20bit | 2V~5.5V | 980uA | -40℃~+85℃`,
  ],
  [
    'wifi',
    `
mpn | brand | package | price | cpuCore | frequency | programMemory | outputPower | sensitivity | antenna | interface | supplyVoltage | operatingTemperature
ESP32-WROOM-32E-N4 | Espressif | MODULE-38P(18x25.5) | 2.35 | Xtensa LX6 | 2.4GHz | 4MB | 20dBm | -98dBm | Onboard antenna | UART | 3V~3.6V | -40℃~+85℃
ESP32-WROOM-32E-N16 | Espressif | MODULE-38P(18x25.5) | 2.95 | Xtensa LX6 | 2.4GHz | 16MB | 20dBm | -98dBm | Onboard antenna | UART | 3V~3.6V | -40℃~+85℃
ESP32-WROOM-32UE-N4 | Espressif | MODULE-38P(18x19.2) | 2.45 | Xtensa LX6 | 2.4GHz | 4MB | 20dBm | -98dBm | IPEX | UART | 3V~3.6V | -40℃~+85℃
ESP32-C3-WROOM-02-N4 | Espressif | MODULE-18P(18x20) | 1.75 | RISC-V | 2.4GHz | 4MB | 20dBm | -97dBm | Onboard antenna | UART | 3V~3.6V | -40℃~+85℃
ESP32-C3-MINI-1-N4 | Espressif | MODULE-53P(13.2x16.6) | 1.68 | RISC-V | 2.4GHz | 4MB | 20dBm | -97dBm | Onboard antenna | UART | 3V~3.6V | -40℃~+85℃
ESP32-S3-WROOM-1-N8 | Espressif | MODULE-40P(18x25.5) | 2.9 | Xtensa LX6 | 2.4GHz | 8MB | 20dBm | -98dBm | Onboard antenna | UART | 3V~3.6V | -40℃~+85℃
ESP8684-WROOM-02C-N2 | Espressif | MODULE-18P(18x20) | 1.25 | RISC-V | 2.4GHz | 2MB | 22dBm | -97dBm | Onboard antenna | UART | 3V~3.6V | -40℃~+85℃
ESP-12F | Ai-Thinker | MODULE-22P(16x24) | 1.55 | - | 2.4GHz | 4MB | 18dBm | -91dBm | Onboard antenna | UART | 3V~3.6V | -20℃~+85℃
ESP-01S | Ai-Thinker | MODULE-8P(14.4x24.7) | 1.45 | - | 2.4GHz | 1MB | 18dBm | -91dBm | Onboard antenna | UART | 3V~3.6V | -20℃~+85℃
RTL8720DN-BW16 | Ai-Thinker | MODULE-16P(16x24) | 2.2 | ARM Cortex-M4 | 5GHz | 2MB | 17dBm | -90dBm | Onboard antenna | UART | 3V~3.6V | -20℃~+85℃`,
  ],
  [
    'radio',
    `
mpn | brand | package | price | frequency | outputPower | sensitivity | dataRate | antenna | interface | supplyVoltage | operatingTemperature
E22-400M22S | EBYTE | MODULE-22P(14x20) | 4.3 | 433MHz | 22dBm | -147dBm | 62.5kbps | IPEX | SPI | 1.8V~3.7V | -40℃~+85℃
E22-900M22S | EBYTE | MODULE-22P(14x20) | 4.4 | 868MHz | 22dBm | -147dBm | 62.5kbps | IPEX | SPI | 1.8V~3.7V | -40℃~+85℃
E32-433T20D | EBYTE | MODULE-8P(21x36) | 5.9 | 433MHz | 20dBm | -146dBm | 19.2kbps | IPEX | UART | 2.3V~5.5V | -40℃~+85℃
E220-400T22S | EBYTE | MODULE-22P(16x26) | 4.8 | 433MHz | 22dBm | -129dBm | 62.5kbps | IPEX | UART | 3V~5.5V | -40℃~+85℃
E01-ML01DP5 | EBYTE | MODULE-8P(18x33) | 3.2 | 2.4GHz | 20dBm | -99dBm | 2Mbps | IPEX | SPI | 2V~3.6V | -40℃~+85℃
E104-BT5040U | EBYTE | MODULE-20P(13x18) | 2.6 | 2.4GHz | 8dBm | -103dBm | 2Mbps | Onboard antenna | UART | 1.8V~3.6V | -40℃~+85℃
RA-01SH | Ai-Thinker | MODULE-16P(16x17) | 3.4 | 868MHz | 22dBm | -137dBm | 62.5kbps | IPEX | SPI | 1.8V~3.7V | -20℃~+70℃
RA-02 | Ai-Thinker | MODULE-16P(16x17) | 3.1 | 433MHz | 18dBm | -141dBm | 300kbps | IPEX | SPI | 2.5V~3.7V | -20℃~+70℃
TB-03F | Ai-Thinker | MODULE-22P(16x24) | 1.6 | 2.4GHz | 10dBm | -95dBm | 2Mbps | Onboard antenna | UART | 2.7V~3.6V | -40℃~+85℃
PB-03F | Ai-Thinker | MODULE-22P(16x24) | 1.35 | 2.4GHz | 10dBm | -97dBm | 2Mbps | Onboard antenna | UART | 2.7V~3.6V | -40℃~+85℃`,
  ],
  [
    'lcd',
    `
mpn | brand | package | price | displaySize | displayResolution | driverChip | interface | supplyVoltage | operatingTemperature
HS96L03W2C03 | HS | - | 1.65 | 0.96inch | 128x64 | SSD1315 | I2C | 1.65V~3.3V | -40℃~+85℃
HS13L03W2C01 | HS | - | 2.3 | 1.3inch | 128x64 | SH1106 | I2C | 1.65V~3.3V | -40℃~+70℃
ZJY096S0700WG01 | ZJY | - | 1.8 | 0.96inch | 80x160 | ST7735S | SPI | 2.5V~3.3V | -20℃~+70℃
ZJY130S0700WG11 | ZJY | - | 2.2 | 1.3inch | 240x240 | ST7789V | SPI | 2.4V~3.3V | -20℃~+70℃
ZJY154S10Z0TG01 | ZJY | - | 2.45 | 1.54inch | 240x240 | ST7789V | SPI | 2.4V~3.3V | -20℃~+70℃
ZJY240S0800TG11 | ZJY | - | 4.1 | 2.4inch | 240x320 | ILI9341 | SPI | 2.5V~3.3V | -20℃~+70℃
LCD1602A-Y | HJ | - | 1.35 | 2.6inch | 16x2 | HD44780 | Parallel | 4.7V~5.3V | -20℃~+70℃
LCD2004A-B | HJ | - | 3.1 | 3.8inch | 20x4 | HD44780 | Parallel | 4.7V~5.3V | -20℃~+70℃
LCD12864B-B | HJ | - | 4.2 | 3.2inch | 128x64 | ST7920 | Parallel | 4.5V~5.5V | -20℃~+70℃`,
  ],
];
