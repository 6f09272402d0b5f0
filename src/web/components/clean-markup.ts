import DOMPurify from 'dompurify';

const forbiddenTags = ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'iframe'];
/** Our own look holds, and nothing of the page can be named from inside a text. */
const forbiddenAttributes = ['style', 'id', 'class', 'name'];

const cleaner = DOMPurify();

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
    element.loading = 'lazy';
    if (!element.hasAttribute('alt')) element.alt = '';
  }
});

/** HTML without anything that runs, sends, or changes how the page looks. Needs a browser. */
export function cleanMarkup(html: string): string {
  return cleaner.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbiddenTags,
    FORBID_ATTR: forbiddenAttributes,
  });
}
