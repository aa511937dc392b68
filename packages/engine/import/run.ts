import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { refusalOf } from '../row/refusals.ts'
import type { Writer } from '../row/scene.ts'
import { create, update } from '../write/save.ts'
import type { Batch } from './batch.ts'
import { tooMany } from './bounds.ts'
import { mostRows, type Sheet } from './cell.ts'
import type { Heads } from './columns.ts'
import { joined, readErrors, refusedErrors } from './import-errors.ts'
import { KnownRows } from './known.ts'
import { recordsOf, type SheetRecord } from './records.ts'
import type { ImportAsk, ImportResult, RowErrors, RowOutcome } from './result.ts'
import { type ReadRecord, type ReadRow, readRecord, Seen, uniqueGroups } from './row.ts'
import { linesSent } from './sent-lines.ts'
import { markOf, storedByKey, storedMarks, versionsOf } from './stored.ts'
import { tornFigures } from './torn.ts'

/** Records that share a savepoint. */
const groupSize = 100

/** What a group is done with. */
interface Doing {
  readonly read: (record: SheetRecord) => ReadRecord
  readonly before: Stored
  readonly seen: Seen
  readonly known: KnownRows
  readonly repeated: Map<number, Record<string, string>>
  /** What rows of other records have in common with them. */
  readonly torn: ReadonlyMap<number, RowErrors[]>
}

type Fields = Record<string, string>

interface How {
  /** Wrong already, it is only tried. */
  readonly isRight: boolean
  /** Within its own savepoint. */
  readonly alone: boolean
}

/** A refused record: its rows, and their errors. */
interface Refused {
  readonly rows: readonly number[]
  readonly errors: readonly RowErrors[]
}

/** The group has to be done again, row by row. */
class TakenBack extends Error {}

