import { palette } from '#domain/palette.ts';

/** What an element of a drawing looks like; values as in SVG. */
export type SvgStyle = Readonly<Record<string, string>>;

const inherited: ReadonlySet<string> = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'text-anchor',
  'color',
]);

function declarations(text: string): [string, string][] {
  return text.split(';').flatMap((line): [string, string][] => {
    const [name = '', ...value] = line.split(':');
    return value.length > 0 ? [[name.trim(), value.join(':').trim()]] : [];
  });
}

/** The rules of a drawing's style element that count on white paper: by class, by element, and the colours by name. */
export class SvgStyles {
  readonly #rules = new Map<string, SvgStyle>();

  constructor(svg: string) {
    const sheet = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? '';
    // Rules of a media query are for the dark theme and for small pictures.
    const general = sheet.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
    for (const [, selectors = '', body = ''] of general.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(',')) {
        const name = selector.trim();
        this.#rules.set(name, { ...this.#rules.get(name), ...Object.fromEntries(declarations(body)) });
      }
  }

  /** The style of an element inside another one: rules win against attributes, as in CSS. */
  styleOf(element: string, attributes: SvgStyle, parent: SvgStyle): SvgStyle {
    const classes = (attributes.class ?? '').split(' ').map((name) => this.#rules.get(`.${name}`));
    const all = Object.assign({}, parent, attributes, this.#rules.get(element), ...classes);
    return Object.fromEntries(Object.entries<string>(all).filter(([name]) => inherited.has(name)));
  }

  /** A colour as a PDF takes it; undefined where nothing is painted. */
  color(value: string | undefined, style: SvgStyle): string | undefined {
    if (value === undefined || value === 'none' || value === 'transparent') return undefined;
    if (value === 'currentColor') return this.color(style.color ?? palette['fg-muted'].light, {});
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return name === undefined ? value : this.color(this.#rules.get('svg')?.[name] ?? palette.fg.light, {});
  }
}
