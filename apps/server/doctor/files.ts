import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type pg from 'pg'
import { bad, type Finding, good } from './finding.ts'

interface FileRow {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly sha256: string
}

type Fault = 'lost' | 'cut' | 'changed'

const atOnce = 8
const pageRows = 1000
const named = 3

/** Whether what people uploaded is there, as long as it was; with `isHashing` read through, and the same to the byte. */
export const lookAtFiles = async (owner: pg.Client, storage: FileStorage, isHashing: boolean): Promise<Finding[]> => {
  const { rows } = await owner.query<{ is: boolean }>(`select to_regclass('store.stored_file') is not null as is`)
  if (!rows[0]?.is) return []
  const faults: Record<Fault, FileRow[]> = { lost: [], cut: [], changed: [] }
  let count = 0
  for await (const page of pages(owner)) {
    count += page.length
    await eachOf(page, async (row) => {
      const fault = await faultOf(storage, row, isHashing)
      // it may have been removed while we looked
      if (fault && (await stands(owner, row))) faults[fault].push(row)
    })
  }
  const found = [
    ...said(faults.lost, '已丢失'),
    ...said(faults.cut, '与上传时的大小不符'),
    ...said(faults.changed, '与上传时的校验值不符'),
  ]
  return found.length ? found : [good(`上传的 ${count} 个文件都在，${isHashing ? '内容' : '大小'}与上传时一致`)]
}

const said = (rows: readonly FileRow[], what: string): Finding[] => {
  if (!rows.length) return []
  const some = rows.slice(0, named).map(({ id, name }) => `${name} ${id}`)
  return [bad(`上传的 ${rows.length} 个文件${what}（如 ${some.join('、')}）：从备份取回，检查磁盘`)]
}

async function* pages(owner: pg.Client): AsyncGenerator<FileRow[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await owner.query<FileRow>(
      `select id::text, name, size::float8 as size, sha256 from store.stored_file where id > $1 order by id limit ${pageRows}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

const eachOf = async (rows: readonly FileRow[], look: (row: FileRow) => Promise<void>): Promise<void> => {
  let next = 0
  const walk = async (): Promise<void> => {
    for (let row = rows[next++]; row; row = rows[next++]) await look(row)
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}

const faultOf = async (storage: FileStorage, row: FileRow, isHashing: boolean): Promise<Fault | undefined> => {
  const found = await storage.stat(row.id)
  if (!found) return 'lost'
  if (found.size !== row.size) return 'cut'
  if (!isHashing) return undefined
  const hash = createHash('sha256')
  const isRead = await pipeline(storage.get(row.id), hash).then(
    () => true,
    () => false,
  )
  return isRead && hash.digest('hex') === row.sha256 ? undefined : 'changed'
}

const stands = async (owner: pg.Client, { id }: FileRow): Promise<boolean> =>
  ((await owner.query('select from store.stored_file where id = $1', [id])).rowCount ?? 0) > 0
