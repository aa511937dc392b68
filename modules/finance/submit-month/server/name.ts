import type { Handler } from '@chengban/engine/row/scene.ts'

/** {company}{month}月度费用, the company as people call it. */
export const submitMonthName: Handler<'submitMonth'> = async ({ tx, row }) => {
  const [found] = await tx.query<{ name: string }>(
    `select d.name from store.dict d where d.dict_type_id = 'company' and d.code = $1`,
    [row.company],
  )
  return `${found?.name ?? String(row.company)}${String(row.month)}月度费用`
}
