import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { becomeLean, leanProcess } from './lean-process.ts';

const program = new URL('file:///shop/main.ts');
const file = fileURLToPath(program);

function makeProcess(facts: Partial<NonNullable<Parameters<typeof becomeLean>[2]>> = {}) {
  const execve = vi.fn<(path: string, args?: readonly string[], env?: NodeJS.ProcessEnv) => never>();
  const argv = ['node', file, '--given'];
  const self = {
    argv,
    execArgv: [],
    execPath: '/bin/node',
    env: { PATH: '/bin' },
    platform: 'linux' as const,
  };
  return { execve, self: Object.assign(self, { execve }, facts) };
}

describe('A program that becomes lean', () => {
  it('starts again with the flags and settings that are missing', () => {
    const { self, execve } = makeProcess();
    becomeLean(program, { execArgv: ['--own'], env: { OWN: '1' } }, self);
    const [path, args, env] = execve.mock.calls[0] ?? [];
    expect(path).toBe('/bin/node');
    expect(args).toEqual(['/bin/node', ...leanProcess.execArgv, '--own', file, '--given']);
    expect(env).toMatchObject({ PATH: '/bin', OWN: '1', ...leanProcess.env });
  });

  it('starts again only once, even where the system drops the settings', () => {
    const { self, execve } = makeProcess();
    becomeLean(program, undefined, self);
    const given = execve.mock.calls[0]?.[2] ?? {};
    const env = Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith('MALLOC_')));
    const again = makeProcess({ env });
    becomeLean(program, undefined, again.self);
    expect(execve).toHaveBeenCalledOnce();
    expect(again.execve).not.toHaveBeenCalled();
  });

  it.each([
    ['on Windows', { platform: 'win32' }],
    ['with a channel to its parent', { send: () => true }],
  ] as const)('goes on as it is %s', (_where, facts) => {
    const { self, execve } = makeProcess(facts);
    becomeLean(program, undefined, self);
    expect(execve).not.toHaveBeenCalled();
  });

  it('goes on as it is where it may not be replaced', () => {
    const { self, execve } = makeProcess();
    execve.mockImplementation(() => {
      throw new Error('not permitted');
    });
    expect(() => becomeLean(program, undefined, self)).not.toThrow();
    expect(execve).toHaveBeenCalledOnce();
  });
});
