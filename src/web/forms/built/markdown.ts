import type { ReactNode } from 'react';

/** In place of a reader of Markdown, which react-jsonschema-form takes along for a message about a broken schema. */
export function Markdown({ children }: { children: ReactNode }): ReactNode {
  return children;
}
