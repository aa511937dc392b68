import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Step, Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { isCreditCode } from '../../client/credit-code.ts'
import { givenNames, headOf, kinds, places, posts, surnames } from './names.ts'
import { addTerms } from './terms.ts'

type People = (account: string) => string

/** What a contract takes from its client. */
export interface DemoClient {
  readonly id: string
  readonly name: string
  /** Account of the owner. */
  readonly owner: string
  readonly product: string
  readonly passed: boolean
  /** How many days ago it became known. */
  readonly days: number
  readonly area: string
}

const count = 60
const states = new Map<number, '草稿' | '待一级审核' | '驳回' | '已撤回'>([
  [50, '驳回'],
  [51, '已撤回'],
  [53, '草稿'],
  [54, '待一级审核'],
  [55, '草稿'],
  [56, '待一级审核'],
  [57, '驳回'],
  [58, '待一级审核'],
  [59, '待一级审核'],
])

/** 60 clients with two contacts each, and what happened to them. */
export const addClients = async (tx: Sql, who: People): Promise<{ clients: DemoClient[]; trails: Trail[] }> => {
  const made = Array.from({ length: count }, (_, index) => clientAt(index, who))
  await into(tx, 'client').insert(made.map(({ row }) => row))
  await into(tx, 'clientContact').insert(made.flatMap(({ row }, index) => contactsOf(row, index)))
  await addTerms(
    tx,
    made.map(({ row }) => row),
  )
  return { clients: made.map(({ demo }) => demo), trails: made.map(({ trail }) => trail) }
}

const person = (index: number): string =>
  `${surnames[index % surnames.length]}${givenNames[(index * 7 + 3) % givenNames.length]}`
const mobile = (index: number): string => `1390000${String(1000 + index)}`

const clientAt = (index: number, who: People) => {
  const { name: pattern, type, product } = present(kinds[index % kinds.length])
  const name = pattern.replace('{}', places[index % places.length] ?? '')
  const owner = index % 10 === 3 ? 'xs01' : `xs0${2 + (index % 6)}`
  const status = states.get(index) ?? ('通过' as const)
  const days = index >= 50 ? 62 - index : 620 - index * 9
  const steps = stepsOf(status, days, who(owner), who(headOf(owner)))
  const last = steps.at(-1)?.at ?? momentAgo(days)
  const row = {
    id: demoId('client', index),
    name,
    abbreviation: name.slice(0, 6),
    normalName: normal(name),
    type,
    status,
    userId: who(owner),
    helperId: index % 5 ? null : who(`xs0${2 + ((index + 1) % 6)}`),
    initiator: who(owner),
    tzOwned: status === '通过' ? last : null,
    audit1: status === '草稿' ? null : who(headOf(owner)),
    opinion: steps.find(({ level }) => level === 1)?.opinion ?? null,
    tzSubmit: steps[1]?.at ?? null,
    tzCreate: steps[0]?.at ?? last,
    tzUpdate: last,
    creatorId: who(owner),
    version: steps.length,
    ...placeOf(index, pattern),
    ...factsOf(index, name),
  }
  const demo: DemoClient = {
    id: row.id,
    name,
    owner,
    product,
    days,
    passed: status === '通过',
    area: `${sides[index % 4]}区`,
  }
  return { row, demo, trail: trailOf(row, steps, who) }
}

/** With the check character that makes it one. */
const creditCode = (index: number): string => {
  const body = `12000000${String(index + 1).padStart(9, '0')}`
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((sign) => body + sign).find(isCreditCode) ?? body
}

const sides = [...'东南西北']

const placeOf = (index: number, pattern: string) => {
  const place = places[index % places.length] ?? ''
  return {
    province: pattern.includes('省') ? `${place}省` : `${sides[index % 4]}省`,
    city: `${place}市`,
    district: /^\{\}[县区]/.test(pattern) ? `${place}${pattern[2]}` : null,
    isProvincial: pattern.startsWith('{}省'),
    isMunicipal: pattern.startsWith('{}市'),
    site: `${place}市建设路${chanceFrom(4000 + index).between(1, 200)}号`,
    bank: `${place}市银行营业部`,
  }
}

