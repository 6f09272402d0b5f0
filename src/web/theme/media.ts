/** Where fingers are expected: on a touch screen, and in a window as narrow as a phone's. */
export const touch = '@media (pointer: coarse), (max-width: 767px)';

/** A link or button on its own, not in a sentence: tall enough for a pointer, and large enough for a finger. */
export const clickTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  [touch]: { minHeight: 'touch', minWidth: 'touch' },
} as const;

/**
 * Makes a link in a dense row large enough for a finger without moving what is around it, and hit before the text next to it. A block,
 * because an inline link is as high as the font of the reader.
 */
export const largeHitArea = {
  display: 'inline-block',
  position: 'relative',
  padding: '13px 4px',
  margin: '-13px -4px',
} as const;

/** Where scripts are switched off. */
export const noScript = '@media (scripting: none)';
/** A control that does nothing without them: not a link, and in no form that the browser sends. */
export const withoutScript = {
  [noScript]: { '&:is(button):not(form[action] *, [form])': { display: 'none' } },
};
