import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { settingsOf } from '@chengban/modules/platform/config/server/setting.ts'

/**
 * Copies the configured rates into a new sheet, so that later configuration does not change it. Sets the type to 入职 or
 * 离职 if the person joins or leaves in its month.
 */
export const checkOnWorkRule: Handler<'checkOnWork'> = async (scene) => {
  const { tx, before, row } = scene
  if (before) return
  row.rule = await ruleNow(tx)
  const person = await findOne(scene, 'user', row.userId)
  const within = (day: string | null | undefined): boolean => !!day && row.startDate.slice(0, 7) === day.slice(0, 7)
  if (within(person?.tzDemobilize)) row.type = '离职'
  else if (within(person?.tzProbation)) row.type = '入职'
}

/** The rates as they are configured now. */
export const ruleNow = async (tx: Sql) => {
  const set = await settingsOf(tx, [
    'checkOnWork.rates',
    'checkOnWork.free',
    'checkOnWork.capPercent',
    'checkOnWork.minWage',
  ])
  return {
    rates: set['checkOnWork.rates'],
    free: set['checkOnWork.free'],
    capPercent: set['checkOnWork.capPercent'],
    minWage: set['checkOnWork.minWage'],
  }
}
