import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'

type Stage = '未生效' | '待入职' | '学习中' | '待考核' | '试用中' | '待转正' | '已转正' | '待离职' | '交接中' | '已离职'
type Status = '草稿' | '待一级审核' | '待二级审核' | '通过' | '驳回' | '已撤回' | '已作废'

/** How far somebody has come. */
export interface EntryPlan {
  readonly key: string
  readonly kind: '入职' | '转正' | '延长' | '离职'
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
    name: '实施九',
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
    name: '待入职一',
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
    key: 'new2',
    kind: '入职',
    name: '方宁',
    department: '产品测试部',
    position: '测试工程师',
    mentor: 'cs01',
    days: 4,
    probation: -12,
    status: '待二级审核',
    stage: '未生效',
  },
  {
    key: 'new3',
    kind: '入职',
    name: '韩秋',
    department: '实施部',
    position: '实施工程师',
    mentor: 'ss03',
    days: 1,
    probation: -20,
    status: '草稿',
    stage: '未生效',
  },
  {
    key: 'yf07',
    kind: '入职',
    account: 'yf07',
    name: '后端三',
    department: '研发部',
    position: '开发工程师',
    mentor: 'yf05',
    days: 400,
    probation: 380,
    status: '通过',
    stage: '已转正',
    done: 12,
    more: { examScore: '86.0', examCount: 1 },
  },
  {
    key: 'yf07r',
    kind: '转正',
    account: 'yf07',
    name: '后端三',
    department: '研发部',
    position: '开发工程师',
    mentor: 'yf05',
    days: 300,
    probation: 380,
    status: '通过',
    stage: '未生效',
    more: {
      parentOf: 'yf07',
      regularDate: dayAgo(290),
      selfSummary: '独立完成接口模块三个，熟悉了发布流程。',
      mentorOpinion: '学习主动，同意转正。',
    },
  },
  {
    key: 'lz01',
    kind: '入职',
    account: 'lz01',
    name: '离职一',
    department: '研发部',
    position: '开发工程师',
    mentor: 'yf05',
    days: 600,
    probation: 590,
    status: '通过',
    stage: '已离职',
    done: 17,
    more: { examScore: '78.5', examCount: 1 },
  },
  {
    key: 'lz01q',
    kind: '离职',
    account: 'lz01',
    name: '离职一',
    department: '研发部',
    position: '开发工程师',
    mentor: 'yf05',
    days: 75,
    probation: 590,
    status: '通过',
    stage: '未生效',
    more: {
      parentOf: 'lz01',
      leaveKind: '主动离职',
      reason: '个人发展',
      tzDemobilize: dayAgo(40),
      tzDepart: dayAgo(35),
      handover: 'yf05',
    },
  },
]
