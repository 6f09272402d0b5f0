import { gradeDictionary } from '#domain/profile/grades.ts';
import { newHeadImage, profileChange, refuseHeadImage } from '#domain/profile/profile-change.ts';
import { memberProfile } from '#domain/profile/shown-member.ts';
import { regionNames } from '../addresses/region-names.ts';
import { type CustomHandlers, callingMember } from '../call.ts';
import { findOwnReference } from '../own-entry.ts';

/** Custom because the entry is the calling member, and a new picture must be a file of this member. */
export const profileHandlers: CustomHandlers = {
  getMember(call) {
    const { language } = call;
    const data = memberProfile(callingMember(call), { language, regions: regionNames });
    return { ok: true, data, params: { grades: gradeDictionary(language) } };
  },

  updateMember(call, request) {
    const member = callingMember(call);
    const { headImage, ...change } = profileChange(request);
    const path = newHeadImage(headImage, member.headImage);
    if (path !== undefined) {
      const file = findOwnReference(call, 'storedFiles', 'path', path);
      const refused = file.ok ? refuseHeadImage(file.entry) : file;
      if (refused) return refused;
    }
    call.world.store.change('members', member, {
      ...change,
      ...(headImage === undefined ? undefined : { headImage: headImage ?? undefined }),
    });
    return { ok: true };
  },
};
