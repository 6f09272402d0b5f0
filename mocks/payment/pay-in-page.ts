import { sandboxPath, startPath } from '#domain/payment/addresses.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import type { MockShop } from '../shop.ts';
import { languageCookie } from './language-cookie.ts';
import { type AskedPage, type PaymentPage, paymentPage } from './payment-pages.ts';

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields);
}

function pathOf(form: HTMLFormElement): string {
  return new URL(form.getAttribute('action') ?? '', location.href).pathname;
}

/** Replaces the document. */
function show(html: string): void {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(document.adoptNode(documentElement));
}

/**
 * Handles payment forms inside the page: the mocks answer calls, not navigation, so a form that leaves the page would get no
 * answer. Returns whether this document is now the sandbox cashier and the app need not start.
 */
export function payInPage(shop: MockShop): boolean {
  const ask = (asked: Omit<AskedPage, 'language'>): PaymentPage | undefined => {
    const language = requestLanguage(languageCookie(document.cookie), navigator.language);
    const page = paymentPage(shop, { ...asked, language });
    if (page && 'goTo' in page) location.assign(page.goTo);
    return page;
  };
  const submit = HTMLFormElement.prototype.submit;
  HTMLFormElement.prototype.submit = function send(this: HTMLFormElement) {
    const path = pathOf(this);
    if (path === startPath) ask({ method: 'POST', path, fields: fieldsOf(this, null) });
    else submit.call(this);
  };
  if (location.pathname !== sandboxPath) return false;
  const fields = new URLSearchParams(location.search);
  const page = ask({ method: 'GET', path: sandboxPath, fields });
  if (page && 'html' in page) {
    show(page.html);
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      ask({ method: 'POST', path: pathOf(form), fields: fieldsOf(form, event.submitter) });
    });
  }
  return true;
}
