import { formAreas } from '#web/i18n/areas.ts';
import { lazyPart } from '#web/lazy-part.tsx';

/** The form is in a chunk of its own with everything that forms need. */
export const projectDialog = lazyPart(
  formAreas,
  async () => (await import('./project-dialog.tsx')).ProjectDialog,
);
