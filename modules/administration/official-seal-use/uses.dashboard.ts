import { dashboard, firstRows, heat, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const uses = { of: 'officialSealUse', narrow: { sealId: 'sealId' } } as const
const stamped = { ...uses, date: 'tzUse', where: { tzUse: { isNull: false } } } as const
const copies = { measure: { sum: 'actualCopies' } } as const

/** Uses of seals in the chosen year: number, copies, seals taken out, and uses without a scan. */
export const sealFigures = dashboard({
  name: 'officialSealUse',
  label: '用印统计',
  who: holds('officialSeal:manage'),
  period: 'year',
  choices: { sealId: ref('印章', 'officialSeal') },
  tiles: [
    tile({ key: 'uses', label: '用印', ...stamped, unit: '次', isCompared: true }),
    tile({ key: 'copies', label: '份数', ...stamped, ...copies, unit: '份', isCompared: true }),
    tile({ key: 'out', label: '外借中', ...uses, where: { useStatus: { equalTo: '已借出' } } }),
    tile({ key: 'late', label: '逾期', ...uses, where: { overdueDays: { greaterThan: 0 } }, isBad: true }),
    tile({ key: 'scans', label: '待上传', ...uses, where: { useStatus: { equalTo: '待上传' } } }),
  ],
  blocks: [
    {
      key: 'months',
      label: '按月份',
      as: 'bars',
      head: '月份',
      series: [series({ label: '用印', ...stamped, by: 'tzUse:month', unit: '次' })],
      isWide: true,
    },
    heat({ key: 'kinds', label: '份数：印章与文件类型', head: '印章', ...stamped, ...copies, by: ['sealId', 'kind'] }),
    firstRows({
      key: 'scans',
      label: '待上传最久',
      ...uses,
      where: { useStatus: { equalTo: '待上传' } },
      columns: ['applyNumber', 'name', 'sealId', 'userId', 'tzUse'],
      sort: 'tzUse',
      isWide: true,
    }),
  ],
})
