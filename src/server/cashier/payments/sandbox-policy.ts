import { createHash } from 'node:crypto';
import { sandboxStyle } from '#domain/payment/sandbox-page.ts';

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64');

/** The page has one inline style and submits its form to this shop. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
