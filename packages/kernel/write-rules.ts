import type { Entity } from './entity.ts'
import { allOf, anyOf, type Expr, me, not } from './expr.ts'

type Rule = Expr<unknown>

const nobody = anyOf()

/** Who changes a row; an append-only row is written once. */
export const updateRule = ({ appendOnly, write, rows, othersOnly }: Entity): Rule =>
  appendOnly === true ? nobody : ofOthers(write?.update ?? rows.manage ?? nobody, othersOnly)

/** Who makes one. */
export const createRule = ({ write, rows }: Entity): Rule => write?.create ?? rows.manage ?? nobody

/** Who makes one by hand: nobody where the system alone does. */
export const handRule = (entity: Entity): Rule =>
  entity.readOnly || entity.madeBy?.create ? nobody : createRule(entity)

/** Who deletes one. */
export const removeRule = ({ appendOnly, write, rows, othersOnly }: Entity): Rule =>
  appendOnly === true ? nobody : ofOthers(write?.remove ?? write?.update ?? rows.manage ?? nobody, othersOnly)

/** Rows about oneself are left out. */
const ofOthers = (rule: Rule, only: Entity['othersOnly']): Rule => (only ? allOf(rule, not(me(only.field))) : rule)
