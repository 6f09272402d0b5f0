import { enumName } from '#domain/enum-name.ts';
import {
  remoteSupportCommunicationNames as names,
  remoteSupportCommunicationValues as values,
} from '#generated/enums.ts';
import type { CommunicationType } from '#generated/hooks/model/communicationType.ts';
import { useListCommunicationTypes } from '#generated/hooks/remote-support/remote-support.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

/** The communication types that the shop offers; without any, as when the call fails, a form falls back to those of the description. */
export function useCommunicationTypes(): readonly CommunicationType[] {
  const { data } = useListCommunicationTypes({}, { query: { meta: { suppressErrorToast: true } } });
  return data?.data ?? [];
}

/** The name of a communication type: the shop's, else that of the description. */
export function useCommunicationName(): (communication: number) => string {
  const { t } = useTexts();
  const types = useCommunicationTypes();
  return (communication) =>
    types.find(({ value }) => value === communication)?.label ??
    t(`described.enums.${enumName(names, communication, values.otherWay)}`);
}
