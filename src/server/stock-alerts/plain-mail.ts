import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Mail } from '#server/gateways/mail/index.ts';

/** A paragraph: a text, or a link. */
type Line = string | { readonly label: string; readonly url: string };

const look =
  'font:16px/1.6 sans-serif;color:#1d2733;max-width:32em;margin:0 auto;padding:16px;overflow-wrap:anywhere';

function toHtml(line: Line): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
  return `<p><a href="${escapeHtml(line.url)}">${escapeHtml(line.label)}</a></p>`;
}

/** A mail of these paragraphs, as text and as HTML. */
export function writePlainMail(
  { to, at, language }: Pick<Mail, 'to' | 'at'> & { readonly language: Language },
  { subject, lines }: { readonly subject: string; readonly lines: readonly Line[] },
): Mail {
  const colon = language === 'zh_CN' ? '：' : ': ';
  const toText = (line: Line) => (typeof line === 'string' ? line : line.label + colon + line.url);
  const lang = language === 'zh_CN' ? 'zh-CN' : 'en';
  return {
    to,
    at,
    subject,
    text: `${lines.map(toText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${lang}"><body><div style="${look}">${lines.map(toHtml).join('')}</div></body></html>`,
  };
}
