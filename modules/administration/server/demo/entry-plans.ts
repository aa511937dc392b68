import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'

type Stage = '未生效' | '待入职' | '学习中'
type Status = '待一级审核' | '通过'

/** How far somebody has come. */
export interface EntryPlan {
  readonly key: string
  readonly kind: '入职' | '离职'
  readonly account?: string
  readonly name: string
  readonly department: string
  readonly position: string
  readonly mentor: string
  readonly days: number
  /** Days since the first day; negative is to come. */
  readonly probation: number
  readonly status: Status
  readonly stage: Stage
  /** How many of the list are done. */
  readonly done?: number
  readonly more?: Readonly<Record<string, unknown>>
}

export const entryPlans: readonly EntryPlan[] = [
  {
    key: 'ss09',
    kind: '入职',
    account: 'ss09',
    name: nameOf('ss09'),
    department: '实施部',
    position: '实施工程师',
    mentor: 'ss02',
    days: 55,
    probation: 45,
    status: '通过',
    stage: '学习中',
    done: 10,
    more: { examCount: 0 },
  },
  {
    key: 'dr01',
    kind: '入职',
    account: 'dr01',
    name: nameOf('dr01'),
    department: '销售部',
    position: '销售经理',
    mentor: 'xs02',
    days: 6,
    probation: -7,
    status: '通过',
    stage: '待入职',
    done: 3,
  },
  {
    key: 'new1',
    kind: '入职',
    name: '许言',
    department: '研发部',
    position: '开发工程师',
    mentor: 'yf05',
    days: 2,
    probation: -15,
    status: '待一级审核',
    stage: '未生效',
  },
  {
    key: 'lz01q',
    kind: '离职',
    account: 'lz01',
    name: nameOf('lz01'),
    department: '研发部',
    position: '开发工程师',
    mentor: 'yf05',
    days: 75,
    probation: 590,
    status: '通过',
    stage: '未生效',
    more: {
      leaveKind: '主动离职',
      reason: '个人发展',
      tzDemobilize: dayAgo(40),
      tzDepart: dayAgo(35),
      handover: 'yf05',
    },
  },
]
