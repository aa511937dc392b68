import { call } from '@chengban/kernel/call.ts'
import { allOf, holds, is, me, not } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The reviewer's note on one chapter. */
export const check = call({
  method: 'POST',
  path: '/course/action/check',
  label: '核对章节',
  offered: {
    of: 'course',
    on: 'record',
    when: allOf(is({ status: '待一级审核' }), holds('course:manage'), not(me('creatorId')), not(me('teacherId'))),
    done: '已核对',
  },
  input: {
    id: text('课程', { required: true }),
    version: int('version', { required: true }),
    chapterId: ref('章节', 'courseChapter', { required: true }),
    ok: bool('核对通过', { required: true }),
    opinion: text('意见'),
  },
  answer: { checks: [{ chapterId: 'uuid?', 'chapter?': 'text', ok: 'json', opinion: 'json' }] },
})
