import type { ImageText } from '#generated/hooks/model/imageText.ts';

function isImageText(item: unknown): item is ImageText {
  if (typeof item !== 'object' || item === null) return false;
  const { img, des } = item as Partial<Record<keyof ImageText, unknown>>;
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
