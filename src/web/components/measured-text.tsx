import { Fragment } from 'react';

const unit = '[A-Za-zµΩ℃°%√]';
/** A unit of the trade has few letters: `MHz`, `kbps`. Chinese words may follow it directly. */
const spaceBeforeUnit = new RegExp(`(?<=\\d) (?=${unit}{1,4}(?![A-Za-z]))`, 'gu');
const date = String.raw`\d{4}-\d\d-\d\d`;
/** `SOT-23-6`, `LQFP-48`, `DC-DC`, `Cortex-M0+`. */
const packageName = String.raw`[A-Z]{2}[A-Za-z]*\d*(?:-[A-Za-z\d.]{1,6}){1,2}(?![\w-])`;
/** The `(7x7)` of `LQFP-48(7x7)`, before which a line may end. */
const packageSize = String.raw`(?<=-[A-Za-z\d.]{1,6})\([^\s)]{1,9}\)`;
const hyphenated = String.raw`(?<![\w-])(?:${packageName}|[A-Z][a-z]+-[A-Z]\d{1,3}(?![\w-])\+?)`;
const unbroken = new RegExp(
  `\\d[\\d.,]*\\u00a0?${unit}{1,4}(?:/${unit}{1,4})+|${date}|${hyphenated}|${packageSize}`,
  'gu',
);
const noBreakSpace = '\u00a0';

/** A text in which no line ends between a number and its unit, inside the unit, in a date or a package: `10 MHz`, `0.16 V/µs`, `2026-11-26`, `SOT-23-6`. */
export function MeasuredText({ text }: { text: string }) {
  const joined = text.replace(spaceBeforeUnit, noBreakSpace);
  if (!/[/-]/.test(joined)) return joined;
  const pieces = [...joined.matchAll(unbroken)];
  const ends = [0, ...pieces.map(({ 0: piece, index }) => index + piece.length)];
  // A line may end after a slash or a hyphen. A joining character would prevent that too, but it would be copied with the text.
  return (
    <>
      {pieces.map(({ 0: piece, index }, place) => (
        <Fragment key={index}>
          {joined.slice(ends[place], index)}
          {piece.startsWith('(') && <wbr />}
          <span style={{ whiteSpace: 'nowrap' }}>{piece}</span>
        </Fragment>
      ))}
      {joined.slice(ends.at(-1))}
    </>
  );
}
