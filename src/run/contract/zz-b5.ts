import { loadDescription } from '#codegen/load.ts';
import { checkBroken } from '#contract/broken/check-broken.ts';
import { readContract } from '#contract/contract.ts';
import { openOwnServer } from './own-server.ts';

const contract = readContract(loadDescription('openapi'));
const only = process.argv.slice(2);
const s = await openOwnServer();
const t = performance.now();
let n = 0;
const target = {
  ...s.target,
  send: (r: Request) => {
    n++;
    return s.target.send(r);
  },
};
const r = await checkBroken({
  contract,
  target,
  seed: 1,
  isWanted: (id) => only.length === 0 || only.includes(id),
});
console.log(
  'time',
  performance.now() - t,
  'requests',
  n,
  'findings',
  r.findings.length,
  'reached',
  r.reached.size,
  r.unreached,
);
const by: Record<string, number> = {};
for (const f of r.findings) by[f.kind] = (by[f.kind] ?? 0) + 1;
console.log(by);
for (const f of r.findings.slice(0, 120))
  console.log(f.kind, f.operation, f.at, '|', f.says.slice(0, 160), '|', f.came.slice(0, 200));
console.log(s.errors.slice(0, 3));
await s.close();
