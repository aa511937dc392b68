import { clock, today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { isAmong } from '@chengban/kernel/is-among.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { demandOpenDays } from '../../attendance-month/server/open.ts'
import { recheckDay } from '../../overtime/server/settle.ts'
import { excuses } from '../excuses.ts'
import { recalculateDays, tried } from './recalculate.ts'
import { dayOfPunch, reckoningOf } from './rule.ts'

type Row = RowOf<'attendance'>

/** Whether all of the day is excused. */
const isExcuse = ({ appealKind }: Row): boolean => isAmong(excuses, appealKind)

/** attendance/weigh: how many minutes the appeal is about, by which its second level may be passed over. */
export const attendanceWeigh: Handler<'attendance'> = async (scene) => {
  const row = scene.row
  const punches = [row.applyIn, row.applyOut].filter((one) => one !== null)
  await attendanceAppeal(scene)
  const after = await tried(scene, { row, isExcuse: isExcuse(row), punches })
  if (!after) return
  const minutes = (one: Pick<Row, 'lateMinutes' | 'earlyMinutes' | 'absenceMinutes'>): number =>
    one.lateMinutes + one.earlyMinutes + one.absenceMinutes
  const mends = Math.max(0, row.missingTimes - after.missingTimes)
  scene.row.applyMinutes = Math.max(0, minutes(row) - minutes(after)) + mends
}

/** attendance/handIn: what has been explained is to be decided. */
export const attendanceHandIn: Handler<'attendance'> = async ({ tx, writer, entity, row: { id } }) => {
  const [stored] = await find({ tx, writer }, 'attendance', id)
  await writer.acts.submit(tx, writer, entity, { id, version: stored?.version })
}

/** attendance/appeal: the month is open to appeals, the words fit the day, the quota of the month is not used up. */
export const attendanceAppeal: Handler<'attendance'> = async (scene) => {
  const row = scene.row
  await demandOpenTime(scene, row)
  await demandTries(scene, row)
  if (!isExcuse(row)) await demandTimes(scene, row)
  if (row.appealKind === '补卡') await demandQuota(scene, row)
}

const demandOpenTime = async (scene: Scene<'attendance'>, { userId, month }: Row): Promise<void> => {
  const which = { userId, month: String(month) }
  const [sheet] = await find(scene, 'attendanceMonth', which, { isLocked: true })
  if (sheet?.status === '已锁定') throw conflict('该月考勤已锁定')
  const isOpen =
    !sheet || sheet.status === '统计中' || (sheet.status === '待本人确认' && String(sheet.dueDate) >= today())
  if (!isOpen) throw conflict('已超过申诉期限')
}

/** Refuses a third appeal for a day whose appeals were refused twice. */
const demandTries = async ({ tx }: Scene<'attendance'>, { id }: Row): Promise<void> => {
  const refused = await tx.query(
    `select from store.audit_round r where r.module = 'attendance' and r.relevance_id = $1 and r.status = '驳回'`,
    [id],
  )
  if (refused.length >= 2) throw invalid({ appealKind: '同一天最多申诉2次' })
}

const demandTimes = async ({ tx }: Scene<'attendance'>, { date, applyIn, applyOut }: Row): Promise<void> => {
  const times = [applyIn, applyOut].filter((one) => one !== null)
  const rule = await reckoningOf(tx)
  const isInside = (at: string): boolean => dayOfPunch(at, rule) === date && Date.parse(at) <= clock.now().getTime()
  const isOrdered = applyIn === null || applyOut === null || Date.parse(applyIn) < Date.parse(applyOut)
  if (!isOrdered || !times.every((at) => isInside(String(at))))
    throw invalid({ [applyIn === null ? 'applyOut' : 'applyIn']: '打卡时间不在当日' })
}

const demandQuota = async (scene: Scene<'attendance'>, { id, userId, month }: Row): Promise<void> => {
  const most = await settingOf(scene.tx, 'attendance.repunchMax')
  const used = (await repunched(scene, userId, String(month))).filter((one) => one.id !== id)
  if (used.length >= most) throw invalid({ appealKind: `补卡次数已用完，每月最多${most}次` })
}

/** The days of a month for which a punch was, or is being, put in by hand. */
export const repunched = (within: Pick<Scene, 'tx' | 'writer'>, userId: string, month: string): Promise<Row[]> =>
  find(within, 'attendance', {
    userId,
    month,
    appealKind: '补卡',
    status: ['待一级审核', '待二级审核', '通过'],
  })

/** attendance/decided: nothing of a month that is locked is decided any more. */
export const attendanceDecided: Handler<'attendance'> = ({ tx, row }) =>
  demandOpenDays(tx, row.userId, row.date, row.date)

/** attendance/mended: the times that were agreed to count as punches. */
export const attendanceMended: Handler<'attendance'> = async (scene) => {
  const row = scene.row
  if (!isExcuse(row)) await punch(scene, row)
}

const punch = async (scene: Scene<'attendance'>, { id, userId, applyIn, applyOut }: Row): Promise<void> => {
  for (const tzPunch of [applyIn, applyOut]) {
    if (tzPunch === null) continue
    const known = await find(scene, 'attendancePunch', { userId, tzPunch }, { most: 1 })
    if (known.length === 0)
      await addRow(scene, 'attendancePunch', { userId, tzPunch, source: '申诉', attendanceId: id })
  }
}

/** attendance/reckoned: the day, the later ones of its month, and the overtime held against its punches. */
export const attendanceReckoned: Handler<'attendance'> = async (scene) => {
  const { userId, date } = scene.row
  await recalculateDays(scene, userId, [date, date])
  await recheckDay(scene, userId, date)
}
