import type { Contract } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Notes } from './notes.ts';

/** The rows of `x-relations` that one answer shows alone. */
export function judgeRows(_contract: Contract, _exchange: Exchange, _notes: Notes): void {}
