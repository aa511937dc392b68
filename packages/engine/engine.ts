import { offers } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { moveOf } from '@chengban/kernel/moves.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { Fields } from '@chengban/kernel/shape.ts'
import type { Answer, Statistics } from '@chengban/kernel/statistics.ts'
import { askerOf } from './asker.ts'
import { acts } from './audit/acts.ts'
import { decide, type Verdict } from './audit/answer.ts'
import type { Statement } from './db/pipeline.ts'
import type { Sql } from './db/sql.ts'
import {
  count,
  detail,
  type ListQuery,
  list,
  type Row,
  type RowOfEntity,
  type Whole,
  type WholeRow,
} from './read/list.ts'
import type { Page } from './read/page.ts'
import { type Among, type Part, together } from './read/several-lists.ts'
import { withChange } from './read/with-change.ts'
import type { Standing } from './request-identity.ts'
import { type Acted, type ActedBy, actedBy, type Made, type MoveInput } from './row/act.ts'
import { isKey, known } from './row/key.ts'
import { ofRow } from './row/of-row.ts'
import { refusalOf } from './row/refusals.ts'
import type { Writer } from './row/scene.ts'
import type { Around } from './row/transaction.ts'
import { unseen } from './row/unseen.ts'
import { type Question, statistics, statisticsTogether } from './statistics/statistics.ts'
import { longMove } from './write/long.ts'
import { make } from './write/move.ts'
import { followOpening } from './write/opened.ts'
import { enable, remove } from './write/remove.ts'
import { create, update } from './write/save.ts'

type Sent = Readonly<Record<string, unknown>>

/** What every door does, in the name of one person: one object per request. */
export class Engine {
  readonly #standing: Standing
  #writer: Writer
  #hasWritten = false
  #isReading: boolean
  /** Runs first in the request's first transaction that commits: a write that commits or rolls back with it. */
  opening: ((tx: Sql) => Promise<void>) | undefined

  constructor(shared: Omit<Writer, 'actor' | 'acts'>, standing: Standing, isReading = false) {
    this.#isReading = isReading
    this.#writer = { ...shared, acts, actor: standing.actor }
    this.#standing = standing
  }

