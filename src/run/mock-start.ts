// Writes what the world of the mocks starts with: a sample of the demo shop, so that mocks and server show the same parts,
// texts and ids. Run it after a change of the demo shop: `node src/run/mock-start.ts`. With `--check` it writes nothing and
// ends with 1 where a file is not what it would write.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startFiles } from './mock-start/start-files.ts';

const folder = 'mocks/world/start';
const { values } = parseArgs({ options: { check: { type: 'boolean' } } });

function writtenText(name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}

const changed = Object.entries(await startFiles()).filter(([name, text]) => writtenText(name) !== text);
for (const [name, text] of changed) {
  if (!values.check) writeFileSync(join(folder, name), text);
  console.log(`${join(folder, name)} ${values.check ? 'is not current' : 'is written'}`);
}
if (changed.length === 0) console.log(`Every file in ${folder} is current.`);
else if (values.check) process.exitCode = 1;
