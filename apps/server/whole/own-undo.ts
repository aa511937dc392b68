import { selfRule } from '@chengban/engine/schema/rows.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { AnyExpr } from '@chengban/kernel/expr.ts'
import { movesOf } from '@chengban/kernel/moves.ts'

const argsOf = ({ op }: AnyExpr): readonly AnyExpr[] => (op.is === 'or' || op.is === 'and' ? op.args : [])

/** The columns and lists by which a rule names the reader; `holds` where only a code is needed. */
const names = (rule: AnyExpr): readonly string[] => {
  const { op } = rule
  if (op.is === 'me' || op.is === 'contains') return [op.field]
  if (op.is === 'holds') return ['holds']
  if (op.is === 'some') return [op.of]
  return argsOf(rule).flatMap(names)
}

const excluded = (rule: AnyExpr): readonly string[] =>
  rule.op.is === 'not' ? names(rule.op.arg) : argsOf(rule).flatMap(excluded)

/** Whether holders of a code may do it to a record about themselves, in which they have no part otherwise. */
const isOpenToOwn = (self: readonly string[], who: AnyExpr, except: readonly AnyExpr[]): boolean => {
  const shut = new Set([...excluded(who), ...except.flatMap(names)])
  const may = names(who)
  return may.includes('holds') && !self.some((one) => shut.has(one) || may.includes(one))
}

/** `restDay.void`: what holders of a code do to records, their own among them. */
export const ownUndone = (entities: readonly Entity[]): readonly string[] =>
  entities.flatMap((e) => {
    const self = names(selfRule(e)).filter((one) => one !== 'creatorId')
    if (self.length === 0) return []
    const voids = e.audit?.void ? [{ name: 'void', who: e.audit.void, except: [] }] : []
    return [...voids, ...movesOf(e)]
      .filter(({ who, except = [] }) =>
        isOpenToOwn(
          self,
          who,
          except.map((one) => one.who),
        ),
      )
      .map(({ name }) => `${e.name}.${name}`)
  })
