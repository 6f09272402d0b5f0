import { lazyPart } from '#web/lazy-part.tsx';

/** The cropping is loaded only when a picture is chosen. */
export const cropPart = lazyPart([], async () => (await import('./picture-crop.tsx')).PictureCrop);
