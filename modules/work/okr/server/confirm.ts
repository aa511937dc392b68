import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Made, MoveInput } from '@chengban/engine/row/act.ts'
import type { AnswerOf, InputOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { okrCheck } from '../../okr-check/okr-check.entity.ts'
import type { confirmOkr } from '../confirm.call.ts'
import { okr } from '../okr.entity.ts'

type Input = InputOf<typeof confirmOkr>
type Answer = AnswerOf<typeof confirmOkr>

/** The move that the state of a goal waits for; elsewhere the move itself says that it is too late. */
export const confirmAny: CallHandler<typeof confirmOkr> = async (engine, input) => {
  const rows = rowsOf(input)
  if (input.kind === 'check') return answered(engine, okrCheck, rows, await engine.moves(okrCheck, 'confirm', rows))
  const [goal] = rows
  if (rows.length > 1 || !goal) throw invalid({ ids: '请逐个确认目标' })
  const { status } = await engine.detail(okr, goal.id)
  const move = status === '待评分' ? 'score' : input.pass ? 'confirm' : 'back'
  const { pass, scores, ...plain } = goal
  const sent = move === 'score' ? goal : { ...plain, id: goal.id, version: goal.version }
  return answered(engine, okr, rows, await engine.moves(okr, move, [sent]))
}

const rowsOf = ({ id, version, ids, pass, opinion, scores }: Input): MoveInput[] => {
  const named = ids?.length ? ids : id ? [{ id, version }] : []
  if (named.length === 0) throw invalid({ id: '请选择OKR' })
  const said = { pass, ...(opinion ? { opinion } : {}), ...(scores ? { scores } : {}) }
  return named.map((one) => ({ id: one.id, version: one.version, ...said }))
}

/** Answers for several rows with the id, state and version of the first one. */
const answered = async (
  engine: Engine,
  entity: typeof okr | typeof okrCheck,
  rows: readonly MoveInput[],
  made: readonly Made[],
): Promise<Answer> => {
  const { id, status, version } = await engine.detail(entity, rows[0]?.id ?? '')
  return { id: String(id), status: String(status), version: Number(version), confirmed: made.length }
}
