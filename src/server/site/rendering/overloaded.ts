/** Thrown instead of queueing: more is waiting than can be done in a time that anyone would wait. */
export class Overloaded extends Error {
  constructor(what: string) {
    super(`too many ${what} are waiting`);
    this.name = 'Overloaded';
  }
}
