// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ValueText } from './value-text.tsx';

const renderText = (text: string) => renderToStaticMarkup(<ValueText text={text} />).replace(/<[^>]*>/g, '|');

describe('a value in a table', () => {
  it('has its unit apart', () => {
    expect(renderText('4.7 kΩ')).toBe('4.7\u00a0|kΩ|');
    expect(renderText('±1%')).toBe('±1|%|');
    expect(renderText('0.16 V/µs')).toBe('0.16\u00a0|V/µs|');
  });

  it('is left as it is where it is more than a number and a unit', () => {
    expect(renderText('100mV@40mA')).toBe('100mV@40mA');
    expect(renderText('X7R')).toBe('X7R');
  });

  it('keeps each number and its unit on one line', () => {
    expect(renderText('3.2 mΩ @ 4.5 V, 5 A')).toBe('3.2\u00a0mΩ |@ 4.5\u00a0V, 5\u00a0A|');
  });
});
