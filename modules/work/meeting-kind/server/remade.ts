import { clock, today } from '@chengban/engine/clock.ts'
import { isSame } from '@chengban/engine/row/canonical.ts'
import { asSystem, type Handler, type Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { owedMeetings } from './meetings.ts'

/**
 * Recreates future meetings when the rule changes, except meetings edited by hand. Disabling the kind cancels its
 * future meetings and frees their days, so that enabling it again can create them anew.
 */
export const meetingKindSaved: Handler<'meetingKind'> = async ({ tx, writer, before, row }) => {
  const within = { tx, writer: asSystem(writer) }
  const kind = row
  if (before?.isEnable && !kind.isEnable) return callOff(within, kind.id)
  const isAnew = before?.isEnable && !isSame(before.rule, kind.rule)
  if (isAnew) await drop(within, 'workDay', await toCome(within, kind.id, false))
  await owedMeetings(within, kind)
}

const toCome = async (within: Within, kind: string, isEdited?: boolean): Promise<string[]> => {
  const rows = await find(within, 'workDay', { kind, status: '待召开', ruleDay: { from: today() } })
  return rows
    .filter(
      (one) => Date.parse(one.date) > clock.now().getTime() && (isEdited === undefined || one.isEdited === isEdited),
    )
    .map(({ id }) => id)
}

const callOff = async (within: Within, kind: string): Promise<void> => {
  const ids = await toCome(within, kind)
  for (const id of ids) await moveBySystem(within, 'workDay', 'cancel', id, { opinion: '会议类型已停用' })
  if (ids.length) await change(within, 'workDay', ids, { ruleDay: null })
}
