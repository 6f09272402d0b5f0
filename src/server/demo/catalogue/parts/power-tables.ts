import type { LeafKey } from '../leaves.ts';

/** Power conversion and supervision; the first line of each table names its columns. */
export const powerTables: readonly (readonly [leaf: LeafKey, table: string])[] = [
  [
    'dcdc',
    `
mpn | brand | package | price | topology | inputVoltage | outputVoltage | outputCurrent | switchingFrequency | outputType | synchronousRectification | operatingTemperature
MP1584EN-LF-Z | MPS | SOIC-8-EP | 0.62 | Step-down | 4.5V~28V | 0.8V~25V | 3A | 1.5MHz | Adjustable | No | -40℃~+125℃
MP2315GJ-Z | MPS | TSOT-23-8 | 0.55 | Step-down | 4.5V~24V | 0.8V~22V | 3A | 500kHz | Adjustable | Yes | -40℃~+125℃
MP1470GJ-Z | MPS | TSOT-23-6 | 0.34 | Step-down | 4.7V~16V | 0.8V~13V | 2A | 500kHz | Adjustable | Yes | -40℃~+125℃
TPS54331DR | TI | SOIC-8 | 0.72 | Step-down | 3.5V~28V | 0.8V~25V | 3A | 570kHz | Adjustable | No | -40℃~+150℃
TPS54202DDCR | TI | SOT-23-6 | 0.39 | Step-down | 4.5V~28V | 0.596V~26V | 2A | 500kHz | Adjustable | Yes | -40℃~+125℃
TPS5430DDAR | TI | SOIC-8-EP | 1.38 | Step-down | 5.5V~36V | 1.22V~31V | 3A | 500kHz | Adjustable | No | -40℃~+125℃
TPS563201DDCR | TI | SOT-23-6 | 0.28 | Step-down | 4.5V~17V | 0.76V~7V | 3A | 580kHz | Adjustable | Yes | -40℃~+125℃
TPS62130RGTR | TI | QFN-16-EP(3x3) | 1.58 | Step-down | 3V~17V | 0.9V~6V | 3A | 2.5MHz | Adjustable | Yes | -40℃~+85℃
TPS61088RHLR | TI | VQFN-20-EP(3.5x4.5) | 1.92 | Step-up | 2.7V~12V | 4.5V~12.6V | 10A | 2.2MHz | Adjustable | Yes | -40℃~+85℃
TPS61040DBVR | TI | SOT-23-5 | 0.61 | Step-up | 1.8V~6V | 1.8V~28V | 350mA | 1MHz | Adjustable | No | -40℃~+85℃
TPS63020DSJR | TI | VSON-14-EP(3x4) | 2.25 | Buck-boost | 1.8V~5.5V | 1.2V~5.5V | 4A | 2.4MHz | Adjustable | Yes | -40℃~+85℃
TPS63802DLAR | TI | VSON-10(2x3) | 1.84 | Buck-boost | 1.3V~5.5V | 1.8V~5.2V | 2A | 2.2MHz | Adjustable | Yes | -40℃~+125℃
LM2596S-5.0 | TI | TO-263-5 | 1.26 | Step-down | 4.5V~40V | 5V | 3A | 150kHz | Fixed | No | -40℃~+125℃
LM2596S-ADJ | TI | TO-263-5 | 1.26 | Step-down | 4.5V~40V | 1.2V~37V | 3A | 150kHz | Adjustable | No | -40℃~+125℃
LM2576S-12 | TI | TO-263-5 | 1.44 | Step-down | 15V~40V | 12V | 3A | 52kHz | Fixed | No | -40℃~+125℃
XL1509-5.0E1 | XLSEMI | SOIC-8 | 0.24 | Step-down | 4.5V~40V | 5V | 2A | 150kHz | Fixed | No | -40℃~+125℃
XL6009E1 | XLSEMI | TO-263-5 | 0.68 | Step-up | 5V~32V | 5V~35V | 4A | 400kHz | Adjustable | No | -40℃~+125℃
MT3608 | XI'AN Aerosemi | SOT-23-6 | 0.081 | Step-up | 2V~24V | 5V~28V | 2A | 1.2MHz | Adjustable | No | -40℃~+85℃
SY8089AAAC | Silergy | SOT-23-5 | 0.11 | Step-down | 2.7V~5.5V | 0.6V~5.5V | 2A | 1MHz | Adjustable | Yes | -40℃~+85℃
SY8120B1ABC | Silergy | SOT-23-6 | 0.15 | Step-down | 4.5V~18V | 0.6V~15V | 2A | 500kHz | Adjustable | Yes | -40℃~+85℃
JW5026 | JoulWatt | SOT-23-6 | 0.19 | Step-down | 4.5V~16V | 0.6V~14V | 3A | 500kHz | Adjustable | Yes | -40℃~+125℃
LTC3780EG#PBF | ADI | SSOP-24 | 8.9 | Buck-boost | 4V~36V | 0.8V~30V | 10A | 400kHz | Adjustable | Yes | -40℃~+85℃
LT8609SEV#PBF | ADI | QFN-16-EP(3x3) | 4.6 | Step-down | 3V~42V | 0.8V~40V | 2A | 2.2MHz | Adjustable | Yes | -40℃~+125℃
LMR33630ADDAR | TI | SOIC-8-EP | 1.14 | Step-down | 3.8V~36V | 1V~24V | 3A | 400kHz | Adjustable | Yes | -40℃~+125℃`,
  ],
  [
    'charger',
    `
mpn | brand | package | price | batteryType | outputCurrent | inputVoltage | numberOfCells | operatingTemperature
TP4056-42-ESOP8 | TPOWER | SOIC-8-EP | 0.062 | Lithium-ion | 1A | 4V~8V | 1 | -40℃~+85℃
TP4054-42-SOT25R | TPOWER | SOT-23-5 | 0.039 | Lithium-ion | 500mA | 4.2V~6.5V | 1 | -40℃~+85℃
TP4057-42-SOT26R | TPOWER | SOT-23-6 | 0.051 | Lithium-ion | 500mA | 4V~9V | 1 | -40℃~+85℃
MCP73831T-2ACI/OT | Microchip | SOT-23-5 | 0.55 | Lithium-ion | 500mA | 3.75V~6V | 1 | -40℃~+85℃
MCP73871-2CCI/ML | Microchip | QFN-20-EP(4x4) | 1.75 | Lithium-ion | 1A | 4.5V~6V | 1 | -40℃~+85℃
BQ24075RGTR | TI | QFN-16-EP(3x3) | 1.98 | Lithium-ion | 1.5A | 4.35V~6.4V | 1 | -40℃~+85℃
BQ25601RTWR | TI | WQFN-24-EP(4x4) | 1.66 | Lithium-ion | 3A | 3.9V~13.5V | 1 | -40℃~+85℃
BQ24650RVAR | TI | VQFN-16-EP(3.5x3.5) | 4.2 | Lithium-ion | 10A | 5V~28V | 6 | -40℃~+85℃
IP5306 | INJOINIC | SOIC-8-EP | 0.24 | Lithium-ion | 2.1A | 4.5V~5.5V | 1 | -40℃~+85℃
CN3791 | Consonance | SSOP-10 | 0.42 | Lithium-ion | 4A | 4.5V~28V | 1 | -40℃~+85℃
DW01A | Fortune | SOT-23-6 | 0.025 | Lithium-ion | - | 1.5V~8V | 1 | -40℃~+85℃`,
  ],
  [
    'gateDriver',
    `
mpn | brand | package | price | driveConfiguration | numberOfChannels | sourceCurrent | sinkCurrent | supplyVoltage | riseTime | operatingTemperature
IR2104STRPBF | Infineon | SOIC-8 | 0.88 | Half Bridge | 2 | 130mA | 270mA | 10V~20V | 100ns | -40℃~+125℃
IR2110STRPBF | Infineon | SOIC-16-300mil | 1.85 | High Side | 2 | 2.5A | 2.5A | 10V~20V | 25ns | -40℃~+125℃
IRS2186STRPBF | Infineon | SOIC-8 | 1.42 | Half Bridge | 2 | 4A | 4A | 10V~20V | 22ns | -40℃~+125℃
EG2104 | EGmicro | SOIC-8 | 0.24 | Half Bridge | 2 | 1A | 1.5A | 2.8V~20V | 120ns | -40℃~+125℃
EG2132 | EGmicro | SOIC-8 | 0.21 | Half Bridge | 2 | 1A | 1.5A | 2.5V~20V | 120ns | -40℃~+125℃
UCC27211DR | TI | SOIC-8 | 1.78 | Half Bridge | 2 | 4A | 4A | 8V~17V | 7.2ns | -40℃~+140℃
UCC27517DBVR | TI | SOT-23-5 | 0.74 | Low Side | 1 | 4A | 4A | 4.5V~18V | 8ns | -40℃~+140℃
LM5109BMAX/NOPB | TI | SOIC-8 | 1.05 | Half Bridge | 2 | 1A | 1A | 8V~14V | 15ns | -40℃~+125℃
TC4427AEOA | Microchip | SOIC-8 | 1.12 | Low Side | 2 | 1.5A | 1.5A | 4.5V~18V | 25ns | -40℃~+85℃
MCP1407-E/SN | Microchip | SOIC-8 | 1.26 | Low Side | 1 | 6A | 6A | 4.5V~18V | 20ns | -40℃~+125℃
FD6288T | Fortior | TSSOP-20 | 0.28 | Half Bridge | 6 | 1.5A | 1.8A | 4.5V~20V | 65ns | -40℃~+125℃`,
  ],
  [
    'ledDriver',
    `
mpn | brand | package | price | topology | inputVoltage | outputCurrent | switchingFrequency | numberOfOutputs | dimming | operatingTemperature
PT4115B89E | CR Micro | SOT-89-5 | 0.089 | Step-down | 6V~30V | 1.2A | 1MHz | 1 | PWM | -40℃~+125℃
PT4211E23E | CR Micro | SOT-23-5 | 0.071 | Step-down | 5V~30V | 350mA | 1MHz | 1 | PWM | -40℃~+85℃
BP1361 | BPS | SOT-89-5 | 0.095 | Step-down | 5V~30V | 800mA | 1MHz | 1 | PWM | -40℃~+85℃
TPS92512DGQR | TI | MSOP-10-EP | 2.15 | Step-down | 4.5V~42V | 2.5A | 2MHz | 1 | PWM | -40℃~+125℃
TPS61169DCKR | TI | SC-70-5 | 0.58 | Step-up | 2.7V~5.5V | 1.2A | 1.2MHz | 1 | PWM | -40℃~+85℃
LM3409MYX/NOPB | TI | MSOP-10-EP | 1.86 | Step-down | 6V~42V | 5A | 1MHz | 1 | PWM | -40℃~+125℃
AL8805W5-7 | Diodes Incorporated | SOT-23-5 | 0.42 | Step-down | 6V~36V | 1A | 1MHz | 1 | PWM | -40℃~+105℃
AL8861Y-13 | Diodes Incorporated | SOT-89-5 | 0.33 | Step-down | 4.5V~40V | 1.5A | 1MHz | 1 | PWM | -40℃~+105℃
MP3302DJ-LF-Z | MPS | SOT-23-5 | 0.36 | Step-up | 2.5V~6V | 700mA | 1.3MHz | 1 | PWM | -40℃~+85℃
CAT4104V-GT3 | onsemi | SOIC-8 | 1.08 | - | 3V~5.5V | 700mA | - | 4 | PWM | -40℃~+85℃`,
  ],
  [
    'powerModule',
    `
mpn | brand | package | price | inputVoltage | outputVoltage | powerRating | isolationVoltage | outputType | operatingTemperature
B0505S-1WR3 | MORNSUN | SIP-4 | 1.15 | 4.5V~5.5V | 5V | 1W | 1.5kV | Fixed | -40℃~+105℃
B0503S-1WR3 | MORNSUN | SIP-4 | 1.18 | 4.5V~5.5V | 3.3V | 1W | 1.5kV | Fixed | -40℃~+105℃
B1205S-1WR3 | MORNSUN | SIP-4 | 1.2 | 10.8V~13.2V | 5V | 1W | 1.5kV | Fixed | -40℃~+105℃
B2405S-1WR3 | MORNSUN | SIP-4 | 1.22 | 21.6V~26.4V | 5V | 1W | 1.5kV | Fixed | -40℃~+105℃
B2424S-2WR3 | MORNSUN | SIP-4 | 1.65 | 21.6V~26.4V | 24V | 2W | 1.5kV | Fixed | -40℃~+105℃
K7805-500R3 | MORNSUN | SIP-3 | 1.45 | 6.5V~36V | 5V | 2.5W | - | Fixed | -40℃~+85℃
K7803-1000R3 | MORNSUN | SIP-3 | 1.9 | 6V~36V | 3.3V | 3.3W | - | Fixed | -40℃~+85℃
URB2405YMD-6WR3 | MORNSUN | DIP-24 | 6.8 | 9V~36V | 5V | 6W | 1.5kV | Fixed | -40℃~+85℃
URB2412YMD-10WR3 | MORNSUN | DIP-24 | 8.4 | 9V~36V | 12V | 10W | 1.5kV | Fixed | -40℃~+85℃
IB0505LS-1WR3 | MORNSUN | SIP-4 | 1.85 | 4.75V~5.25V | 5V | 1W | 3kV | Fixed | -40℃~+105℃`,
  ],
];
