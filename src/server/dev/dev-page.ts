const style = `
:root { color-scheme: light dark; font: 14px/1.45 ui-sans-serif, system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 24px 16px; }
form { display: flex; flex-wrap: wrap; gap: 8px; margin: 4px 0; }
article form { display: inline-flex; margin-inline-end: 8px; }
input { flex: 1; max-width: 24rem; font: inherit; padding: 8px; }
button { font: inherit; padding: 8px 16px; }
article { border-top: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); padding: 12px 0; }
h2 { font-size: 16px; margin: 0; }
p { margin: 4px 0; }
.code { font: 600 28px/1.25 ui-monospace, monospace; letter-spacing: 4px; }
pre { white-space: pre-wrap; font: inherit; }`;

/** A page for developers; `body` is HTML and follows the heading. */
export function devPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${style}</style></head><body><h1>${title}</h1>
${body}</body></html>`;
}
