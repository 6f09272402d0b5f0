/** The one script inside of a document, `src/web/server-rendering/early-clicks.ts`; a test holds the hash against it. */
const earlyClickHash = "'sha256-BrpIQVU5ZmI3tcqijdWXC6xurXGWBJRiWEas8I1r0jA='";

/** Nothing is loaded from elsewhere but pictures of products; emotion writes style elements, so styles may be inline. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${earlyClickHash}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  // The code of the sign-in form that is read aloud.
  "media-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A browser that came by HTTPS comes by nothing else for a year. */
export const onlyHttps = { 'strict-transport-security': 'max-age=31536000' };

/** Headers of every answer. Browsers hold the redirects of a form against `form-action`, so payment services stand in it. */
export const securityHeaders = (formTargets: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': `${contentSecurityPolicy}; form-action ${["'self'", ...formTargets].join(' ')}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
