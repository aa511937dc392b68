import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { allOf, type Expr, is, isSet, not } from '@chengban/kernel/expr.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { openApply, openBug } from '../../open-problems.ts'

// Decision 082: The sheet of a stage closes the stage

/** A condition for closing a stage, and the message shown while it is not met. */
export interface Point {
  readonly name: string
  readonly ok: boolean
  readonly message: string
}

type Stage = Pick<RowOf<'implementaryProgress'>, 'projectId' | 'node' | 'round' | 'actualStart'>
type Sheet = Pick<RowOf<'projectProgress'>, 'id' | 'signatureProduct'>

interface GateSubject {
  readonly within: Within
  readonly stage: Stage
  /** The sheet that is to close it. */
  readonly sheet: Sheet
  /** Whether documents that the client must sign have to be signed already. */
  readonly isSigned: boolean
}

/** The gate of a stage, point by point in the order in which they are said. */
export const gateOf = async (asked: GateSubject): Promise<Point[]> => [
  await documents(asked),
  ...(await (ownPoints[asked.stage.node] ?? none)(asked)),
]

/** Refuses with the first point that fails. */
export const demandGate = async (asked: GateSubject): Promise<void> => {
  const failing = (await gateOf(asked)).find(({ ok }) => !ok)
  if (failing) throw invalid({ node: failing.message })
}

const acceptance = '验收报告'
const none = async (): Promise<Point[]> => []

const documents = async ({ within, stage: { projectId, node, round }, isSigned }: GateSubject): Promise<Point> => {
  const rows = await find(within, 'impNodeLog', { projectId, node, round, required: true }, { sort: ['sort'] })
  const missing = rows.filter(({ name, status, needSign }) => {
    if (['客户已签', '不适用'].includes(status)) return false
    // the acceptance report is checked by a separate point
    return !(status === '通过' && (!needSign || !isSigned || name === acceptance))
  })
  const names = missing.map(({ name }) => name).join('、')
  return { name: '资料', ok: missing.length === 0, message: `资料未齐全：${names}` }
}

const environments = async ({ within, stage: { projectId } }: GateSubject): Promise<Point[]> => {
  const project = await findOne(within, 'project', projectId)
  const filled = [project?.testUrl, project?.testAccount, project?.formalUrl, project?.formalAccount]
  return [{ name: '环境', ok: filled.every(Boolean), message: '请填写测试和正式环境' }]
}

const counted = async (
  { tx, writer: { catalog } }: Within,
  of: 'bug' | 'applyFor',
  project: string,
  rule: Expr<unknown>,
) => {
  const at = columnSql(catalog, of, 'projectId', 't')
  const [found] = await tx.query<{ n: number }>(
    `select count(*)::int as n from store.${of === 'bug' ? 'bug' : 'apply_for'} t
     where ${at} = $1 and (${sqlOf(rule, catalog.place(catalog.entity(of), 't'))})`,
    [project],
  )
  return found?.n ?? 0
}

const urgent = allOf(openBug, is({ priority: ['急', '高'] }))

const noGraveBugs = async ({ within, stage: { projectId } }: GateSubject): Promise<Point[]> => {
  const n = await counted(within, 'bug', projectId, urgent)
  return [{ name: '缺陷', ok: n === 0, message: `还有未关闭的急、高缺陷：${n}个` }]
}

const trained = async ({ within, stage: { projectId, actualStart } }: GateSubject): Promise<Point[]> => {
  const since = `${actualStart ?? '0001-01-01'}T00:00:00+08:00`
  const held = await findOne(within, 'train', {
    ...{ projectId, type: '客户培训', status: '通过' },
    tzStart: { from: since },
  })
  return [{ name: '培训', ok: held !== undefined, message: '客户培训未审核通过' }]
}

const productAgreed = async ({ within, sheet, isSigned }: GateSubject): Promise<Point[]> => {
  if (!isSigned) return []
  const raised = { projectProgressId: sheet.id }
  const has = (await findOne(within, 'bug', raised)) ?? (await findOne(within, 'applyFor', raised))
  const ok = has === undefined || (sheet.signatureProduct?.length ?? 0) > 0
  return [{ name: '产品问题', ok, message: '产品问题未经客户确认' }]
}

const unassigned = not(allOf(isSet('solverId'), isSet('endTime')))

const settledPoints = async ({ within, stage: { projectId } }: GateSubject): Promise<Point[]> => {
  const bugs = await counted(within, 'bug', projectId, allOf(openBug, unassigned))
  const applies = await counted(within, 'applyFor', projectId, allOf(openApply, unassigned))
  const n = bugs + applies
  return [{ name: '遗留问题', ok: n === 0, message: `遗留问题未落实负责人和时间：${n}项` }]
}

const reportSigned = async ({ within, stage: { projectId, node, round }, isSigned }: GateSubject): Promise<Point[]> => {
  if (!isSigned) return []
  const report = await findOne(within, 'impNodeLog', { projectId, node, round, name: acceptance })
  return [{ name: acceptance, ok: report?.status === '客户已签', message: '请先完成验收报告签字' }]
}

const ownPoints: Readonly<Record<number, (asked: GateSubject) => Promise<Point[]>>> = {
  1: environments,
  2: noGraveBugs,
  3: trained,
  4: productAgreed,
  5: settledPoints,
  6: reportSigned,
}
