/** The words of the panel; developers read either language. */
export const words = {
  zh: {
    title: '模拟',
    world: '世界',
    operation: '调用',
    search: '查找调用',
    ordinary: '正常',
    latency: '延迟（毫秒）',
    calls: '最近的调用',
    none: '还没有调用',
    apply: '应用并重新载入',
    reset: '重新开始',
    close: '关闭',
  },
  en: {
    title: 'Mocks',
    world: 'World',
    operation: 'Calls',
    search: 'Find a call',
    ordinary: 'ordinary',
    latency: 'Latency (ms)',
    calls: 'Latest calls',
    none: 'No call yet',
    apply: 'Apply and load anew',
    reset: 'Start the world anew',
    close: 'Close',
  },
} as const;

export type Words = (typeof words)[keyof typeof words];
