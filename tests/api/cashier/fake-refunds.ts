/** What a payment service does with the next refunds: `lost` carries one out and never answers. */
export type RefundFault = 'none' | 'postponed' | 'refused' | 'lost';

/** The refunds of a payment service: each request number is carried out once, whatever happens to the answer. */
export class FakeRefunds {
  /** Cents given back, by the number of the request. */
  readonly given = new Map<string, number>();
  fault: RefundFault = 'none';
  asked = 0;

  /** What becomes of a request; `again` was carried out before. */
  ask(number: string, amount: string): RefundFault | 'again' {
    this.asked += 1;
    if (this.given.has(number)) return this.fault === 'lost' ? 'lost' : 'again';
    if (this.fault === 'none' || this.fault === 'lost')
      this.given.set(number, Math.round(Number(amount) * 100));
    return this.fault;
  }

  readAmount(number: string): number {
    return this.given.get(number) ?? 0;
  }
}
