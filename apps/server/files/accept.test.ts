import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { file } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import { acceptOf } from './accept.ts'

const invoice = entity('invoice' as 'contract', {
  label: '发票',
  title: 'name',
  fields: {
    name: text('名称'),
    file: file('发票', { accept: ['pdf', 'ofd', 'xml'] }),
    other: file('附件'),
  },
  rows: { manage: everybody },
}) as unknown as Entity
const catalog = { all: new Map([['invoice', invoice]]) }

test('none where nothing such is declared', () => {
  for (const control of [
    '',
    'invoice',
    'invoice.other',
    'invoice.name',
    'invoice.none',
    'none.file',
    'invoice.toString',
  ])
    expect(acceptOf(catalog, control), control).toBeNull()
})

test('the list of the field', () => expect(acceptOf(catalog, 'invoice.file')).toEqual(['pdf', 'ofd', 'xml']))
