// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Action } from '#domain/actions/offered.ts';

/** Entity → action → when it is offered and what it sets. Ask with `isOffered` of `#domain/actions/offered.ts`. */
export const actions = {
  Address: {
    setDefaultAddress: {
      operation: "editAddress",
      on: "Address",
      name: "setDefaultAddress",
      request: {
        defaultState: 1,
      },
      when: [
        {
          defaultState: [0, 1],
        },
      ],
      sets: {
        defaultState: 1,
      },
      screens: {
        addresses: [
          {
            defaultState: [0],
          },
        ],
      },
    },
  },
  StandardOrder: {
    pay: {
      operation: "payStandardOrder",
      on: "StandardOrder",
      name: "pay",
      when: [
        {
          proOrderState: [1],
        },
      ],
    },
    confirmReceipt: {
      operation: "confirmStandardReceipt",
      on: "StandardOrder",
      name: "confirmReceipt",
      when: [
        {
          proOrderState: [3],
          assFlag: [0, 1, 2, 3, 5],
        },
      ],
      sets: {
        proOrderState: 4,
      },
    },
    cancel: {
      operation: "cancelStandardOrder",
      on: "StandardOrder",
      name: "cancel",
      when: [
        {
          proOrderState: [1, 2],
        },
      ],
      sets: {
        proOrderState: 5,
      },
      screens: {
        memberHome: [
          {
            proOrderState: [1],
          },
        ],
      },
    },
    returnGoods: {
      operation: "applyAfterSales",
      on: "StandardOrder",
      name: "returnGoods",
      request: {
        orderType: 1,
        serviceType: 1,
      },
      when: [
        {
          proOrderState: [3, 4],
          assFlag: [0, 2, 5],
        },
      ],
      sets: {
        assFlag: 3,
      },
    },
    exchangeGoods: {
      operation: "applyAfterSales",
      on: "StandardOrder",
      name: "exchangeGoods",
      request: {
        orderType: 1,
        serviceType: 2,
      },
      when: [
        {
          proOrderState: [3, 4],
          assFlag: [0, 2, 5],
        },
      ],
      sets: {
        assFlag: 1,
      },
    },
    uploadContract: {
      operation: "uploadStandardContract",
      on: "StandardOrder",
      name: "uploadContract",
      when: [
        {
          proOrderState: [1, 2, 3, 4],
          assFlag: [0, 1, 2, 3, 5],
        },
      ],
    },
    applyInvoice: {
      operation: "applyInvoice",
      on: "StandardOrder",
      name: "applyInvoice",
      request: {
        orderType: 1,
      },
      when: [
        {
          proOrderState: [2, 3, 4],
          assFlag: [0, 2, 5],
          invoiceFlag: [0],
        },
      ],
      sets: {
        invoiceFlag: 1,
      },
    },
  },
  CustomisedOrder: {
    pay: {
      operation: "payCustomisedOrder",
      on: "CustomisedOrder",
      name: "pay",
      when: [
        {
          orderState: [4, 8, 10],
          assFlag: [0, 2, 5],
          unpaid: [1],
        },
      ],
    },
    returnGoods: {
      operation: "applyAfterSales",
      on: "CustomisedOrder",
      name: "returnGoods",
      request: {
        orderType: 2,
        serviceType: 1,
      },
      when: [
        {
          orderState: [4],
          send: [1],
          assFlag: [0, 1, 2, 3, 5],
        },
        {
          orderState: [8],
          assFlag: [0, 1, 2, 3, 5],
        },
      ],
      sets: {
        assFlag: 3,
      },
    },
    exchangeGoods: {
      operation: "applyAfterSales",
      on: "CustomisedOrder",
      name: "exchangeGoods",
      request: {
        orderType: 2,
        serviceType: 2,
      },
      when: [
        {
          orderState: [4],
          send: [1],
          assFlag: [0, 1, 2, 3, 5],
        },
        {
          orderState: [8],
          assFlag: [0, 1, 2, 3, 5],
        },
      ],
      sets: {
        assFlag: 1,
      },
    },
    confirmReceipt: {
      operation: "moveCustomisedOrder",
      on: "CustomisedOrder",
      name: "confirmReceipt",
      request: {
        state: 1,
      },
      when: [
        {
          send: [1],
          assFlag: [0, 2, 5],
          orderState: [0, 1, 2, 3, 4, 5, 6, 7, 9, 10],
        },
      ],
      sets: {
        orderState: 8,
      },
    },
    cancel: {
      operation: "moveCustomisedOrder",
      on: "CustomisedOrder",
      name: "cancel",
      request: {
        state: 2,
      },
      when: [
        {
          orderState: [0, 1, 2, 3, 6, 7],
        },
      ],
      sets: {
        orderState: 9,
      },
      screens: {
        memberHome: [
          {
            orderState: [0, 1],
          },
        ],
      },
    },
    uploadContract: {
      operation: "uploadCustomisedContract",
      on: "CustomisedOrder",
      name: "uploadContract",
      when: [
        {
          orderState: [1, 6],
          unpaid: [1],
        },
      ],
      sets: {
        orderState: 2,
      },
    },
    applyInvoice: {
      operation: "applyInvoice",
      on: "CustomisedOrder",
      name: "applyInvoice",
      request: {
        orderType: 2,
      },
      when: [
        {
          orderState: [5, 8],
          assFlag: [0, 1, 2, 3, 5],
        },
      ],
    },
  },
  Account: {
    setPayPassword: {
      operation: "setPayPassword",
      on: "Account",
      name: "setPayPassword",
      when: [
        {
          payPassword: [false],
        },
      ],
      sets: {
        payPassword: true,
      },
    },
  },
  SampleOrder: {
    confirmReceipt: {
      operation: "moveSampleOrder",
      on: "SampleOrder",
      name: "confirmReceipt",
      request: {
        type: 3,
      },
      when: [
        {
          orderState: [2],
        },
      ],
      sets: {
        orderState: 3,
      },
    },
    cancel: {
      operation: "moveSampleOrder",
      on: "SampleOrder",
      name: "cancel",
      request: {
        type: 5,
      },
      when: [
        {
          orderState: [0],
        },
      ],
      sets: {
        orderState: 5,
      },
    },
  },
  Notice: {
    mark: {
      operation: "markNotice",
      on: "Notice",
      name: "mark",
      when: [
        {
          messageType: [2],
          readState: [0],
        },
        {
          messageType: [1, 3],
        },
      ],
      sets: {
        readState: 1,
      },
    },
  },
  RemoteSupport: {
    edit: {
      operation: "editRemoteSupport",
      on: "RemoteSupport",
      name: "edit",
      when: [
        {
          auditStatus: [0],
        },
      ],
    },
    cancel: {
      operation: "cancelRemoteSupport",
      on: "RemoteSupport",
      name: "cancel",
      when: [
        {
          auditStatus: [0, 1],
        },
      ],
      sets: {
        auditStatus: 3,
      },
    },
  },
  Project: {
    edit: {
      operation: "editProject",
      on: "Project",
      name: "edit",
      when: [
        {
          projectState: [0, 1],
        },
      ],
    },
    cancel: {
      operation: "cancelProject",
      on: "Project",
      name: "cancel",
      when: [
        {
          projectState: [1],
        },
      ],
      sets: {
        projectState: 0,
      },
    },
    submit: {
      operation: "submitProject",
      on: "Project",
      name: "submit",
      when: [
        {
          projectState: [0],
        },
      ],
      sets: {
        projectState: 1,
      },
    },
  },
} as const satisfies Record<string, Record<string, Action>>;

