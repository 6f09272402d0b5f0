import { expect, it } from 'vitest';
import { dropUnusedImport, editCode, renameImports } from './code-edits.ts';
import { withIndexSignatures } from './index-signatures.ts';
import { asModule } from './standalone.ts';

it('An edit changes its node and leaves every other byte.', () => {
  const code = "// a 'b'\nconst  a = 'b';   // 'b'\n";
  const edited = editCode(code, (node) =>
    node.getText() === "'b'" ? { start: node.getStart(), end: node.getEnd(), text: '1' } : undefined,
  );
  expect(edited).toBe("// a 'b'\nconst  a = 1;   // 'b'\n");
});

it('A module gets another name in imports and exports, and nowhere else.', () => {
  const code = "import { a } from 'old-name';\nexport * from 'old-name';\nconst b = 'old-name';\n";
  expect(renameImports(code, (module) => (module === 'old-name' ? 'new-name' : undefined))).toBe(
    "import { a } from 'new-name';\nexport * from 'new-name';\nconst b = 'old-name';\n",
  );
});

it('An import is dropped only when nothing uses its name.', () => {
  const imported = "import { faker } from 'faker';\n";
  expect(dropUnusedImport(`${imported}const a = 1;\n`, 'faker', 'faker')).toBe('\nconst a = 1;\n');
  expect(dropUnusedImport(`${imported}faker.seed(1);\n`, 'faker', 'faker')).toBe(
    `${imported}faker.seed(1);\n`,
  );
});

it('A marked property becomes an index signature.', () => {
  const code = 'interface A { readonly "any-number-after:column"?: string }';
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a template literal type
  expect(withIndexSignatures(code)).toBe('interface A { readonly [name: `column${number}`]: string }');
});

it('A marked property that a generator writes in another form is an error.', () => {
  expect(() => withIndexSignatures('interface A { "any-number-after:column": string }')).toThrow(
    'another form',
  );
  expect(() => withIndexSignatures('type A = Record<`any-number-after:column`, 1>;')).toThrow('is left');
});

it('Compiled validators take their run-time functions from an import.', () => {
  const code = `"use strict";const func2 = require("ajv/dist/runtime/ucs2length").default;exports["/a"] = func2;`;
  expect(asModule(code, 'validators')).toBe('const func2 = ucs2length;validators["/a"] = func2;');
});

it('Compiled validators that require an unknown module are an error.', () => {
  expect(() => asModule('const a = require("ajv/dist/runtime/uri").default;')).toThrow(
    'not part of this project',
  );
});
