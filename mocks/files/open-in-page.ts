import type { MockShop } from '../shop.ts';
import { fileResponse } from './file-response.ts';
import { listFileResponse } from './list-file.ts';

const declaredName = /filename\*=UTF-8''([^;]+)/;

async function save(response: Response, document: Document): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = decodeURIComponent(
    declaredName.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file',
  );
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads files inside the page: a service worker sees no downloads, so the link would lead to the development server. */
export function openInPage(shop: MockShop): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const list = target?.closest('a[href*="&format="]');
    if (list instanceof HTMLAnchorElement) {
      event.preventDefault();
      void listFileResponse(shop, new URL(list.href)).then(
        (response) => response && save(response, document),
      );
      return;
    }
    const link = target?.closest('a[href^="/files/"]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const response = fileResponse(shop, new URL(link.href));
    if (!response) return;
    event.preventDefault();
    void save(response, document);
  });
}
