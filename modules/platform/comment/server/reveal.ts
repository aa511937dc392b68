import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { revealComment as signature } from '../reveal.call.ts'

type ShownStep = AnswerOf<typeof signature>['detail']

interface VeiledStep extends ShownStep {
  readonly changes: readonly (ShownStep['changes'][number] & { readonly isVeiled?: boolean })[]
}

interface RecordedChange {
  readonly module: string
  readonly relevanceId: string
  readonly detail: VeiledStep | null
}

/** Records the read before returning the values, within one request, so that no value is returned without a trace. */
export const revealComment: CallHandler<typeof signature> = async (engine, input) => {
  const id = String(input.id)
  const {
    actor: { userId },
    catalog,
  } = engine.writer
  const read = (isTelling: boolean): Promise<RecordedChange | undefined> =>
    engine.reading(async ({ db, actor }) => {
      const [found] = await db.read<RecordedChange>({ ...actor, isTelling }, { text, params: [id], prepared: true })
      return found
    })
  const found = isUuid(id) ? await read(false) : undefined
  if (!found) throw notFound()
  const veiled = (found.detail?.changes ?? []).filter(({ isVeiled }) => isVeiled).map(({ label }) => label)
  if (veiled.length === 0) return { id, detail: found.detail ?? unchanged }
  const entity = catalog.entity(found.module)
  await engine.write(entity, (tx) =>
    writeRecord(tx, userId, entity, found.relevanceId, {
      action: `查看${veiled.join('、')}的变更`,
      changes: [],
    }),
  )
  return { id, detail: (await read(true))?.detail ?? unchanged }
}

const unchanged = { changes: [] }

const text = `
  select c.module, c.relevance_id as "relevanceId", c.detail from public.comment c
  where c.id = $1 and c.type = '记录' and app.comment_is_veiled(c.id) is not true`
