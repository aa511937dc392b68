import { clock } from '@chengban/engine/clock.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { linkFiles } from '@chengban/engine/write/file-links.ts'
import type { Scene } from '@chengban/engine/write/scene.ts'

const scanned = '合同或中标通知书扫描件'

/**
 * Every document of the preparation that is in use has its row; those no longer in use go while nothing was brought. The
 * contract's file, else what the opportunity won by, stands for the scan and waits to be looked at.
 */
export const fillPrepare = async (scene: Pick<Scene, 'tx' | 'writer'>, projectId: string): Promise<void> => {
  const { tx } = scene
  await tx.query(
    `delete from store.imp_prepare p using store.imp_document d
     where p.project_id = $1 and p.status = '未上传' and d.id = p.imp_document_id and not d.is_enable`,
    [projectId],
  )
  const wanted = await tx.query<{ id: string; endDate: string | null }>(
    `select d.id, (select s.plan_end::text from store.implementary_progress s
         where s.project_id = $1 and s.node = 0) as "endDate"
     from store.imp_document d where d.node = 0 and d.is_enable
       and not exists (select from store.imp_prepare p where p.project_id = $1 and p.imp_document_id = d.id)
     order by d.sort, d.id`,
    [projectId],
  )
  for (const { id, endDate } of wanted) await addRow(scene, 'impPrepare', { projectId, impDocumentId: id, endDate })
  await matchScan(scene, projectId)
}

const matchScan = async ({ tx, writer }: Pick<Scene, 'tx' | 'writer'>, projectId: string): Promise<void> => {
  const [found] = await tx.query<{ id: string; file: unknown; source: string }>(
    `select r.id, f.file, f.source from store.imp_prepare r join store.project p on p.id = r.project_id
       left join store.contract c on c.id = p.contract_id
       left join store.business_opportunity o on o.id = p.business_opportunity_id,
     lateral (select x.file, x.source from (values (1, c.contract_file, '合同'), (2, o.bid_notice, '商机'), (3, o.bid_file, '商机'))
       x (place, file, source) where jsonb_array_length(x.file) > 0 order by x.place limit 1) f
     where r.project_id = $1 and r.name = $2 and r.status = '未上传'`,
    [projectId, scanned],
  )
  if (!found) return
  const { id, file, source } = found
  await tx.query(
    `update store.imp_prepare set file = $2, source = $3, status = '待审核', tz_upload = $4, version = version + 1 where id = $1`,
    [id, JSON.stringify(file), source, clock.now().toISOString()],
  )
  await linkFiles(tx, writer.catalog.entity('impPrepare'), id, { file }, ['file'])
}
