/** Thrown instead of queueing when the wait would be longer than any client's patience. */
export class Overloaded extends Error {
  constructor(what: string) {
    super(`too many ${what} are waiting`);
    this.name = 'Overloaded';
  }
}
