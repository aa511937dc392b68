import { today } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { isIdCard } from '../id-card.ts'
import { jobNumbers } from './job-number.ts'
import { checkMainRole, checkOperations } from './rights.ts'

/** Checks a person, for every way to write one. */
export const userCheck: Handler<'user'> = async (scene) => {
  const { tx, before, row } = scene
  demandSecretCodes(scene)
  const errors: Record<string, string> = {
    ...ownErrors(row, changed(before, row, 'idCard')),
    ...(changed(before, row, 'superiorId') && (await isCircle(tx, row)) ? { superiorId: '直接上级不能形成循环' } : {}),
  }
  if (Object.keys(errors).length) throw invalid(errors)
  await checkOperations(scene)
  await checkMainRole(scene)
  if (before || row.jobNumber) return
  await lock(tx, 'jobNumbers')
  row.jobNumber = (await jobNumbers(tx)).nextNum
}

export const changed = (before: Values | null, row: Values, name: string): boolean => {
  const was = before?.[name]
  return !(isEmpty(was) && isEmpty(row[name])) && JSON.stringify(was) !== JSON.stringify(row[name])
}

/** Secret fields are written by holders of their code, and by the person those that are theirs to write. */
const demandSecretCodes = ({ entity, writer, before, row }: Scene<'user'>): void => {
  const { userId, entries } = writer.actor
  for (const [name, { options }] of Object.entries(entity.fields)) {
    if (!options.secret || !changed(before, row, name)) continue
    const isOwn = before?.id === userId && entity.mine?.includes(name)
    if (!isOwn && !has(entries, options.secret)) throw forbidden()
  }
}

const mostDeputyDays = 90

const ownErrors = (row: Values, isNewCard: boolean): Record<string, string> => {
  const { id, idCard, deputyId, deputyFrom, deputyTo } = row as Record<string, string | null>
  const days = deputyFrom && deputyTo ? (Date.parse(deputyTo) - Date.parse(deputyFrom)) / 86_400_000 + 1 : 0
  return {
    ...(isNewCard && idCard && !isIdCard(idCard, today()) ? { idCard: '身份证号错误' } : {}),
    ...(deputyId && deputyId === id ? { deputyId: '审批代理人不能是本人' } : {}),
    ...(days > mostDeputyDays ? { deputyTo: `代理最长${mostDeputyDays}天` } : {}),
  }
}

/** Whether the way up from the superior leads back to the person; two changes at once cannot close a circle. */
const isCircle = async (tx: Sql, { id, superiorId }: Values): Promise<boolean> => {
  if (!superiorId) return false
  await lock(tx, 'superiors')
  const found = await tx.query(
    `with recursive up as (
       select u.id, u.superior_id from store."user" u where u.id = $1
       union select u.id, u.superior_id from store."user" u join up on u.id = up.superior_id
     ) select from up where id = $2`,
    [superiorId, id],
  )
  return found.length > 0
}