const factsOf = (index: number, name: string) => {
  const chance = chanceFrom(1000 + index)
  return {
    grade: chance.of(['A', 'B', 'B', 'C']),
    tzNextContact: index % 3 ? null : momentAgo(-chance.between(2, 20), 10),
    linkman: person(index),
    phone: mobile(index * 2),
    account: name,
    accountId: creditCode(index),
    accountNumber: `6220${String(index + 1).padStart(15, '0')}`,
    invoicingMode: chance.of(['先票后款', '先款后票']),
    needBusiness: index % 7 === 0,
    isUse: true,
    sort: 0,
  }
}

/** The name without the form of company at its end. */
const normal = (name: string): string =>
  name.replace(/(股份有限公司|有限责任公司|集团有限公司|有限公司|集团公司|公司|集团)$/u, '')

const stepsOf = (status: string, days: number, owner: string, head: string): Step[] => {
  const made: Step[] = [{ action: '新建', userId: owner, at: momentAgo(days, 9, days % 60) }]
  if (status === '草稿') return made
  made.push({ action: '提交审核', userId: owner, at: momentAgo(days, 10, 20), from: '草稿', to: '待一级审核' })
  if (status === '通过')
    made.push({
      action: '同意',
      userId: head,
      at: momentAgo(days - 1, 11, 5),
      from: '待一级审核',
      to: '通过',
      opinion: '同意',
      level: 1,
    })
  if (status === '驳回')
    made.push({
      action: '驳回',
      userId: head,
      at: momentAgo(days - 1, 11, 5),
      from: '待一级审核',
      to: '驳回',
      opinion: '税号与开票抬头不符，请核对',
      level: 1,
    })
  if (status === '已撤回')
    made.push({ action: '撤回', userId: owner, at: momentAgo(days - 1, 9, 40), from: '待一级审核', to: '已撤回' })
  return made
}

const trailOf = (
  row: {
    id: string
    name: string
    status: string
    type: string
    province: string
    linkman: string
    phone: string
    userId: string
    tzCreate: string
  },
  steps: readonly Step[],
  who: People,
): Trail => ({
  module: 'client',
  label: '客户',
  id: row.id,
  name: row.name,
  levels: 1,
  initiatorId: row.userId,
  steps,
  asked: row.status === '已撤回' ? who('xs01') : undefined,
  waiting:
    row.status === '待一级审核'
      ? { userId: who('xs01'), level: 1, due: nextDay(steps.at(-1)?.at ?? row.tzCreate) }
      : undefined,
})

/** Eight working hours later, a weekend left out. */
export const nextDay = (moment: string): string => {
  const at = new Date(Date.parse(moment) + 86_400_000)
  while (at.getUTCDay() === 0 || at.getUTCDay() === 6) at.setTime(at.getTime() + 86_400_000)
  return at.toISOString()
}

const contactsOf = (
  row: { id: string; linkman: string; phone: string; userId: string; tzCreate: string },
  index: number,
) =>
  [0, 1].map((which) => {
    const [department, position, role] = present(posts[(index + which * 3) % posts.length])
    const name = which === 0 ? row.linkman : person(index + 97)
    return {
      id: demoId('clientContact', `${index} ${which}`),
      name,
      clientId: row.id,
      department,
      position,
      role,
      phone: which === 0 ? row.phone : mobile(index * 2 + 1),
      attitude: (['支持', '中立', '未知'] as const)[(index + which) % 3] ?? '未知',
      isKey: which === 0,
      isUse: true,
      tzCreate: row.tzCreate,
      tzUpdate: row.tzCreate,
      creatorId: row.userId,
    }
  })
