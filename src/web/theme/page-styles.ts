import type { RecipeDefinition } from '@chakra-ui/react';
import { createContext } from 'react';

/** The styles of one way in which a component is used. */
export interface Style {
  readonly name: string;
  readonly recipe: RecipeDefinition;
  readonly variants: Readonly<Record<string, unknown>> | undefined;
  /** Its style props. */
  readonly props: Readonly<Record<string, unknown>> | undefined;
}

/** The styles of a page: of the document in a browser, on the server of the page that is rendered. */
export interface PageStyles {
  /** Adds a style, at most once. */
  readonly add: (style: Style) => void;
}

export const PageStylesContext = createContext<PageStyles | undefined>(undefined);

/** Begins the class of every style. Emotion makes a cache of its own for the key `css`, and moves its elements. */
export const stylesKey = 'ui';
