/** The words of the panel; developers read either language. */
export const words = {
  zh: {
    title: '模拟',
    world: '场景',
    situation: {
      newMember: '新会员',
      richMember: '余额充足的会员',
      expiredSession: '登录已过期',
      noPaymentPassword: '未设支付密码',
      shopClosed: '商城关闭',
    },
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
    situation: {
      newMember: 'new member',
      richMember: 'rich member',
      expiredSession: 'expired session',
      noPaymentPassword: 'no payment password',
      shopClosed: 'shop closed',
    },
    operation: 'Calls',
    search: 'Find a call',
    ordinary: 'ordinary',
    latency: 'Latency (ms)',
    calls: 'Latest calls',
    none: 'No call yet',
    apply: 'Apply and reload',
    reset: 'Reset the world',
    close: 'Close',
  },
} as const;

export type Words = (typeof words)[keyof typeof words];
