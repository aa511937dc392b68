import { acts } from '@chengban/engine/audit/acts.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import { update } from '@chengban/engine/write/save.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { editableStates } from '@chengban/kernel/workflow.ts'
import { fileAudit } from '../file-audit.entity.ts'
import type { modify } from '../modify.call.ts'

/** Stores and submits a change in one transaction. */
export const modifyFile: CallHandler<typeof modify> = async (engine, { id: given, version, ...sent }) => {
  const id = String(given)
  const before = await engine.detail(fileAudit, id)
  const status = String(before.status)
  if (status === '变更中') throw conflict('该单据正在变更')
  const isFirst = editableStates.includes(status)
  if (!isFirst && status !== '通过') throw conflict('审批中，不能修改')
  if (
    !isFirst &&
    JSON.stringify(addresses(before.file)) === JSON.stringify(addresses(sent.file)) &&
    before.name === sent.name
  )
    throw invalid({ file: '文件未变更' })
  const { writer } = engine
  await engine.write(fileAudit, async (tx) => {
    if (!isFirst) await acts.change(tx, writer, fileAudit, { id, version })
    await update(tx, writer, fileAudit, id, sent, isFirst ? version : undefined)
    const [stored] = await tx.query<{ version: number }>('select version from store.file_audit where id = $1', [id])
    await acts.submit(tx, writer, fileAudit, { id, version: stored?.version })
  })
  const { status: to, version: now } = await engine.detail(fileAudit, id)
  return { id, status: to, version: now }
}

const addresses = (files: unknown): string[] => listIn<{ url: string }>(files).map(({ url }) => url)
