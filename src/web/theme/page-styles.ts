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
  /** Begins the class of every style. */
  readonly key: string;
  /** Adds a style, at most once. */
  readonly add: (style: Style) => void;
}

export const PageStylesContext = createContext<PageStyles | undefined>(undefined);

export const stylesKey = 'css';
