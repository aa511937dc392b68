import { clock } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { giveNumbers } from '@chengban/engine/row/number.ts'
import { insertRow } from '@chengban/engine/row/rows.ts'
import type { Scene, Values } from '@chengban/engine/row/scene.ts'
import { searchColumns } from '@chengban/engine/row/search-columns.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { lockLines } from '../../submission/server/lines.ts'

/** What went from one of our companies to the other came to that one: a submission of its own, passed with this one. */
export const mirrorLines = async (scene: Scene): Promise<void> => {
  const lines = (await lockLines(scene)).filter(({ type, status }) => type === '公司间往来' && status === '通过')
  for (const company of new Set(lines.map(({ otherCompany }) => String(otherCompany)))) {
    const mine = lines.filter((line) => line.otherCompany === company)
    await holdOpen(
      scene.tx,
      company,
      mine.map(({ date }) => date),
    )
    await mirror(scene, company, mine)
  }
}

const mirror = async (scene: Scene, company: string, lines: readonly Values[]): Promise<void> => {
  const { tx, writer, entity, row } = scene
  const { name, date, creatorId, audit1, audit2, opinionFirst, opinion, tzSubmit } = row
  const decided = { audit1, audit2, opinionFirst, opinion, tzSubmit }
  const head: Values = {
    ...fresh(),
    creatorId,
    name: `${String(name)}（对方）`,
    company,
    date,
    ...decided,
    status: '通过',
  }
  await giveNumbers(tx, writer.catalog, entity, head, 'submit')
  await insert(scene, 'submitComeGo', head)
  for (const line of lines) {
    const { content, date: day, kind, type, money, userId, dtDue, clientId, contractId, remark } = line
    await insert(scene, 'moneyComeGo', {
      ...fresh(),
      ...{ content, date: day, type, money, userId, dtDue, clientId, contractId, remark, creatorId },
      submitId: head.id,
      kind: kind === '付出' ? '收入' : '付出',
      otherCompany: row.company,
      otherSide: line.otherSide,
      status: '通过',
      settle: '未结清',
    })
  }
}

const fresh = (): Values => {
  const now = clock.now().toISOString()
  return { id: uuidv7(clock.now()), tzCreate: now, tzUpdate: now, version: 1, file: [] }
}

const insert = ({ tx, writer }: Scene, name: EntityName, row: Values): Promise<string> => {
  const entity = writer.catalog.entity(name)
  return insertRow(tx, writer.catalog, entity, row, searchColumns(entity, row))
}
