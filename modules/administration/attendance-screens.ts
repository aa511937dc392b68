import type { Screen } from '@chengban/kernel/area.ts'

/** What an appeal says beside what the punches say. */
const appealed = [
  'userId',
  'date',
  'tzIn',
  'tzOut',
  'result',
  'appealKind',
  'applyIn',
  'applyOut',
  'applyMinutes',
  'reason',
  'status',
] as const

const keepers = ['deduction:audit1', 'deduction:audit2', 'checkOnWork:manage'] as const

/** Screens of attendance, leave and assessment sheets by their routes. */
export const attendanceScreens = {
  '/checkOnWork': {
    label: '考核扣分',
    menu: { id: 551, icon: 'ClockCircleOutlined' },
    kind: 'list',
    of: 'checkOnWork',
    variant: 'apply',
    tab: '我的',
    tabs: [
      { label: '全部', of: 'checkOnWork', variant: 'manage', codes: keepers },
      { label: '有扣款', of: 'checkOnWork', variant: 'manage', where: { raw: { greaterThan: '0' } }, codes: keepers },
      { label: '考核事实', of: 'checkOnWorkFact' },
      { label: '扣款单', of: 'deduction', variant: 'apply' },
    ],
  },
  '/checkOnWorkAudit': {
    label: '扣分审核',
    menu: { id: 552, icon: 'AuditOutlined', badge: 'deduction' },
    kind: 'list',
    of: 'deduction',
    variant: 'audit',
    codes: keepers,
    tab: '审核',
    tabs: [{ label: '全部', of: 'deduction', variant: 'manage', codes: ['checkOnWork:manage'] }],
  },
  '/attendance': {
    label: '考勤',
    menu: { id: 553, icon: 'FieldTimeOutlined' },
    kind: 'list',
    of: 'attendance',
    variant: 'apply',
    layout: 'calendar',
    tab: '我的考勤',
    tabs: [
      { label: '每日考勤', of: 'attendance', variant: 'manage' },
      {
        label: '异常',
        of: 'attendance',
        variant: 'manage',
        layout: 'table',
        where: {
          isIgnore: { equalTo: false },
          result: { in: ['弹性', '迟到', '早退', '迟到早退', '缺卡', '旷工半天', '旷工'] },
        },
        codes: ['attendance:manage'],
      },
      { label: '月表', of: 'attendanceMonth' },
      { label: '打卡记录', of: 'attendancePunch' },
    ],
  },
  '/attendanceAudit': {
    label: '考勤审核',
    menu: { id: 554, icon: 'AuditOutlined', badge: 'attendance' },
    kind: 'list',
    of: 'attendance',
    variant: 'audit',
    codes: ['attendance:audit1', 'attendance:audit2'],
    tab: '审核',
    columns: appealed,
    tabs: [
      {
        label: '一级待审',
        of: 'attendance',
        variant: 'manage',
        layout: 'table',
        where: { status: { equalTo: '待一级审核' } },
        columns: appealed,
      },
      {
        label: '二级待审',
        of: 'attendance',
        variant: 'manage',
        layout: 'table',
        where: { status: { equalTo: '待二级审核' } },
        columns: appealed,
      },
    ],
  },
  '/overtime': {
    label: '加班',
    menu: { id: 555, icon: 'HourglassOutlined' },
    kind: 'list',
    of: 'overtime',
    variant: 'apply',
    tab: '我的',
    tabs: [
      { label: '待我审核', of: 'overtime', variant: 'audit', codes: ['overtime:audit'] },
      { label: '全部', of: 'overtime', variant: 'manage', codes: ['overtime:manage', 'overtime:audit'] },
    ],
  },
  '/restDay': {
    label: '调休',
    menu: { id: 556, icon: 'CoffeeOutlined' },
    kind: 'list',
    of: 'restDay',
    variant: 'apply',
    tab: '我的',
    tabs: [
      { label: '待我审核', of: 'restDay', variant: 'audit', codes: ['restDay:audit'] },
      {
        label: '谁不在',
        of: 'restDay',
        where: { status: { in: ['通过', '变更中'] }, restStatus: { in: ['待休', '休假中', '已休'] } },
        layout: 'calendar',
        columns: ['userId', 'away', 'startDate', 'startHalf', 'endsOn', 'endsHalf'],
        creates: false,
      },
      { label: '全部', of: 'restDay', variant: 'manage', codes: ['restDay:manage', 'restDay:audit'] },
      {
        label: '余额',
        of: 'restDayLedger',
        where: { lotId: { isNull: true }, remain: { greaterThan: 0 } },
        columns: ['userId', 'kind', 'remain', 'expireDate', 'hours', 'date', 'source'],
        codes: ['restDay:manage'],
      },
      { label: '假期流水', of: 'restDayLedger' },
    ],
  },
} as const satisfies Readonly<Record<string, Screen>>
