import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, isOffered } from '#domain/actions/offered.ts';
import { projectDecisions } from '#domain/projects/examine-project.ts';
import { actions } from '#generated/actions.ts';
import { codes } from '#generated/constants.ts';
import { projectProjectStateValues as states } from '#generated/enums.ts';
import { addProjectFormLimits as limits } from '#generated/limits.ts';
import { project } from '#server/db/schema/projects.ts';
import { examineProject } from '#server/projects/index.ts';
import { signInNewMember, type TestMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let me: { readonly token: string; readonly member: TestMember };
let stranger: typeof me;
beforeAll(async () => {
  shop = await openTestApp({ config: { devTools: true } });
  me = await signInNewMember(shop);
  stranger = await signInNewMember(shop);
});
afterAll(() => shop.close());

const fields = {
  projectName: 'Battery tester',
  phone: '13800138000',
  projectDescribe: '24-bit ADC, 300 units',
};
const other = { projectName: 'Gateway', phone: '15912345678', projectDescribe: 'Four RS-485 ports' };

type State = 0 | 1 | 2 | 3;
const everyState: readonly State[] = Object.values(states);

/** A project of the member in a state, stored directly. */
async function storeProject(state: State): Promise<number> {
  const examinedAt = state === states.passed || state === states.rejected ? shop.clock.now() : null;
  const [added] = await shop.db
    .insert(project)
    .values({
      memberId: me.member.id,
      name: fields.projectName,
      phone: fields.phone,
      description: fields.projectDescribe,
      state,
      createdAt: shop.clock.now(),
      examinedAt,
    })
    .returning();
  return added?.id ?? 0;
}

const list = (token: string, page = {}) => shop.call('listProjects', page, { token });

async function findListed(projectId: number) {
  const { data } = await list(me.token, { pageSize: 100 });
  return data.find((one: { projectId: number }) => one.projectId === projectId);
}

describe('the list of projects', () => {
  it('shows a new project first, as a draft, and counts it', async () => {
    const { token } = await signInNewMember(shop);
    await shop.call('addProject', other, { token });
    expect(await shop.call('addProject', fields, { token })).toMatchObject({ code: codes.success });
    const { data, params } = await list(token);
    const [newest] = data;
    expect(newest).toEqual({ projectId: expect.any(Number), ...fields, projectState: states.projectDraft });
    expect(params).toEqual({ totalDataCounts: 2 });
  });

  it('has pages of the requested size, newest first, and belongs to one member', async () => {
    const { token } = await signInNewMember(shop);
    for (const projectName of ['A', 'B', 'C'])
      await shop.call('addProject', { ...fields, projectName }, { token });
    const names = async (page: object) =>
      (await list(token, page)).data.map((one: { projectName: string }) => one.projectName);
    expect(await names({ pageSize: 2 })).toEqual(['C', 'B']);
    expect(await names({ pageSize: 2, pageNum: 2 })).toEqual(['A']);
    const strange = await list(stranger.token);
    expect(strange).toMatchObject({ data: [], params: { totalDataCounts: 0 } });
  });
});

describe('the fields of a project', () => {
  const addChanged = async (changes: object) => {
    const { code, params } = await shop.call('addProject', { ...fields, ...changes }, { token: me.token });
    return code === codes.success ? 'stored' : params.fields;
  };

  it.each(['projectName', 'projectDescribe'] as const)(
    '%s is stored up to its limit and not beyond',
    async (field) => {
      const most = limits[field].maxLength;
      for (const length of [1, most - 1, most])
        expect(await addChanged({ [field]: '字'.repeat(length) })).toBe('stored');
      expect(await addChanged({ [field]: '字'.repeat(most + 1) })).toEqual([
        { field, rule: 'maxLength', limit: most },
      ]);
      expect(await addChanged({ [field]: ' ' })).toMatchObject([{ field }]);
      expect(await addChanged({ [field]: undefined })).toEqual([{ field, rule: 'required' }]);
    },
  );

  it('The phone is a mobile number of mainland China.', async () => {
    for (const second of '34578') expect(await addChanged({ phone: `1${second}912345678` })).toBe('stored');
    const wrong = [
      '12912345678',
      '16912345678',
      '19912345678',
      '1391234567',
      '139123456789',
      '+8613912345678',
    ];
    for (const phone of [...wrong, '1391234567a', ' 13912345678'])
      expect(await addChanged({ phone }), phone).toMatchObject([{ field: 'phone', rule: 'pattern' }]);
  });

  it('are limited in the same way when a project is changed', async () => {
    const projectId = await storeProject(states.projectDraft);
    const projectName = 'x'.repeat(limits.projectName.maxLength + 1);
    for (const wrong of [{ projectName }, { phone: '12345' }, { projectDescribe: '' }]) {
      const edited = await shop.call('editProject', { ...other, ...wrong, projectId }, { token: me.token });
      expect(edited.code).toBe(codes.fieldRefused);
    }
    expect(await findListed(projectId)).toMatchObject(fields);
  });
});

type Operation = 'editProject' | 'cancelProject' | 'submitProject';
const acts: readonly (readonly [Operation, Action])[] = [
  ['editProject', actions.Project.edit],
  ['cancelProject', actions.Project.cancel],
  ['submitProject', actions.Project.submit],
];
const request = (operation: Operation, projectId: number) =>
  operation === 'editProject' ? { ...other, projectId } : { projectId };

describe.each(acts)('%s', (operation, action) => {
  it.each(everyState)('in state %i does what the description says, or nothing', async (state) => {
    const projectId = await storeProject(state);
    const { code } = await shop.call(operation, request(operation, projectId), { token: me.token });
    const offered = isOffered(action, { projectState: state });
    expect(code).toBe(offered ? codes.success : codes.notOffered);
    const changed = operation === 'editProject' && offered ? other : fields;
    const projectState = offered ? (action.sets?.projectState ?? state) : state;
    expect(await findListed(projectId)).toEqual({ projectId, ...changed, projectState });
  });

  it('is refused for a project of another member, for one that does not exist and without a token', async () => {
    const projectId = await storeProject(action.when[0]?.projectState?.[0] === states.underReview ? 1 : 0);
    const before = await findListed(projectId);
    const strange = await shop.call(operation, request(operation, projectId), { token: stranger.token });
    expect(strange.code).toBe(codes.notFound);
    const missing = await shop.call(operation, request(operation, 2 ** 53 - 1), { token: me.token });
    expect(missing.code).toBe(codes.notFound);
    const visitor = await shop.call(operation, request(operation, projectId));
    expect(visitor.code).toBe(codes.signInNeeded);
    expect(await findListed(projectId)).toEqual(before);
  });
});

it('Lists and additions need a token.', async () => {
  expect((await shop.call('listProjects', {})).code).toBe(codes.signInNeeded);
  expect((await shop.call('addProject', fields)).code).toBe(codes.signInNeeded);
});

describe('the decision of the shop', () => {
  it.each(['pass', 'reject'] as const)(
    '%s is taken once, and only about a submitted project',
    async (decision) => {
      for (const state of everyState) {
        const projectId = await storeProject(state);
        const decided = await examineProject(shop.db, { projectId, decision }, shop.clock.now());
        expect(decided.ok).toBe(state === states.underReview);
        const { projectState } = projectDecisions[decision].sets;
        expect((await findListed(projectId)).projectState).toBe(decided.ok ? projectState : state);
      }
    },
  );

  it('can be taken on a page for developers', async () => {
    const projectId = await storeProject(states.underReview);
    const send = (decision: string, id = projectId) =>
      shop.app.request('/dev/projects', {
        method: 'POST',
        body: new URLSearchParams({ id: String(id), decision }),
      });
    const page = await shop.app.request(`/dev/projects?email=${me.member.email}`);
    expect(await page.text()).toContain(`<h2>${projectId}: ${fields.projectName}</h2>`);
    expect(await (await send('burn')).text()).toBe('burn: notFound');
    expect((await send('pass', 0)).status).toBe(409);
    expect(await (await send('pass')).text()).toBe('pass: done');
    expect(await (await send('reject')).text()).toBe('reject: notOffered');
    expect((await findListed(projectId)).projectState).toBe(states.passed);
  });
});
