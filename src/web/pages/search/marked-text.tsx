import { Fragment } from 'react';
import { splitMatches } from './split-matches.ts';

/** A text with what was searched for marked in it. */
export function MarkedText({ text, keyWord }: { text: string; keyWord: string }) {
  return splitMatches(text, keyWord).map((piece, place) =>
    piece.hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never move.
      <mark key={place}>{piece.text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={place}>{piece.text}</Fragment>
    ),
  );
}
