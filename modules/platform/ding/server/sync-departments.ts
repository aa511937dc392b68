import type { DingDepartment } from '@chengban/engine/ding/ding-talk.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { department } from '../../department/department.entity.ts'
import { attempt, type SyncRun, skip } from './synced.ts'

interface Ours {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly dingtalkId: string | null
}

const mostLevels = 5

/** Gives our department for each of theirs that has one now. Theirs come from the top down. */
export const syncDepartments = async (
  run: SyncRun,
  theirs: readonly DingDepartment[],
): Promise<ReadonlyMap<string, string>> => {
  const ours = await run.tx.query<Ours>(
    `select id, name, parent_id as "parentId", dingtalk_id as "dingtalkId" from store.department order by sort, id`,
  )
  const found = new Map<string, { readonly id: string; readonly level: number }>()
  for (const one of theirs) {
    const parent = one.parentId === null ? null : found.get(one.parentId)
    if (parent === undefined) continue
    const level = (parent?.level ?? 0) + 1
    if (level > mostLevels) {
      skip(run.synced, one, '部门层级超过5级')
      continue
    }
    const id = await syncOne(run, ours, one, parent?.id ?? null)
    if (id) found.set(one.id, { id, level })
  }
  return new Map([...found].map(([theirId, { id }]) => [theirId, id]))
}

/** By its DingTalk id, else by its name where nobody has it yet; the company itself is our only top. */
const matchOf = (ours: readonly Ours[], one: DingDepartment, parentId: string | null): Ours | undefined => {
  const known = ours.find(({ dingtalkId }) => dingtalkId === one.id)
  if (known) return known
  const free = ours.filter((other) => other.dingtalkId === null && other.parentId === parentId)
  return parentId === null && free.length === 1 ? free[0] : free.find(({ name }) => name === one.name)
}

const syncOne = async (
  run: SyncRun,
  ours: readonly Ours[],
  one: DingDepartment,
  parentId: string | null,
): Promise<string | undefined> => {
  const { tx, writer, synced } = run
  const wanted = { name: one.name, parentId, dingtalkId: one.id }
  const match = matchOf(ours, one, parentId)
  let id = match?.id
  if (match?.name === one.name && match.parentId === parentId && match.dingtalkId === one.id) return id
  const isDone = await attempt(run, department, one, async () => {
    if (id) await update(tx, writer, department, id, wanted)
    else id = await create(tx, writer, department, wanted)
  })
  if (isDone) synced.departments[match ? 'updated' : 'created']++
  return isDone ? id : match?.id
}
