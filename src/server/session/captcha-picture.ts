import { randomInt } from 'node:crypto';
import { glyphHeight, glyphStrokes, glyphWidth, type Point } from './captcha-glyphs.ts';

const width = 132;
const height = 44;
/** Displayed a third larger than drawn. */
const shownScale = 4 / 3;
const pieceLength = 3;
/** More than any four characters need. */
const pieceCount = 360;
/** Half the distance between the two lines that a stroke of a character consists of. */
const strokeHalf = 0.75;

type Segment = readonly [Point, Point];
type Warp = (point: Point) => Point;

/** Uniform random number between two bounds. */
function between(from: number, to: number): number {
  return from + (randomInt(1_000_000) / 1_000_000) * (to - from);
}

function shuffle<T>(list: readonly T[]): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    // Both indexes are within the array.
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** Cuts a line into short pieces, which can follow a wave and hide complete strokes. */
function pieces(from: Point, to: Point): Segment[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / pieceLength));
  const at = (part: number): Point => [
    from[0] + ((to[0] - from[0]) * part) / count,
    from[1] + ((to[1] - from[1]) * part) / count,
  ];
  return Array.from({ length: count }, (_, part) => [at(part), at(part + 1)]);
}

/** Transformation of a character: random rotation, shear and scale. */
function placement(slot: number, slots: number): Warp {
  const angle = between(-0.13, 0.13);
  const shear = between(-0.12, 0.12);
  const scaleX = between(1.75, 2.05);
  const scaleY = between(1.95, 2.25);
  const centreX = ((slot + 0.5) * (width - 12)) / slots + 6 + between(-1.5, 1.5);
  const centreY = height / 2 + between(-2.5, 2.5);
  return ([x, y]) => {
    const v = (y - glyphHeight / 2) * scaleY;
    const u = (x - glyphWidth / 2) * scaleX + v * shear;
    return [
      centreX + u * Math.cos(angle) - v * Math.sin(angle),
      centreY + u * Math.sin(angle) + v * Math.cos(angle),
    ];
  };
}

/** A wave over the whole picture. */
function wave(): Warp {
  const [phaseX, phaseY] = [between(0, 6.3), between(0, 6.3)];
  const [lengthX, lengthY] = [between(16, 24), between(13, 20)];
  const [heightX, heightY] = [between(0.4, 0.9), between(0.6, 1.4)];
  return ([x, y]) => [
    x + heightX * Math.sin(y / lengthY + phaseX),
    y + heightY * Math.sin(x / lengthX + phaseY),
  ];
}

/** A stroke as two parallel lines: bold to the eye, while all pieces of the picture have the same width. */
function drawDouble(from: Point, to: Point): Segment[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const aside: Point = [
    (-(to[1] - from[1]) / length) * strokeHalf,
    ((to[0] - from[0]) / length) * strokeHalf,
  ];
  const shift = ([x, y]: Point, side: number): Point => [x + aside[0] * side, y + aside[1] * side];
  return [-1, 1].flatMap((side) => pieces(shift(from, side), shift(to, side)));
}

function characterSegments(name: string, place: Warp): Segment[] {
  return glyphStrokes(name).flatMap((stroke) =>
    stroke.slice(1).flatMap((point, index) => drawDouble(place(stroke[index] ?? point), place(point))),
  );
}

/** A thin arc across the characters that looks like no part of them. */
function bow(): Segment[] {
  const [start, middle, end] = [between(14, 30), between(8, 36), between(14, 30)];
  const at = (part: number): Point => {
    const rest = 1 - part;
    return [3 + part * (width - 6), start * rest * rest + 2 * middle * part * rest + end * part * part];
  };
  const count = 42;
  return Array.from({ length: count }, (_, part) => [at(part / count), at((part + 1) / count)]);
}

/** Thin lines across the characters, and specks. People see through them, and no attribute distinguishes them from strokes. */
function distractingSegments(): Segment[] {
  const specks = Array.from({ length: 10 }, () => {
    const start: Point = [between(4, width - 4), between(4, height - 4)];
    return pieces(start, [start[0] + between(-2, 2), start[1] + between(-2, 2)]);
  });
  return [bow(), ...specks].flat();
}

/**
 * Extends a piece randomly at both ends: the pieces still look joined, but their ends do not match, so strokes cannot be
 * reassembled by their end points.
 */
function loosenEnds([from, to]: Segment): Segment {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const shift = ([x, y]: Point, by: number, aside: number): Point => [
    x + along[0] * by - along[1] * aside,
    y + along[1] * by + along[0] * aside,
  ];
  return [
    shift(from, -between(0.1, 0.7), between(-0.2, 0.2)),
    shift(to, between(0.1, 0.7), between(-0.2, 0.2)),
  ];
}

function pathOf(segments: readonly Segment[]): string {
  const text = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return segments
    .map(([from, to]) => (randomInt(2) ? `M${text(from)}L${text(to)}` : `M${text(to)}L${text(from)}`))
    .join('');
}

/** Adds pieces that are hidden under others, so that the number of pieces reveals nothing about the characters. */
function padWithHidden(segments: readonly Segment[]): Segment[] {
  const again = Array.from({ length: Math.max(0, pieceCount - segments.length) }, () => {
    // The index is within the array.
    return segments[randomInt(segments.length)] as Segment;
  });
  return [...segments, ...again];
}

/** Draws the characters as one picture: all strokes cut up, mixed with distractors and shuffled. */
export function drawCaptcha(text: string): string {
  const bend = wave();
  const names = [...text];
  const characters = names.flatMap((name, slot) => characterSegments(name, placement(slot, names.length)));
  const bent = padWithHidden([...characters, ...distractingSegments()]).map(
    ([from, to]): Segment => loosenEnds([bend(from), bend(to)]),
  );
  const mixed = shuffle(bent);
  const perPath = Math.ceil(mixed.length / 6);
  const paths = Array.from({ length: 6 }, (_, part) => mixed.slice(part * perPath, (part + 1) * perPath));
  const drawn = paths.map(
    (part) => `<path stroke-width="${between(1.5, 1.8).toFixed(2)}" d="${pathOf(part)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * shownScale}" height="${Math.round(height * shownScale)}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f3f5f8"/>` +
    `<g fill="none" stroke="#24324a" stroke-linecap="round">${drawn.join('')}</g></svg>`
  );
}
