import { recordOf } from '#domain/record-of.ts';
import type { ImageText } from '#generated/hooks/model/imageText.ts';

function isImageText(item: unknown): item is ImageText {
  const { img, des } = recordOf(item);
  return typeof img === 'string' && img !== '' && typeof des === 'string';
}

/** The pictures of the company profile, which travel as JSON text; what cannot be read is left out. */
export function readImageTexts(imageText: string): readonly ImageText[] {
  try {
    const parsed: unknown = JSON.parse(imageText);
    return Array.isArray(parsed) ? parsed.filter(isImageText) : [];
  } catch {
    return [];
  }
}
