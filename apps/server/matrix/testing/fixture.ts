import { createHash } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { columnType } from '@chengban/engine/kinds/column.ts'
import { searchKept } from '@chengban/engine/row/kept-search.ts'
import { searchFields } from '@chengban/engine/schema/model.ts'
import { snake, table } from '@chengban/engine/schema/names.ts'
import { sealSent } from '@chengban/engine/seal/seal-sent.ts'
import type { Vault } from '@chengban/engine/seal/vault.ts'
import { searchRow } from '@chengban/engine/search/grams.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { dictOf, isDefaultFrom, isDerived, isFileField, isStored } from '@chengban/kernel/field.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import type pg from 'pg'
import { columnRule, opsOf, type Rule } from './declared-rules.ts'
import { exceptions } from './exceptions.ts'
import { refTo } from './judge.ts'
import { mended } from './mended.ts'
import { neededBy } from './needed.ts'
import { apart } from './own-values.ts'
import { sampleOf, within } from './values.ts'
import type { Row, World } from './world.ts'

/** Makes rows of any entity from its declaration alone and puts them into the database as its owner. */
export class Fixture {
  readonly world: World
  readonly #owner: pg.Client
  readonly #vault: Vault
  readonly #spares = new Map<string, Promise<Row>>()
  readonly #making = new Set<string>()
  #count = 0
  /** Fills every column that names a person, so that nobody who asks is named by chance. */
  stranger = ''
  /** The record that rows about records are about. */
  anchor: { readonly module: string; readonly relevanceId: string } | undefined

  constructor(owner: pg.Client, world: World, vault: Vault) {
    this.#owner = owner
    this.world = world
    this.#vault = vault
  }

  /** The owner's connection as the engine's functions take it. */
  get sql(): Sql {
    return {
      query: async <R>(text: string, params: readonly unknown[] = []) =>
        (await this.#owner.query(text, [...params])).rows as R[],
    }
  }

  next(): number {
    this.#count++
    return this.#count
  }

  /** A row of the entity nobody in particular has, made once. */
  spare(name: string): Promise<Row> {
    const known = this.#spares.get(name) ?? this.#makeSpare(name)
    this.#spares.set(name, known)
    return known
  }

  async #makeSpare(name: string): Promise<Row> {
    this.#making.add(name)
    const row = await this.make(this.world.catalog.entity(name))
    this.#making.delete(name)
    return row
  }

  /** The same where neither it nor what it cannot be without is just being made: then the circle is left open. */
  async #optionalSpare(name: string): Promise<unknown> {
    const isCircle = [...neededBy(this.world, name)].some((one) => this.#making.has(one))
    return isCircle ? null : (await this.spare(name)).id
  }

