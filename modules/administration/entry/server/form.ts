import { today } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Handler, Scene, Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addDays, addMonths } from '@chengban/kernel/days.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { isIdCard } from '@chengban/modules/platform/user/id-card.ts'
import { standingFile } from './file-of.ts'

/** Fills in an applicant's details from their person and file; for a candidate, checks the typed values. */
export const entryCheck: Handler<'entry'> = async (scene) => {
  const { row, before } = scene
  const isNew = (name: 'idCard' | 'mentorId'): boolean => row[name] !== null && row[name] !== before?.[name]
  if (row.kind !== '入职') return describe(scene)
  if (isNew('idCard') && !isIdCard(String(row.idCard), today())) throw invalid({ idCard: '身份证号错误' })
  if (isNew('mentorId')) await demandMentor(scene)
}

const demandMentor = async (scene: Scene<'entry'>): Promise<void> => {
  const { mentorId, userId } = scene.row
  const mentor = mentorId ? await findOne(scene, 'user', mentorId) : undefined
  if (!mentor?.isFormal || !mentor.isEnable || mentorId === userId) throw invalid({ mentorId: '导师须为正式员工' })
}

const describe = async (scene: Scene<'entry'>): Promise<void> => {
  const { row } = scene
  if (!row.userId) return
  const person = await findOne(scene, 'user', row.userId)
  if (!person) return
  const { name, mobile, company, departmentId, position } = person
  const file = await standingFile(scene, row.userId)
  Object.assign(row, { name, company, departmentId, position, mobile: mobile ?? row.mobile })
  Object.assign(row, { parentId: file?.id ?? null, mentorId: file?.mentorId ?? row.mentorId })
  if (row.kind === '离职' && row.handoverId === row.userId) throw invalid({ handoverId: '工作交接人不能是本人' })
}

/** What each kind must satisfy on the day it is handed in; of one person and kind one is decided on at a time. */
export const entrySubmit: Handler<'entry'> = async (scene) => {
  const { row } = scene
  await demandAlone(scene)
  if (row.kind === '转正') await demandPassed(scene)
  if (row.kind === '延长') await demandWithin(scene)
  if (row.kind === '离职') await demandNotice(scene)
}

/** Those who hand in at the same time come one after the other. */
const demandAlone = async ({ tx, writer, row }: Scene<'entry'>): Promise<void> => {
  await lock(tx, 'entries', `${row.kind} ${row.userId ?? row.mobile}`)
  const who = row.userId ? { userId: row.userId } : { mobile: row.mobile }
  const status = ['待一级审核', '待二级审核'] as const
  const waiting = await find({ tx, writer }, 'entry', { ...who, kind: row.kind, status })
  if (waiting.some(({ id }) => id !== row.id)) throw conflict('已有审核中的申请')
}

const fileFor = (within: Within, { userId }: Pick<RowOf<'entry'>, 'userId'>) =>
  userId ? standingFile(within, userId) : undefined

const demandPassed = async (scene: Scene<'entry'>): Promise<void> => {
  const { regularDate } = scene.row
  const file = await fileFor(scene, scene.row)
  // people without a file joined before files were introduced and need no assessment
  if (file && file.stage !== '试用中' && file.stage !== '待转正') throw conflict('尚未完成入职考核')
  if (!file?.tzProbation || !file.regularPlan || !regularDate || regularDate >= file.regularPlan) return
  if (regularDate < addMonths(file.tzProbation, 1)) throw invalid({ regularDate: '提前转正须入职满1个月' })
}

/** A contract of one or two years has two months of probation at most, others six. */
const demandWithin = async (scene: Scene<'entry'>): Promise<void> => {
  const file = await fileFor(scene, scene.row)
  if (!file) return
  const most = file.contractYears === 1 || file.contractYears === 2 ? 2 : 6
  const months = Number(file.probationMonths) + Number(file.extendMonths) + Number(scene.row.extendMonths)
  if (months > most) throw invalid({ extendMonths: `试用期超过法定上限${most}个月` })
}

/** Refuses a resignation submitted later than the notice period; people with entry:manage may accept less. */
const demandNotice = async (scene: Scene<'entry'>): Promise<void> => {
  const { row, writer } = scene
  const receiver = row.handoverId ? await findOne(scene, 'user', row.handoverId) : undefined
  if (!receiver?.isEnable) throw invalid({ handoverId: '工作交接人已停用' })
  if (row.leaveKind !== '主动离职' || has(writer.actor.entries, 'entry:manage')) return
  const person = row.userId ? await findOne(scene, 'user', row.userId) : undefined
  const days = person?.isFormal ? 30 : 3
  if (String(row.tzDemobilize) < addDays(today(), days)) throw invalid({ tzDemobilize: `须提前${days}天提出` })
}
