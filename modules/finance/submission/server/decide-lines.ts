import type { Handler } from '@chengban/engine/row/scene.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { errorsAt, Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { type LineOf, lines } from '@chengban/kernel/kinds/lines.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { decideLine } from './audit-row.ts'

const verdicts = lines(
  '明细',
  {
    id: text('明细', { required: true, max: 36 }),
    result: oneOf('结果', ['通过', '核减', '驳回'], { required: true }),
    money: money('核定金额'),
    opinion: longText('意见', { max: 1000 }),
  },
  { max: 200, distinct: { id: { message: '明细重复' } } },
)

/** submission/decideLines: decides each line like a single decision; one failure leaves all lines unchanged. */
export const submissionDecideLines: Handler = async ({ tx, writer, entity, row, asked }) => {
  const read = readValue(asked?.rows, verdicts)
  if (read instanceof Problem) throw invalid(errorsAt('rows', read))
  const child = writer.catalog.entity(entity.lines?.rows?.of ?? '')
  const standing = await tx.query<{ id: string; version: number }>(
    `select id::text, version from ${table(child.name)} where submit_id = $1`,
    [row.id],
  )
  const versions = new Map(standing.map(({ id, version }) => [id, version]))
  const given = listIn<LineOf<typeof verdicts.options.shape>>(read)
  for (const [index, verdict] of given.entries()) {
    const version = versions.get(verdict.id)
    if (version === undefined) throw invalid({ [`rows.${index}.id`]: '明细不存在' })
    await decideLine(tx, writer, entity, { ...verdict, version }).catch((error: unknown) => {
      throw error instanceof Refusal && error.data?.fields ? invalid(under(index, error.data.fields)) : error
    })
  }
}

const under = (index: number, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [`rows.${index}.${name}`, message]))
