import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { file, files, signature } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { filesOf } from './files-of.ts'

const sheet = entity('contract', {
  label: '合同',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), sign: signature('签字'), paper: files('合同文件'), notice: file('通知书') },
})
const one = (name: string) => ({ name, url: `/file/${name}`, size: 1 })

it('gives no drawing and nothing where nothing was added, else files in the order of their fields', () => {
  expect(filesOf(sheet, { name: '甲', sign: [one('s.png')], paper: null })).toEqual([])
  const row = { notice: one('n.pdf'), paper: [one('a.pdf'), one('b.pdf')] }
  expect(filesOf(sheet, row).map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'n.pdf'])
})
