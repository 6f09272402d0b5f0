import type { Fields } from '../exchange.ts';
import type { Target } from '../target.ts';

/** A mock shop in its starting state, made for the calls of one operation. */
export interface OpenStage {
  readonly target: Target;
  /** Of the member who makes the request; undefined for a visitor. */
  readonly token: string | undefined;
  /** Fields for which the shop responds with code 0. */
  readonly fields: Fields;
  /** Makes the operation behave like this from now on. */
  readonly play: (scenario: string) => void;
}

/** The mocks as the contract check is given them. */
export interface StagedMocks {
  /** What an operation can be made to do: `empty`, `never`, … and the name of every code that it declares. */
  readonly scenariosOf: (operationId: string) => readonly string[];
  readonly open: (operationId: string) => Promise<OpenStage>;
}
