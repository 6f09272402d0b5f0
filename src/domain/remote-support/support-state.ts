import { enumName } from '#domain/enum-name.ts';
import {
  remoteSupportAuditStatusLabels as labels,
  remoteSupportAuditStatusNames as names,
  remoteSupportLanguageTypeNames,
  remoteSupportLanguageTypeValues,
} from '#generated/enums.ts';

export type SupportState = (typeof names)[keyof typeof names];

/** The name of the label of the state of a request for remote support. */
export function supportState(auditStatus: number): SupportState {
  return enumName(names, auditStatus, labels.unknown);
}

/** The name of the language of a talk: 1 is Chinese, any other value English. */
export function talkLanguage(languageType: number) {
  return enumName(remoteSupportLanguageTypeNames, languageType, remoteSupportLanguageTypeValues.english);
}
