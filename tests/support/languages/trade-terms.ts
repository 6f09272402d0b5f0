/** Names and terms of the trade that Chinese engineers read in Latin letters; brands come from the catalogue. */
export const tradeTerms: ReadonlySet<string> = new Set([
  // companies, standards and services
  ...['Padstack', 'Components', 'Alipay', 'PayPal', 'Excel', 'Authenticator', 'Google', 'Microsoft', 'RoHS'],
  // cores, buses and wireless
  ...[
    'Arm',
    'Cortex',
    'Xtensa',
    'Wi-Fi',
    'WiFi',
    'Bluetooth',
    'Zigbee',
    'LoRa',
    'Type-C',
    'Micro-USB',
    'Mini-USB',
  ],
  ...['MicroSD', 'Flash', 'eMMC', 'NOR', 'NAND', 'Sub-GHz'],
  // units
  ...[
    'Mbit',
    'Kbit',
    'Gbit',
    'Mbps',
    'Kbps',
    'kbps',
    'kHz',
    'MHz',
    'GHz',
    'mcd',
    'ppm',
    'kSPS',
    'MSPS',
    'dBm',
  ],
]);
