import DOMPurify from 'dompurify';
import { htmlAllowList } from '#domain/text/html-allow-list.ts';

const { tags, attributes, linkSchemes } = htmlAllowList;
const cleaner = DOMPurify();
/** One of the schemes, or an address of the shop itself. */
const allowedAddress = new RegExp(`^(?:(?:${linkSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i');

cleaner.addHook('uponSanitizeAttribute', (_element, attribute) => {
  // DOMPurify lets pictures carry their own data.
  if (/^\s*data:/i.test(attribute.attrValue)) attribute.keepAttr = false;
});

cleaner.addHook('afterSanitizeAttributes', (element) => {
  if (
    element instanceof HTMLAnchorElement &&
    /^https?:/.test(element.protocol) &&
    element.host !== location.host
  ) {
    element.target = '_blank';
    element.rel = 'noopener noreferrer';
  }
  if (element instanceof HTMLImageElement) {
    element.setAttribute('loading', 'lazy');
    if (!element.hasAttribute('alt')) element.alt = '';
  }
});

/** HTML by the allow-list of the shop. Needs a browser. */
export function cleanMarkup(html: string): string {
  return cleaner.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: Object.values(attributes).flat(),
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
