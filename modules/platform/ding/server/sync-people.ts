import type { DingPerson } from '@chengban/engine/ding/ding-talk.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { user } from '../../user/user.entity.ts'
import { attempt, type SyncRun, skip } from './synced.ts'

interface Ours {
  readonly id: string
  readonly name: string
  readonly mobile: string | null
  readonly departmentId: string
  readonly dingtalkId: string | null
  readonly status: string
}

/**
 * Matches people by DingTalk id, else by the mobile number of a person not yet bound; creates the rest, without a role.
 */
export const syncPeople = async (
  run: SyncRun,
  theirs: readonly DingPerson[],
  departments: ReadonlyMap<string, string>,
): Promise<void> => {
  const ours = await run.tx.query<Ours>(
    `select id, name, mobile, department_id as "departmentId", dingtalk_id as "dingtalkId", status
     from store."user" order by id for update`,
  )
  const byDing = new Map(ours.map((one) => [one.dingtalkId, one]))
  const byMobile = new Map(ours.filter(({ dingtalkId }) => dingtalkId === null).map((one) => [one.mobile, one]))
  const twice = doubled(theirs)
  for (const one of theirs) {
    const departmentId = one.departmentIds.map((id) => departments.get(id)).find((id) => id !== undefined)
    const known = byDing.get(one.id)
    const match = known ?? (one.mobile ? byMobile.get(one.mobile) : undefined)
    if (one.mobile && twice.has(one.mobile)) pass(run, one, '手机号重复')
    else if (!departmentId) pass(run, one, '所属部门未同步')
    else await syncOne(run, one, match, { departmentId, isBound: known !== undefined })
  }
}

/** Who is bound and not there any more; the rules of disabling hold, so the last administrator stays. */
export const disableMissing = async (run: SyncRun, theirs: readonly DingPerson[]): Promise<void> => {
  const { tx, writer, synced } = run
  const missing = await tx.query<{ id: string; name: string; dingtalkId: string }>(
    `select id, name, dingtalk_id as "dingtalkId" from store."user"
     where status in ('在职', '待激活') and dingtalk_id <> all ($1) order by id`,
    [theirs.map(({ id }) => id)],
  )
  for (const { id, name, dingtalkId } of missing) {
    const about = { id: dingtalkId, name }
    const isDone = await attempt(run, user, about, async () => {
      await moveBySystem({ tx, writer }, 'user', 'disable', id)
    })
    synced.users[isDone ? 'disabled' : 'skipped']++
  }
}

const doubled = (people: readonly DingPerson[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  return new Set(people.flatMap(({ mobile }) => (mobile && (seen.has(mobile) || !seen.add(mobile)) ? [mobile] : [])))
}

const pass = ({ synced }: SyncRun, one: DingPerson, reason: string): void => {
  synced.users.skipped++
  skip(synced, one, reason)
}

const syncOne = async (
  run: SyncRun,
  one: DingPerson,
  match: Ours | undefined,
  { departmentId, isBound }: { readonly departmentId: string; readonly isBound: boolean },
): Promise<void> => {
  const { tx, writer, synced, pictures } = run
  const picture = pictures.get(one.id)
  const wanted = { name: one.name, departmentId, dingtalkId: one.id, ...(one.mobile ? { mobile: one.mobile } : {}) }
  if (match && !picture && Object.entries(wanted).every(([name, value]) => match[name as keyof Ours] === value)) return
  const isDone = await attempt(run, user, one, async () => {
    const entry = picture && (await writer.services.keepPicture(tx, picture.bytes, picture.name))
    const values = entry ? { ...wanted, avatar: [entry] } : wanted
    const bringing = entry ? { ...writer, brought: [entry] } : writer
    if (match) await update(tx, bringing, user, match.id, values)
    else await create(tx, bringing, user, values)
  })
  if (!isDone) synced.users.skipped++
  else if (!match) synced.users.created++
  else synced.users[isBound ? 'updated' : 'bound']++
}
