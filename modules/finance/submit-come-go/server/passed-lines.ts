import { clock } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { giveNumbers } from '@chengban/engine/row/number.ts'
import { insertRow } from '@chengban/engine/row/rows.ts'
import type { Values, Within } from '@chengban/engine/row/scene.ts'
import { searchColumns } from '@chengban/engine/row/search-columns.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { logFinance } from '../../finance-log/server/log.ts'

/**
 * Creates an already approved submission with its lines, as a consequence of a decision made elsewhere, and logs it.
 */
export const makePassed = async (within: Within, given: Values, lines: readonly Values[]): Promise<void> => {
  const { tx, writer } = within
  const head: Values = { ...fresh(), ...given, status: '通过' }
  await giveNumbers(tx, writer.catalog, writer.catalog.entity('submitComeGo'), head, 'submit')
  await insert(within, 'submitComeGo', head)
  const made = lines.map((line) => ({
    ...fresh(),
    ...line,
    creatorId: head.creatorId,
    submitId: head.id,
    status: '通过',
    settle: '未结清',
  }))
  for (const line of made) await insert(within, 'moneyComeGo', line)
  await logFinance(
    within,
    made.map((line: Values) => ({
      module: 'moneyComeGo',
      relevanceId: line.id,
      submitId: head.id,
      action: '新增',
      aboutId: line.userId,
      company: head.company,
      moneyAfter: line.money,
      content: String(line.content),
    })),
  )
}

const fresh = (): Values => {
  const now = clock.now().toISOString()
  return { id: uuidv7(clock.now()), tzCreate: now, tzUpdate: now, version: 1, file: [] }
}

const insert = ({ tx, writer }: Within, name: EntityName, row: Values): Promise<string> => {
  const entity = writer.catalog.entity(name)
  return insertRow(tx, writer.catalog, entity, row, searchColumns(entity, row))
}
