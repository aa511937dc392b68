import { clock } from '@chengban/engine/clock.ts'
import type { JobHandler, JobScene } from '@chengban/engine/jobs/job.ts'
import type { fileSweep } from '../sweep.job.ts'

const batch = 200
const dayMs = 86_400_000

/** Signatures stay for ever; so does what a change that is not decided yet names. */
export const sweepFiles: JobHandler<typeof fileSweep> = async (scene) => {
  const removed = await sweepRows(scene)
  return { removed, orphans: await sweepOrphans(scene), parts: await scene.storage.clearParts(7 * dayMs) }
}

/** Rows first: bytes without a row are found by a later run, a row without bytes would be a broken file. */
const sweepRows = async ({ transaction, storage, signal }: JobScene): Promise<number> => {
  for (let removed = 0; ; ) {
    const gone = await transaction((tx) => tx.query<{ id: string }>(forgotten, [clock.now().toISOString(), batch]))
    for (const { id } of gone) await storage.remove(id)
    removed += gone.length
    if (gone.length < batch || signal.aborted) return removed
  }
}

const forgotten = `
  delete from store.stored_file where id in (
    select f.id from store.stored_file f
    where f.folder <> 'signature'
      and not exists (select from store.file_link l where l.file_id = f.id)
      and case when f.tz_linked is null then f.tz_create < $1::timestamptz - interval '7 days'
        else f.tz_update < $1::timestamptz - interval '30 days' end
      and not exists (select from store.audit_round r
        where r.status in ('填写中', '进行中') and r.draft is not null and r.draft::text like '%' || f.id || '%')
    order by f.id limit $2 for update skip locked)
  returning id::text as id`

/**
 * Removes stored objects without a row: files, and pictures and PDFs made of them. Skips objects younger than a day by
 * the storage's clock, whose upload may still be recorded.
 */
const sweepOrphans = async ({ transaction, storage, signal }: JobScene): Promise<number> => {
  let removed = 0
  const judge = async (keys: readonly string[]): Promise<void> => {
    const known = await transaction((tx) => tx.query<{ id: string }>(standing, [keys.map(nameOf)]))
    const names = new Set(known.map(({ id }) => id))
    for (const key of keys.filter((one) => !names.has(nameOf(one)))) {
      await storage.remove(key)
      removed++
    }
  }
  let keys: string[] = []
  for await (const { key, writtenMs } of storage.list()) {
    if (signal.aborted) break
    if (ours.test(key) && Date.now() - writtenMs > dayMs) keys.push(key)
    if (keys.length < batch) continue
    await judge(keys)
    keys = []
  }
  if (keys.length) await judge(keys)
  return removed
}

/** Files and pictures of them go by their id, PDFs drawn of them by their content. */
const ours = /^(?:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-w\d+-r\d+)?|[0-9a-f]{64})$/
const nameOf = (key: string): string => (key.length === 64 ? key : key.slice(0, 36))

const standing = `
  select id::text as id from store.stored_file
    where id in (select n::uuid from unnest($1::text[]) n where length(n) = 36)
  union select sha256 from store.stored_file where sha256 = any ($1::text[])`
