import type { Entity } from '@chengban/kernel/entity.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { orderWords } from './ListPager.tsx'

const fields = {
  name: text('名称'),
  day: date('日期'),
  year: year('年'),
  isTop: bool('置顶'),
  month: text('工资月份'),
  owed: money('逾期金额'),
  serial: int('序号'),
  node: int('节点', { names: ['准备', '部署'] }),
  sort: int('排序'),
  statusSort: int('状态排序'),
}
const entity = { fields } as unknown as Entity

it.each([
  ['-isGone', ''],
  ['name', '按名称升序'],
  ['-day,name', '按日期从新到旧'],
  ['-year', '按年从新到旧'],
  ['-month', '按工资月份从新到旧'],
  ['-owed', '按逾期金额从大到小'],
  ['serial', '按序号从小到大'],
  ['node,sort', '按节点顺序'],
  ['-isTop,sort', '置顶在前'],
  ['isTop', '置顶在后'],
  ['sort', '按排定顺序'],
  ['statusSort', '按状态顺序'],
  ['-statusSort', '按状态倒序'],
])('a list ordered by %s says %s', (sort, words) => expect(orderWords(entity, sort)).toBe(words))