/** The actions of each operation; where there are several, `chosenAction` finds the one that a request means. */
export const actionsOf = {
  editAddress: [actions.Address.setDefaultAddress],
  payStandardOrder: [actions.StandardOrder.pay],
  payCustomisedOrder: [actions.CustomisedOrder.pay],
  setPayPassword: [actions.Account.setPayPassword],
  confirmStandardReceipt: [actions.StandardOrder.confirmReceipt],
  cancelStandardOrder: [actions.StandardOrder.cancel],
  applyAfterSales: [actions.StandardOrder.returnGoods, actions.StandardOrder.exchangeGoods, actions.CustomisedOrder.returnGoods, actions.CustomisedOrder.exchangeGoods],
  uploadStandardContract: [actions.StandardOrder.uploadContract],
  moveSampleOrder: [actions.SampleOrder.confirmReceipt, actions.SampleOrder.cancel],
  moveCustomisedOrder: [actions.CustomisedOrder.confirmReceipt, actions.CustomisedOrder.cancel],
  uploadCustomisedContract: [actions.CustomisedOrder.uploadContract],
  applyInvoice: [actions.StandardOrder.applyInvoice, actions.CustomisedOrder.applyInvoice],
  markNotice: [actions.Notice.mark],
  editRemoteSupport: [actions.RemoteSupport.edit],
  cancelRemoteSupport: [actions.RemoteSupport.cancel],
  editProject: [actions.Project.edit],
  cancelProject: [actions.Project.cancel],
  submitProject: [actions.Project.submit],
} as const satisfies Record<string, readonly Action[]>;

export type ActingOperation = keyof typeof actionsOf;
