import type { Entity } from '@chengban/kernel/entity.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { Fields } from '@chengban/kernel/shape.ts'
import type { Answer, Statistics } from '@chengban/kernel/statistics.ts'
import { isOffered } from '@chengban/kernel/workflow.ts'
import { acts } from './audit/acts.ts'
import { shownChange } from './audit/change-shown.ts'
import type { Acted } from './audit/opened.ts'
import type { Actor } from './db/database.ts'
import type { Statement } from './db/pipeline.ts'
import type { Sql } from './db/sql.ts'
import { count, detail, type ListQuery, list, type Row } from './read/list.ts'
import type { Page } from './read/page.ts'
import { type Among, type Part, together } from './read/several-lists.ts'
import { type Question, statistics, statisticsTogether } from './statistics/statistics.ts'
import { type MoveInput, move } from './write/move.ts'
import { refusalOf } from './write/refusals.ts'
import { enable, remove } from './write/remove.ts'
import { create, update } from './write/save.ts'
import type { Writer } from './write/scene.ts'
import { writing } from './write/transaction.ts'

type Sent = Readonly<Record<string, unknown>>

/** What every door does, in the name of one person: one object per request. */
export class Engine {
  writer: Writer
  readonly #renew: () => Promise<Pick<Actor, 'entries' | 'stamp'>>
  #hasWritten = false
  /** Runs first in the request's first transaction that commits: what stands or falls with its writing. */
  opening: ((tx: Sql) => Promise<void>) | undefined

  /** `renew` reads the person's rights anew. */
  constructor(
    shared: Omit<Writer, 'actor' | 'acts'>,
    actor: Actor,
    renew: () => Promise<Pick<Actor, 'entries' | 'stamp'>>,
  ) {
    this.writer = { ...shared, acts, actor }
    this.#renew = renew
  }

