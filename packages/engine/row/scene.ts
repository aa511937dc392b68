import type { Entity } from '@chengban/kernel/entity.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import type { AskedOf, AskingOf, EntityName, HandledBy, HandlerName, RowOf } from '@chengban/kernel/registry.ts'
import type { AuditMove } from '@chengban/kernel/workflow.ts'
import type { Actor } from '../db/database.ts'
import type { Sql } from '../db/sql.ts'
import type { Act } from '../row/act.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Services } from '../services.ts'

export type Values = Record<string, unknown>

type Row<E extends EntityName> = [E] extends [never] ? Values : { -readonly [K in keyof RowOf<E>]: RowOf<E>[K] }

/**
 * One row being written, as handlers see it. `E` names its entity, `M` the move with input besides columns; without
 * them any row.
 */
export type Scene<E extends EntityName = never, M extends AskingOf<E> = never> = RowScene<E> &
  ([M] extends [never] ? { readonly asked?: Values } : { readonly asked: AskedOf<E, M> })

interface RowScene<E extends EntityName> {
  readonly tx: Sql
  readonly writer: Writer
  readonly entity: Entity
  /** The row before; null at creation. */
  readonly before: Readonly<Row<E>> | null
  /** The row as it will be stored; handlers may set columns here. */
  readonly row: Row<E>
  /** What the person sent, as read by the field kinds. */
  readonly input: Partial<Row<E>>
  /** Of a new row, the lists of lines that came with it and are not empty, by their keys. */
  readonly lists?: readonly string[]
  /** The state the person chose, where a move leaves the choice to them. */
  readonly chosen?: string
  /** The person's words, where a move takes them. */
  readonly opinion: string | null
  /** The ids of all rows that a move is made of at once, in its order; of one row without. */
  readonly together?: readonly string[]
}

/** May refuse by throwing; the result counts where the declaration asks for a value (`computed: {onWrite}`). */
export type Handler<E extends EntityName = never, M extends AskingOf<E> = never> = {
  // a method, so that a handler of one entity fits among those of all
  work(scene: Scene<E, M>): unknown
}['work']
/** Handlers by the names that declarations use, each with the rows it is given. */
export type HandlersOf = { readonly [H in HandlerName]?: Handler<HandledBy<H>> | Handler }
/** The parts of a scene that are needed to read and write other rows. */
export type Within = Pick<Scene, 'tx' | 'writer'>
/** By the names that declarations use; that none is missing is checked where all are composed. */
export type Handlers = Readonly<Record<string, Handler>>

/** What can be done to an audited record, by the name of its call. */
export type Acts = Readonly<Record<AuditMove, Act>>

/** Who writes, and with what: one per request, or one for all jobs. */
export interface Writer {
  readonly catalog: Catalog
  readonly handlers: Handlers
  readonly actor: Actor
  readonly services: Services
  /** Acts of the shared audit, for what follows from a step elsewhere. */
  readonly acts: Acts
  /** Files that this request has stored: their sender may read them. */
  readonly brought?: readonly FileEntry[]
  /** How the rows come, where it is not one by one: the change record tells it. */
  readonly via?: '导入'
  /** A write by the system, on its own or after an act elsewhere: without checking rights. */
  readonly isSystem?: true
  /** The larger step sends the notices. */
  readonly isQuiet?: true
}

/** The author as columns keep it: null for the system. */
export const authorOf = ({ actor }: Pick<Writer, 'actor'>): string | null => actor.userId || null

/** How the trail records a step that nobody took. */
export const bySystem = ({ isSystem }: Writer): { via?: '系统' } => (isSystem ? { via: '系统' } : {})

export const asSystem = (writer: Writer): Writer => ({ ...writer, isSystem: true })
/** For steps that are a part of another, which tells of them itself. */
export const quietly = <W extends Within>(within: W): W => ({ ...within, writer: { ...within.writer, isQuiet: true } })

export const run = async (scene: Scene, name: HandlerName | undefined): Promise<unknown> => {
  if (name === undefined) return undefined
  const handler = scene.writer.handlers[name]
  if (!handler) throw new Error(`no handler ${String(name)}`)
  return handler(scene)
}
