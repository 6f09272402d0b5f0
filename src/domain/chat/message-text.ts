import { refuse } from '#domain/result.ts';
import { chatTextLimits } from '#generated/limits.ts';

/**
 * A text as it is stored and shown: trimmed. Refused as `fieldRefused` when nothing is left, or more than 500 characters, of which
 * each counts once, however it is encoded.
 */
export function messageText(text: string) {
  const content = text.trim();
  const { length } = [...content];
  const fits = length >= chatTextLimits.minLength && length <= chatTextLimits.maxLength;
  return fits ? ({ ok: true, value: content } as const) : refuse('fieldRefused');
}
