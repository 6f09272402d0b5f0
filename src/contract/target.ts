import type { TestHooks } from './test-hooks.ts';

/** What is called: a server at an address, the project's own server in this process, or the mocks. */
export interface Target {
  /** How a report calls it. */
  readonly name: string;
  /** Without a slash at the end; also what is in the curl lines. */
  readonly baseUrl: string;
  readonly send: (request: Request) => Promise<Response>;
  /** Distinguishes what several runs add to one server in the same second: letters and digits. */
  readonly run?: string;
  /** Public application key of the signature. */
  readonly applicationKey: string;
  /** A key for the calls for partners, as `ID.SECRET`; without it they are refused. */
  readonly partnerKey?: string;
  /** The clock by which requests are signed. */
  readonly now: () => Date;
  /** What is needed besides the calls; a foreign server may offer none of it. */
  readonly testHooks: TestHooks;
}
