import { submit } from '@chengban/engine/audit/submit.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { create } from '@chengban/engine/write/save.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { batch } from '../batch.call.ts'

const most = 5

/** All or nothing; a refusal names the seal it is about. */
export const applyTogether: CallHandler<typeof batch> = async (engine, { sealIds, ...use }) => {
  const seals = sealsOf(sealIds)
  const { writer } = engine
  const entity = writer.catalog.entity('officialSealUse')
  const groupId = uuidv7()
  return engine.write(entity, async (tx) => {
    const ids: string[] = []
    for (const [index, sealId] of seals.entries()) {
      try {
        const id = await create(tx, writer, entity, { ...use, sealId })
        const [grouped] = await change({ tx, writer }, 'officialSealUse', id, { groupId })
        await submit(tx, writer, entity, { id, version: grouped?.version })
        ids.push(id)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        throw new Refusal(error.code, error.message, {
          ...error.data,
          rows: [{ index, fields: { sealId: error.message } }],
        })
      }
    }
    return { ids, groupId }
  })
}

const sealsOf = (given: unknown): string[] => {
  const seals = Array.isArray(given) ? [...new Set(given.map(String))].sort() : []
  if (seals.length === 0 || !seals.every(isUuid)) throw invalid({ sealIds: '请选择印章' })
  if (seals.length > most) throw invalid({ sealIds: `一次最多选择${most}枚印章` })
  return seals
}
