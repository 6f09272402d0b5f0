import type { CallReport } from './shop.ts';

function formatFindings(findings: CallReport['requestFindings']): string {
  return findings
    .map(({ field, rule, limit }) => `${field}: ${rule}${limit === undefined ? '' : ` (${limit})`}`)
    .join('; ');
}

/** One line about what is wrong with a call; undefined when nothing is. */
export function violationMessage({
  method,
  path,
  operation,
  code,
  broken,
  requestFindings,
  answerFindings,
}: CallReport): string | undefined {
  const call = `${method} ${path}${operation === undefined ? '' : ` (${operation})`}`;
  if (answerFindings.length > 0)
    return `Mocks: the response of ${call} breaks the description. ${formatFindings(answerFindings)}`;
  if (!broken) return undefined;
  const why = requestFindings.length > 0 ? formatFindings(requestFindings) : `code ${code}`;
  return `Mocks: the request ${call} breaks the description. ${why}`;
}
