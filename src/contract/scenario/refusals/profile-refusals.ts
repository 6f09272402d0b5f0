import { codes } from '#generated/constants.ts';
import { updateMemberFormLimits } from '#generated/limits.ts';
import { callOrSkip } from '../precondition.ts';
import { textOf } from '../recipe.ts';
import { pictureHead } from '../recipes-member.ts';
import { changed, type Refusal, requestOf } from './refusal.ts';

const { maxBytes } = updateMemberFormLimits.headImage;

function withFile(what: string, code: number, file: () => File): Refusal {
  return {
    id: 'updateMember',
    what,
    code,
    request: async (actors) => {
      const { caller, fields } = await requestOf('updateMember', actors);
      const headImage = textOf(await callOrSkip(caller, 'uploadFile', { file: file() }));
      return { caller, fields: { ...fields, headImage } };
    },
  };
}

/** Head images that cannot be taken. */
export const profileRefusals: readonly Refusal[] = [
  changed('updateMember', codes.notFound, 'a picture that does not exist', (fields) => ({
    ...fields,
    headImage: '/files/u/none.png',
  })),
  withFile(
    'a document as picture',
    codes.fileTypeRefused,
    () => new File(['%PDF-1.7\n%%EOF\n'], 'head.pdf', { type: 'application/pdf' }),
  ),
  withFile(
    'a picture that is too large',
    codes.fileTooLarge,
    () => new File([pictureHead, new Uint8Array(maxBytes)], 'head.png', { type: 'image/png' }),
  ),
];
