import { entity } from '@chengban/kernel/entity.ts'
import { everybody, field, multiply, today } from '@chengban/kernel/expr.ts'
import { daysBetween } from '@chengban/kernel/formula.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { Catalog } from './catalog.ts'
import { columnSql } from './column-sql.ts'

const loan = entity('loan', {
  label: '借阅',
  title: 'name',
  fields: {
    name: text('名称'),
    due: date('到期'),
    twice: int('两倍', { computed: multiply(field('version'), 2) }),
    late: int('逾期', { computed: daysBetween(field('due'), today()) }),
  },
  rows: { own: everybody },
})
const user = entity('user', { label: '人', title: 'name', fields: { name: text('姓名') }, rows: { own: everybody } })

it('is the column where there is one, and else what the view makes of the row', () => {
  const catalog = new Catalog([loan, user])
  const sql = (name: string): string => columnSql(catalog, 'loan' as never, name as never, 'l')
  expect(sql('due')).toBe('l."due"')
  expect(sql('twice')).toBe('l."twice"')
  expect(sql('late')).toMatch(/^\(.*app\.now\(\).*l\."due".*\)$/)
})
