import { codes, httpStatus } from '#generated/constants.ts';
import type { Caller } from '../caller.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { judgeExchange } from '../judge/judge-exchange.ts';
import { inParallel } from './in-parallel.ts';
import { actualOf } from './judge-outcome.ts';
import { mayAllow, otherMethods, type StrayRequest, unknownPaths } from './path-breaks.ts';
import { patientSend } from './patient-send.ts';

const width = 8;

/** What the response to a stray request shows. */
function judgeStray(caller: Caller, stray: StrayRequest, exchange: Exchange): Finding[] {
  const { method, path, known } = stray;
  const operation = known[0]?.id ?? `${method} ${path}`;
  const name = known.length === 0 ? 'unknownPath' : 'methodNotAllowed';
  const [status, code] = [httpStatus[name], codes[name]];
  const row = (kind: Finding['kind'], at: string, expected: string, actual: string): Finding => ({
    check: 'broken',
    kind,
    operation,
    at,
    expected,
    actual,
  });
  const findings = judgeExchange(caller.contract, exchange, 'broken').map((one) => ({ ...one, operation }));
  const isRight = exchange.response?.status === status && codeOf(exchange) === code;
  if (exchange.response && !isRight) {
    const what = known.length === 0 ? 'a path that is not described' : `${method} on a path without it`;
    const kind = exchange.response.status === 200 ? 'broken-accepted' : 'other-code';
    findings.push(row(kind, 'request#', `${what}: status ${status}, code ${code}`, actualOf(exchange)));
  }
  const allow = exchange.response?.headers.allow;
  if (isRight && known.length > 0 && allow !== undefined && !mayAllow(known, allow)) {
    const expected = known.map((one) => one.method.toUpperCase()).join(', ');
    findings.push(row('wrong-header', 'header#/allow', expected, allow));
  }
  const curl = curlOf(caller.target, exchange);
  return findings.map((one) => ({ ...one, curl }));
}

/** Calls paths and methods that the description does not have. */
export async function checkPaths(visitor: Caller, isSelected: (id: string) => boolean): Promise<Finding[]> {
  const { contract } = visitor;
  const strayMethods = otherMethods(contract).filter(({ known }) => known.some(({ id }) => isSelected(id)));
  const strays = [...(strayMethods.length > 0 ? unknownPaths(contract) : []), ...strayMethods];
  const found = await inParallel(strays, width, async (stray) => {
    const { method, path } = stray;
    const request = { method, path, query: [], body: { kind: 'none' }, headers: {} } as const;
    return judgeStray(visitor, stray, await patientSend(visitor, request));
  });
  return found.flat();
}
