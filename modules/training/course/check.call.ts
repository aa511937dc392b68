import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The reviewer's note on one chapter. */
export const check = call({
  method: 'POST',
  path: '/course/action/check',
  label: '核对章节',
  input: {
    id: text('课程', { required: true }),
    version: int('version', { required: true }),
    chapterId: ref('章节', 'courseChapter', { required: true }),
    ok: bool('核对通过', { required: true }),
    opinion: text('意见'),
  },
  answer: { checks: [{ chapterId: 'uuid?', ok: 'json', opinion: 'json' }] },
})
