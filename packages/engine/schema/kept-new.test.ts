import { declared } from '@chengban/engine/kinds/column.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { avg, count, type Expr, everybody, exists, field, first, max, min, sum } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { describe, expect, it } from 'vitest'
import { childless } from './kept-new.ts'

// names of entities that exist in this test alone
type Any = never

const rows = { own: everybody }
const jar = entity('jar', { label: '罐', title: 'name', fields: { name: text('名称'), lid: int('盖') }, rows })
const drop = entity('drop', {
  label: '滴',
  title: 'name',
  fields: {
    name: text('名称'),
    jarId: ref('罐', 'jar' as Any),
    about: text('关于'),
    otherId: ref('滴', 'drop' as Any),
    money: money('金额'),
    pieces: int('件'),
    day: date('日期'),
  },
  rows,
})
const all = declared([jar, drop])

const of = (figure: Expr<never>) =>
  figure.op.is === 'children' ? childless(figure.op, jar, all) : expect.unreachable('a figure over rows')
const child = (column: string, by = 'jarId') => ({ of: 'drop' as Any, by: by as Any, column: column as Any })

describe('a figure over rows of a new row', () => {
  it('is asked for where rows can be there before it', () => {
    expect(of(count(child('money', 'about')))).toBeUndefined()
    expect(of(count(child('money', 'otherId')))).toBeUndefined()
    expect(of(count({ ...child('money'), at: 'lid' } as Any))).toBeUndefined()
    expect(of(count({ ...child('money'), below: true } as Any))).toBeUndefined()
    expect(of(count({ ...child('money'), through: { of: 'drop', by: 'otherId' } } as Any))).toBeUndefined()
    expect(of(sum({ ...child('money'), value: field('money') } as Any))).toBeUndefined()
  })

  it('is that of no rows where they name it by a reference', () => {
    expect(of(count(child('money')))).toBe('0')
    expect(of(exists(child('money')))).toBe('false')
    expect(of(sum(child('money')))).toBe('0::numeric')
    expect(of(avg(child('pieces')))).toBe('null::numeric')
    expect(of(min(child('day')))).toBe('null::date')
    expect(of(max(child('money')))).toMatch(/^null::numeric/)
    expect(of(first(child('name')))).toBe('null::text')
  })

  it('is asked for where its type is not that of the empty figure', () => {
    expect(of(sum(child('pieces')))).toBeUndefined()
  })
})
