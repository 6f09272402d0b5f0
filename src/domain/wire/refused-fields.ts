import type { RefusalParams } from '#generated/server/handlers.ts';
import { ApiRefusal } from './envelope.ts';
import type { Finding } from './finding.ts';
import { fieldText } from './messages.ts';

/** The refusal that names fields, in words about the first of them. */
export function refusedFields(operationId: string, found: readonly Finding[]): ApiRefusal {
  // The rules of a finding are those of its schema, which the description lists.
  const fields = [...found] as NonNullable<RefusalParams['fields']>;
  return new ApiRefusal('fieldRefused', { fields }, (language) => fieldText(found[0], operationId, language));
}