  /** The same in the same name, but all it writes is taken back: what would be refused is, and nothing stays. */
  trying(): Engine {
    return new Engine(this.writer, { ...this.writer.actor, isLooking: true }, this.#renew)
  }

  /** Whether something has been committed: the request must then not be repeated as a whole. */
  get hasWritten(): boolean {
    return this.#hasWritten
  }

  list(entity: Entity, query: ListQuery, page: Page): Promise<Row[]> {
    return this.#reading(() => list(this.writer, entity, query, page))
  }

  count(entity: Entity, query: ListQuery): Promise<number> {
    return this.#reading(() => count(this.writer, entity, query))
  }

  /** Figures over the rows of a list; refuses what the person may not filter by. */
  statistics<F extends Fields>(
    entity: Entity<string, F>,
    query: Statistics<Extract<keyof F, string>>,
  ): Promise<Answer> {
    return this.#reading(() => statistics(this.writer, entity, query))
  }

  /** Several such questions in one statement. */
  statisticsTogether(questions: readonly Question[]): Promise<Answer[]> {
    return this.#reading(() => statisticsTogether(this.writer, questions))
  }

  /** The first `most` rows of each of several lists in one statement, by their day. */
  together(parts: readonly Part[], most: number): Promise<Among[]> {
    return this.#reading(() => together(this.writer, parts, most))
  }

  /** One statement as the person sees the world. */
  read<R = Row>(statement: Statement): Promise<R[]> {
    return this.#reading(() => this.writer.db.read<R>(this.writer.actor, statement))
  }

  /** What this request wrote may have changed its own rights: then they are read anew and the reading repeated. */
  async #reading<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!this.#hasWritten || (error as { code?: unknown }).code !== 'CB409') throw error
      this.writer = { ...this.writer, actor: { ...this.writer.actor, ...(await this.#renew()) } }
      return work()
    }
  }

  /**
   * The row with this id; NOT_FOUND where there is none for this person. `isTelling`: also with secrets whose reading is
   * told of, by whoever asks so.
   */
  async detail(entity: Entity, id: string, isTelling = false): Promise<Row> {
    const row = isKey(entity, id) ? await this.#reading(() => detail(this.writer, entity, id, isTelling)) : undefined
    if (!row) throw notFound()
    const { $draft: draft } = row
    if (draft === undefined) return row
    // an answer leaves it out: a copy without it costs more, of eighty fields
    row.$draft = undefined
    if (draft !== null) row.change = await this.#change(entity, row, draft as Row)
    return row
  }

  #change(entity: Entity, row: Row, draft: Row): Promise<unknown> {
    const { catalog } = this.writer
    const sql: Sql = { query: (text, params = []) => this.read({ text, params }) }
    return shownChange(sql, catalog, entity, row, draft)
  }

  create(entity: Entity, sent: Sent): Promise<string> {
    return this.write(entity, (tx) => create(tx, this.writer, entity, sent))
  }

  update(entity: Entity, id: string, sent: Sent, version?: unknown): Promise<void> {
    return this.write(entity, (tx) => update(tx, this.writer, entity, known(entity, id), sent, version))
  }

  remove(entity: Entity, ids: readonly string[], version?: unknown): Promise<void> {
    return this.write(entity, async (tx) => {
      for (const id of [...ids].sort()) await remove(tx, this.writer, entity, known(entity, id), version)
    })
  }

  enable(entity: Entity, ids: readonly string[], wanted?: boolean): Promise<boolean> {
    return this.write(entity, async (tx) => {
      let value = false
      for (const id of [...ids].sort()) value = await enable(tx, this.writer, entity, known(entity, id), wanted)
      return value
    })
  }

  /** One of the shared audit's moves or of the entity's own; gives the state it led to. */
  async move(entity: Entity, name: string, input: MoveInput): Promise<string> {
    return (await this.act(entity, name, input)).status
  }

  /** The same with everything its answer carries. */
  act(entity: Entity, name: string, input: MoveInput): Promise<Acted> {
    known(entity, input.id)
    return this.write(entity, async (tx) =>
      isOffered(entity.audit, name)
        ? acts[name](tx, this.writer, entity, input)
        : { status: await move(tx, this.writer, entity, name, input) },
    )
  }

  /** A file this request has stored: whoever sent it may name it in what they write. */
  brings(file: FileEntry): void {
    this.writer = { ...this.writer, brought: [...(this.writer.brought ?? []), file] }
  }

  /** One of the entity's own moves for several rows, in the order of their ids: all or none. */
  moves(entity: Entity, name: string, inputs: readonly MoveInput[]): Promise<string[]> {
    const sorted = [...inputs].sort((a, b) => (a.id < b.id ? -1 : 1))
    for (const { id } of sorted) known(entity, id)
    return this.write(entity, async (tx) => {
      const states: string[] = []
      for (const input of sorted) states.push(await move(tx, this.writer, entity, name, input))
      return states
    })
  }

  /**
   * Several writes that stand or fall together. Whoever loses a race for something unique is sent through the rules
   * once more: there they meet the winner's row, and the words meant for them.
   */
  async write<T>(entity: Entity, work: (tx: Sql) => Promise<T>): Promise<T> {
    const opening = this.#hasWritten ? undefined : this.opening
    const attempt = (): Promise<T> =>
      this.#reading(() =>
        writing(this.writer.db, this.writer.actor, async (tx) => {
          await opening?.(tx)
          return work(tx)
        }),
      )
    try {
      const result = await attempt().catch((error: { code?: unknown }) => {
        if (error.code !== '23505') throw error
        return attempt()
      })
      this.#hasWritten = true
      return result
    } catch (error) {
      throw refusalOf(error, entity, this.writer.catalog)
    }
  }
}

const keyShapes = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  int: /^\d{1,9}$/,
  text: /^[\P{Cc}]{1,200}$/u,
} as const
/** Whether an id of this table can look so. */
export const isKey = (entity: Entity, id: unknown): id is string =>
  typeof id === 'string' && keyShapes[entity.idKind].test(id)

/** An id of another shape than the table's names no row. */
const known = (entity: Entity, id: unknown): string => {
  if (!isKey(entity, id)) throw notFound()
  return id
}
