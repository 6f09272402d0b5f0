// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MeasuredText } from './measured-text.tsx';

const renderText = (text: string) =>
  renderToStaticMarkup(<MeasuredText text={text} />)
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')
    .replaceAll('\u00a0', '_');

describe('a text with values', () => {
  it.each([
    ['运算放大器 2路 1 MHz 3 mV SOIC-8', '运算放大器 2路 1_MHz 3_mV [SOIC-8]'],
    ['带宽 1 MHz，压摆率 0.3 V/µs。', '带宽 1_MHz，压摆率 [0.3_V/µs]。'],
    ['slew rate 0.3 V/µs, 20 ppm/°C', 'slew rate [0.3_V/µs], [20_ppm/°C]'],
    ['10 Ω ±1 % 62.5 mW 0402', '10_Ω ±1_% 62.5_mW 0402'],
    ['2 channels, 100 pieces', '2 channels, 100 pieces'],
    ['C/A connector 3/4', 'C/A connector 3/4'],
    ['rate of 2026-11-20, SOT-23', 'rate of [2026-11-20], [SOT-23]'],
    ['DC-DC转换器 SOT-23-6', '[DC-DC]转换器 [SOT-23-6]'],
    ['I²C DFN-4-EP(1.5x1.5)', 'I²C [DFN-4-EP]<wbr/>[(1.5x1.5)]'],
    ['Arm Cortex-M0+ 64 MHz, Thick-film', 'Arm [Cortex-M0+] 64_MHz, Thick-film'],
    ['SOIC-8-208mil', '[SOIC-8-208mil]'],
    ['CC0603JRX7R9BB104-A-B-C-D', 'CC0603JRX7R9BB104-A-B-C-D'],
    ['耐压 50 V的电容', '耐压 50_V的电容'],
  ])('%s keeps what belongs together on one line', (text, expected) => {
    expect(renderText(text)).toBe(expected);
  });
});
