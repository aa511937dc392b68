import type { Entity } from '@chengban/kernel/entity.ts'
import { isFileField } from '@chengban/kernel/field.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { linkMore } from '../write/attached.ts'
import { changesOf } from '../write/change-record.ts'
import { changedNames } from '../write/changed.ts'
import { checkRow } from '../write/check.ts'
import { readInput } from '../write/input.ts'
import { checkOutside } from '../write/outside.ts'
import { updateRow } from '../write/rows.ts'
import type { Values, Writer } from '../write/scene.ts'
import { isDrafted } from './change.ts'
import { readState } from './state.ts'
import { tell } from './tell.ts'

interface Editing {
  readonly tx: Sql
  readonly writer: Writer
  readonly entity: Entity
  /** The locked record in 变更中; that the person may change it has been asked. */
  readonly before: Values
  readonly sent: Readonly<Record<string, unknown>>
}

/** What is edited while a change is being written goes into its draft; the record keeps what was approved. */
export const editChange = async ({ tx, writer, entity, before, sent }: Editing): Promise<void> => {
  const id = String(before.id)
  const { last } = await readState(tx, entity, id)
  const drafted: Values = { ...before, ...last?.draft }
  const { values, errors } = readInput(entity, sent, drafted)
  const isChanging = changedNames(drafted, values).length > 0
  if (isChanging && last?.status !== '填写中') throw conflict('审批中，不能修改')
  Object.assign(errors, await checkOutside(tx, writer, entity, values, drafted))
  const row: Values = { ...drafted, ...values }
  await checkRow({ tx, writer, entity, before, row, input: values, opinion: null }, errors)
  const draft = draftOf(entity, before, row)
  if (!isChanging || !last || JSON.stringify(draft) === JSON.stringify(last.draft)) return
  await storeDraft(tx, last.id, draft)
  await linkDraft(tx, entity, id, draft)
  const stored = { ...before, tzUpdate: clock.now().toISOString() }
  await updateRow(tx, writer.catalog, entity, stored, ['tzUpdate'], {})
  const changes = await changesOf(tx, writer.catalog, entity, drafted, { ...before, ...draft })
  await tell({ tx, entity, row: stored, userId: writer.actor.userId }, { action: '修改变更内容', changes }, [])
}

/** What differs from what stands. */
export const draftOf = (entity: Entity, before: Values, row: Values): Values =>
  Object.fromEntries(
    changedNames(before, row)
      .filter((name) => isDrafted(entity, name))
      .map((name) => [name, row[name] ?? null]),
  )

export const storeDraft = (tx: Sql, roundId: string, draft: Values): Promise<unknown> =>
  tx.query('update store.audit_round set draft = $2, tz_update = $3, version = version + 1 where id = $1', [
    roundId,
    JSON.stringify(draft),
    clock.now().toISOString(),
  ])

/** Files of a draft are read by the record's readers too, and stay readable with the round. */
const linkDraft = (tx: Sql, entity: Entity, id: string, draft: Values): Promise<void> =>
  linkMore(
    tx,
    entity,
    id,
    Object.entries(draft)
      .filter(([name]) => entity.fields[name] && isFileField(entity.fields[name]))
      .flatMap(([name, value]) =>
        ((value ?? []) as readonly FileEntry[]).map(({ url }) => [`draft:${name}`, url] as const),
      ),
  )
