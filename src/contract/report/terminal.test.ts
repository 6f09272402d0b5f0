import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { sampleFinding, sampleReport, sampleResult, sampleRun } from '#tests/support/contract-run.ts';
import { sumUp } from './sum-up.ts';
import { terminalReport } from './terminal.ts';
import { escapeControls, widthOf, wrapText } from './text-width.ts';

describe('the report in a terminal', () => {
  it('shows operation by operation how each check ended', () => {
    const text = terminalReport(sampleReport(), { columns: 100, colours: false });
    expect(text).toMatchInlineSnapshot(`
      "Contract check: the sample (http://127.0.0.1:1)

      operation       server  broken  parity
      catalogue
        listProducts  ✗ 2     ✓ 9     ?       POST /open/product/list
        getProduct    ~ 1     ?       ?       GET /open/product/{id}
      orders-sample
        applySample   □       ?       ?       POST /api/sample/apply
      ✓ ok   ✗ drift   ~ known drift   ? skipped   □ not built   · excluded

      Skipped
        server: Its handler is not built yet. (1) applySample
        broken: The check did not reach this operation. (2) getProduct, applySample
        parity: The mocks do not start. (3) listProducts, getProduct, applySample

      Notes
        server: A <remark>.

      ~ getProduct  missing-field  server
        at        response#/data/brand
        expected  an integer
        actual    "7" <&> 中文
        known     Brands come in May.

      ✗ listProducts  wrong-type  server  ×2
        at        response#/data/*/stock
        expected  an integer
        actual    "7" <&> 中文
        likely    A value has another type, often a number sent as text or the reverse.
        curl      curl -sS 'http://127.0.0.1/open/product/list'

      server        drift  1 drift, 1 known drift, 1 not built, 1 excluded  1.5 s
      broken        agrees  1 ok, 2 skipped, 1 excluded  2.0 s
      parity        could not check: The mocks do not start.
      1 drift in 1 operation; 1 known; could not check: parity. Seed 7, 12.3 s.
      "
    `);
  });

  it.each([80, 140])('stays within %i columns, but for curl lines', (columns) => {
    const lines = terminalReport(sampleReport(), { columns, colours: false }).split('\n');
    expect(lines.filter((line) => widthOf(line) > columns && !line.includes('curl'))).toEqual([]);
  });

  it('has colours only when asked for', () => {
    const report = sampleReport();
    const coloured = terminalReport(report, { columns: 100, colours: true });
    const plain = terminalReport(report, { columns: 100, colours: false });
    expect(stripVTControlCharacters(coloured)).toBe(plain);
    expect(coloured).not.toBe(plain);
  });

  it('lets no response move the cursor', () => {
    const findings = [sampleFinding({ actual: '\u001b[2J\u202egone\r\n' })];
    const text = terminalReport(sumUp(sampleRun([sampleResult('server', { findings })])), {
      columns: 100,
      colours: false,
    });
    expect(text).toContain('\\u001b[2J\\u202egone\\r\\n');
  });
});

describe('text of a width', () => {
  it('breaks lines at spaces, counting Chinese twice', () => {
    expect(wrapText('aa bb 中文中文 cc', 5)).toEqual(['aa bb', '中文', '中文', 'cc']);
    expect(escapeControls('a\tb')).toBe('a\\tb');
  });
});
