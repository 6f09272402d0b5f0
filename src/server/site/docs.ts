import { existsSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname } from 'node:path';
import type { App } from '../wire/caller.ts';
import { SentBody } from './sent-body.ts';
import { StaticFiles } from './static-files.ts';

const description = new URL('../../../generated/openapi.json', import.meta.url);
const signing = new URL('../../domain/signing.ts', import.meta.url);
const starter = new URL('./docs-start.js', import.meta.url);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Calls of the electronic components store</title>
    <link rel="icon" href="/docs/favicon-32x32.png" type="image/png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script type="module" src="/docs/start.js"></script>
  </body>
</html>
`;

const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

function viewerFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui-bundle.js'));
  } catch {
    return undefined;
  }
}

/** The Idempotency-Key that the page fills in. */
function exampleKey(text: string): string {
  const { components } = JSON.parse(text) as {
    components: { parameters: Record<string, { example?: string }> };
  };
  return components.parameters.IdempotencyKey?.example ?? '';
}

/** `/docs`: the description as a page to read and to try out, all of it served from here. */
export function addDocs(app: App, appKey: string): void {
  const viewer = viewerFolder();
  if (!viewer || !existsSync(description)) return;
  const files = new StaticFiles().addFiles(viewer, '/docs/', viewerFiles);
  const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  const startScript = readFileSync(starter, 'utf8')
    .replace('APPLICATION_KEY', () => JSON.stringify(appKey).slice(1, -1))
    .replace('EXAMPLE_KEY', () => exampleKey(readFileSync(description, 'utf8')));
  app.get('/docs', (context) => context.html(page));
  app.get('/docs/', (context) => context.redirect('/docs', 301));
  const signingScript = new SentBody(stripTypeScriptTypes(readFileSync(signing, 'utf8')));
  app.get('/docs/signing.js', (context) => signingScript.send(context, { status: 200, headers: script }));
  app.get('/docs/start.js', (context) => context.body(startScript, 200, script));
  const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
  let descriptionText: SentBody | undefined;
  app.get('/docs/openapi.json', (context) => {
    descriptionText ??= new SentBody(readFileSync(description, 'utf8'));
    return descriptionText.send(context, { status: 200, headers: json });
  });
  app.get('/docs/*', async (context) => (await files.answer(context)) ?? context.notFound());
}
