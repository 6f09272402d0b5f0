import { palette } from '#domain/palette.ts';

type SceneColours = Readonly<Record<'fg' | 'muted' | 'line' | 'bg' | 'subtle' | 'primary' | 'soft', string>>;

/** The colours of the shop's paper, so that a picture sits in the page like a figure in a datasheet. */
const light: SceneColours = {
  fg: palette.fg.light,
  muted: palette['fg-muted'].light,
  line: '#c9d1da',
  bg: palette.bg.light,
  subtle: palette['bg-subtle'].light,
  primary: palette.primary.light,
  soft: '#e3f1eb',
};

const dark: SceneColours = {
  fg: palette.fg.dark,
  muted: palette['fg-muted'].dark,
  line: '#34414e',
  bg: palette.bg.dark,
  subtle: palette['bg-subtle'].dark,
  primary: palette.primary.dark,
  soft: '#15352c',
};

function variables(colours: SceneColours): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

const isColour = (name: string): name is keyof typeof light => Object.hasOwn(light, name);

/** A scene for a renderer that knows no variables of CSS, on white paper. */
export function inFixedColours(svg: string): string {
  return svg.replace(/var\(--(\w+)\)/g, (variable, name) => (isColour(name) ? light[name] : variable));
}

/** The colour of the paper of a scene. */
export const sceneBackground = light.subtle;

const latin = "ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial";
const chinese = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC'";

/**
 * The look of every scene. Lines keep one pixel however large the picture is shown; a narrow picture gets larger
 * lettering, and a thumbnail none of the small labels.
 */
export const sceneStyle = [
  `svg{${variables(light)};color:var(--muted)}`,
  `@media(prefers-color-scheme:dark){svg{${variables(dark)}}}`,
  'path,rect,circle,line,ellipse{vector-effect:non-scaling-stroke}',
  'g{stroke-linejoin:round;stroke-linecap:round}',
  '.w{fill:none;stroke:var(--fg);stroke-width:1.2}',
  '.h{fill:none;stroke:var(--muted);stroke-width:.8}',
  '.g{fill:none;stroke:var(--line);stroke-width:.8}',
  '.b{fill:var(--bg);stroke:var(--fg);stroke-width:1.2}',
  '.p{fill:var(--bg);stroke:var(--muted);stroke-width:.8}',
  '.a{fill:none;stroke:var(--primary);stroke-width:1.6}',
  '.k{fill:var(--soft);stroke:var(--primary);stroke-width:1.4}',
  '.s{fill:var(--soft);stroke:none}',
  '.n{fill:var(--fg);stroke:none}',
  '.e{fill:var(--primary);stroke:none}',
  '.d{stroke-dasharray:5 4}',
  `text{font-family:${latin},${chinese},sans-serif;font-size:14px;fill:var(--muted);stroke:none}`,
  '.v{fill:var(--fg)}',
  '.i{fill:var(--primary);font-weight:600}',
  '.c{text-anchor:middle}',
  '.r{text-anchor:end}',
].join('');
