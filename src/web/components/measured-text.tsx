import { Fragment } from 'react';

const unit = '[A-Za-zµΩ℃°%√]';
/** A unit of the trade has few letters: `MHz`, `kbps`. Chinese words may follow it directly. */
const spaceBeforeUnit = new RegExp(`(?<=\\d) (?=${unit}{1,4}(?![A-Za-z]))`, 'gu');
const unitWithSlash = new RegExp(`\\d[\\d.,]*\\u00a0?${unit}{1,4}(?:/${unit}{1,4})+`, 'gu');
const noBreakSpace = '\u00a0';

/** A text in which no line ends between a number and its unit, or inside the unit: `10 MHz`, `0.16 V/µs`. */
export function MeasuredText({ text }: { text: string }) {
  const joined = text.replace(spaceBeforeUnit, noBreakSpace);
  if (!joined.includes('/')) return joined;
  const units = [...joined.matchAll(unitWithSlash)];
  const ends = [0, ...units.map(({ 0: unit, index }) => index + unit.length)];
  // A line may end after a slash. A joining character would prevent that too, but it would be copied with the text.
  return (
    <>
      {units.map(({ 0: unit, index }, place) => (
        <Fragment key={index}>
          {joined.slice(ends[place], index)}
          <span style={{ whiteSpace: 'nowrap' }}>{unit}</span>
        </Fragment>
      ))}
      {joined.slice(ends.at(-1))}
    </>
  );
}
