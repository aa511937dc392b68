import { decidedFlow, hasTasks } from '@chengban/kernel/decided.ts'
import { applicantField, auditField, type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import { isWaiting, waitingLevel } from '@chengban/kernel/workflow.ts'
import { leavesOf, type Rule, rulesOf, seesRule } from './declared-rules.ts'
import type { Fixture } from './fixture.ts'
import { refTo } from './judge.ts'
import type { MatrixPerson } from './people.ts'
import type { Row } from './world.ts'

/** Rows of one entity at most. */
const most = 50

/** Rows of every entity among which each part of each rule holds once alone, and none at all once. */
export class Variants {
  readonly #fixture: Fixture
  readonly #people: Readonly<Record<string, string>>
  readonly #made = new Map<string, Promise<Row[]>>()

  constructor(fixture: Fixture, people: readonly MatrixPerson[]) {
    this.#fixture = fixture
    this.#people = Object.fromEntries(people.map(({ name, id }) => [name, id]))
  }

  of(entity: Entity): Promise<Row[]> {
    const known = this.#made.get(entity.name) ?? this.#make(entity)
    this.#made.set(entity.name, known)
    return known
  }

  /** The person in whose hand approvals are. */
  get #approver(): string {
    return this.#people.approver as string
  }

  async #make(entity: Entity): Promise<Row[]> {
    const fixture = this.#fixture
    const rows: Row[] = [await fixture.spare(entity.name)]
    if (entity.name === 'user')
      rows.push(...Object.values(this.#people).map((id) => fixture.world.row('user', id) as Row))
    const grants = await this.#grants(entity)
    for (const given of grants) rows.push(await this.#row(entity, given))
    rows.push(...(await this.#linkedRows(entity)))
    const states = statesOf(entity)
    for (const given of states) rows.push(await this.#stateRow(entity, { ...(grants[0] ?? {}), ...given }))
    // a page of a list: of an entity with very many states, not each state is also tried with a row of a stranger
    const rest = most - 1 - rows.length
    for (const given of states.slice(0, Math.max(0, rest))) rows.push(await this.#stateRow(entity, given))
    // nothing refers to this one, so that it can go
    if (!entity.readOnly) rows.push(await this.#row(entity, grants[0] ?? {}))
    return [...new Map(rows.map((row) => [String(row.id), row])).values()]
  }

  /** For each person's part of a rule the values that make it, and it alone, hold for the owner. */
  async #grants(entity: Entity): Promise<Row[]> {
    const owner = this.#people.owner as string
    const rules = rulesOf(entity)
    const own = [...leavesOf(rules, 'me'), ...leavesOf(rules, 'headOf'), ...leavesOf(rules, 'leaderOf')]
      .filter(({ field }) => field !== 'id')
      .map(({ field }): Row => ({ [field]: owner }))
    const parents = [
      ...leavesOf(rules, 'asParent').map(({ field }) => ({ field, rule: null })),
      ...leavesOf(rules, 'via').map(({ field, rule }) => ({ field, rule })),
    ]
    const through = await Promise.all(parents.map(({ field, rule }) => this.#parents(entity, field, rule)))
    const about =
      leavesOf(rules, 'asRecord').length || 'relevanceId' in entity.fields ? await this.#records(entity) : []
    const all = [...own, ...through.flat(), ...about]
    return [...new Map(all.map((given) => [JSON.stringify(given), given])).values()]
  }

  async #parents(entity: Entity, field: string, rule: Rule | null): Promise<Row[]> {
    const parent = this.#fixture.world.catalog.entity(refTo(entity, field))
    const owner = this.#people.owner as string
    const fields = new Set(leavesOf(rule ? [rule] : [seesRule(parent)], 'me').map((leaf) => leaf.field))
    // a tree whose rule asks its own parents for nobody waits for no rows of itself
    if (fields.size === 0) return []
    const rows = await this.of(parent)
    return [...fields].flatMap((name) => {
      const row = rows.find((one) => one[name] === owner)
      return row ? [{ [field]: row.id }] : []
    })
  }

  /** A record of the owner's, of a kind that rows of the entity are about. */
  async #records(entity: Entity): Promise<Row[]> {
    const module = this.#fixture.moduleOf(entity) ?? this.#fixture.anchor?.module
    if (!module) return []
    const record = (await this.of(this.#fixture.world.catalog.entity(module)))[1]
    return record ? [{ module, relevanceId: String(record.id) }] : []
  }

  /** A row as given; where its unique columns are taken, the row that has them. */
  async #row(entity: Entity, given: Row): Promise<Row> {
    const { world } = this.#fixture
    const taken = Object.keys(given).some((name) => entity.fields[name]?.options.unique)
      ? world.rows(entity.name).find((row) => Object.entries(given).every(([name, value]) => row[name] === value))
      : undefined
    return taken ?? this.#fixture.make(entity, given)
  }

  /** In a waiting state somebody has the row in hand, and the same person decided on those that have passed. */
  async #stateRow(entity: Entity, given: Row): Promise<Row> {
    const row = await this.#fixture.make(entity, given)
    const state = given[auditField(entity)]
    if (!hasTasks(entity) || state === undefined) return row
    const asks = decidedFlow(entity)?.decided.questions.some((one) => one.in === state) ?? false
    const waits = asks || isWaiting(state)
    if (waits || state === '通过') await this.#task(entity, row, waits)
    return row
  }

  async #task(entity: Entity, row: Row, waits: boolean): Promise<void> {
    const { catalog } = this.#fixture.world
    const initiatorId = row[applicantField(entity)] ?? row.creatorId
    const about = { module: entity.name, relevanceId: String(row.id), initiatorId }
    const auditLevel = Math.max(1, waitingLevel(row[auditField(entity)]))
    const levels = entity.audit?.levels ?? 1
    const status = waits ? '进行中' : '通过'
    const round = await this.#fixture.make(catalog.entity('auditRound'), { ...about, auditLevel, levels, status })
    const task = {
      ...about,
      roundId: round.id,
      userId: this.#approver,
      auditLevel,
      status: waits ? '待处理' : '已同意',
    }
    await this.#fixture.make(catalog.entity('auditTask'), task)
  }

  async #linkedRows(entity: Entity): Promise<Row[]> {
    const rows: Row[] = []
    for (const { of, by, rule } of leavesOf(rulesOf(entity), 'some')) {
      const row = await this.#fixture.make(entity)
      const named = leavesOf([rule], 'me').map(({ field }) => [field, this.#people.owner])
      const [record] = leavesOf([rule], 'asRecord').length ? await this.#records(entity) : []
      const child = this.#fixture.world.catalog.entity(of)
      await this.#fixture.make(child, { ...record, ...Object.fromEntries(named), [by]: row.id })
      rows.push(row)
    }
    return rows
  }
}

/** Every state of every state field, and every value a rule asks for. */
const statesOf = (entity: Entity): Row[] => {
  const flows = flowsOf(entity)
  const values = stateFields(entity).flatMap((name): Row[] => {
    const states = flows.find(({ field }) => field === name)?.states
    const all = states ?? entity.fields[name]?.options?.values ?? []
    return all.map((state) => ({ [name]: state }))
  })
  const asked = leavesOf(rulesOf(entity), 'in').flatMap(({ field, values: wanted }) =>
    field in entity.fields ? wanted.map((value): Row => ({ [field]: value })) : [],
  )
  return [...new Map([...values, ...asked].map((given) => [JSON.stringify(given), given])).values()]
}
