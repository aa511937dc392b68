import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { addTrails, type Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { addAttendance } from './demo/attendance.ts'
import { castOf } from './demo/cast.ts'
import { addEntries } from './demo/entries.ts'
import { addLeaves } from './demo/leaves.ts'
import { addOvertimes } from './demo/overtimes.ts'
import { addPerformances } from './demo/performances.ts'
import { addReceives } from './demo/receives.ts'
import { addSeals } from './demo/seals.ts'
import { addSheets } from './demo/sheets.ts'
import { addTrials } from './demo/trials.ts'
import { addViolations } from './demo/violations.ts'

interface AdministrationDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
}

const searched = [
  'officialSeal',
  'officialSealUse',
  'receiveItem',
  'receive',
  'testApply',
  'demoApply',
  'checkOnWorkFact',
  'entry',
  'entryItem',
  'violate',
] as const

/** Things handed out, comings and goings, attendance and judgement of the demonstration company. Once. */
export const administrationDemo = async (tx: Sql, { reindex }: AdministrationDemo = {}): Promise<boolean> => {
  const [known] = await tx.query('select from store.receive_item limit 1')
  if (known) return false
  const cast = await castOf(tx)
  const trails: Trail[] = []
  await addViolations(tx, cast)
  await addAttendance(tx, cast)
  for (const add of [addSeals, addReceives, addTrials, addEntries, addLeaves, addOvertimes, addSheets])
    trails.push(...(await add(tx, cast)))
  await addPerformances(tx, cast)
  await addTrails(tx, trails)
  await reindex?.([...searched, 'auditTask', 'message'])
  return true
}
