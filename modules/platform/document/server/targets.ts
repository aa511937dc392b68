import type { Sql } from '@chengban/engine/db/sql.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import type { documentTargets } from '../targets.job.ts'
import { giveReadings } from './publish.ts'

/** Who came to a document's readers gets the version in force; who left loses what they had not read. */
export const followTargets: JobHandler<typeof documentTargets> = ({ transaction }) =>
  transaction(async (tx) => {
    const given = await giveDocuments(tx)
    const left = await tx.query(
      `delete from store.document_user du using store.document d
       where d.id = du.document_id and d.status = '已发布' and d.doc_version = du.doc_version and not du.is_read
         and not exists (select from app.document_targets(d.id) t where t.user_id = du.user_id)
       returning du.id`,
    )
    return { given, left: left.length }
  })

/** Gives the versions in force to all readers who have none yet; returns how many. */
export const giveDocuments = async (tx: Sql): Promise<number> => {
  const published = await tx.query<{ id: string }>(`select id from store.document where status = '已发布' order by id`)
  let given = 0
  for (const { id } of published) given += (await giveReadings(tx, id)).readers.length
  return given
}
