import type { Screen } from '@chengban/kernel/area.ts'

/** Screens of attendance and of people by their routes. */
export const peopleScreens = {
  '/attendance': {
    label: '考勤',
    kind: 'list',
    of: 'attendance',
    tab: '每日考勤',
    tabs: [
      { label: '月表', of: 'attendanceMonth' },
      { label: '打卡记录', of: 'attendancePunch' },
    ],
  },
  '/attendanceAudit': {
    label: '考勤审核',
    kind: 'list',
    of: 'attendance',
    variant: 'audit',
    codes: ['attendance:audit1', 'attendance:audit2'],
    tab: '审核',
    tabs: [
      { label: '一级待审', of: 'attendance', variant: 'manage', where: { status: { equalTo: '待一级审核' } } },
      { label: '二级待审', of: 'attendance', variant: 'manage', where: { status: { equalTo: '待二级审核' } } },
    ],
  },
  '/overtime': { label: '加班', kind: 'list', of: 'overtime' },
  '/restDay': {
    label: '调休',
    kind: 'list',
    of: 'restDay',
    tab: '调休请假',
    tabs: [{ label: '假期流水', of: 'restDayLedger' }],
  },
  '/entry': {
    label: '入职管理',
    kind: 'list',
    of: 'entry',
    variant: 'manage',
    codes: ['entry:manage', 'entry:apply'],
    tab: '入职与离职',
    tabs: [
      { label: '清单', of: 'entryItem' },
      { label: '清单模板', of: 'entryTemplate', codes: ['entry:manage'] },
    ],
  },
  '/entryAudit': {
    label: '入职审核',
    kind: 'list',
    of: 'entry',
    variant: 'audit',
    codes: ['entry:audit1', 'entry:audit2'],
  },
  '/entryLearn': { label: '入职学习', kind: 'page', of: 'entryItem' },
  '/violate': {
    label: '违规',
    kind: 'list',
    of: 'violate',
    tab: '违规',
    tabs: [
      {
        label: '我登记的',
        of: 'violate',
        where: { creatorId: { equalTo: { from: 'me' } } },
        codes: ['violate:apply', 'violate:manage'],
      },
      {
        label: '待审核',
        of: 'violate',
        where: { status: { in: ['待审核', '复核中'] } },
        codes: ['violate:audit', 'violate:manage'],
      },
      { label: '警告记录', of: 'warnAccident' },
    ],
    dashboards: [{ name: 'violate', label: '统计', codes: ['violate:manage'], isLast: true }],
  },
  '/performance': {
    label: '绩效',
    kind: 'list',
    of: 'performance',
    tab: '绩效表',
    tabs: [{ label: '绩效项', of: 'performanceItem' }],
  },
  '/performanceReport': {
    label: '绩效报表',
    kind: 'list',
    of: 'performance',
    codes: ['performance:manage', 'performance:report'],
    tab: '绩效表',
    dashboards: [{ name: 'performance' }],
  },
  '/phone/phoneEntryAudit': { label: '入职审核', kind: 'phone', of: 'entry' },
} as const satisfies Readonly<Record<string, Screen>>
