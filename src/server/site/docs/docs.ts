import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../../wire/caller.ts';
import { SentBody } from '../../wire/sent-body.ts';
import { StaticFiles } from '../static-files.ts';
import { stripTypes } from './strip-types.ts';

const description = new URL('../../../../generated/openapi.json', import.meta.url);
/** To be read and run by partners: served as it is written. */
const partnerExample = new URL('./partner-example.mjs', import.meta.url);
/** Sources that the page imports: Node removes the types, the rest is served as it is written. */
const sources = {
  '/docs/signing.js': new URL('../../../domain/signing.ts', import.meta.url),
  '/docs/reference.js': new URL('./reference.ts', import.meta.url),
} as const;

/** `crypto.subtle` is missing on plain HTTP, so the hash comes from the package that the web app uses. */
const startScript = `import { hmac } from './hashes/hmac.js';
import { bytesToHex, utf8ToBytes } from './hashes/utils.js';
import { sha256 } from './hashes/sha2.js';
import { showReference } from './reference.js';
import { signingText } from './signing.js';

const { key } = document.getElementById('reference').dataset;
await showReference({
  key,
  signingText,
  sha256Hex: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmacHex: (secret, text) => bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text))),
});
`;

function pageWith(appKey: string): string {
  const key = appKey.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference of the electronic components store</title>
    <link rel="icon" href="/docs/favicon-32x32.png" type="image/png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference" data-key="${key}"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script type="module" src="/docs/start.js"></script>
  </body>
</html>
`;
}

const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const hashFiles = ['hmac.js', 'sha2.js', 'utils.js', '_md.js', '_u64.js'];

/** `/docs`: the contract as a page to read and to try out, all of it served from here. */
export function addDocs(app: App, appKey: string): void {
  const folderOf = (module: string) => dirname(createRequire(import.meta.url).resolve(module));
  const files = new StaticFiles()
    .addFiles(folderOf('swagger-ui-dist/swagger-ui-bundle.js'), '/docs/', viewerFiles)
    .addFiles(
      dirname(fileURLToPath(import.meta.resolve('@noble/hashes/sha2.js'))),
      '/docs/hashes/',
      hashFiles,
    );
  const page = pageWith(appKey);
  app.get('/docs', (context) => context.html(page));
  app.get('/docs/', (context) => context.redirect('/docs', 301));
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  for (const [address, source] of Object.entries(sources)) {
    let script: Promise<SentBody> | undefined;
    app.get(address, async (context) => {
      script ??= stripTypes(readFileSync(source, 'utf8')).then((text) => new SentBody(text));
      return (await script).send(context, { status: 200, headers });
    });
  }
  const example = new SentBody(readFileSync(partnerExample, 'utf8'));
  app.get('/docs/partner-example.mjs', (context) => example.send(context, { status: 200, headers }));
  app.get('/docs/start.js', (context) => context.body(startScript, 200, headers));
  const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  let descriptionText: SentBody | undefined;
  app.get('/docs/openapi.json', (context) => {
    descriptionText ??= new SentBody(readFileSync(description, 'utf8'));
    return descriptionText.send(context, { status: 200, headers: json });
  });
  app.get('/docs/*', async (context) => (await files.answer(context)) ?? context.notFound());
}
