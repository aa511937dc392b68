import type { Screen } from '@chengban/kernel/area.ts'

/** Screens of people by their routes. */
export const peopleScreens = {
  '/entry': {
    label: '入职管理',
    menu: { id: 557, icon: 'UserAddOutlined' },
    kind: 'list',
    of: 'entry',
    variant: 'manage',
    codes: ['entry:manage', 'entry:apply'],
    tab: '入职档案',
    where: { kind: { equalTo: '入职' } },
    tabs: [
      {
        label: '转正延长离职',
        of: 'entry',
        variant: 'manage',
        layout: 'table',
        where: { kind: { in: ['转正', '延长', '离职'] } },
        columns: ['name', 'kind', 'departmentId', 'regularDate', 'tzDemobilize', 'handoverId', 'status', 'tzSubmit'],
      },
      { label: '清单', of: 'entryItem' },
      { label: '清单模板', of: 'entryTemplate', codes: ['entry:manage'] },
    ],
  },
  '/entryAudit': {
    label: '入职审核',
    menu: { id: 558, icon: 'AuditOutlined', badge: 'entry' },
    kind: 'list',
    of: 'entry',
    variant: 'audit',
    codes: ['entry:audit1', 'entry:audit2'],
  },
  '/entryLearn': { label: '入职学习', menu: { id: 559, icon: 'ReadOutlined' }, kind: 'page', of: 'entryItem' },
  '/violate': {
    label: '违规',
    menu: { id: 560, icon: 'WarningOutlined' },
    kind: 'list',
    of: 'violate',
    variant: 'apply',
    tab: '我的',
    where: { userId: { equalTo: { from: 'me' } } },
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
      { label: '全部', of: 'violate', variant: 'manage', codes: ['violate:audit', 'violate:manage'] },
      { label: '警告记录', of: 'warnAccident' },
    ],
    dashboards: [{ name: 'violate', label: '统计', codes: ['violate:manage'], isLast: true }],
  },
  '/performance': {
    label: '绩效',
    menu: { id: 561, icon: 'TrophyOutlined' },
    kind: 'list',
    of: 'performance',
    variant: 'apply',
    tab: '我的',
    tabs: [
      {
        label: '待我复核',
        of: 'performance',
        where: { leaderId: { equalTo: { from: 'me' } }, status: { in: ['有异议', '待复核'] } },
        codes: ['performance:audit'],
        creates: false,
      },
      {
        label: '全部',
        of: 'performance',
        variant: 'manage',
        codes: ['performance:manage', 'performance:audit', 'performance:report'],
      },
      { label: '绩效项', of: 'performanceItem' },
    ],
  },
  '/performanceReport': {
    label: '绩效报表',
    menu: { id: 562, icon: 'PieChartOutlined' },
    kind: 'list',
    of: 'performance',
    codes: ['performance:manage', 'performance:report'],
    tab: '绩效表',
    dashboards: [
      { name: 'performance', label: '季度' },
      { name: 'performanceWeek', label: '周' },
    ],
  },
  '/phone/phoneEntryAudit': { label: '入职审核', kind: 'phone', of: 'entry' },
} as const satisfies Readonly<Record<string, Screen>>
