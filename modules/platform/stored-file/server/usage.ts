import type { CallHandler } from '@chengban/engine/call.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { usage } from '../usage.call.ts'

interface Kept {
  readonly folder: string
  readonly files: number
  readonly bytes: number
  readonly unused: number
  readonly unusedBytes: number
}

/** By folder, the fullest first; unused files one by one, the largest first. */
export const storageUsage: CallHandler<typeof usage> = async (engine, input) => {
  const { offset, size } = pageAsked(input)
  const folders = await engine.read<Kept>({
    text: `select folder, files::float8 as files, bytes::float8 as bytes, unused::float8 as unused, unused_bytes::float8 as "unusedBytes"
      from app.stored_by_folder() order by bytes desc, folder`,
  })
  const nodes = await engine.read<AnswerOf<typeof usage>['nodes'][number]>({
    text: `select id, name, folder, size::float8 as size, person, tz_create as "tzCreate", tz_sweep as "tzSweep" from app.unused_files($1, $2)`,
    params: [offset, size],
  })
  return { folders, nodes, totalCount: folders.reduce((sum, { unused }) => sum + unused, 0) }
}
