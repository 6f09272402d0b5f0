import { type HttpHandler, http } from 'msw';
import type { MockShop } from '../shop.ts';
import { fileResponse } from './file-response.ts';

/** The files behind the links of the mocks. */
export function fileHandlers(shop: MockShop): HttpHandler[] {
  return [http.get('*/files/*', ({ request }) => fileResponse(shop, new URL(request.url)))];
}
