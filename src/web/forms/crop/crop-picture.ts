import { constants } from '#generated/constants.ts';

/** A part of a picture in its own pixels. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that a person has chosen; `source` is an address that an `img` can show. */
export interface ChosenPicture {
  readonly file: File;
  readonly source: string;
}

const kinds = { 'image/png': '.png', 'image/jpeg': '.jpg' } as const;

async function load(source: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  return picture;
}

/** The part of a picture as a square file of `constants.headImageEdge`; a PNG stays one, for it may be transparent. */
export async function cropPicture({ file, source }: ChosenPicture, part: PicturePart): Promise<File> {
  const edge = constants.headImageEdge;
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(await load(source), part.x, part.y, part.width, part.height, 0, 0, edge, edge);
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!blob) throw new Error('the picture could not be written');
  const name = file.name.replace(/\.[^.]*$/, '') + kinds[type];
  return new File([blob], name, { type });
}
