import type { Budget } from './tally.ts'

/** The daily jobs, each with what it may cost. */
export const jobs = {
  客户与联系人: { seconds: 40 },
  商机到合同: { clicks: 15 },
  回款计划与开票申请: { clicks: 10 },
  登记回款: { clicks: 6 },
  请假: { clicks: 4 },
  今日产出: { clicks: 1 },
  手机审批: { clicks: 3 },
  手机请假: { clicks: 3 },
  手机参会: { clicks: 1 },
  手机加班: { clicks: 3 },
  手机产出: { clicks: 1 },
  手机预估: { clicks: 2 },
  手机确认: { clicks: 1 },
  手机解锁: { clicks: 2 },
  手机补卡: { clicks: 3 },
  手机派发: { clicks: 2 },
  手机周计划: { clicks: 2 },
  // two of them are the camera's
  手机拜访: { clicks: 4 },
  合同审批: {},
  由合同立项: {},
  报销: {},
  // four people each ask for the figures once
  核发工资: { clicks: 24 },
  四十人的一个月: { clicks: 12 },
} as const satisfies Readonly<Record<string, Budget>>

export type JobName = keyof typeof jobs
