import { type HttpHandler, http } from 'msw';
import type { MockShop } from '../shop.ts';
import { fileResponse } from './file-response.ts';
import { listFileResponse } from './list-file.ts';

/** The files behind the links of the mocks. */
export function fileHandlers(shop: MockShop): HttpHandler[] {
  return [
    http.get('*/files/*', ({ request }) => fileResponse(shop, new URL(request.url))),
    // The worker of a browser sees no navigation, so there it is for programs only.
    http.get(/\?(?:.*&)?format=/, ({ request }) => listFileResponse(shop, new URL(request.url))),
  ];
}
