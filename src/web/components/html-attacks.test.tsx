import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#domain/text/clean-html.ts';
import { htmlAllowList } from '#domain/text/html-allow-list.ts';
import { htmlAttacks } from '#tests/support/html-attacks.ts';
import { cleanMarkup } from './clean-markup.ts';

const { tags, attributes, linkSchemes } = htmlAllowList;
const allowedTags: ReadonlySet<string> = new Set(tags);
/** `target` and `rel` are set by the cleaner itself. */
const allowedAttributes: ReadonlySet<string> = new Set([
  ...Object.values(attributes).flat(),
  'target',
  'rel',
]);
const shop = 'https://shop.example/';

/** The DOM cannot take `is` away from an element; DOMPurify empties it. */
function isAllowed(name: string, element: Element): boolean {
  return allowedAttributes.has(name) || (name === 'is' && element.getAttribute(name) === '');
}

function faultsOf(element: Element): string[] {
  const tag = element.localName;
  const names = element.getAttributeNames();
  const address = element.getAttribute('href') ?? element.getAttribute('src');
  const scheme = address === null ? '' : new URL(address, shop).protocol.slice(0, -1);
  return [
    ...(allowedTags.has(tag) ? [] : [`<${tag}>`]),
    ...names.filter((name) => !isAllowed(name, element)).map((name) => `${tag} ${name}`),
    ...(scheme === '' || linkSchemes.some((allowed) => allowed === scheme) ? [] : [`${tag} ${address}`]),
  ];
}

/** What a browser would make of the cleaned text that is not on the list. */
function faults(cleaned: string): string[] {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.innerHTML = cleaned;
  return [...place.querySelectorAll('*')].flatMap(faultsOf);
}

describe.each([
  ['the browser', cleanMarkup],
  ['the server', cleanHtml],
])('HTML cleaned by %s', (_, clean) => {
  it.each(htmlAttacks)('is harmless where it held %s', (attack) => {
    const cleaned = clean(attack);
    expect(faults(cleaned)).toEqual([]);
    const again = clean(cleaned);
    expect(faults(again)).toEqual([]);
    expect(clean(again)).toBe(again);
  });

  it('keeps what a text is made of', () => {
    const text =
      '<h2 lang="en">Why</h2><p>One <strong>two</strong> 10 &lt; 20 &amp; 3</p><ol start="3"><li>a</li></ol>' +
      '<table><thead><tr><th scope="col">R</th></tr></thead><tbody><tr><td colspan="2">1 Ω</td></tr></tbody></table>' +
      '<p><a href="/news?id=1&amp;language=zh_CN">n</a><a href="mailto:a@b.example">m</a><a href="tel:+86">t</a></p>';
    expect(clean(text)).toBe(text);
    const picture = clean('<img src="/img/a.svg">');
    expect(picture).toMatch(/^<img (?=[^>]*\balt="")(?=[^>]*src="\/img\/a.svg")[^>]*loading="lazy"/);
  });
});
