import type { Entity } from './entity.ts'
import { anyOf, type Expr } from './expr.ts'

type Rule = Expr<unknown>

const nobody = anyOf()

/** Who changes a row; what stands for ever is written once. */
export const updateRule = ({ appendOnly, write, rows }: Entity): Rule =>
  appendOnly === true ? nobody : ((write?.update ?? rows.manage ?? nobody) as Rule)

/** Who makes one. */
export const createRule = ({ write, rows }: Entity): Rule => (write?.create ?? rows.manage ?? nobody) as Rule

/** Who makes one by hand: nobody where the system alone does. */
export const handRule = (entity: Entity): Rule =>
  entity.readOnly || entity.madeBy?.create ? nobody : createRule(entity)

/** Who deletes one. */
export const removeRule = ({ appendOnly, write, rows }: Entity): Rule =>
  appendOnly === true ? nobody : ((write?.remove ?? write?.update ?? rows.manage ?? nobody) as Rule)
