import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import { tryLock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { JobHandler, JobResult, JobScene } from '@chengban/engine/jobs/job.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { leftSince } from '@chengban/engine/row/ending.ts'
import { asSystem, type Writer } from '@chengban/engine/row/scene.ts'
import { conflict, Refusal } from '@chengban/kernel/refusal.ts'
import { user } from '../../user/user.entity.ts'
import type { dingSync } from '../sync.job.ts'
import type { toSync } from '../to-sync.call.ts'
import { newPictures } from './pictures.ts'
import { demandDing, dingSettingsOf } from './settings.ts'
import { syncDepartments } from './sync-departments.ts'
import { disableMissing, syncPeople } from './sync-people.ts'
import { nothingYet, type Synced, type SyncRun } from './synced.ts'
import { asRefusal } from './trouble.ts'

interface Wishes {
  readonly dryRun: boolean
  readonly disableMissing: boolean
}

export const syncNow: CallHandler<typeof toSync> = (engine, input) =>
  engine.write(user, (tx) =>
    sync(tx, engine.writer, { dryRun: input.dryRun === true, disableMissing: input.disableMissing === true }),
  )

/** Synchronises every night. Notifies people who may synchronise about everything that failed. */
export const syncByNight: JobHandler<typeof dingSync> = ({ transaction, writer }) =>
  syncing(transaction, writer).catch(async (error: unknown) => {
    if (error instanceof Refusal)
      await transaction((tx) =>
        tell(tx, { title: '钉钉通讯录同步失败', text: error.message, once: `dingSync:${today()}` }),
      )
    throw error
  })

const syncing = (transaction: JobScene['transaction'], writer: Writer): Promise<JobResult> =>
  transaction(async (tx): Promise<JobResult> => {
    if (!(await dingSettingsOf(tx, writer.services.ding))) return {}
    const synced = await sync(tx, writer, { dryRun: false, disableMissing: false })
    if (synced.conflicts.length) await tell(tx, left(synced))
    const { departments, users, conflicts } = synced
    return { ...users, departments: departments.created + departments.updated, conflicts: conflicts.length }
  })

/** Everything is read before anything is written; what the rules refuse of one person costs nobody else anything. */
const sync = async (tx: Sql, writer: Writer, { dryRun, ...wishes }: Wishes): Promise<Synced> => {
  const { ding } = writer.services
  const talk = ding.open(await demandDing(tx, ding))
  await demandAlone(tx)
  const departments = await asRefusal(talk.departments())
  const people = await asRefusal(talk.people(departments))
  const pictures = dryRun ? new Map() : await newPictures(tx, talk, people)
  const run: SyncRun = { tx, writer: asSystem(writer), synced: nothingYet(), pictures }
  const forget = leftSince(tx)
  await tx.query('savepoint before_sync')
  await syncPeople(run, people, await syncDepartments(run, departments))
  if (wishes.disableMissing) await disableMissing(run, people)
  if (dryRun) {
    await tx.query('rollback to savepoint before_sync')
    forget()
  }
  return run.synced
}

const demandAlone = async (tx: Sql): Promise<void> => {
  if (!(await tryLock(tx, 'contacts'))) throw conflict('同步正在进行')
}

const mostText = 2000

interface Word {
  readonly title: string
  readonly text: string
  /** Key that limits the message to one for each receiver, because a failed job is retried. */
  readonly once?: string
}

const left = ({ conflicts }: Synced): Word => ({
  title: `钉钉通讯录同步有${conflicts.length}项未完成`,
  text: conflicts
    .map(({ name, reason }) => `${name}：${reason}`)
    .join('\n')
    .slice(0, mostText),
})

const tell = async (tx: Sql, { title, text, once }: Word): Promise<void> => {
  const holders = await tx.query<{ id: string }>(`select h.id from app.holders_of('user:sync', $1) h (id)`, [
    clock.now().toISOString(),
  ])
  await notify(
    tx,
    holders.map(({ id }) => ({
      ...{ userId: id, kind: '系统' as const, title, text, link: '/user' },
      ...(once ? { dedupeKey: `${once}:${id}` } : {}),
    })),
  )
}
