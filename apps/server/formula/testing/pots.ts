import { type Declared, declared } from '@chengban/engine/kinds/column.ts'
import { derivedSql } from '@chengban/engine/schema/derived.ts'
import { diff } from '@chengban/engine/schema/diff.ts'
import { modelOf } from '@chengban/engine/schema/model.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { add, count, everybody, exists, field, first, gt, is, le, me, sum } from '@chengban/kernel/expr.ts'
import { of, parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type pg from 'pg'
import { makeCatalog } from '../../compose.ts'
import { handwrittenSql } from '../../generate/tables.ts'

// names of entities that exist in this test alone
type Any = never

const poured = {
  of: 'pour' as Any,
  by: 'potId' as Any,
  through: { of: 'pot' as Any, by: 'trayId' as Any, where: gt(field('own'), 1) },
}

/** The top of three levels: what its pots hold together, their own weight included. */
export const tray = entity('tray', {
  label: '托盘',
  title: 'name',
  fields: {
    name: text('名称'),
    held: money('盛放', {
      computed: sum({ of: 'pot' as Any, by: 'trayId' as Any, column: 'weight' as Any }),
      kept: true,
    }),
    heaviest: text('最重的罐', {
      computed: first({ of: 'pot' as Any, by: 'trayId' as Any, column: 'name' as Any, sort: ['-own' as Any] }),
    }),
    states: int('倒入的几种', { computed: count({ ...poured, distinct: ['state' as Any] }) }),
    poursNow: int('倒入次数', { computed: count(poured) }),
  },
  rows: { own: everybody },
})

const heavier = count({ of: 'pour' as Any, by: 'potId' as Any, where: gt(field('money'), parent('own' as Any)) })

/** Holds no more than its room, for all writers together. */
export const pot = entity('pot', {
  label: '罐',
  title: 'name',
  fields: {
    name: text('名称'),
    trayId: ref('托盘', 'tray' as Any),
    room: money('容量'),
    poured: money('已装', {
      computed: sum({ of: 'pour' as Any, by: 'potId' as Any, column: 'money' as Any, where: is({ state: '满' }) }),
      kept: true,
    }),
    own: money('自重'),
    heavy: int('重过罐子的', { computed: heavier, kept: true }),
    heavyNow: int('重过罐子的（读时）', { computed: heavier }),
    beside: int('罐子', {
      computed: count({ of: 'pot' as Any, by: 'trayId' as Any, at: 'trayId' as Any }),
      kept: true,
    }),
    besideNow: int('罐子（读时）', { computed: count({ of: 'pot' as Any, by: 'trayId' as Any, at: 'trayId' as Any }) }),
    isMine: bool('我倒过', { computed: exists({ of: 'pour' as Any, by: 'potId' as Any, where: me('creatorId') }) }),
    weight: money('总重', { computed: add(field('poured'), field('own')) }),
  },
  rows: { own: everybody },
  checks: [{ holds: le(field('poured'), field('room')), field: 'poured', message: '装不下' }],
})

export const pour = entity('pour', {
  label: '倒入',
  title: 'state',
  fields: {
    potId: ref('罐', 'pot' as Any),
    money: money('多少'),
    state: oneOf('状态', ['空', '满']),
    potName: text('罐名', { computed: of('potId', 'name'), kept: true }),
    trayName: text('托盘名', { computed: of('potId', 'trayId' as Any, 'name'), kept: true }),
    firstName: text('当时罐名', { computed: of('potId', 'name'), kept: 'once' }),
  },
  rows: { own: everybody },
})

/** Adds these three entities to the product's database; a second run renews derived objects only. */
export const addPots = async (owner: pg.Client): Promise<void> => {
  const known: Declared = makeCatalog().all
  const all = declared([...known.values(), tray, pot, pour])
  await owner.query('begin')
  const isThere = (await owner.query(`select to_regclass('store.pot') as pot`)).rows[0].pot
  if (!isThere) for (const statement of diff(modelOf(known), modelOf(all))) await owner.query(statement)
  await owner.query(derivedSql(all, await handwrittenSql()))
  await owner.query('commit')
}
