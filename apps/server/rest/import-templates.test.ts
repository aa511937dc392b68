import { headsOf } from '@chengban/engine/import/columns.ts'
import { listsOf } from '@chengban/engine/import/lists.ts'
import { headingsOf } from '@chengban/engine/import/template.ts'
import { expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'

const catalog = makeCatalog()
const entities = [...catalog.all.values()].filter((entity) => !entity.readOnly && !entity.madeBy?.create)

test.each(entities.map((entity) => [entity.name, entity] as const))('%s reads its own template', (_, entity) => {
  const wanted = { entity, lists: listsOf(catalog, entity, ['*']), entries: ['*'] }
  const sheet = [headingsOf(wanted)]
  // what people never write has an empty sheet
  if (sheet[0]?.length === 0) return
  const heads = headsOf(sheet, wanted, undefined)
  expect(heads.ignored).toEqual([])
  expect(heads.columns.length + heads.lists.reduce((sum, { columns }) => sum + columns.length, 0)).toBe(
    sheet[0]?.length,
  )
  expect(heads.lists.map(({ list }) => list.key)).toEqual(wanted.lists.map(({ key }) => key))
})
