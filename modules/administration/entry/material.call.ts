import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A new link for the candidate; the one before is dead. */
export const materialLink = call({
  method: 'POST',
  path: '/entry/action/materialLink',
  label: '材料链接',
  who: holds('entry:manage'),
  input: { id: text('入职档案', { required: true, max: 36 }), version: int('version', { required: true }) },
  answer: { link: 'url', version: 'int' },
})

/** What a candidate is to bring, without pay, staff or anything else of their file. */
export const readMaterials = call({
  method: 'GET',
  path: '/entry/material',
  label: '入职材料',
  token: { of: 'entry' },
  answer: {
    name: 'text',
    company: 'text',
    tzProbation: 'date',
    items: [{ id: 'uuid', name: 'text', isRequired: 'bool', isDone: 'bool', remark: 'text?' }],
  },
})

/** Brought once by a link, all or nothing. */
export const bringMaterials = call({
  method: 'POST',
  path: '/entry/material',
  label: '提交入职材料',
  token: { of: 'entry' },
  input: {
    items: lines(
      '材料',
      { id: text('清单项', { required: true, max: 36 }), file: files('文件', { max: 20 }) },
      { min: 1, max: 50, distinct: { id: { message: '材料重复' } } },
    ),
  },
  answer: { done: 'int', open: 'int' },
})
