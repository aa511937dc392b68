import { run, type Scene } from '../row/scene.ts'
import { checkRow } from '../rules/check.ts'
import { checkGuards } from '../rules/guards.ts'
import { peopleBy } from './approvers.ts'
import type { Entered } from './levels.ts'
import type { State } from './state.ts'
import type { NewTask } from './tasks.ts'
import { noticesTo } from './tell.ts'

/** The conditions for every submission. */
export const checkSubmission = async (scene: Scene): Promise<void> => {
  const { entity } = scene
  await checkRow(scene)
  await checkGuards(scene, entity.audit?.guards?.submit)
  await run(scene, entity.audit?.guard?.submit)
}

/** Asks the approvers and notifies the others. */
export const noticesOf = ({ entity, row }: Scene, approvers: Entered['approvers'], tasks: readonly NewTask[]) => [
  ...noticesTo(
    approvers.map(({ userId }) => userId),
    entity,
    row,
    '审批',
    '待您审批',
  ),
  ...noticesTo(
    tasks.filter(({ kind }) => kind === '抄送').map(({ userId }) => userId),
    entity,
    row,
    '抄送',
    '抄送给您',
  ),
]

/** Those whom the configuration tells of every submission. */
export const tellOf = async (
  { tx, entity, row }: Scene,
  setting: State['setting'],
  initiatorId: string,
): Promise<NewTask[]> => {
  if (setting.config.cc.length === 0) return []
  const people = await peopleBy({ tx, entity, row, level: 1, setting, earlier: [], initiatorId }, setting.config.cc)
  return people.map((userId) => ({ userId, kind: '抄送', auditLevel: 1, status: '已抄送' }))
}
