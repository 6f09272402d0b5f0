import { type ParseResult, parseSync } from 'vite';

/** Syntax tree without parentheses, imports and exports of a module; its name decides the language. Throws where the code does not parse. */
export function parseModule(name: string, code: string): ParseResult {
  const parsed = parseSync(name, code, { preserveParens: false });
  const [error] = parsed.errors;
  if (error) throw new Error(`${name}: ${error.message}`);
  return parsed;
}
