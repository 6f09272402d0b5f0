import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { securityHeaders } from '#server/wire/security-headers.ts';
import { inlineScript } from '#web/server-rendering/inline-script.ts';

it('The content security policy names the hash of the script inside of the pages.', () => {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  expect(securityHeaders([])['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});
