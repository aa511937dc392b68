import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { problemHashOf, type SheetProblem } from './sheet-problems.ts'

const problemsOf = async ({ tx, row }: Pick<Scene<'projectProgress'>, 'tx' | 'row'>): Promise<SheetProblem[]> => {
  const [found] = await tx.query<{ problems: SheetProblem[] }>('select app.sheet_problems($1) as problems', [row.id])
  return found?.problems ?? []
}

/** A day for every problem of the sheet, and for nothing else, today or later. */
export const projectProgressPromising: Handler<'projectProgress', 'productSign'> = async (scene) => {
  const problems = await problemsOf(scene)
  const dates = scene.asked.dates ?? []
  if (dates.some(({ kind, id }) => !problems.some((one) => one.kind === kind && one.id === id))) throw notFound()
  const dayOf = ({ kind, id }: SheetProblem) => dates.find((one) => one.kind === kind && one.id === id)?.endTime
  if (!problems.every(dayOf)) throw invalid({ dates: '请为全部问题填写完成日期' })
  if (dates.some(({ endTime }) => endTime && endTime < today())) throw invalid({ dates: '日期错误' })
}

/** An earlier day gives way. */
export const projectProgressPromised: Handler<'projectProgress', 'productSign'> = async (scene) => {
  for (const { kind, id, endTime } of [...(scene.asked.dates ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1)))
    await change(scene, kind, id, { endTime })
}

/** The client agrees to the days as they read them. */
export const projectProgressAgreeing: Handler<'projectProgress', 'signatureProduct'> = async (scene) => {
  if (scene.asked.problemHash !== problemHashOf(await problemsOf(scene))) throw conflict('单据已变更，请刷新')
}
