import { describe, expect, it } from 'vitest';
import { sampleFinding, sampleReport, sampleResult, sampleRun } from '#tests/support/contract-run.ts';
import { htmlReport } from './html.ts';
import { sumUp } from './sum-up.ts';

describe('the report as a page', () => {
  const page = htmlReport(sampleReport());

  it('needs no other file', () => {
    expect(page).not.toMatch(/<link|<script src|<img|@import|url\(/);
    expect(page).toContain('default-src &#39;none&#39;');
  });

  it('shows every finding and every operation, each linked with the other', () => {
    expect(page).toContain('id="finding-1" data-operation="listProducts"');
    expect(page).toContain('<a class="drift" href="#finding-1">✗ drift 2</a>');
    expect(page).toContain('Brands come in May.');
    for (const { operation } of sampleReport().operations)
      expect(page).toContain(`<tr data-operation="${operation}"`);
  });

  it('escapes everything that a server sends', () => {
    const actual = '</dd><script>alert(1)</script>"\'';
    const text = htmlReport(
      sumUp(sampleRun([sampleResult('server', { findings: [sampleFinding({ actual })] })])),
    );
    expect(text).toContain('&lt;/dd&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
    expect(text).not.toContain('<script>alert');
  });
});
