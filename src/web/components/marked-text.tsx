import { Fragment } from 'react';
import { splitMatches } from './split-matches.ts';

/** A text with what was searched for marked in it. */
export function MarkedText({ text, keyWord }: { text: string; keyWord: string }) {
  return splitMatches(text, keyWord).map((piece, place) => {
    const Piece = piece.hit ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never move.
    return <Piece key={place}>{piece.text}</Piece>;
  });
}
