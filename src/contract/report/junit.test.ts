import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { sampleFinding, sampleReport, sampleResult, sampleRun } from '#tests/support/contract-run.ts';
import { junitReport } from './junit.ts';
import { sumUp } from './sum-up.ts';

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: Element[];
  text: string;
}

/** Reads XML strictly; throws where it is not well-formed. */
function parseXml(xml: string): Element {
  const root: Element = { tag: '', attributes: {}, inside: [], text: '' };
  const open = [root];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = {
      tag: name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
      inside: [],
      text: '',
    };
    open.at(-1)?.inside.push(element);
    open.push(element);
  };
  parser.ontext = (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.onclosetag = () => open.pop();
  parser.write(xml).close();
  expect(open).toHaveLength(1);
  return root.inside[0] ?? root;
}

const casesOf = (root: Element) => root.inside.flatMap(({ inside }) => inside);

describe('the report as JUnit XML', () => {
  it('has a test case for each operation and check', () => {
    const root = parseXml(junitReport(sampleReport()));
    const cases = casesOf(root).map(({ attributes, inside: [inside] }) => {
      const how = inside ? `${inside.tag} ${inside.attributes.message}` : 'ok';
      return `${attributes.classname} ${attributes.name}: ${how}`;
    });
    expect(cases).toEqual([
      'server.catalogue listProducts: failure wrong-type',
      'server.catalogue getProduct: skipped known: Brands come in May.',
      'server.cart addCartItem: skipped excluded',
      'server.orders-sample applySample: skipped Its handler is not built yet.',
      'broken.catalogue listProducts: ok',
      'broken.catalogue getProduct: skipped The check did not reach this operation.',
      'broken.cart addCartItem: skipped excluded',
      'broken.orders-sample applySample: skipped The check did not reach this operation.',
      'parity.other could be checked: error The mocks do not start.',
    ]);
    expect(root.attributes).toMatchObject({ tests: '9', failures: '1', errors: '1', skipped: '6' });
  });

  it('keeps every character that XML can hold, and shows the others', () => {
    const actual = `<&>"' ]]> \u0000\u001b \ud83d 中文`;
    const findings = [sampleFinding({ actual, operation: 'GET /<x>' })];
    const root = parseXml(junitReport(sumUp(sampleRun([sampleResult('server', { findings })]))));
    const found = casesOf(root).find(({ attributes }) => attributes.name === 'GET /<x>');
    expect(found?.inside[0]?.text).toContain(`<&>"' ]]> \\u0000\\u001b \ufffd 中文`);
  });

  it('has a case for a check of the whole description', () => {
    const result = sampleResult('generated', { covered: new Map(), skipped: [] });
    const root = parseXml(junitReport(sumUp(sampleRun([result]))));
    expect(casesOf(root)).toMatchObject([{ attributes: { classname: 'generated.other' } }]);
  });
});
