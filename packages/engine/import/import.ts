import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { Engine } from '../engine.ts'
import { refusalOf } from '../write/refusals.ts'
import { create, update } from '../write/save.ts'
import type { Writer } from '../write/scene.ts'
import { Batch } from './batch.ts'
import { isBlank, type Sheet } from './cell.ts'
import { checkKey, checkRequired, type Heads, headsOf } from './columns.ts'
import { KnownRows } from './known.ts'
import { type ReadRow, readRow, Seen, uniqueGroups } from './row.ts'
import { markOf, storedByKey, storedMarks, versionsOf } from './stored.ts'

export interface ImportAsk {
  readonly mode: 'create' | 'upsert'
  /** The field by which an upsert finds the row that stands. */
  readonly key?: string | undefined
  /** Says what would happen and stores nothing. */
  readonly dryRun: boolean
  /** Brings in the rows that are right; otherwise it is all or nothing. */
  readonly skipErrors: boolean
  /** Told now and then how many rows are done. */
  readonly progress?: ((done: number, total: number) => void) | undefined
}

export interface RowOutcome {
  /** Number in the sheet, from 1. */
  readonly row: number
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused'
}
export interface RowErrors {
  readonly row: number
  readonly fields: Readonly<Record<string, string>>
}

export interface ImportResult {
  readonly heads: Heads
  readonly rows: readonly RowOutcome[]
  readonly errors: readonly RowErrors[]
  /** Lines without anything in them. */
  readonly skipped: number
  /** Whether what the outcomes say was stored. */
  readonly stored: boolean
}

/**
 * Brings the rows of a sheet in through the write path, each as its person's form would, in one transaction. Refuses
 * the sheet as a whole for its headings; what is wrong with single rows is told by row.
 */
