import type { ChangeEvent, CompositionEvent } from 'react';
import { limitCharacters } from '#domain/text/limit-characters.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes what is too much out of a field, where it was typed or pasted, and returns what is left. The `maxLength` of a field would count
 * an emoji as two characters, which the server counts as one.
 */
export function limitTyped(field: TextField, most: number): string {
  const { value, selectionStart } = field;
  const limited = limitCharacters(value, selectionStart ?? value.length, most);
  if (limited.text !== value) {
    // Set here, since React would put the caret behind the last character.
    field.value = limited.text;
    field.setSelectionRange(limited.caret, limited.caret);
  }
  return limited.text;
}

/**
 * Handlers of a field with a maximum number of characters; `write` gets what is left. What an input method is composing is not what will
 * be typed until it is complete.
 */
export function limitTo(most: number, write: (text: string) => void = () => {}) {
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<TextField>) =>
      write(
        'isComposing' in nativeEvent && nativeEvent.isComposing ? target.value : limitTyped(target, most),
      ),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextField>) =>
      write(limitTyped(currentTarget, most)),
  };
}
