import type { Engine } from '@chengban/engine/engine.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { partsOf } from '@chengban/engine/schema/rows.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'

/** The parts of the row rules by which a person sees a record, in words; null: none of them holds. */
export const seenBy = async (engine: Engine, entity: Entity, personId: string, id: string): Promise<string | null> => {
  const arms = armsOf(entity)
  const place = engine.writer.catalog.place(entity, 't')
  const tests = arms.map(([word, rule]) => `case when ${sqlOf(rule, place)} then '${word}' end`)
  const held = await engine.asHouse('names the parts of a rule, nothing of the record', async (tx) => {
    // asked as that person, within this transaction alone
    await tx.query('select app.ask_as($1)', [personId])
    const [row] = await tx.query<{ held: string[] }>(
      `select array_remove(array[${tests.join(', ')}]::text[], null) as held from ${table(entity.name)} t where t.id::text = $1`,
      [id],
    )
    return row?.held ?? []
  })
  return held.length ? held.join('；') : null
}

const armsOf = (e: Entity): [string, Expr<unknown>][] => {
  const { own, manage, also = [] } = e.rows
  const given: [string, unknown][] = [
    [manage ? `manage：管理范围，${wordsOf(manage)}` : '', manage],
    ['own：本人相关', own],
    ...also.map((rule, index): [string, unknown] => [`also ${index + 1}：${wordsOf(rule)}`, rule]),
    ...partsOf(e).map(({ when }, index): [string, unknown] => [`partial ${index + 1}：仅部分字段`, when]),
  ]
  return given.filter(([, rule]) => rule !== undefined) as [string, Expr<unknown>][]
}

const words: Readonly<Record<string, string>> = {
  tasked: '审批人',
  headOf: '部门负责人',
  leaderOf: '上级或部门负责人',
  headsOf: '部门负责人',
  asParent: '所属记录可见',
  asRecord: '关联记录可见',
  via: '关联记录中的人员',
  some: '成员',
  contains: '成员',
  holds: '操作码',
  everybody: '全体人员',
}
const wordsOf = ({ op }: Expr<unknown>): string => {
  if (op.is === 'holds') return `操作码 ${op.code}`
  return combined(op)
}

const combined = (op: Expr<unknown>['op']): string =>
  'args' in op && (op.is === 'and' || op.is === 'or')
    ? op.args.map(wordsOf).join(op.is === 'and' ? '且' : '或')
    : (words[op.is] ?? '状态')
