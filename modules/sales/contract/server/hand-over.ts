import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { contract } from '../contract.entity.ts'

const most = 500

/** Several go by what each of them is now; whoever names one names the version they saw. */
export const handOver: CallHandler = async (engine, { ids, id, version, reason, opinion = reason, ...asked }) => {
  if (id !== undefined || ids === undefined || ids === null) {
    const acted = await engine.act(contract, 'handOver', { ...asked, id: String(id ?? ''), version, opinion })
    const row = await engine.detail(contract, String(id)).catch(() => ({ version: null }))
    return { ids: [id], id, ...acted, version: row.version }
  }
  const wanted = [...new Set(ids as string[])]
  if (wanted.length === 0) throw invalid({ ids: '请选择合同' })
  if (wanted.length > most) throw invalid({ ids: `一次最多处理${most}条` })
  if (!wanted.every(isUuid)) throw notFound()
  const seen = await engine.read<{ id: string; version: number }>({
    text: 'select c.id, c.version from public.contract c where c.id = any ($1::uuid[])',
    params: [wanted],
  })
  if (seen.length !== wanted.length) throw notFound()
  await engine.moves(
    contract,
    'handOver',
    seen.map((one) => ({ ...asked, ...one, opinion })),
  )
  return { ids: wanted }
}
