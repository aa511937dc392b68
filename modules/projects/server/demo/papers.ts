import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkFiles } from '@chengban/engine/row/file-links.ts'
import { table } from '@chengban/engine/schema/names.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { impNodeLog } from '../../imp-node-log/imp-node-log.entity.ts'
import { impPrepare } from '../../imp-prepare/imp-prepare.entity.ts'
import type { People } from './people.ts'

interface Paper {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly uploaderId: string
  readonly file: FileEntry
}

/** Attaches a file to each uploaded document, one text per document name, and adds remarks to some of them. */
export const addPapers = async (tx: Sql, keep: KeepText, who: People): Promise<void> => {
  const kept = new Map<string, FileEntry>()
  const papers: Paper[] = []
  for (const entity of [impPrepare, impNodeLog]) {
    const rows = await tx.query<Omit<Paper, 'file'>>(
      `select id::text, name, status, uploader_id::text as "uploaderId" from ${table(entity.name)}
       where uploader_id is not null order by tz_upload desc, id`,
    )
    for (const row of rows) {
      const file = kept.get(row.name) ?? (await textOf(tx, keep, row.name, who('pm01')))
      kept.set(row.name, file)
      await tx.query(`update ${table(entity.name)} set file = $2 where id = $1`, [row.id, JSON.stringify([file])])
      await linkFiles(tx, entity, row.id, { file: [file] }, ['file'], true)
      if (entity === impNodeLog) papers.push({ ...row, file })
    }
  }
  const refused = papers.filter(({ status }) => status === '退回').slice(0, 6)
  const passed = papers.filter(({ status }) => status === '通过').slice(0, 6)
  await into(tx, 'fileRemark').insert([...refused, ...passed].map((paper, index) => remarkOf(paper, index, who)))
}

const textOf = (tx: Sql, keep: KeepText, name: string, creatorId: string): Promise<FileEntry> => {
  const text = `${name}\n\n演示项目的实施资料，供上传、审核与批注演示。\n`
  return keep(tx, { id: demoId('storedFile', `资料 ${name}`), name: `${name}.txt`, text, creatorId })
}

const remarkOf = ({ id, status, uploaderId, file }: Paper, index: number, who: People) => {
  const isResolved = status === '通过'
  return {
    id: demoId('fileRemark', index),
    module: 'impNodeLog' as const,
    relevanceId: id,
    fileUrl: file.url,
    fileName: file.name ?? null,
    page: 1 + (index % 3),
    content: isResolved ? '日期与部署记录不一致，请更正' : '缺少盖章页，请补充后重新上传',
    isResolved,
    resolverId: isResolved ? uploaderId : null,
    creatorId: who('pm01'),
    tzCreate: momentAgo(2 + (index % 6), 15, index),
  }
}
