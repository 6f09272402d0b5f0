/** Size in pixels of the picture that previews of links show. */
export const previewSize = { width: 1200, height: 630 } as const;

export interface PreviewPicture {
  /** Path, or full address. */
  readonly address: string;
  readonly type: string;
  /** Known for the pictures that the shop draws. */
  readonly size?: typeof previewSize;
}

const drawn = /^(\/img\/(?:part\/[^/?#]+\/iso|scene\/[^/?#]+))\.svg(?=$|\?)/;
const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/**
 * What previews show in place of a picture: of a drawing of the shop the same as a PNG, a photograph as it is. `undefined`
 * for a picture that they cannot show, such as the SVG of somebody else.
 */
export function previewPicture(picture: string): PreviewPicture | undefined {
  if (drawn.test(picture))
    return { address: picture.replace(drawn, '$1.png'), type: 'image/png', size: previewSize };
  const [, extension = ''] = /\.([a-z]+)(?:$|[?#])/i.exec(picture) ?? [];
  const type = types[extension.toLowerCase()];
  return type === undefined ? undefined : { address: picture, type };
}
