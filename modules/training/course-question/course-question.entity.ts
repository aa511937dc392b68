import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, holds, me, via } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const maker = via('chapterId', via('courseId', anyOf(me('creatorId'), me('teacherId'))))

/** A question of a quiz; learners meet it in the quiz alone. */
export const courseQuestion = entity('courseQuestion', {
  label: '测验题目',
  title: 'content',
  fields: {
    chapterId: ref('章节', 'courseChapter', { required: true, onDelete: 'cascade', fixed: true }),
    type: oneOf('题型', ['单选', '多选', '判断'], { required: true }),
    content: longText('题干', { required: true }),
    images: images('图片', { max: 4 }),
    options: lines(
      '选项',
      { key: text('字母', { required: true, max: 1 }), text: text('内容', { required: true }) },
      { min: 2, max: 8, distinct: { key: { message: '选项重复' }, text: { message: '选项重复' } } },
    ),
    answer: json('答案', { structure: ['text'], required: true, secret: 'course:manage' }),
    score: int('分值', { required: true, min: 1, max: 100, default: 10 }),
    analysis: longText('解析', { secret: 'course:manage' }),
    sort: int('顺序', { default: 100 }),
  },
  rows: { own: maker, manage: holds('course:manage') },
  write: { create: anyOf(maker, holds('course:manage')), update: anyOf(maker, holds('course:manage')) },
  on: { check: 'courseQuestion/check' },
  indexes: [['chapterId', 'sort']],
  list: {
    columns: ['chapterId', 'sort', 'type', 'content', 'score'],
    filters: ['chapterId', 'type'],
    sort: 'chapterId,sort',
  },
})
