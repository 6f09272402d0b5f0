import { asList, asObject, type Json, type JsonObject, valueAt } from '#description/json.ts';
import { isSame } from '../schema/canonical.ts';
import type { Call, CallPair } from './pair-operations.ts';
import type { Report } from './report.ts';

/** What one caller has to prove: every scheme of it, with its scopes. Nothing at all is an empty one. */
type Proof = JsonObject;

function proofsOf({ node, document }: Call): Proof[] {
  const listed = asList(node.security ?? document.security).map(asObject);
  return listed.length === 0 ? [{}] : listed;
}

/** Whether somebody who proves the one has proved the other. */
function isEnough(given: Proof, asked: Proof): boolean {
  return Object.entries(asked).every(([scheme, scopes]) => {
    const own = given[scheme];
    return own !== undefined && asList(scopes).every((scope) => asList(own).includes(scope));
  });
}

function isCovered(given: Proof, accepted: readonly Proof[]): boolean {
  return accepted.some((asked) => isEnough(given, asked));
}

/** Reports who may call less or more than before, and other ways to prove it. */
export function compareSecurity({ base, now }: CallPair, report: Report): void {
  const [was, is] = [proofsOf(base), proofsOf(now)];
  const pointer = `${now.pointer}/security`;
  const refused = was.filter((given) => !isCovered(given, is));
  const welcome = is.filter((given) => !isCovered(given, was));
  if (refused.length > 0) report.call('security-tightened', { pointer, was, is });
  if (welcome.length > 0) report.call('security-loosened', { pointer, was, is });
  const schemes = new Set(was.flatMap(Object.keys).filter((name) => is.some((proof) => name in proof)));
  for (const name of schemes) {
    const [before, after] = [schemeOf(base, name), schemeOf(now, name)];
    if (isSame(withoutWords(before), withoutWords(after))) continue;
    const place = `/components/securitySchemes/${name}`;
    report.call('security-scheme-changed', { pointer: place, was: before, is: after });
  }
}

function schemeOf({ document }: Call, name: string): Json | undefined {
  return valueAt(document, `/components/securitySchemes/${name}`);
}

function withoutWords(scheme: Json | undefined): JsonObject {
  const { description: _, ...rest } = asObject(scheme);
  return rest;
}
