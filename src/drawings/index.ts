export { drawPart, isPartView, type PartView, partViews } from './draw-part.ts';
export { packageFamily } from './package-family.ts';
export { drawingName, partPicture, partPictures } from './part-picture.ts';
export { packageFromSlug, packageSlug } from './slug.ts';
