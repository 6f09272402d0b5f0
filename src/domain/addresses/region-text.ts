const chinese = /\p{Script=Han}/u;

/** A region path as people of its language write it, without the commas of the wire. */
export function regionText(path: string): string {
  return path.split(',').join(chinese.test(path) ? ' ' : ', ');
}
