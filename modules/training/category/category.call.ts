import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

const shelf = { id: 'text', name: 'text', icon: 'text?', cover: 'files', sort: 'int', courseCount: 'int' } as const

/** The shelves as a tree, three levels deep at most. */
export const readShelves = call({
  method: 'GET',
  path: '/qlxx/category',
  label: '课程目录',
  graphql: 'getQlxxCategory',
  input: { all: bool('含停用') },
  answer: {
    nodes: [{ ...shelf, children: [{ ...shelf, children: [{ ...shelf, children: 'json' }] }] }],
    totalCount: 'int',
  },
})