  async make(entity: Entity, given: Row = {}): Promise<Row> {
    const row = await this.values(entity, given)
    for (let round = 0; ; round++) {
      const made = await this.#insert(entity, row).catch((error: pg.DatabaseError) => error)
      if (!(made instanceof Error)) return this.#known(entity, made)
      if (!/^23(505|P01)$/.test(made.code ?? '') || round > 4) throw made
      if (!(await this.#setApart(entity, row, given, made))) throw made
    }
  }

  async #known(entity: Entity, row: Row): Promise<Row> {
    await searchKept(this.sql, this.world.catalog, entity, String(row.id), [])
    return this.world.put(entity, row)
  }

  /** Another value in one column of the key that is taken. */
  async #setApart(entity: Entity, row: Row, given: Row, { detail = '' }: pg.DatabaseError): Promise<boolean> {
    const key = /\(([^)]*)\)=/.exec(detail)?.[1]?.split(', ') ?? entity.apart?.map(({ by }) => snake(by)) ?? []
    const free = Object.keys(entity.fields).filter((name) => key.includes(snake(name)) && !(name in given))
    const isOther = (name: string) => entity.fields[name]?.kind === 'ref' && refTo(entity, name) !== entity.name
    const isBounded = (name: string) => 'max' in (entity.fields[name]?.options ?? {})
    const kinds: readonly unknown[] = ['int', 'date', 'text', 'datetime']
    const counted = free.find((name) => kinds.includes(entity.fields[name]?.kind) && !isBounded(name))
    const parent = free.find((name) => isOther(name) && refTo(entity, name) !== 'user') ?? free.find(isOther)
    const bounded = free.find((name) => entity.fields[name]?.kind === 'int')
    if (counted) row[counted] = apart(entity.fields[counted] as Field, this.next())
    else if (bounded) row[bounded] = within(entity.fields[bounded] as Field, this.next())
    else if (parent) row[parent] = (await this.make(this.world.catalog.entity(refTo(entity, parent)))).id
    return Boolean(counted ?? bounded ?? parent)
  }

  async #insert(entity: Entity, given: Row): Promise<Row> {
    const row = { ...given }
    sealSent(this.#vault, entity, row.id, row, null)
    const names = Object.keys(row)
    const extra = searchOf(entity, row)
    const columns = [...names.map((name) => `"${snake(name)}"`), ...Object.keys(extra)]
    const { all } = this.world.catalog
    const values = names.map((name) => wire(row[name], columnType(entity.fields[name] as Field, all)))
    const text = `insert into ${table(entity.name)} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning *`
    // mostly the same columns: the text is parsed once
    const name = `${entity.name} ${createHash('md5').update(text).digest('hex')}`.slice(0, 63)
    const { rows } = await this.#owner.query<Row>({ name, text, values: [...values, ...Object.values(extra)] })
    return rows[0] as Row
  }

  /** What a new row holds: given values, declared defaults, and values by kind where the declaration asks for one. */
  async values(entity: Entity, given: Row = {}): Promise<Row> {
    const n = this.next()
    const wanted = { ...(await this.#about(entity)), ...exceptions[entity.name]?.values, ...given }
    const row: Row = {}
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!isWritten(field)) continue
      const value = name in wanted ? wanted[name] : await this.#fill(entity, name, field, n)
      if (value !== undefined) row[name] = value
    }
    return mended(entity, row, wanted, n)
  }

  async #fill(entity: Entity, name: string, field: Field, n: number): Promise<unknown> {
    const { options } = field
    const ofSystem = this.#system(entity, name, n)
    if (ofSystem !== undefined) return ofSystem === left ? undefined : ofSystem
    if (isFileField(field)) return isRequired(entity, name) ? [await this.file(this.stranger, field)] : []
    if (options.default !== undefined && !isDefaultFrom(options.default)) return options.default
    if (field.kind === 'ref') return this.#reference(entity, name)
    if (field.kind === 'dict') return isRequired(entity, name) ? this.#code(field) : null
    const isAsked = isRequired(entity, name) || options.search || name === entity.title || columnRule(entity, name)
    return isAsked && !options.hidden ? sampleOf(name, field, n) : null
  }

  /** Values unique to each row; undefined where the field's kind decides. */
  #system(entity: Entity, name: string, n: number): unknown {
    if (name === 'id') return { uuid: uuidv7(), text: `matrix.${entity.name}.${n}`, int: left }[entity.idKind]
    if (name === 'creatorId') return this.stranger || null
    if (name === 'tzCreate' || name === 'tzUpdate') return clock.now().toISOString()
    return undefined
  }

  /** The kind of record that rows of the entity are about; undefined where they are about none. */
  moduleOf({ fields }: Entity): string | undefined {
    const anchor = this.anchor?.module
    if (!anchor || !fields.module || !fields.relevanceId) return undefined
    const { values } = fields.module.options
    return values && !values.includes(anchor) ? values[0] : anchor
  }

  async #about(entity: Entity): Promise<Row> {
    if (!entity.fields.module || !entity.fields.relevanceId) return {}
    const module = this.moduleOf(entity)
    if (!module) return { module: null, relevanceId: null }
    return { module, relevanceId: String((await this.spare(module)).id) }
  }

  /** An upload of that person which the field takes; its bytes are never asked for. */
  async file(userId: string, field: Field): Promise<FileEntry> {
    const id = uuidv7()
    const { accept } = field.options
    const ext = accept?.[0] ?? (field.kind === 'images' || field.kind === 'signature' ? 'png' : 'pdf')
    const url = `/file/attachment/${id}.${ext}`
    const values = { id, url, folder: 'attachment', ext, mime: 'application/octet-stream', size: 3, sha256: id }
    await this.make(this.world.catalog.entity('storedFile'), {
      ...values,
      name: `matrix.${ext}`,
      creatorId: userId || null,
    })
    return { url, name: `matrix.${ext}`, size: 3 }
  }

  async #reference(entity: Entity, name: string): Promise<unknown> {
    const to = refTo(entity, name)
    const isAlone = isUnique(entity, name)
    if (to === 'user' && !isAlone) return isPersonal(entity, name) ? this.stranger || null : null
    if (to === entity.name) return null
    if (isAlone) return (await this.make(this.world.catalog.entity(to))).id
    const isNeeded = isRequired(entity, name) || exceptions[entity.name]?.filled?.includes(name)
    return isNeeded ? (await this.spare(to)).id : this.#optionalSpare(to)
  }

  #code(field: Field): unknown {
    const type = dictOf(field)
    return this.world.rows('dict').find(({ dictTypeId, isEnable }) => dictTypeId === type && isEnable)?.code ?? null
  }
}

/** Always, or while the row says so: then it is filled as well. */
const isRequired = (entity: Entity, name: string): boolean =>
  entity.fields[name]?.options.required === true || (entity.requires ?? []).some(({ fields }) => fields.includes(name))

/** Marks a value that the database makes. */
const left = Symbol('left out')

const isWritten = (field: Field): boolean =>
  isStored(field) && !(isDerived(field) && !('onWrite' in (field.options.computed as object)))

const isUnique = (entity: Entity, name: string): boolean =>
  entity.fields[name]?.options.unique !== undefined ||
  (entity.unique ?? []).some(
    ({ fields, where }) =>
      !where &&
      fields.includes(name) &&
      refTo(entity, name) !== 'user' &&
      fields.every((one) => entity.fields[one]?.kind === 'ref'),
  )

/** A person named by the row in a way that rules may ask for, or that must be named. */
const isPersonal = (entity: Entity, name: string): boolean =>
  isRequired(entity, name) ||
  [...ruleList(entity), entity.self, ...Object.values(entity.write ?? {}), entity.audit?.submit]
    .filter((rule) => rule !== undefined)
    .flatMap((rule) => opsOf(rule as Rule))
    .some((op) => (op.is === 'me' || op.is === 'headOf' || op.is === 'leaderOf') && op.field === name)

const ruleList = ({ rows: { own, manage, also = [], partial = [] } }: Entity): unknown[] => [
  own,
  manage,
  ...also,
  ...partial.map(({ when }) => when),
]

const wire = (value: unknown, type: string): unknown =>
  type === 'jsonb' && value !== null ? JSON.stringify(value) : value

const searchOf = (entity: Entity, row: Row): Row => {
  const fields = searchFields(entity)
  if (fields.length === 0) return {}
  const texts = fields.map((name) => (row[name] === null || row[name] === undefined ? null : String(row[name])))
  const { grams, text, initials } = searchRow(texts)
  return { search_grams: grams, search_text: text, search_initials: initials }
}