export async function importSheet(engine: Engine, entity: Entity, sheet: Sheet, ask: ImportAsk): Promise<ImportResult> {
  const { entries } = engine.writer.actor
  const key = ask.mode === 'upsert' ? ask.key : undefined
  const heads = headsOf(sheet, entity, entries, key)
  if (ask.mode === 'upsert') checkKey(entity, heads, ask.key, entries)
  else checkRequired(entity, heads, entries)
  try {
    return await engine.write(entity, async (tx) => {
      const batch = new Batch(tx)
      const run = new Run(batch, { ...engine.writer, via: '导入' }, entity, heads, ask, key)
      const result = await run.all(sheet)
      if (ask.dryRun || (result.errors.length > 0 && !ask.skipErrors)) throw new Undone(result)
      await batch.finish()
      return { ...result, stored: true }
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

/** Takes a transaction back and brings out what it would have done. */
class Undone extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('undone')
    this.result = result
  }
}

const progressEvery = 200

class Run {
  readonly #tx: Batch
  readonly #writer: Writer
  readonly #entity: Entity
  readonly #heads: Heads
  readonly #ask: ImportAsk
  readonly #key: string | undefined
  readonly #errors: RowErrors[] = []
  readonly #done: { row: number; outcome: RowOutcome['outcome']; id: string }[] = []

  constructor(tx: Batch, writer: Writer, entity: Entity, heads: Heads, ask: ImportAsk, key: string | undefined) {
    this.#tx = tx
    this.#writer = writer
    this.#entity = entity
    this.#heads = heads
    this.#ask = ask
    this.#key = key
  }

  async all(sheet: Sheet): Promise<ImportResult> {
    const { place, columns } = this.#heads
    const lines = sheet.slice(place + 1).map((cells, at) => ({ cells, row: place + at + 2 }))
    const filled = lines.filter(({ cells }) => columns.some(({ at }) => !isBlank(cells[at])))
    if (filled.length === 0) throw new Refusal('VALIDATION', '文件中没有数据行')
    const { catalog, actor } = this.#writer
    const known = await KnownRows.of({ tx: this.#tx, catalog, entries: actor.entries }, columns, sheet.slice(place + 1))
    const read = (line: (typeof filled)[number]): ReadRow => readRow(line.cells, line.row, columns, known, this.#key)
    const before = await this.#stored(filled.map(read))
    const seen = new Seen(uniqueGroups(this.#entity, columns, this.#key))
    for (const [at, line] of filled.entries()) {
      await this.#one(read(line), before, seen, known)
      if (at % progressEvery === 0) this.#ask.progress?.(at, filled.length)
    }
    await this.#tellUnchanged(before.versions)
    const rows = [
      ...this.#done.map(({ row, outcome }): RowOutcome => ({ row, outcome })),
      ...this.#errors.map(({ row }): RowOutcome => ({ row, outcome: 'refused' })),
    ].sort((a, b) => a.row - b.row)
    return { heads: this.#heads, rows, errors: this.#errors, skipped: lines.length - filled.length, stored: false }
  }

  async #stored(rows: readonly ReadRow[]): Promise<Stored> {
    const names = this.#heads.columns.map(({ name }) => name)
    const ids = this.#key ? await storedByKey(this.#tx, this.#entity, this.#key, rows) : new Map<string, string[]>()
    const versions = await versionsOf(this.#tx, this.#entity, [...ids.values()].flat())
    const nameless = rows.filter((row) => this.#isNameless(row))
    const marks = nameless.length ? await storedMarks(this.#tx, this.#entity, names, nameless) : undefined
    return { ids, versions, marks }
  }

  /** A row that is wrong already is tried all the same, so that all its errors are told at once. */
  async #one(read: ReadRow, before: Stored, seen: Seen, known: KnownRows): Promise<void> {
    const errors = { ...read.errors, ...seen.errorsOf(read, this.#key) }
    Object.assign(errors, this.#repeats(read, before))
    const found = read.key === undefined ? [] : (before.ids.get(read.key) ?? [])
    if (this.#key && read.key === undefined) errors[this.#key] ??= `${this.#entity.fields[this.#key]?.label}不能为空`
    if (this.#key && found.length > 1) errors[this.#key] ??= '匹配到多条数据'
    const isRight = Object.keys(errors).length === 0
    if (!isRight && found.length > 0) return void this.#errors.push({ row: read.row, fields: errors })
    const outcome = await this.#save(read, found[0], isRight)
    if (typeof outcome === 'object') return void this.#errors.push({ row: read.row, fields: { ...outcome, ...errors } })
    this.#done.push({ row: read.row, outcome: found[0] ? 'updated' : 'created', id: outcome })
    const title = read.values[this.#entity.title]
    if (!found[0] && typeof title === 'string') known.add(this.#entity.name, title, outcome)
  }

  /** Whether nothing that the row says of itself is unique. */
  #isNameless(read: ReadRow): boolean {
    const { fields, unique = [] } = this.#entity
    const single = Object.keys(fields).filter((name) => fields[name]?.options.unique)
    const groups = [...single.map((name) => [name]), ...unique.map((group) => group.fields)]
    const says = (name: string): boolean => read.values[name] !== undefined || Boolean(fields[name]?.options.computed)
    return !this.#key && !groups.some((group) => group.every(says))
  }

  /** A row like one before it, in the file or stored, is a repetition where nothing tells them apart. */
  #repeats(read: ReadRow, { marks }: Stored): Record<string, string> {
    if (!marks || !this.#isNameless(read)) return {}
    const mark = markOf(
      read.values,
      this.#heads.columns.map(({ name }) => name),
    )
    if (marks.has(mark)) return { [this.#entity.title]: '数据已存在' }
    marks.add(mark)
    return {}
  }

  /** Writes one row within a savepoint; gives its id, or its errors, which leave nothing behind. */
  async #save(read: ReadRow, id: string | undefined, isRight: boolean): Promise<string | Record<string, string>> {
    const { recorded } = this.#tx
    await this.#tx.query('savepoint import_row')
    try {
      const stored = id ?? (await create(this.#tx, this.#writer, this.#entity, read.values))
      if (id) await update(this.#tx, this.#writer, this.#entity, id, read.values)
      if (!isRight) throw new Refusal('VALIDATION', '', { fields: {} })
      return stored
    } catch (error) {
      const refusal = refusalOf(error, this.#entity, this.#writer.catalog)
      if (!(refusal instanceof Refusal) || refusal.code === 'INTERNAL') throw error
      await this.#tx.query('rollback to savepoint import_row')
      this.#tx.forget(recorded)
      return refusal.data?.fields ?? { [this.#entity.title]: refusal.message }
    } finally {
      await this.#tx.query('release savepoint import_row')
    }
  }

  /** Rows whose version did not rise were as the file says. */
  async #tellUnchanged(before: ReadonlyMap<string, number>): Promise<void> {
    const updated = this.#done.filter(({ outcome }) => outcome === 'updated')
    const after = await versionsOf(
      this.#tx,
      this.#entity,
      updated.map(({ id }) => id),
    )
    for (const one of updated) if (before.get(one.id) === after.get(one.id)) one.outcome = 'unchanged'
  }
}

interface Stored {
  readonly ids: ReadonlyMap<string, readonly string[]>
  readonly versions: ReadonlyMap<string, number>
  /** Of what is stored, where rows of the file say nothing unique of themselves. */
  readonly marks: Set<string> | undefined
}
