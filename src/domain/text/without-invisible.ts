/** Marks that change how the text around them is ordered or joined and that nobody types: zero width, overrides of the direction. */
const marks = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const nothingVisible = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A text as a reader sees it: marks that would turn the line around or stand for nothing are left out, and a text with nothing else is
 * empty. What joins the signs of an emoji or of a script stays.
 */
export function withoutInvisible(text: string): string {
  if (!invisible.test(text)) return text;
  return nothingVisible.test(text) ? '' : text.replaceAll(marks, '');
}
