import type { Scene, Values } from '@chengban/engine/row/scene.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { lockLines } from '../../submission/server/lines.ts'
import { makePassed } from './passed-lines.ts'

/**
 * Books transfers between our companies at the receiving company, too: as a separate submission, approved together with
 * this one.
 */
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

const mirror = (scene: Scene, company: string, lines: readonly Values[]): Promise<void> => {
  const { name, date, creatorId, audit1, audit2, opinionFirst, opinion, tzSubmit } = scene.row
  const decided = { audit1, audit2, opinionFirst, opinion, tzSubmit }
  const head = { creatorId, name: `${String(name)}（对方）`, company, date, mirrorOfId: scene.row.id, ...decided }
  return makePassed(
    scene,
    head,
    lines.map(({ content, date: day, kind, type, money, userId, otherSide, dtDue, clientId, contractId, remark }) => ({
      ...{ content, date: day, type, money, userId, otherSide, dtDue, clientId, contractId, remark },
      kind: kind === '付出' ? '收入' : '付出',
      otherCompany: scene.row.company,
    })),
  )
}
