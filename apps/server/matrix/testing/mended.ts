import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Field } from '@chengban/kernel/field.ts'
import type { Check } from '@chengban/kernel/shape.ts'
import { opsOf } from './declared-rules.ts'
import { othersOf } from './values.ts'
import type { Row } from './world.ts'

/** The row with fields of broken checks set to something else, until every check holds. */
export const mended = (entity: Entity, row: Row, given: Row, n: number): Row => {
  for (let round = 0; round < 5; round++) {
    const broken = (entity.checks ?? []).find((check) => evaluate(check.holds, row) === false)
    if (!broken) return row
    mend(entity, row, broken, given, n)
  }
  throw new Error(`the checks of ${entity.name} are not met by values of its declaration: name some in exceptions.ts`)
}

const mend = (entity: Entity, row: Row, check: Check, given: Row, n: number): void => {
  const asked = [check.field, ...opsOf(check.holds).flatMap((op) => ('field' in op ? [op.field] : []))]
  for (const name of new Set(asked)) {
    const was = row[name]
    if (name in given) continue
    for (const other of othersOf(name, entity.fields[name] as Field, n)) {
      row[name] = other
      if (evaluate(check.holds, row) !== false) return
    }
    row[name] = was
  }
}
