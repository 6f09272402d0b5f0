/**
 * Cuts a text to its first characters (10 in tables) and adds an ellipsis where something was cut. A character is what
 * a reader counts: a surrogate pair or a combined sign is one.
 */
export function cutText(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const pieces = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (piece) => piece.segment,
  );
  return pieces.length <= characters ? text : `${pieces.slice(0, characters).join('')}…`;
}