/** One import: its records in groups, each within a savepoint. */
export class Run {
  readonly #tx: Batch
  readonly #writer: Writer
  readonly #entity: Entity
  readonly #heads: Heads
  readonly #ask: ImportAsk
  readonly #key: string | undefined
  readonly #refused: Refused[] = []
  /** Of each mark met, the row in the sheet. */
  readonly #like = new Map<string, number>()
  #repeats = 0
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
    const { place, columns, lists } = this.#heads
    const lines = sheet.slice(place + 1).map((cells, at) => ({ cells, row: place + at + 2 }))
    const records = recordsOf(lines, this.#heads)
    if (records.reduce((sum, { more }) => sum + more.length + 1, 0) > mostRows) throw tooMany()
    if (records.length === 0) throw new Refusal('VALIDATION', '文件中没有数据行')
    const { catalog, actor } = this.#writer
    const named = [columns, ...lists.map((list) => list.columns)].flat()
    const known = await KnownRows.of({ tx: this.#tx, catalog, entries: actor.entries }, named, sheet.slice(place + 1))
    const read = (record: SheetRecord): ReadRecord => readRecord(record, this.#heads, known, this.#key)
    const all = records.map(read)
    const before = await this.#stored(all)
    const seen = new Seen(uniqueGroups(this.#entity, columns, this.#key))
    const torn = tornFigures(records, this.#heads)
    for (let at = 0; at < records.length; at += groupSize) {
      this.#ask.progress?.(at, records.length)
      await this.#group(records.slice(at, at + groupSize), { read, before, seen, known, torn, repeated: new Map() })
    }
    await this.#tellUnchanged(before.versions)
    const filled = all.reduce((sum, { rows }) => sum + rows.length, 0)
    return {
      ...this.#told(),
      sheet,
      repeats: this.#repeats,
      lines: all.reduce((sum, one) => sum + linesIn(one), 0),
      skipped: lines.length - filled,
    }
  }

  #told(): Omit<ImportResult, 'sheet' | 'lines' | 'skipped' | 'repeats'> {
    const rows = [
      ...this.#done.map(({ row, outcome }): RowOutcome => ({ row, outcome })),
      ...this.#refused.map(({ rows: [row = 0] }): RowOutcome => ({ row, outcome: 'refused' })),
    ].sort((a, b) => a.row - b.row)
    const errors = this.#refused.flatMap((one) => one.errors).sort((a, b) => a.row - b.row)
    const refusedRows = this.#refused.flatMap((one) => one.rows).sort((a, b) => a - b)
    return { heads: this.#heads, rows, errors, refusedRows, stored: false }
  }

  async #stored(rows: readonly ReadRecord[]): Promise<Stored> {
    const names = this.#heads.columns.map(({ name }) => name)
    const ids = this.#key ? await storedByKey(this.#tx, this.#entity, this.#key, rows) : new Map<string, string[]>()
    const versions = await versionsOf(this.#tx, this.#entity, [...ids.values()].flat())
    const nameless = rows.filter((row) => this.#isNameless(row))
    const marks = nameless.length ? await storedMarks(this.#tx, this.#entity, names, nameless) : undefined
    return { ids, versions, marks }
  }

  /**
   * Rows are written one after the other without a savepoint of their own, which would cost more the more there are.
   * Only where one was refused after something of it had been stored is the group taken back and done row by row.
   */
  async #group(records: readonly SheetRecord[], doing: Doing): Promise<void> {
    const mark = {
      back: this.#tx.back,
      done: this.#done.length,
      refused: this.#refused.length,
      known: doing.known.added,
    }
    await this.#tx.query('savepoint import_group')
    try {
      for (const record of records) await this.#one(record, doing, false)
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error
      await this.#tx.query('rollback to savepoint import_group')
      mark.back()
      this.#done.length = mark.done
      this.#refused.length = mark.refused
      doing.known.back(mark.known)
      for (const record of records) await this.#one(record, doing, true)
    }
    await this.#tx.query('release savepoint import_group')
  }

  /** Tries a record with errors as well, so that all its errors are reported at once. */
  async #one(record: SheetRecord, doing: Doing, alone: boolean): Promise<void> {
    const read = doing.read(record)
    const own = { ...read.errors, ...this.#repeated(read, doing) }
    const found = read.key === undefined ? [] : (doing.before.ids.get(read.key) ?? [])
    if (this.#key && read.key === undefined) own[this.#key] ??= `${this.#entity.fields[this.#key]?.label}不能为空`
    if (this.#key && found.length > 1) own[this.#key] ??= '匹配到多条数据'
    const errors = joined(readErrors({ ...read, errors: own }), doing.torn.get(read.row) ?? [])
    const isRight = errors.length === 0
    if (!isRight && found.length > 0) return void this.#refused.push({ rows: read.rows, errors })
    const outcome = await this.#save(read, found[0], { isRight, alone: alone || !isRight })
    if (typeof outcome === 'object')
      return void this.#refused.push({ rows: read.rows, errors: joined(errors, outcome) })
    this.#done.push({ row: read.row, outcome: found[0] ? 'updated' : 'created', id: outcome })
    const title = read.values[this.#entity.title]
    if (!found[0] && typeof title === 'string') doing.known.add(this.#entity.name, title, outcome)
  }

  /** What a row has in common with rows before it: asked once, also where its group is done again. */
  #repeated(read: ReadRow, { seen, before, repeated }: Doing): Record<string, string> {
    const known = repeated.get(read.row)
    if (known) return known
    const errors = { ...seen.errorsOf(read, this.#key), ...this.#likeAnother(read, before) }
    repeated.set(read.row, errors)
    return errors
  }

  /** Whether nothing that the row says of itself is unique. */
  #isNameless(read: ReadRow): boolean {
    const { fields, unique = [] } = this.#entity
    const single = Object.keys(fields).filter((name) => fields[name]?.options.unique)
    const groups = [...single.map((name) => [name]), ...unique.map((group) => group.fields)]
    const says = (name: string): boolean => read.values[name] !== undefined || Boolean(fields[name]?.options.computed)
    return !this.#key && !groups.some((group) => group.every(says))
  }

  /** A row like one before it, in the file or stored, is a repetition where nothing tells them apart, unless both are meant. */
  #likeAnother(read: ReadRow, { marks }: Stored): Record<string, string> {
    if (!marks || this.#ask.repeats || !this.#isNameless(read)) return {}
    const mark = markOf(
      read.values,
      this.#heads.columns.map(({ name }) => name),
    )
    const row = this.#like.get(mark)
    if (row === undefined && !marks.has(mark)) {
      this.#like.set(mark, read.row)
      return {}
    }
    this.#repeats += 1
    return { [this.#entity.title]: row === undefined ? '数据已存在' : `与第${row}行相同` }
  }

  /** Writes one record; gives its id, or its errors. Alone, one that is refused leaves nothing behind. */
  async #save(read: ReadRecord, id: string | undefined, { isRight, alone }: How): Promise<string | RowErrors[]> {
    const { back } = this.#tx
    const lines = await linesSent(this.#tx, read, id)
    if (alone) await this.#tx.query('savepoint import_row')
    this.#tx.hasWritten = false
    try {
      const values = { ...read.values, ...lines.values }
      const stored = id ?? (await create(this.#tx, this.#writer, this.#entity, values))
      if (id) await update(this.#tx, this.#writer, this.#entity, id, values)
      if (!isRight) throw new Refusal('VALIDATION', '', { fields: {} })
      return stored
    } catch (error) {
      const fields = this.#fieldsOf(error)
      const isClean = error instanceof Refusal && !this.#tx.hasWritten
      if (!isClean && !alone) throw new TakenBack()
      if (!isClean) await this.#tx.query('rollback to savepoint import_row')
      back()
      return refusedErrors(read, fields, lines)
    } finally {
      if (alone) await this.#tx.query('release savepoint import_row')
    }
  }

  /** The errors of a row, by field; an error that is no refusal ends the import. */
  #fieldsOf(error: unknown): Fields {
    const refusal = refusalOf(error, this.#entity, this.#writer.catalog)
    if (!(refusal instanceof Refusal) || refusal.code === 'INTERNAL') throw error
    return refusal.data?.fields ?? { [this.#entity.title]: refusal.message }
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

const linesIn = ({ lists }: ReadRecord): number => lists.reduce((sum, { lines }) => sum + lines.length, 0)

interface Stored {
  readonly ids: ReadonlyMap<string, readonly string[]>
  readonly versions: ReadonlyMap<string, number>
  /** Marks of stored rows, where rows of the file have no unique values. */
  readonly marks: Set<string> | undefined
}
