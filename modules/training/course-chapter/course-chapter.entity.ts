import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  exists,
  field,
  holds,
  is,
  lt,
  me,
  multiply,
  not,
  some,
  tasked,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The maker of the course: its creator or teacher, or a course manager. */
export const maker = anyOf(holds('course:manage'), via('courseId', anyOf(me('creatorId'), me('teacherId'))))

/** Of me, an earlier chapter that must be finished first and is not. */
const isWalled = allOf(
  via('courseId', is({ isOrdered: true })),
  exists({
    of: 'courseChapter',
    by: 'courseId',
    at: 'courseId',
    where: allOf(
      is({ isRequired: true }),
      lt(field('sort'), parent('sort')),
      not(some('courseChapterLog', 'chapterId', allOf(is({ isFinish: true }), via('courseLogId', me('userId'))))),
    ),
  }),
)
/** Films and papers are read by who makes, keeps or reviews the course, and by a learner who may open the chapter. */
const content = { secret: 'course:manage' } as const

/** A part of a course: a film, a document or a quiz. */
export const courseChapter = entity('courseChapter', {
  label: '课程章节',
  title: 'name',
  fields: {
    courseId: ref('课程', 'course', { required: true, onDelete: 'cascade', fixed: true }),
    name: text('章节名称', { required: true, search: true }),
    sort: int('顺序', { default: 1 }),
    type: oneOf('类型', ['视频', '文档', '测验'], { required: true, fixed: true }),
    isRequired: bool('必修', { default: true }),
    video: files('视频', { max: 1, accept: ['mp4', 'webm', 'm4v', 'mp3', 'm4a'], ...content }),
    duration: int('时长', { computed: { onWrite: 'courseChapter/duration' }, isSeconds: true }),
    file: files('文档', {
      max: 1,
      accept: ['pdf', 'ppt', 'pptx', 'doc', 'docx', 'png', 'jpg', 'txt'],
      ...content,
    }),
    minSeconds: int('最短阅读秒数', { default: 60, min: 0, max: 7200 }),
    passScore: int('及格分', { default: 80, min: 1, max: 100 }),
    limitMinutes: int('限时（分钟）', { default: 30, min: 1, max: 180 }),
    drawCount: int('抽题数', { min: 1 }),
    allowSeek: bool('允许拖动', { default: true }),
    content: longText('说明'),
    seconds: int('学习时长', {
      isSeconds: true,
      computed: when(
        [
          [is({ type: '视频' }), field('duration')],
          [is({ type: '文档' }), field('minSeconds')],
        ],
        multiply(field('limitMinutes'), 60),
      ),
    }),
  },
  // not `own`: the owner of a row reads its secret fields
  rows: { manage: holds('course:manage'), also: [asParent('courseId')] },
  opens: { 'course:manage': anyOf(maker, via('courseId', tasked), not(isWalled)) },
  write: { create: maker, update: maker, remove: maker },
  lines: { questions: { of: 'courseQuestion', by: 'chapterId', label: '题目', sort: 'sort', max: 500 } },
  indexes: [['courseId', 'sort']],
  list: {
    columns: ['courseId', 'sort', 'name', 'type', 'duration', 'isRequired'],
    filters: ['courseId', 'type'],
    sort: 'courseId,sort',
  },
})
