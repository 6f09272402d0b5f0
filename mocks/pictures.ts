import type { HttpHandler } from 'msw';

export const pictures: HttpHandler[] = [];
