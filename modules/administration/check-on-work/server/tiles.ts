import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { rates } from '../check-on-work.cost.ts'
import { checkOnWork } from '../check-on-work.entity.ts'
import type { SheetRule } from '../cost.ts'
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
  const { free } = sheet.rule as SheetRule
  const kinds = [...new Set(facts.filter(({ isIgnore }) => !isIgnore).map(({ kind }) => String(kind)))]
  const nodes = kinds
    .filter((kind) => rateOf.has(kind))
    .map((kind) => {
      const own = facts.filter((fact) => fact.kind === kind && !fact.isIgnore)
      return {
        kind,
        count: sum(
          own.map(({ amount }) => String(amount)),
          1,
        ),
        free: Number(free[rateOf.get(kind) ?? ''] ?? 0).toFixed(1),
        rate: own[0]?.rate ?? '0.00',
        money: sum(
          own.map(({ money }) => money),
          2,
        ),
        filter: { checkOnWorkId: { equalTo: id }, kind: { equalTo: kind } },
      }
    })
  return { id, month, isClean: nodes.length === 0, raw: String(sheet.raw), nodes }
}

const sum = (values: readonly string[], digits: number): string =>
  (values.reduce((all, one) => all + Math.round(Number(one) * 100), 0) / 100).toFixed(digits)
