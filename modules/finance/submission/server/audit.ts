import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { checkRow } from '@chengban/engine/rules/check.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { conflict, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { waitingLevel } from '@chengban/kernel/workflow.ts'
import type { FinanceAction } from '../../finance-log/finance-log.action.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { freeNumbers, takeNumbers } from './invoices.ts'
import { bookedDays, bookedOn, daysOf, lineEntity, lockLines, markLines, restoreLines, stepLines } from './lines.ts'

// Decision 027: A submission and its lines are one mechanism

const most = 200

/** A submission that changes its company or its month takes its lines along: into months that are open there. */
export const submissionCheck: Handler = async (scene) => {
  const { tx, before, row } = scene
  if (!before || (before.company === row.company && before.month === row.month)) return
  const days = await daysOf(scene)
  await holdOpen(tx, before.company, days)
  await holdOpen(tx, row.company, days)
}

export const submissionRemoving: Handler = async (scene) => {
  await holdOpen(scene.tx, scene.row.company, await daysOf(scene))
  await logStep(scene, '删除')
}

/** Rechecks every line of the submission and moves the lines to 待审核. */
export const submissionSubmit: Handler = async (scene) => {
  const lines = await lockLines(scene)
  if (lines.length === 0) throw invalid({ rows: '请至少填写一条明细' })
  if (lines.length > most) throw invalid({ rows: `一次最多${most}条明细` })
  await holdOpen(scene.tx, scene.row.company, bookedDays(lineEntity(scene), lines))
  await recheck(scene, lines)
  await stepLines(scene, { to: '待审核', anew: true })
  await markLines(scene, 1)
  await logStep(scene, '提交')
}

/** Who agrees to the whole agrees to every line not yet decided. */
export const submissionApprove: Handler = async (scene) => {
  const { tx, row } = scene
  const [open] = await tx.query(
    `select from ${table(lineEntity(scene).name)} where submit_id = $1 and status <> '驳回' limit 1`,
    [row.id],
  )
  if (!open) throw conflict('明细已全部驳回，请驳回整单')
  await holdOpen(tx, row.company, await daysOf(scene))
  await stepLines(scene, { to: '通过', from: ['待审核'] })
  await markLines(scene, waitingLevel(row.status) + 1)
  await logStep(scene, '通过')
}

/** Where nobody had to decide, the lines pass with the whole. */
export const submissionPassed: Handler = async (scene) => {
  await stepLines(scene, { to: '通过', from: ['待审核'] })
  await freeNumbers(scene, 'refused')
}

/** Rejected or withdrawn: moves the lines back to draft and resets granted amounts to the requested ones. */
export const submissionReturned: Handler = async (scene) => {
  await holdOpen(scene.tx, scene.row.company, await daysOf(scene))
  await stepLines(scene, { to: '草稿', anew: true })
  await freeNumbers(scene, 'all')
  await logStep(scene, scene.row.status === '驳回' ? '驳回' : '撤回')
}

/** A decision is taken back: what its level said of the lines falls, and they hold their numbers, as before. */
export const submissionTakenBack: Handler = async (scene) => {
  await holdOpen(scene.tx, scene.row.company, await daysOf(scene))
  await lockLines(scene)
  await restoreLines(scene, waitingLevel(scene.row.status))
  await takeNumbers(scene)
  await logStep(scene, '撤回')
}

/** What a line elsewhere takes back, or waits to take back, would be taken away twice. */
export const submissionVoid: Handler = async (scene) => {
  await holdOpen(scene.tx, scene.row.company, await bookedOn(scene))
  const { name, fields } = lineEntity(scene)
  if (!('reverseId' in fields)) return
  await lockLines(scene)
  const [reversed] = await scene.tx.query(
    `select from ${table(name)} t join ${table(name)} r on r.reverse_id = t.id
     where t.submit_id = $1 and r.submit_id <> $1 and r.status not in ('草稿', '驳回', '已作废') limit 1`,
    [scene.row.id],
  )
  if (reversed) throw conflict('明细已冲销，不能作废')
}

export const submissionVoided: Handler = async (scene) => {
  await stepLines(scene, { to: '已作废' })
  await freeNumbers(scene, 'all')
  await logStep(scene, '作废')
}

const recheck = async (scene: Scene, lines: readonly Values[]): Promise<void> => {
  const { tx, writer } = scene
  const entity = lineEntity(scene)
  const errors: Record<string, string> = {}
  for (const [index, line] of lines.entries()) {
    try {
      await checkRow({ tx, writer, entity, before: line, row: { ...line }, input: {}, opinion: null })
    } catch (error) {
      if (!(error instanceof Refusal) || !error.data?.fields) throw error
      for (const [name, message] of Object.entries(error.data.fields)) errors[`rows.${index}.${name}`] = message
    }
  }
  if (Object.keys(errors).length) throw invalid(errors)
}

/** Logs one entry for a step of the whole submission. */
export const logStep = async (scene: Scene, action: FinanceAction): Promise<void> => {
  const { tx, entity, row, opinion } = scene
  const [now] = await tx.query<{ money: string | null }>(
    `select money::text from ${table(entity.name)} where id = $1`,
    [row.id],
  )
  const title = [row.serialNumber, row[entity.title]].filter(Boolean).join(' ')
  await logFinance(scene, [
    {
      module: entity.name,
      relevanceId: row.id,
      submitId: row.id,
      action,
      aboutId: 'userId' in entity.fields ? row.userId : null,
      company: row.company,
      month: 'month' in entity.fields ? row.month : null,
      moneyAfter: now?.money ?? null,
      content: opinion ? `${title}：${opinion}` : title,
    },
  ])
}
