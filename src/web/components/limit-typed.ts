import { limitCharacters } from '#domain/text/limit-characters.ts';

/**
 * Takes what is too much out of a field, where it was typed or pasted, and returns what is left. The `maxLength` of a field would count
 * an emoji as two characters, which the server counts as one.
 */
export function limitTyped(field: HTMLInputElement | HTMLTextAreaElement, most: number): string {
  const { value, selectionStart } = field;
  const limited = limitCharacters(value, selectionStart ?? value.length, most);
  if (limited.text !== value) {
    // Set here, since React would put the caret behind the last character.
    field.value = limited.text;
    field.setSelectionRange(limited.caret, limited.caret);
  }
  return limited.text;
}
