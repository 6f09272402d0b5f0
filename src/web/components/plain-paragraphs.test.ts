import { describe, expect, it } from 'vitest';
import { plainParagraphs } from './plain-paragraphs.ts';

const words = (html: string) => plainParagraphs(html).map(({ text }) => text);

describe('the words of an HTML text', () => {
  it('are split into paragraphs', () => {
    expect(words('<h2>Why</h2><p>One<br>two <b>bold</b></p><ul><li>a</li><li>b</li></ul>')).toEqual([
      'Why',
      'One',
      'two bold',
      'a',
      'b',
    ]);
    expect(words('<table><tr><td>4.7 k&Omega;</td><td>&#177;1&nbsp;%</td></tr></table>')).toEqual([
      '4.7 kΩ ±1 %',
    ]);
  });

  it('hold nothing that is not read', () => {
    expect(words('<p>a</p><script>alert("x")</script><!-- note --><style>p{}</style>')).toEqual(['a']);
  });

  it('stay words, whatever they spell', () => {
    expect(words('<p>&lt;img src=x onerror=alert(1)&gt; a &lt; b</p>')).toEqual([
      '<img src=x onerror=alert(1)> a < b',
    ]);
  });
});
