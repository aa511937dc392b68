import {
  AppstoreOutlined,
  AuditOutlined,
  BookOutlined,
  BulbOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  CoffeeOutlined,
  FieldTimeOutlined,
  FileProtectOutlined,
  FormOutlined,
  HourglassOutlined,
  ProfileOutlined,
  ReadOutlined,
  ShopOutlined,
  TeamOutlined,
  ToolOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

// Decision 147: Leave, claims and reports keep their lists on the phone

export interface Way {
  readonly to: string
  /** Most come to ask: the list opens with the form of a new row before it. */
  readonly asks?: true
  readonly words: string
  /** The tiles have one; further ways are words alone. */
  readonly icon?: ComponentType
  /** Any of them shows it, where the page itself asks for none. */
  readonly codes?: readonly string[]
}

/** What people open on the phone, in this order; each shows only what they may open. Sets of the menu's icons would cost seven requests. */
export const ways: readonly Way[] = [
  { to: '/phone/phoneAudits', words: '审批', icon: AuditOutlined },
  { to: '/phone/phoneTasks', words: '我的任务', icon: CheckSquareOutlined },
  { to: '/phone/phoneTaskDay', words: '今日计划', icon: ProfileOutlined },
  { to: '/phone/phoneTodayOutput', words: '今日产出', icon: FormOutlined },
  { to: '/restDay', words: '调休请假', icon: CoffeeOutlined, asks: true },
  { to: '/overtime', words: '加班', icon: HourglassOutlined, asks: true },
  { to: '/submitExpense', words: '报销', icon: WalletOutlined },
  { to: '/attendance', words: '考勤', icon: FieldTimeOutlined },
  { to: '/dailyWork', words: '日报周报', icon: ReadOutlined },
  { to: '/phone/phoneWorkDay', words: '日程会议', icon: CalendarOutlined },
  {
    to: '/phone/phoneClientVisit',
    words: '客户拜访',
    icon: ShopOutlined,
    codes: ['client:apply', 'clientVisit:apply'],
  },
  { to: '/phone/phoneBusinessLogs', words: '商务日志', icon: BulbOutlined, codes: ['businessOpportunity:apply'] },
  {
    to: '/phone/phoneImpRecords',
    words: '实施记录',
    icon: ToolOutlined,
    codes: ['impRecord:apply', 'impRecord:manage'],
  },
  { to: '/phone/h5/productLibrary', words: '产品库', icon: AppstoreOutlined },
  { to: '/yyxx/index', words: '学习', icon: BookOutlined },
  { to: '/user', words: '通讯录', icon: TeamOutlined },
  { to: '/document', words: '文档', icon: FileProtectOutlined },
]

/** What is opened now and then, or by heads alone. */
export const furtherWays: readonly Way[] = [
  { to: '/phone/phoneWeekTask', words: '周计划', codes: ['task:apply'] },
  { to: '/phone/phoneDayTask', words: '当日任务', codes: ['task:apply', 'taskDay:pmo'] },
  { to: '/phone/phoneOkrConfirm', words: 'OKR', codes: ['task:apply', 'okr:manage'] },
  { to: '/phone/phoneWeekComb', words: '周组合', codes: ['task:dispatch', 'taskDay:pmo'] },
  { to: '/phone/phoneDispatchTask', words: '派发任务' },
  { to: '/phone/phoneTodayConfirm', words: '今日确认', codes: ['taskDay:confirm', 'taskDay:pmo'] },
  {
    to: '/phone/phoneMilepostConfirm',
    words: '里程碑确认',
    codes: ['milepost:edit', 'milepost:confirm', 'milepost:manage', 'milepost:pmo'],
  },
  { to: '/phone/tenerData', words: '招标数据', codes: ['zfcg:view'] },
]
