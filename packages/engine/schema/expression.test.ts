import { entity } from '@chengban/kernel/entity.ts'
import { asParent, everybody } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { expect, it } from 'vitest'
import { Catalog } from './catalog.ts'
import { sqlOf } from './expression.ts'

const user = entity('user', { label: '人', title: 'name', fields: { name: text('姓名') }, rows: { own: everybody } })
const shelf = entity('shelf', { label: '架', title: 'name', fields: { name: text('名称') }, rows: { own: everybody } })
const book = entity('book', {
  label: '书',
  title: 'name',
  fields: { name: text('名称'), shelfId: ref('架', 'shelf' as EntityName) },
  rows: { also: [asParent('shelfId')] },
})

it('a parent has a name of its own, whatever the row is called', () => {
  const catalog = new Catalog([user, shelf, book])
  for (const alias of ['t', 'p', 'tp', '"book"']) {
    const sql = sqlOf(asParent('shelfId'), catalog.place(book, alias))
    const [, given, asked, row] = /from \S+ (\w+) where (\w+)\.id = (\S+)\."shelf_id"/.exec(sql) ?? []
    expect([given === asked, row]).toEqual([true, alias])
    expect(given).not.toBe(alias)
  }
})
