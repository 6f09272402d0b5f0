import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { memberSexValues } from '#generated/enums.ts';
import { updateMemberFormLimits } from '#generated/limits.ts';
import { gradeDictionary, gradeLabel } from './grades.ts';
import { newHeadImage, profileChange, refuseHeadImage } from './profile-change.ts';

describe('the grades', () => {
  it('have a label in each language, and every grade of a member has one', () => {
    const english = gradeDictionary('en_US');
    expect(gradeLabel(english, constants.newMemberGrade)).toBe('Regular member');
    expect(gradeLabel(gradeDictionary('zh_CN'), '2')).toBe('银牌会员');
    expect(english.map(({ dictValue }) => dictValue)).toEqual(Object.keys(constants.gradeDiscounts));
    expect(gradeLabel(english, '9')).toBeUndefined();
  });
});

describe('a change of the personal data', () => {
  it('writes what the request carries, trimmed, and leaves the rest', () => {
    expect(profileChange({ phone: ' 138 ', surname: ' Li ' })).toEqual({ phone: '138', surname: 'Li' });
    expect(profileChange({ sex: memberSexValues.female })).toEqual({ sex: memberSexValues.female });
  });

  it('removes the picture with an empty path and keeps it without one', () => {
    expect(profileChange({ headImage: '' })).toEqual({ headImage: null });
    expect(profileChange({})).toEqual({});
  });

  it('checks only a picture that is new', () => {
    expect(newHeadImage('/files/u/2.png', '/files/u/1.png')).toBe('/files/u/2.png');
    expect(newHeadImage('/files/u/1.png', '/files/u/1.png')).toBeUndefined();
    expect(newHeadImage(null, '/files/u/1.png')).toBeUndefined();
    expect(newHeadImage(undefined, null)).toBeUndefined();
  });

  it.each([
    ['a.webp', 0, undefined],
    ['a.PNG', 1, 'fileTooLarge'],
    ['a.pdf', 0, 'fileTypeRefused'],
  ])('takes or refuses %s with %i bytes above the limit', (name, more, code) => {
    const { maxBytes } = updateMemberFormLimits.headImage;
    expect(refuseHeadImage({ name, size: maxBytes + more })?.code).toBe(code);
  });
});
