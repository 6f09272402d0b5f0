import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { dismissMessages, MessageTexts } from '#tests/support/message-texts.tsx';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { ProjectsPage } from './projects-page.tsx';

const user = { email: 'buyer@example.com', name: '', surname: '', country: '' };
const ok = { code: 0, msg: '' };
const paths = {
  list: '/api/myProject/myProjectList',
  add: '/api/myProject/addMyProject',
  edit: '/api/myProject/editMyProject',
  cancel: '/api/myProject/abolishMyProject',
  submit: '/api/myProject/submitMyProject',
};

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

beforeEach(() => openSession({ token: 'abc', user }));

afterEach(() => {
  dismissMessages();
  cleanup();
  clearSession();
  sessionStorage.clear();
});

const project = (projectId: number, projectState: number) => ({
  projectId,
  projectName: `Project ${projectId}`,
  phone: '13800138000',
  projectDescribe: 'A meter for water',
  projectState,
});

/** A shop with these projects. */
async function open(projects: object[], answers: Answers = {}, path = '/list') {
  const list = () => ({ ...ok, data: projects, params: { totalDataCounts: projects.length } });
  const page = (
    <>
      <main>
        <ProjectsPage />
      </main>
      <MessageTexts />
      <Place />
    </>
  );
  const view = await renderWeb(page, {
    areas: ['member', 'projects', 'forms', 'described'],
    answers: { [paths.list]: list, ...answers },
    path,
  });
  await waitFor(() => expect(view.sent.some((call) => call.path === paths.list)).toBe(true));
  const callsTo = (calledPath: string) => view.sent.filter((call) => call.path === calledPath);
  return { ...view, sentTo: callsTo };
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The button under the form; the cross of the dialog has the same name. */
const close = () => fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

describe('a project that is being saved', () => {
  it('does not call back who has left the page', async () => {
    const respond = Promise.withResolvers<object>();
    const { sentTo, rerender } = await open(
      [project(1, 0)],
      { [paths.add]: () => respond.promise },
      '/list?page=2',
    );
    press('Add a project');
    await type('Project name', 'Meter');
    await type('Mobile number', '13800138000');
    await type('Project description', 'A meter for water');
    press('Save');
    await waitFor(() => expect(sentTo(paths.add)).toHaveLength(1));
    rerender(
      <>
        <MessageTexts />
        <Place />
      </>,
    );
    respond.resolve(ok);
    await screen.findByText(/^success: /);
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.getByTestId('place')).toHaveTextContent('/list?page=2');
  });
});

