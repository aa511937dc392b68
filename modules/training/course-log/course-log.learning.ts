import { eq, field, isSet, me, nobody } from '@chengban/kernel/expr.ts'
import { coalesce, of } from '@chengban/kernel/formula.ts'
import { missing } from './course-log.progress.ts'

/** How far a person has come with a course. */
export const learning = {
  field: 'status',
  states: ['未学', '学习中', '已学完', '已评分'],
  initial: '未学',
  moves: [
    {
      name: 'start',
      label: '开始学习',
      from: ['未学'],
      to: '学习中',
      who: me('userId'),
      guards: [{ holds: eq(of('courseId', 'shelf'), '已上架'), message: '课程未上架' }],
      set: { tzStart: { from: 'now' }, tzLast: { from: 'now' } },
    },
    {
      name: 'finish',
      label: '学完',
      from: ['学习中'],
      to: '已学完',
      who: me('userId'),
      guards: [
        {
          holds: eq(field('progress'), 100),
          message: '课程未完成：{missing}',
          fill: { missing: missing },
        },
      ],
      set: {
        tzFinish: { from: 'now' },
        courseVersion: of('courseId', 'courseVersion'),
        creditTaken: coalesce(field('creditTaken'), of('courseId', 'credit')),
      },
      effect: 'courseLog/finished',
      notify: [{ to: ['userId'], text: '【课程】{courseId}已学完' }],
    },
    {
      name: 'rate',
      label: '评分',
      from: ['已学完', '已评分'],
      to: '已评分',
      // given on the course page, in one transaction with its comment
      who: nobody,
      input: ['fraction'],
      guards: [{ holds: isSet('fraction'), field: 'fraction', message: '评分须为1至5的整数' }],
    },
    { name: 'unrate', label: '取消评分', from: ['已评分'], to: '已学完', who: nobody, set: { fraction: null } },
    {
      name: 'again',
      label: '重新学习',
      from: ['已学完', '已评分'],
      to: '学习中',
      who: nobody,
      notify: [{ to: ['userId'], text: '【课程】{courseId}有新版本，请重新学习' }],
    },
  ],
} as const
