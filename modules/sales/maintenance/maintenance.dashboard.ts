import { dashboard, firstRows, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const narrow = { userId: 'userId', clientId: 'clientId' } as const
const periods = { of: 'maintenance', narrow } as const
const latest = { isLatest: { equalTo: true } }

/** Maintenance in force, ending soon, and ended without renewal, and the year's maintenance fees. */
export const maintained = dashboard({
  name: 'maintenance',
  label: '维护看板',
  who: holds('maintenance:manage'),
  period: 'year',
  choices: { userId: ref('维护负责人', 'user'), clientId: ref('客户', 'client') },
  tiles: [
    tile({
      key: 'running',
      label: '维护中',
      ...periods,
      where: { status: { in: ['维护中', '即将到期'] } },
      unit: '个',
    }),
    tile({
      key: 'ending',
      label: '即将到期',
      ...periods,
      where: { ...latest, status: { equalTo: '即将到期' } },
      unit: '个',
    }),
    tile({
      key: 'ended',
      label: '已到期未续',
      ...periods,
      where: { status: { equalTo: '已到期' } },
      unit: '个',
      isBad: true,
    }),
    tile({ key: 'paid', label: '本年维护费', ...periods, date: 'dtStart', measure: { sum: 'money' } }),
  ],
  blocks: [
    firstRows({
      key: 'next',
      label: '最先到期',
      ...periods,
      where: { ...latest, status: { in: ['维护中', '即将到期'] } },
      columns: ['contractId', 'clientId', 'dtEnd', 'daysLeft', 'userId'],
      sort: 'dtEnd',
      isWide: true,
    }),
  ],
})
