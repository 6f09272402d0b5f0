import { fileProblem } from '#domain/files/check-file.ts';
import type { FileLimits } from '#domain/files/file-names.ts';
import type { memberSexNames } from '#generated/enums.ts';
import { updateMemberFormLimits } from '#generated/limits.ts';

const textNames = ['mechanismName', 'provinces', 'country', 'phone', 'name', 'surname'] as const;

type ProfileTexts = Readonly<Record<(typeof textNames)[number], string>>;

/** Personal data as a member sends them; what is left out stays as it is. */
export interface ProfileRequest extends Partial<ProfileTexts> {
  readonly sex?: keyof typeof memberSexNames | undefined;
  /** Path of an uploaded picture; empty to have none. */
  readonly headImage?: string | undefined;
}

const headImageLimits: FileLimits = updateMemberFormLimits.headImage;

/** The fields that a request writes, its texts trimmed. The picture is null where it is removed, and absent where it stays. */
export function profileChange(request: ProfileRequest) {
  const texts = textNames.flatMap((name) => {
    const value = request[name];
    return value === undefined ? [] : [[name, value.trim()]];
  });
  const { sex, headImage } = request;
  const written: Partial<ProfileTexts> = Object.fromEntries(texts);
  return {
    ...written,
    ...(sex === undefined ? undefined : { sex }),
    ...(headImage === undefined ? undefined : { headImage: headImage === '' ? null : headImage }),
  };
}

/** The path of the picture that a change brings and that has to be checked; undefined when it brings none. */
export function newHeadImage(
  headImage: string | null | undefined,
  stored: string | null | undefined,
): string | undefined {
  return headImage === null || headImage === stored ? undefined : headImage;
}

/** Why a file of the member cannot be a head image: `fileTooLarge` or `fileTypeRefused`; undefined when it can. */
export function refuseHeadImage(file: { readonly name: string; readonly size: number }) {
  const code = fileProblem(file, headImageLimits);
  return code && ({ ok: false, code } as const);
}
