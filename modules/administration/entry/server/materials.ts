import type { CallHandler } from '@chengban/engine/call.ts'
import { broughtByLink } from '@chengban/engine/client-page/link-acts.ts'
import { shownByLink } from '@chengban/engine/client-page/reading.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkFiles } from '@chengban/engine/row/file-links.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { AnswerOf, InputOf } from '@chengban/kernel/call.ts'
import { invalid, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { entryItem } from '../../entry-item/entry-item.entity.ts'
import { entry } from '../entry.entity.ts'
import type { bringMaterials, readMaterials } from '../material.call.ts'

const all = { where: 'true', params: [] }
const material = '材料'

export const shownMaterials: CallHandler<typeof readMaterials> = async (engine) => {
  const [file] = await shownByLink(engine, entry, all)
  const items = await shownByLink(engine, entryItem, all)
  if (!file) throw notFound()
  const company = await engine.asHouse('the name of the company that asks for the papers', (tx) =>
    companyOf(tx, String(file.company)),
  )
  const { name, tzProbation } = file
  return { name, company, tzProbation, items: items.map(itemOf) } as AnswerOf<typeof readMaterials>
}

const itemOf = ({ id, name, isRequired, isDone, remark }: Readonly<Record<string, unknown>>) => {
  return { id, name, isRequired, isDone, remark }
}

const companyOf = async (tx: Sql, code: string): Promise<string> => {
  const [found] = await tx.query<{ name: string }>(
    `select name from store.dict where dict_type_id = 'company' and code = $1`,
    [code],
  )
  return found?.name ?? ''
}

/** Under the lock of the file: of two at once the second finds its link used. */
export const storeMaterials: CallHandler<typeof bringMaterials> = (engine, { items }) => {
  const { writer } = engine
  return engine.write(entry, async (tx) => {
    const within = { tx, writer }
    const id = await openFile(within)
    const stands = await find(within, 'entryItem', { entryId: id, kind: material }, { isLocked: true })
    for (const item of items ?? []) await store(within, { id, stands }, item)
    await moveBySystem(within, 'entry', 'materials', id)
    const open = await find(within, 'entryItem', { entryId: id, kind: material, isDone: false })
    return { done: items?.length ?? 0, open: open.length }
  })
}

const openFile = async (within: Within): Promise<string> => {
  const [bearing] = await within.tx.query<{ id: string | null }>(`select app.token_of('entry') as id`)
  const row = await findOne(within, 'entry', bearing?.id ?? '', { isLocked: true })
  if (row?.materialToken !== within.writer.actor.token?.value)
    throw new Refusal('UNAUTHENTICATED', '链接已失效，请联系人事')
  return row?.id ?? ''
}

interface File {
  readonly id: string
  readonly stands: readonly RowOf<'entryItem'>[]
}
type Sent = NonNullable<InputOf<typeof bringMaterials>['items']>[number]

/** With files that came by this link, and no others. */
const store = async (within: Within, { id, stands }: File, sent: Sent): Promise<void> => {
  const item = stands.find((one) => one.id === sent.id)
  if (!item) throw notFound()
  const urls = (sent.file ?? []).map(({ url }) => url)
  if (urls.length === 0) throw invalid({ items: `请上传${item.name}` })
  const brought = await broughtByLink(within.tx, { of: 'entry', id }, urls)
  if (brought.length !== urls.length) throw invalid({ items: '文件不存在' })
  await change(within, 'entryItem', item.id, { file: brought })
  await linkFiles(within.tx, entryItem, item.id, { file: brought }, ['file'], true)
  await moveBySystem(within, 'entryItem', 'done', item.id, { isDone: true })
}
