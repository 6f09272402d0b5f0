import { documentFileName } from '#domain/documents/document-name.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import { escapeXml } from '#drawings/svg-text.ts';
import type { World } from '../world/call.ts';

const file = /^\/files\/doc\/(preview\/)?([^/]+)\.(zh_CN|en_US)\.(?:pdf|png)$/;

function sheet(lines: readonly string[]): string {
  const texts = lines.map(
    (line, at) =>
      `<text x="60" y="${90 + at * 40}" font-size="${at === 0 ? 32 : 20}">${escapeXml(line.slice(0, 60))}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1414" font-family="sans-serif"><rect width="1000" height="1414" fill="#fff"/>${texts.join('')}</svg>`;
}

/** A document of the sample data, or the picture of its first page; undefined when it is not a path of a document. */
export function documentFileResponse({ store }: World, pathname: string): Response | undefined {
  const [, preview, slug, language] = file.exec(pathname) ?? [];
  if (slug === undefined || language === undefined) return undefined;
  const shown: Language = language === 'zh_CN' ? 'zh_CN' : 'en_US';
  const found = store.all('documents').find(({ $path }) => $path.en.includes(`/${slug}.`));
  if (!found) return new Response('Not found\n', { status: 404 });
  const text = (value: Bilingual) => inLanguage(value, shown);
  const lines = [text(found.title), text(found.description), ...text(found.$text).split('\n')];
  if (preview) return new Response(sheet(lines), { headers: { 'content-type': 'image/svg+xml' } });
  const name = encodeURIComponent(documentFileName(text(found.title)));
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${name}` },
  });
}
