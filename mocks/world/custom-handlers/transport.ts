import { uploadFileFormLimits } from '#generated/limits.ts';
import { type CustomHandlers, callingMember, refused } from '../call.ts';

/** Custom because only the path of a file is stored, by the calls that carry it. */
export const transportHandlers: CustomHandlers = {
  /** The file is gone as soon as it is looked at: only its path is kept, by the calls that carry it. */
  uploadFile(call, { file }) {
    const { name, size } = file as unknown as File;
    if (size > uploadFileFormLimits.file.maxBytes) return refused('fileTooLarge');
    const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase();
    if (!extension) return refused('fileTypeRefused');
    return { ok: true, data: `/files/mock/${callingMember(call).$id}-${call.now.getTime()}${extension}` };
  },
};
