import { inLanguage } from '#domain/language.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { memberProfile } from '../member-profile.ts';

const grades = [
  { dictValue: '1', dictLabel: { zh: '普通会员', en: 'Standard member' } },
  { dictValue: '2', dictLabel: { zh: '银牌会员', en: 'Silver member' } },
  { dictValue: '3', dictLabel: { zh: '金牌会员', en: 'Gold member' } },
] as const;

/** Custom because the entry is the calling member. */
export const profileHandlers: CustomHandlers = {
  getMember(call) {
    const data = memberProfile(callingMember(call));
    const inWords = grades.map(({ dictValue, dictLabel }) => ({
      dictValue,
      dictLabel: inLanguage(dictLabel, call.language),
    }));
    return { ok: true, data, params: { grades: inWords } };
  },
};
