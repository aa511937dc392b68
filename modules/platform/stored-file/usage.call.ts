import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** How much is stored, and what of it no record holds. */
export const usage = call({
  method: 'GET',
  path: '/stored-file/usage',
  label: '文件存储',
  who: holds('file:manage'),
  input: { pageNumber: int('页码'), pageSize: int('每页条数') },
  answer: {
    folders: [{ folder: 'json', files: 'int', bytes: 'int', unused: 'json', unusedBytes: 'json' }],
    nodes: [
      {
        id: 'uuid',
        name: 'text',
        folder: 'json',
        size: 'json',
        person: 'json',
        tzCreate: 'datetime',
        tzSweep: 'datetime?',
      },
    ],
    totalCount: 'int',
  },
})
