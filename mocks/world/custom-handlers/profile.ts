import { inLanguage } from '#domain/language.ts';
import { type CustomHandlers, callingMember } from '../call.ts';

const grades = [
  { dictValue: '1', dictLabel: { zh: '普通会员', en: 'Standard member' } },
  { dictValue: '2', dictLabel: { zh: '银牌会员', en: 'Silver member' } },
  { dictValue: '3', dictLabel: { zh: '金牌会员', en: 'Gold member' } },
] as const;

/** Custom because the entry is the calling member. */
export const profileHandlers: CustomHandlers = {
  getMember(call) {
    const { email, name, surname, country, provinces, mechanismName, phone, headImage, sex, grade } =
      callingMember(call);
    const data = {
      email,
      name,
      surname,
      country,
      provinces,
      mechanismName,
      phone,
      grade,
      ...(headImage === undefined ? {} : { headImage }),
      ...(sex === undefined ? {} : { sex }),
    };
    const inWords = grades.map(({ dictValue, dictLabel }) => ({
      dictValue,
      dictLabel: inLanguage(dictLabel, call.language),
    }));
    return { ok: true, data, params: { grades: inWords } };
  },
};
