import type { Decider, Question } from '@chengban/kernel/decided.ts'
import { applicantField, type Entity } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { reach } from '../row/filled-words.ts'
import type { Scene, Values } from '../row/scene.ts'
import { concerned } from './concerned.ts'
import { declaredFor, personAt, placeOf } from './declared-approvers.ts'
import { codeOf, type Setting } from './state.ts'
import { chainSql, strategyParam, strategySql } from './strategy.ts'

// Decision 012: Approvers chosen by name survive a rejection, approvers found by role do not

export interface Approver {
  readonly userId: string
  readonly name: string
  /** Reached through the chain: may decide without the code. */
  readonly byChain: boolean
  /** The person this one is the deputy of. */
  readonly forId: string | null
  readonly forName: string | null
}

interface Candidate {
  readonly id: string
  readonly name: string
  readonly tier: number
  readonly entries: readonly string[]
  readonly deputyId: string | null
  readonly deputyName: string | null
}

export interface LevelAsked {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  readonly level: number
  readonly setting: Setting
  /** People on earlier levels of the round. */
  readonly earlier: readonly string[]
  /** Who asks, where that is not the record's applicant. */
  readonly initiatorId?: string | undefined
}

export const applicantOf = (entity: Entity, row: Values): string => String(row[applicantField(entity)])

/**
 * Who decides on a level: the person named in the form, else the configured strategy, else the chain (heads of the
 * applicant's department upwards, superior, holders of flow:manage). Never the applicant, never nobody.
 */
export const approversOf = async (asked: LevelAsked): Promise<Approver[]> => {
  const { entity, row, level, setting } = asked
  const code = codeOf(setting, entity, level)
  const named = row[`audit${level}`]
  if (typeof named === 'string' && named) return namedApprover(asked, named, code)
  const strategy = setting.config.approvers[level] ?? 'form'
  const declared = strategy === 'form' ? await byDeclaration(asked) : undefined
  if (declared) return [approver(declared, false)]
  const found = await byStrategy(asked, strategy)
  const willing = found.filter(({ entries }) => !code || !isBarred(entries, code))
  if (willing.length) return once(willing.map((one) => approver(one, false)))
  const above = await chain(asked, code)
  if (above.length === 0) throw invalid({ [`audit${level}`]: nobodyFound })
  return above
}

/** Who answers a question: all of the first it names of whom anybody can, else the same chain. */
export const decidersOf = async (scene: Scene, asked: LevelAsked, { by, not }: Question): Promise<Approver[]> => {
  const out = not && asked.row[not] ? [String(asked.row[not])] : []
  for (const decider of by) {
    const found = await candidates(asked, ...(await namedBy(scene, decider)), out)
    if (found.length) return once(found.map((one) => approver(one, false)))
  }
  const above = await chain({ ...asked, earlier: [...asked.earlier, ...out] }, null)
  if (above.length === 0) throw conflict(nobodyFound)
  return above
}

const nobodyFound = '未找到审批人，请联系流程管理员'

const namedBy = async ({ tx, writer, entity, row }: Scene, decider: Decider): Promise<[string, unknown]> => {
  if (typeof decider === 'object') return [strategySql('operation'), decider.holds]
  const { value } = await reach({ tx, catalog: writer.catalog, entity, row }, decider)
  return ['select u.id, 0 as tier from store."user" u where u.id = any ($1::uuid[])', [value ?? []].flat()]
}

/** The people that strategies name, to be notified of a submission. */
export const peopleBy = async (asked: LevelAsked, strategies: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(strategies.map((strategy) => byStrategy(asked, strategy)))
  return [...new Set(found.flat().map(({ id }) => id))]
}

const byStrategy = async (asked: LevelAsked, strategy: string): Promise<Candidate[]> => {
  if (strategy === 'form') return []
  return candidates(asked, strategySql(strategy), strategyParam(strategy, asked.row, applicant(asked)), [])
}

const namedApprover = async (asked: LevelAsked, id: string, code: string | null): Promise<Approver[]> => {
  const [found] = await candidates(asked, 'select u.id, 0 as tier from store."user" u where u.id = $1', id, [])
  const mayDecide = found && (!code || has(found.entries, code) || (await isAtPlace(asked, id)))
  if (!mayDecide) throw invalid({ [`audit${asked.level}`]: `所选审批人无审批权限${await whyNot(asked, id)}` })
  return [approver(found, false)]
}

/** What a person cannot know who named somebody that holds every right: the record is about them. */
const whyNot = async (asked: LevelAsked, id: string): Promise<string> =>
  id !== applicant(asked) && (await concerned(asked)).includes(id) ? '：单据与其本人有关，请另选' : ''

/** The first of the people the entity names for the level who can decide. */
const byDeclaration = async (asked: LevelAsked): Promise<Candidate | undefined> => {
  for (const decider of declaredFor(asked)) {
    const [first] = await candidates(asked, ...(await placeOf(asked, decider)), [])
    if (first) return first
  }
  return undefined
}

const isAtPlace = async (asked: LevelAsked, id: string): Promise<boolean> => {
  for (const decider of declaredFor(asked))
    if (typeof decider === 'string' && (await personAt(asked, decider)) === id) return true
  return false
}

const chain = async (asked: LevelAsked, code: string | null): Promise<Approver[]> => {
  const found = await candidates(asked, chainSql, applicant(asked), asked.earlier)
  const willing = found.filter(({ entries }) => !code || !isBarred(entries, code))
  const first = willing[0]?.tier
  return once(willing.filter(({ tier }) => tier === first).map((one) => approver(one, true)))
}

const applicant = ({ entity, row, initiatorId }: LevelAsked): string => initiatorId ?? applicantOf(entity, row)

/** A negated entry covers the code: granting it beside would still not make it held. */
const isBarred = (entries: readonly string[], code: string): boolean => !has([...entries, code], code)

const approver = ({ id, name, deputyId, deputyName }: Candidate, byChain: boolean): Approver =>
  deputyId
    ? { userId: deputyId, name: deputyName ?? '', byChain, forId: id, forName: name }
    : { userId: id, name, byChain, forId: null, forName: null }

/** Removes duplicates: a person found both as themselves and as a deputy gets one task, as themselves. */
const once = (approvers: readonly Approver[]): Approver[] =>
  approvers.filter(
    ({ userId, forId }, index) =>
      !approvers.some(
        (other, place) =>
          other.userId === userId &&
          place !== index &&
          (forId === null ? place < index : !other.forId || place < index),
      ),
  )

/** Enabled people out of a source of (id, tier), without whom the record is about and those left out; deputies in force. */
const candidates = async (
  asked: LevelAsked,
  source: string,
  param: unknown,
  leftOut: readonly string[],
): Promise<Candidate[]> =>
  asked.tx.query<Candidate>(
    `select u.id, u.name, min(s.tier) as tier, app.entries_of(u.id, $4) as entries, d.id as "deputyId", d.name as "deputyName"
     from (${source}) s join store."user" u on u.id = s.id and u.is_enable
     left join store."user" d on d.id = u.deputy_id and d.is_enable and d.id <> all ($2::uuid[]) and d.id <> all ($3::uuid[])
       and rule.is_deputised(u)
     where u.id <> all ($2::uuid[]) and u.id <> all ($3::uuid[])
     group by u.id, d.id order by tier, u.sort, u.id`,
    [param, await concerned(asked), leftOut, clock.now().toISOString()],
  )
