/** A piece of HTML whose texts are escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Markup[] | undefined;

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function pieceText(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return String(piece).replace(/[&<>"']/g, (one) => marks[one] ?? one);
}

/** A template of HTML: every text and number in it is escaped, pieces of markup are inserted unchanged. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(
    strings.map((text, index) => (index === 0 ? text : pieceText(pieces[index - 1]) + text)).join(''),
  );
}
