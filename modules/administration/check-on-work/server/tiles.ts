import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { add, round } from '@chengban/kernel/decimal.ts'
import { rates } from '../check-on-work.cost.ts'
import { checkOnWork } from '../check-on-work.entity.ts'
import { ruleOf } from '../cost.ts'
import type { ownTiles } from '../tiles.call.ts'
import { readFacts } from './facts.ts'

const rateOf = new Map<string, string>(Object.entries(rates).map(([name, kind]) => [kind, name]))

/** The sheet of the running month by kinds that cost something; without a sheet, nothing. */
export const readTiles: CallHandler<typeof ownTiles> = async (engine, _, request) => {
  const month = today().slice(0, 7)
  const filters = {
    userId: { equalTo: engine.writer.actor.userId },
    startDate: { greaterThanOrEqualTo: `${month}-01` },
  }
  const [sheet] = await engine.list(checkOnWork, { filters }, { offset: 0, size: 1 })
  if (!sheet) return { id: null, month, isClean: true, raw: '0.00', nodes: [] }
  const id = String(sheet.id)
  const { nodes: facts } = await readFacts(engine, { id, kind: null }, request)
  const { free } = ruleOf(sheet)
  const costly = facts.filter(({ kind, isIgnore }) => !isIgnore && rateOf.has(String(kind)))
  const nodes = [...Map.groupBy(costly, ({ kind }) => String(kind))].map(([kind, own]) => ({
    kind,
    count: sum(1, ...own.map(({ amount }) => String(amount))),
    free: Number(free[rateOf.get(kind) ?? ''] ?? 0).toFixed(1),
    rate: own[0]?.rate ?? '0.00',
    money: sum(2, ...own.map(({ money }) => money)),
    filter: { checkOnWorkId: { equalTo: id }, kind: { equalTo: kind } },
  }))
  return { id, month, isClean: nodes.length === 0, raw: String(sheet.raw), nodes }
}

const sum = (digits: number, ...values: readonly string[]): string =>
  round(
    values.reduce((all, one) => add(all, one), '0'),
    digits,
  )
