/** A text with places to fill in: `Select `, name, ` for comparison`. Every second part is the name of a place. */
export type TextTemplate = readonly string[];

const place = /\{\{(\w+)\}\}/;

/** The parts of a text; undefined where it holds more than plain places, which only i18next understands. */
export function readTemplate(text: unknown): TextTemplate | undefined {
  if (typeof text !== 'string' || text.includes('$t(')) return undefined;
  const parts = text.split(place);
  return parts.some((part) => part.includes('{{')) ? undefined : parts;
}

/** The text with its values; undefined where one is missing or is not a plain value. */
export function fillIn(
  template: TextTemplate,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  let text = '';
  for (const [index, part] of template.entries()) {
    if (index % 2 === 0) {
      text += part;
      continue;
    }
    const value = values[part];
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    text += value;
  }
  return text;
}
