import type { Language } from '#domain/language.ts';
import { escapeXml } from '#drawings/svg-text.ts';

export interface DocumentSheet {
  readonly id: number;
  readonly language: Language;
  readonly typeName: string;
  readonly title: string;
  readonly description: string;
  /** Path of a drawing, empty without one. */
  readonly figure: string;
  /** HTML. */
  readonly content: string;
  readonly createdAt: Date;
}

/** One A4 sheet on screen and paper, in the colours of the shop's light theme. */
const style = [
  ':root{color-scheme:light}',
  '@page{size:A4;margin:16mm}',
  "body{max-width:720px;margin:0 auto;padding:32px 24px;color:#16202c;background:#fff;font:14px/1.6 ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif}",
  'header,footer{display:flex;justify-content:space-between;gap:16px;color:#5a6675;font-size:12px}',
  'header{padding-bottom:8px;border-bottom:2px solid #0b6e4f}',
  'footer{margin-top:32px;padding-top:8px;border-top:1px solid #dfe4ea}',
  'h1{margin:24px 0 4px;font-size:24px;line-height:1.3}',
  'h2{margin:24px 0 8px;font-size:16px}',
  '.about{margin:0 0 16px;color:#5a6675}',
  'img{display:block;box-sizing:border-box;width:100%;max-height:340px;object-fit:contain;margin:16px 0;padding:8px;border:1px solid #dfe4ea;background:#f6f8fa}',
  'table{width:100%;border-collapse:collapse;font-size:13px}',
  'th,td{padding:6px 8px;border:1px solid #dfe4ea;text-align:left;vertical-align:top}',
  'th{background:#f6f8fa;font-weight:600}',
  'ul,ol{padding-left:20px}',
  '@media print{body{max-width:none;padding:0}}',
].join('');

const words = {
  zh_CN: { shop: '焊盘元件商城', number: '编号', note: '数据如与原厂规格书不一致，以原厂规格书为准。' },
  en_US: {
    shop: 'Padstack Components',
    number: 'No.',
    note: 'Where this differs from the maker’s data sheet, the data sheet decides.',
  },
} as const;

const htmlLanguage = { zh_CN: 'zh-CN', en_US: 'en' } as const;

function imageOf(svg: Uint8Array, title: string): string {
  return `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" alt="${escapeXml(title)}">`;
}

/** The document and its figure as a self-contained HTML page, so that a saved copy is complete. */
export function documentSheet(sheet: DocumentSheet, figure: Uint8Array | undefined): string {
  const { shop, number, note } = words[sheet.language];
  const title = escapeXml(sheet.title);
  const day = sheet.createdAt.toISOString().slice(0, 10);
  return (
    `<!doctype html><html lang="${htmlLanguage[sheet.language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style></head><body>` +
    `<header><span>${shop} · ${escapeXml(sheet.typeName)}</span><span>${number} TD-${String(sheet.id).padStart(4, '0')} · ${day}</span></header>` +
    `<main><h1>${title}</h1><p class="about">${escapeXml(sheet.description)}</p>${figure ? imageOf(figure, sheet.title) : ''}${sheet.content}</main>` +
    `<footer><span>${note}</span></footer></body></html>\n`
  );
}
