import { codeOf } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { NotProvoked, ScenarioStep } from '../test-scenario.ts';
import type { Sides } from './outcome.ts';

interface Coverage {
  readonly findings: readonly Finding[];
  /** The codes that were rightly not provoked. */
  readonly notes: readonly string[];
}

/** A code of an operation. */
interface CodeOf {
  readonly operation: string;
  readonly code: number;
}

const keyOf = ({ operation, code }: CodeOf) => `${operation} ${code}`;

function notProvokedFinding({ operation, code }: CodeOf): Finding {
  const [expected, actual] = [`a request that provokes ${code}`, 'no request does'];
  const at = `description#/x-codes/${code}`;
  return { check: 'parity', kind: 'code-not-provoked', operation, at, expected, actual };
}

function staleFinding({ operation, code }: CodeOf): Finding {
  const [expected, actual] = [
    `no request provokes ${code}`,
    'a request does, or it is not declared any more',
  ];
  const at = `description#/x-codes/${code}`;
  return { check: 'parity', kind: 'code-listed-wrongly', operation, at, expected, actual };
}

/** The codes that operations declare for themselves, without those that every operation has. */
function declaredCodes({ contract, isBuilt }: Sides): CodeOf[] {
  const everywhere = new Set(
    contract.description.codes.filter((row) => row.everywhere).map(({ code }) => code),
  );
  return contract.operations
    .filter(({ id }) => isBuilt(id))
    .flatMap(({ id, codes }) =>
      codes.filter((code) => !everywhere.has(code)).map((code) => ({ operation: id, code })),
    );
}

/** Whether the compared requests provoked every code of `x-codes` but the listed ones, and none of these. */
export function judgeCoverage(
  sides: Sides & { readonly isSelected: (operationId: string) => boolean },
  steps: readonly ScenarioStep[],
  listed: readonly NotProvoked[],
): Coverage {
  const isSelected = ({ operation }: CodeOf) => sides.isSelected(operation);
  const seen = new Set(
    steps.map(({ exchange }) =>
      keyOf({ operation: exchange.operation?.id ?? '', code: codeOf(exchange) ?? -1 }),
    ),
  );
  const declared = declaredCodes(sides).filter(isSelected);
  const excused = listed
    .flatMap(({ code, operations }) => operations.map((operation) => ({ operation, code })))
    .filter(isSelected);
  const [declaredKeys, excusedKeys] = [new Set(declared.map(keyOf)), new Set(excused.map(keyOf))];
  const missing = declared.filter((row) => !seen.has(keyOf(row)) && !excusedKeys.has(keyOf(row)));
  const stale = excused.filter((row) => seen.has(keyOf(row)) || !declaredKeys.has(keyOf(row)));
  return {
    findings: [...missing.map(notProvokedFinding), ...stale.map(staleFinding)],
    notes: listed
      .filter(({ operations }) => operations.some(sides.isSelected))
      .map(({ code, operations, why }) => `Code not provoked: ${code} (${why}): ${operations.join(', ')}`),
  };
}