  /** Who writes, under the rights of now: what a transaction asks, it asks inside. */
  get writer(): Writer {
    const { actor } = this.#standing
    if (this.#writer.actor !== actor) this.#writer = { ...this.#writer, actor }
    return this.#writer
  }

  /** The same in the same name, but all it writes is taken back: what would be refused is, and nothing stays. */
  trying(): Engine {
    return new Engine(this.writer, this.#standing.trying(), this.#isReading)
  }

  list<N extends string>(entity: Entity<N>, query: ListQuery, page: Page): Promise<RowOfEntity<N>[]> {
    return this.reading((reading) => list(reading, entity, query, page)) as Promise<RowOfEntity<N>[]>
  }

  count(entity: Entity, query: ListQuery): Promise<number> {
    return this.reading((reading) => count(reading, entity, query))
  }

  /** Figures over the rows of a list; refuses what the person may not filter by. */
  statistics<F extends Fields>(
    entity: Entity<string, F>,
    query: Statistics<Extract<keyof F, string>>,
  ): Promise<Answer> {
    return this.reading((reading) => statistics(reading, entity, query))
  }

  /** Several such questions in one statement. */
  statisticsTogether(questions: readonly Question[]): Promise<Answer[]> {
    return this.reading((reading) => statisticsTogether(reading, questions))
  }

  /** The first `most` rows of each of several lists in one statement, by their day. */
  together(parts: readonly Part[], most: number): Promise<Among[]> {
    return this.reading((reading) => together(reading, parts, most))
  }

  /** One statement as the person sees the world. */
  read<R = Row>(statement: Statement): Promise<R[]> {
    return this.reading(({ db, actor }) => db.read<R>(actor, statement))
  }

  /** What reads and writes nothing: it may be done twice, where rights change meanwhile. */
  reading<T>(work: (reading: Whole) => Promise<T>): Promise<T> {
    return this.#standing.read((db, actor) => work({ db, actor, catalog: this.#writer.catalog }))
  }

  /**
   * Reads rows that the person need not see, in a transaction that writes nothing. `why` says why the answer tells no more
   * than they may know: what it sums up, leaves out, or who asks.
   */
  asHouse<T>(why: string, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#standing.asHouse(why, work)
  }

  /** From here on this request reads alone: a GET opens no transaction that writes. */
  readsOnly(): void {
    this.#isReading = true
  }

  /** Runs one statement without a user: system data only. */
  anonymous<R = Row>(statement: Statement): Promise<R[]> {
    return this.#standing.anonymous<R>(statement)
  }

  /** For work outside the database, which a rollback does not undo: only a person with the right begins it. */
  begin(): Promise<void> {
    return this.#standing.hasBegun ? Promise.resolve() : this.#standing.begin()
  }

  /** The row; NOT_FOUND where the person sees none. `isTelling`: with secrets whose reading the caller records. */
  async detail<N extends string>(entity: Entity<N>, id: string, isTelling = false): Promise<WholeRow<N>> {
    const row = isKey(entity, id) ? await this.reading((reading) => detail(reading, entity, id, isTelling)) : undefined
    if (!row) throw notFound()
    return (await withChange(this, entity, row)) as WholeRow<N>
  }

  /** The row as opened on its own page: the effects of opening it are part of it. */
  async open<N extends string>(entity: Entity<N>, id: string, isTelling = false): Promise<WholeRow<N>> {
    const row = await this.detail(entity, id, isTelling)
    const { actor } = this.writer
    if (!entity.opened || actor.isLooking || evaluate(entity.opened.when, row, askerOf(actor)) !== true) return row
    await this.write(entity, (tx) => followOpening(tx, this.writer, entity, id))
    return this.detail(entity, id, isTelling)
  }

  /** The row after it was written; undefined where its writer does not see it any more, or is signed in no more. */
  written<N extends string>(entity: Entity<N>, id: string, isTelling = false): Promise<WholeRow<N> | undefined> {
    return this.detail(entity, id, isTelling).catch(unseen)
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
  act<N extends string>(entity: Entity, name: N, input: MoveInput): Promise<ActedBy<N>> {
    known(entity, input.id)
    const acting = (): Promise<Acted> =>
      this.write(entity, async (tx) =>
        offers(entity, name)
          ? acts[name](tx, this.writer, entity, input)
          : actedBy(await make(tx, this.writer, entity, name, input)),
      )
    const aside = { write: this.#standing.write.bind(this.#standing), writer: this.writer }
    const isLong = moveOf(entity, name)?.during !== undefined
    return (isLong ? longMove(aside, entity, name, input, acting) : acting()) as Promise<ActedBy<N>>
  }

  /** What somebody decides who has a task of the record: the shared audit's moves, or the entity's own that answer it. */
  async decide(entity: Entity, verdict: Verdict, input: MoveInput): Promise<string> {
    known(entity, input.id)
    return (await this.write(entity, (tx) => decide(tx, this.writer, entity, verdict, input))).status
  }

  /** A file that this request has stored: its sender may name it in what they write. */
  brings(file: FileEntry): void {
    this.#writer = { ...this.writer, brought: [...(this.writer.brought ?? []), file] }
  }

  /** One of the entity's own moves for several rows, in the order of their ids: all or none. */
  moves(entity: Entity, name: string, inputs: readonly MoveInput[]): Promise<Made[]> {
    const sorted = [...inputs].sort((a, b) => (a.id < b.id ? -1 : 1))
    const together = sorted.map(({ id }) => known(entity, id))
    return this.write(entity, async (tx) => {
      const made: Made[] = []
      for (const input of sorted)
        made.push(
          await ofRow(inputs.indexOf(input), input.id, () => make(tx, this.writer, entity, name, input, together)),
        )
      return made
    })
  }

  /**
   * Several writes in one transaction. The loser of a race for a unique value goes through the rules once more: there
   * it meets the winner's row, and the message for it. `last`: what is read in the round trip of the commit.
   */
  async write<T>(entity: Entity, work: (tx: Sql) => Promise<T>, last?: Around<T>['last']): Promise<T> {
    if (this.#isReading) throw new Error(`A GET writes nothing, unless its call declares why it writes`)
    const opening = this.#hasWritten ? undefined : this.opening
    const attempt = (): Promise<T> =>
      this.#standing.write(async (tx) => {
        await opening?.(tx)
        return work(tx)
      }, last)
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
