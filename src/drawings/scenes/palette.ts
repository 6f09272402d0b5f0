/** The colours of the shop's paper, so that a picture stands in the page like a figure in a datasheet. */
const light = {
  fg: '#16202c',
  muted: '#5a6675',
  line: '#c9d1da',
  bg: '#ffffff',
  sunk: '#f6f8fa',
  primary: '#0b6e4f',
  soft: '#e3f1eb',
};

const dark: typeof light = {
  fg: '#e7ecf2',
  muted: '#9aa7b6',
  line: '#34414e',
  bg: '#0f151c',
  sunk: '#151d26',
  primary: '#3ecf9a',
  soft: '#15352c',
};

function variables(colours: typeof light): string {
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
export const sceneBackground = light.sunk;

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
