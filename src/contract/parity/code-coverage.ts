import { codeOf } from '../exchange.ts';
import { reasonNotProvoked } from '../scenario/refusals/not-provoked.ts';
import type { ScenarioStep } from '../scenario/scenario-runner.ts';
import type { Sides } from './outcome.ts';

/** The codes of `x-codes` that no compared request provoked, each with its operations and the reason. */
export function codesNotProvoked(
  { contract, isBuilt }: Sides,
  steps: readonly ScenarioStep[],
  isSelected: (operationId: string) => boolean,
): string[] {
  const everywhere = new Set(
    contract.description.codes.filter((row) => row.everywhere).map(({ code }) => code),
  );
  const seen = new Set(steps.map(({ exchange }) => `${exchange.operation?.id} ${codeOf(exchange)}`));
  const missing = contract.operations
    .filter(({ id }) => isSelected(id) && isBuilt(id))
    .flatMap((operation) =>
      operation.codes
        .filter((code) => !everywhere.has(code) && !seen.has(`${operation.id} ${code}`))
        .map((code) => ({ operation, code, reason: reasonNotProvoked(operation, code) })),
    );
  const groups = Map.groupBy(missing, ({ code, reason }) => `${code} (${reason})`);
  return [...groups].map(
    ([code, rows]) => `Code not provoked: ${code}: ${rows.map(({ operation }) => operation.id).join(', ')}`,
  );
}
