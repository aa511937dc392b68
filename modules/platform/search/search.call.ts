import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Records of all kinds by fragment or pinyin initials, five a kind. */
export const search = call({
  method: 'GET',
  path: '/search',
  label: '全局搜索',
  input: { keyword: text('关键字', { required: true, max: 100 }), modules: text('模块') },
  answer: {
    groups: [
      {
        module: 'text',
        label: 'text',
        totalCount: 'int',
        nodes: [{ id: 'text', title: 'text', sub: 'json?', link: 'text' }],
        'more?': 'bool',
      },
    ],
  },
})
