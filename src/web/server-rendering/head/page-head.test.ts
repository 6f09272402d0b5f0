import { expect, it } from 'vitest';
import { plainText } from './page-head.ts';

it('A link or emphasis inside a sentence adds no blank before the comma or between Chinese characters.', () => {
  expect(plainText('<p>Filter in <a href="/goodsCenter">products</a>, or <strong>search</strong>.</p>')).toBe(
    'Filter in products, or search.',
  );
  expect(plainText('<p>在<a href="/goodsCenter">产品中心</a>按分类筛选。</p>')).toBe(
    '在产品中心按分类筛选。',
  );
});

it('Paragraphs, items and lines are words of their own.', () => {
  expect(plainText('<h2>Order</h2><ul><li>one</li><li>two<br>three</li></ul>')).toBe('Order one two three');
});

it('Characters that markup writes as names are written as themselves.', () => {
  expect(plainText('R&amp;D &lt; 5&nbsp;V &quot;now&quot; &amp;lt;')).toBe('R&D < 5 V "now" &lt;');
});

it('A long text ends in an ellipsis.', () => {
  expect(plainText('a'.repeat(400))).toHaveLength(300);
});
