// Browsers compile a function at its first call. Where most functions of a file run as soon as a page starts, they are compiled with
// the file instead, in another thread.
import type { ESTree, Plugin } from 'vite';
import { parseModule } from './parse-module.ts';

/** Explicit compile hint of V8, which has to be the first line of the file; other browsers read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** `name = wrap((exports, module) => {…})`: how the bundler holds a module of CommonJS, such as React, until it is first imported. */
function wrapperOf({ init }: ESTree.VariableDeclarator): ESTree.ArrowFunctionExpression | undefined {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.arguments.length !== 1)
    return undefined;
  const [wrapper] = init.arguments;
  if (wrapper?.type !== 'ArrowFunctionExpression' || wrapper.body.type !== 'BlockStatement') return undefined;
  return wrapper.params.every(({ type }) => type === 'Identifier') ? wrapper : undefined;
}

/**
 * The same code with these wrappers as functions in parentheses: V8 takes those for called at once, arrow functions never, and
 * otherwise reads what is in them again when they are called.
 */
export function withCalledWrappers(code: string): string {
  const wrappers = parseModule('chunk.js', code).program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap((declaration) => wrapperOf(declaration) ?? [])
      : [],
  );
  return wrappers.reduceRight((before, { params, body, start, end }) => {
    const names = params.map((param) => code.slice(param.start, param.end)).join(',');
    return `${before.slice(0, start)}(function(${names})${code.slice(body.start, body.end)})${before.slice(end)}`;
  }, code);
}

/** Marks the chunks of these names, after everything else has written into them. */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of names) {
          const chunk = chunks.find((file) => file.name === name);
          if (chunk) chunk.code = hint + withCalledWrappers(chunk.code);
          else this.error(`There is no chunk named ${name}`);
        }
      },
    },
  };
}
