/** Hash of the only inline script, `src/web/server-rendering/inline-script.ts`; a test compares them. */
const inlineScriptHash = "'sha256-lBCTALaUF4Y0S53nAqFNI6IY+Mxy/HY7ZhVH+x/Yhmk='";

/** Only product pictures are loaded from other hosts. Emotion writes style elements, so inline styles are allowed. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' ${inlineScriptHash}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  // The audio captcha of the sign-in form.
  "media-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Browsers that used HTTPS once use only HTTPS for a year. */
export const onlyHttps = { 'strict-transport-security': 'max-age=31536000' };

/** Default headers. Browsers apply `form-action` to the redirects of a form, so it lists the payment services. */
export const securityHeaders = (formTargets: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': `${contentSecurityPolicy}; form-action ${["'self'", ...formTargets].join(' ')}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
