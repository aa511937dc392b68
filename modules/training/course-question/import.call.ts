import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { file } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * Imports quiz questions from a sheet. A dry run reports the errors per row; otherwise all questions are imported or
 * none.
 */
export const importQuestions = call({
  method: 'POST',
  path: '/courseQuestion/action/import',
  label: '导入题目',
  offered: {
    of: 'courseChapter',
    on: 'record',
    when: allOf(is({ type: '测验' }), anyOf(holds('course:apply'), holds('course:manage'))),
    from: { chapterId: 'id' },
    leaves: ['dry'],
    done: '已导入{saved}题',
  },
  input: {
    chapterId: text('章节', { required: true, max: 36 }),
    file: file('题目', { required: true }),
    dry: bool('试运行', { default: false }),
  },
  answer: { total: 'int', saved: 'int', errors: [{ row: 'int', message: 'text' }] },
})
