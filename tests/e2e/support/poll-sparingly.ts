/** Playwright looks at every frame by itself, and so makes the browser draw frames that nothing else asks for. */
export const pollSparingly = { polling: 50 };
