// Names of components for developers' tools keep unused components of a library in the bundle: an assignment is a side effect.
import type { ESTree, Plugin } from 'vite';
import { parseModule } from './parse-module.ts';

interface Edit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

const makers = new Set(['forwardRef', 'createContext', 'memo']);

/** `Name.displayName = "…";` as a statement of its own. */
function isDisplayName({ expression }: ESTree.ExpressionStatement): boolean {
  if (expression.type !== 'AssignmentExpression') return false;
  const { left, right } = expression;
  return (
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'displayName' &&
    right.type === 'Literal'
  );
}

/** `React.forwardRef(…)` and its like, which do nothing until they are rendered. */
function makesComponent(node: ESTree.Expression | null | undefined): boolean {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  return (
    object.type === 'Identifier' &&
    /^React\d*$/.test(object.name) &&
    property.type === 'Identifier' &&
    makers.has(property.name)
  );
}

function editsOf(statement: ESTree.Program['body'][number]): Edit[] {
  if (statement.type === 'ExpressionStatement')
    return isDisplayName(statement) ? [{ at: statement.start, end: statement.end, text: '' }] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) =>
    init && makesComponent(init) ? [{ at: init.start, end: init.start, text: '/* @__PURE__ */ ' }] : [],
  );
}

/** The module without display names, its components marked as pure; everything else stays byte for byte. */
export function withoutDisplayNames(code: string): string {
  const edits = parseModule('library.js', code).program.body.flatMap(editsOf);
  return edits
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, end, text: inserted }) => text.slice(0, at) + inserted + text.slice(end), code);
}

/** Fails the build when the libraries have no display names any more: then this plugin is not needed, or looks at nothing. */
export function leaveOutDisplayNames(): Plugin {
  let changed = 0;
  return {
    name: 'leave-out-display-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-router|@chakra-ui)\// },
      handler(code) {
        const result = withoutDisplayNames(code);
        if (result !== code) changed += 1;
        return { code: result, map: null };
      },
    },
    buildEnd(error) {
      if (!error && changed === 0) this.error('No module of react-router or Chakra has a display name.');
    },
  };
}
