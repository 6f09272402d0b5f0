import { describe, expect, it } from 'vitest';
import { countCell, moneyCell, priceCell } from './cell.ts';
import { csvLines } from './csv.ts';
import { sheetRows, sheetStart } from './xlsx.ts';

describe('the numbers of a table', () => {
  it('are exact decimals', () => {
    expect([0, 7, 1663, -250, 9_999_999_999_999].map(moneyCell).map(({ decimal }) => decimal)).toEqual([
      '0.00',
      '0.07',
      '16.63',
      '-2.50',
      '99999999999.99',
    ]);
    expect([0.35, 0.0046, 12, 1234.5678].map(priceCell).map(({ decimal }) => decimal)).toEqual([
      '0.0035',
      '0.000046',
      '0.1200',
      '12.345678',
    ]);
  });
});

describe('CSV', () => {
  it('quotes what separates cells and lines, and doubles quotes', () => {
    const row = ['a,b', 'say "hi"', 'two\nlines', 'plain', null, countCell(5), moneyCell(1)];
    expect(csvLines([row])).toBe('"a,b","say ""hi""","two\nlines",plain,,5,0.01\r\n');
  });

  it('makes no cell a formula', () => {
    const dangerous = ['=1+1', '+86 138', '-A1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=HYPERLINK("x","y")'];
    expect(csvLines([dangerous])).toBe(
      `'=1+1,'+86 138,'-A1,'@SUM(A1),'\t=1,"'\r=1",'＝1,"'=HYPERLINK(""x"",""y"")"\r\n`,
    );
    expect(csvLines([[moneyCell(-250)]])).toBe('-2.50\r\n');
  });

  it.each([
    '-2',
    '-0.5',
    '-98 dBm',
    '-147dBm',
    '-5%',
    '-0.7 V',
    '-40 ℃',
    '-40 ℃ ~ 85 ℃',
    '-40℃~-10.5℃',
    '-10 ~ 60',
  ])('leaves %s as it is', (text) => {
    expect(csvLines([[text]])).toBe(`${text}\r\n`);
  });

  it.each([
    '-2+3',
    '-2-3',
    '-1*A1',
    '-2 A1',
    '-2:3',
    '-1!A1',
    '-A1',
    '-V',
    '-SUM(A1)',
    '-2 SUM(A1)',
    '-40 ℃ ~ A1',
    '-40 ℃ ~ =1',
    '-40 ℃ ~ 85 ℃+A1',
    '-40 ℃ ~ +85 ℃',
    '-20 V @ 3 A',
    '-2 ',
    '-2\t3',
    "-1+cmd|'/c calc'!A1",
    '-1 cmd|0',
    '-4０',
    '－40 ℃',
    '+40 ℃',
  ])('makes no formula of %s', (text) => {
    expect(csvLines([[text]])).toBe(`'${text}\r\n`);
  });

  it('does not leave a line behind a number alone', () => {
    expect(csvLines([['-2\n=1+1']])).toBe('"\'-2\n=1+1"\r\n');
  });

  it('shows moments in the time of Beijing', () => {
    expect(csvLines([[new Date('2026-11-20T17:05:00Z')]])).toBe('2026-11-21 01:05\r\n');
  });
});

describe('a sheet', () => {
  it('has texts as texts, numbers as numbers, and moments as days of Excel', () => {
    const row = ['=1+1 <&> "x"\u0007', moneyCell(1663), new Date('2026-11-20T16:00:00Z'), null];
    expect(sheetRows([row])).toBe(
      '<row><c t="inlineStr"><is><t>=1+1 &lt;&amp;&gt; &quot;x&quot;</t></is></c>' +
        '<c><v>16.63</v></c><c s="2"><v>46347.000000</v></c><c/></row>',
    );
  });

  it('starts with its heading in bold', () => {
    expect(sheetStart(['Order number'])).toContain('<c t="inlineStr" s="1"><is>');
  });
});
