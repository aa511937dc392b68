import { entity } from '@chengban/kernel/entity.ts'
import { files, signature } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import { filesOf } from './files-of.ts'

const claim = {
  ...entity(
    'claim' as never,
    { label: '单', title: 'name', fields: { name: text('名'), file: files('附件'), sign: signature('签名') } } as never,
  ),
  lines: {
    rows: { of: 'line', by: 'claimId', beside: { file: 'receipt', first: [] } },
    others: { of: 'other', by: 'claimId' },
  },
} as never

test('an approver sees the files of the record, then the receipts of its lines; a signature is none', () => {
  const file = (name: string) => ({ url: `/file/${name}`, name })
  const row = {
    file: [file('a')],
    sign: file('s'),
    rows: [{ receipt: [file('b')] }, { receipt: null }, { receipt: [file('c')] }],
    others: [{ receipt: [file('x')] }],
  }
  expect(filesOf(claim, row).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})