describe('the list of projects', () => {
  it.each([
    [0, 'To be submitted', ['Submit', 'Edit']],
    [1, 'Under review', ['Edit', 'Cancel']],
    [2, 'Passed', []],
    [3, 'Rejected', []],
    [9, 'Rejected', []],
  ])('offers in state %i, shown as %s, the actions %j', async (state, label, names) => {
    await open([project(1, state)]);
    const row = await rowOf('Project 1');
    expect(row.getByText(label)).toBeVisible();
    expect(row.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(names),
    );
    const group = row.getByRole('group', { name: 'Actions for Project 1' });
    expect(within(group).queryAllByRole('button')).toHaveLength(names.length);
  });

  it.each([
    ['Submit', 0, 'Are you sure you want to submit this project?', 'Submit the project', paths.submit],
    ['Cancel', 1, 'Are you sure to cancel the project?', 'Cancel the project', paths.cancel],
  ])('asks before the action %s, sends it and reads the list again', async (...row) => {
    const [action, state, question, yes, path] = row;
    const { sentTo } = await open([project(7, state)], { [path]: ok });
    fireEvent.click((await rowOf('Project 7')).getByRole('button', { name: `${action}: Project 7` }));
    expect(screen.getByRole('dialog', { name: question })).toBeVisible();
    press('Back');
    expect(sentTo(path)).toEqual([]);
    fireEvent.click((await rowOf('Project 7')).getByRole('button', { name: `${action}: Project 7` }));
    press(yes);
    const done = action === 'Submit' ? 'Submitted successfully' : 'Cancellation succeeded';
    expect(await screen.findByText(`success: ${done}`)).toBeVisible();
    expect(sentTo(path)[0]?.fields.get('projectId')).toBe('7');
    await waitFor(() => expect(sentTo(paths.list)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why an action was refused and shows how things are', async () => {
    const refusal = { code: codes.notOffered, msg: 'Not possible in its present state' };
    const projects = [project(7, 1)];
    const cancel = () => {
      projects[0] = project(7, 2);
      return refusal;
    };
    await open(projects, { [paths.cancel]: cancel });
    fireEvent.click((await rowOf('Project 7')).getByRole('button', { name: 'Cancel: Project 7' }));
    press('Cancel the project');
    expect(await screen.findByText(`danger: ${refusal.msg}`)).toBeVisible();
    expect(await screen.findByText('Passed')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus when the button of an action goes with it', async () => {
    const projects = [project(7, 1), project(8, 1)];
    const cancel = () => {
      projects[0] = project(7, 2);
      return ok;
    };
    await open(projects, { [paths.cancel]: cancel });
    const button = (await rowOf('Project 7')).getByRole('button', { name: 'Cancel: Project 7' });
    button.focus();
    fireEvent.click(button);
    press('Cancel the project');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Passed')).toBeVisible();
    const list = screen.getByRole('table', { name: 'My projects' });
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  });

  it('is asked for five at a time', async () => {
    const { sentTo } = await open([project(1, 0)], {}, '/list?page=2');
    const [call] = sentTo(paths.list);
    expect([call?.fields.get('pageNum'), call?.fields.get('pageSize')]).toEqual(['2', '5']);
  });
});

describe('the form of a project', () => {
  const fill = async () => {
    await type('Project name', 'Gateway');
    await type('Mobile number', '13912345678');
    await type('Project description', 'Four ports');
  };

  it('says what is missing and wrong, and sends nothing', async () => {
    const { sentTo } = await open([project(1, 0)], { [paths.add]: ok });
    press('Add a project');
    await type('Mobile number', '12345678901');
    press('Save');
    expect(await screen.findByText('warning: Please complete the information')).toBeVisible();
    expect(screen.getByText('Your mobile number is wrong')).toBeVisible();
    expect(screen.getByText('Project name is required')).toBeVisible();
    expect(await field('Project name')).toHaveFocus();
    await type('Project name', '名'.repeat(51));
    expect(await field('Project name')).toHaveValue('名'.repeat(50));
    await type('Project description', '😀'.repeat(501));
    expect(await field('Project description')).toHaveValue('😀'.repeat(500));
    expect(screen.getByText('500 / 500')).toBeVisible();
    expect(sentTo(paths.add)).toEqual([]);
  });

  it('adds a project, which is the first of the list, and is empty afterwards', async () => {
    const projects = [1, 2, 3, 4, 5, 6].map((id) => project(id, 0));
    const { sentTo } = await open(projects, { [paths.add]: ok }, '/list?page=2');
    press('Add a project');
    await fill();
    press('Save');
    expect(await screen.findByText('success: Project added')).toBeVisible();
    const [added] = sentTo(paths.add);
    expect(Object.fromEntries(added?.fields ?? [])).toMatchObject({
      projectName: 'Gateway',
      phone: '13912345678',
      projectDescribe: 'Four ports',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/^\/list$/));
    press('Add a project');
    expect(await field('Project name')).toHaveValue('');
  });

  it('starts with the project that is edited, and says that it was edited', async () => {
    const { sentTo } = await open([project(7, 1)], { [paths.edit]: ok });
    fireEvent.click((await rowOf('Project 7')).getByRole('button', { name: 'Edit: Project 7' }));
    expect(await field('Mobile number')).toHaveValue('13800138000');
    await type('Project name', 'Water meter');
    press('Save');
    expect(await screen.findByText('success: Project edited successfully')).toBeVisible();
    const [edited] = sentTo(paths.edit);
    expect(edited?.fields.get('projectId')).toBe('7');
    expect(edited?.fields.get('projectName')).toBe('Water meter');
  });

  it('has what was typed when it is opened again, until one starts again', async () => {
    await open([project(1, 0)]);
    press('Add a project');
    await fill();
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Add a project');
    expect(await screen.findByText('Your previous entries have been restored.')).toBeVisible();
    expect(await field('Project name')).toHaveValue('Gateway');
    press('Start again');
    expect(await field('Project name')).toHaveValue('');
    close();
    press('Add a project');
    expect(await field('Project name')).toHaveValue('');
    expect(screen.queryByText('Your previous entries have been restored.')).toBeNull();
  });

  it('is open again with what was typed after signing in during it, and not for somebody else', async () => {
    await open([project(1, 0)], { [paths.add]: { code: codes.sessionExpired, msg: 'Expired' } });
    press('Add a project');
    await fill();
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => openSession({ token: 'new', user }));
    expect(await field('Project description')).toHaveValue('Four ports');
    act(() => clearSession('expired'));
    act(() => openSession({ token: 'other', user: { ...user, email: 'other@example.com' } }));
    expect(await screen.findByText('Project 1')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was typed when the shop refuses it', async () => {
    const refusal = { code: codes.notOffered, msg: 'Not possible in its present state' };
    await open([project(7, 1)], { [paths.edit]: refusal });
    fireEvent.click((await rowOf('Project 7')).getByRole('button', { name: 'Edit: Project 7' }));
    await type('Project name', 'Water meter');
    press('Save');
    expect(await screen.findByText(refusal.msg)).toBeVisible();
    expect(await field('Project name')).toHaveValue('Water meter');
  });
});
