import { call } from '@chengban/kernel/call.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Audited files to choose from in a form: one's own, or with file:audit all. */
export const picker = call({
  method: 'GET',
  path: '/file-audit/picker',
  label: '选择文件',
  input: {
    keyword: text('关键词'),
    category: dict('分类', 'fileCategory'),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: { nodes: 'json', totalCount: 'int' },
})
