import type { CallHandler } from '@chengban/engine/call.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { move } from '@chengban/engine/write/move.ts'
import { create } from '@chengban/engine/write/save.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { impNodeLog } from '../imp-node-log.entity.ts'
import type { upload } from '../upload.call.ts'

export const uploadDocument: CallHandler<typeof upload> = (engine, { id, version, projectId, name, file }) => {
  const { writer } = engine
  if (!file?.length) throw invalid({ file: '请上传文件' })
  if (id && !isUuid(id)) throw notFound()
  if (!id && !projectId) throw invalid({ projectId: '项目不能为空' })
  return engine.write(impNodeLog, async (tx) => {
    const made = id ?? (await create(tx, writer, impNodeLog, { projectId, name }))
    await move(tx, writer, impNodeLog, 'upload', { id: made, version: id ? version : 1, file })
    const row = await findOne({ tx, writer }, 'impNodeLog', made)
    if (!row) throw notFound()
    return { id: made, status: row.status, version: row.version }
  })
}
