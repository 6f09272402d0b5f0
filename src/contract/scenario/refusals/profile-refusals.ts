import { codes } from '#generated/constants.ts';
import { updateMemberFormLimits, uploadFileFormLimits } from '#generated/limits.ts';
import { callOrSkip } from '../../precondition.ts';
import { textOf } from '../recipe.ts';
import { pictureHead } from '../recipes-member.ts';
import { changeRefusal, type Refusal, requestOf } from './refusal.ts';

const { maxBytes } = updateMemberFormLimits.headImage;
const { maxLength: largestFile } = uploadFileFormLimits.file;

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

function upload(what: string, code: number, parts: readonly BlobPart[], name: string): Refusal {
  return changeRefusal('uploadFile', code, what, (fields) => ({
    ...fields,
    file: new File([...parts], name),
  }));
}

/** Files and head images that cannot be taken. */
export const profileRefusals: readonly Refusal[] = [
  upload('a file of another type', codes.fileTypeRefused, ['#!/bin/sh'], 'story.sh'),
  upload('a file that is not what its name says', codes.fileTypeRefused, ['Story'], 'story.pdf'),
  upload(
    'a file that is too large',
    codes.fileTooLarge,
    [pictureHead, new Uint8Array(largestFile)],
    'story.png',
  ),
  changeRefusal('updateMember', codes.notFound, 'a picture that does not exist', (fields) => ({
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
