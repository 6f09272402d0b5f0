/** Chakra's own, which would bring its style engine into the first load. */
export const defineRecipe: typeof import('@chakra-ui/react').defineRecipe = (recipe) => recipe;
