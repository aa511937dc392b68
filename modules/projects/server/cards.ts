import { type Series, series } from '@chengban/kernel/dashboard.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { type CardChart, figure, type HomeCards, shown } from '@chengban/kernel/home.ts'

const running = { in: ['准备', '实施中', '待验收'] }
const isOpen = { in: ['未开始', '进行中'] }
const thisWeek = { greaterThanOrEqualTo: { from: 'week' }, lessThanOrEqualTo: { from: 'week', days: 6 } }

const barsOf = (key: string, one: Series): CardChart => ({ key, label: one.label, as: 'bars', series: [one] })

/** Projects and their milestones on the first page. */
export const projectsCards: HomeCards = {
  figures: [
    {
      key: 'figuresProject',
      label: '项目概况',
      who: everybody,
      isSilent: true,
      figures: [
        figure({ key: 'projectsRunning', label: '进行中项目', of: 'project', where: { projectStatus: running } }),
        figure({
          key: 'projectsLate',
          label: '延期项目',
          of: 'project',
          where: { projectStatus: running, isDelay: { equalTo: true } },
          isBad: true,
        }),
        figure({
          key: 'milepostsSoon',
          label: '14 天内里程碑',
          of: 'milepost',
          where: { status: isOpen },
          days: { of: 'endDate', from: 0, to: 14 },
        }),
        figure({
          key: 'milepostsLate',
          label: '逾期里程碑',
          of: 'milepost',
          where: { status: isOpen },
          days: { of: 'endDate', to: -1 },
          isBad: true,
        }),
        figure({
          key: 'bugsUrgent',
          label: '急、高缺陷',
          of: 'bug',
          where: { priority: { in: ['急', '高'] }, status: { notIn: ['草稿', '已关闭', '挂起'] } },
        }),
      ],
      charts: [
        barsOf('byStatus', series({ label: '项目状态', of: 'project', by: 'projectStatus' })),
        barsOf(
          'byNode',
          series({ label: '实施阶段', of: 'project', where: { projectStatus: { equalTo: '实施中' } }, by: 'impNode' }),
        ),
        barsOf(
          'load',
          series({
            label: '本周每人任务',
            of: 'task',
            where: { status: { in: ['待确认', '待开始', '进行中'] }, date: thisWeek },
            by: 'designee',
          }),
        ),
      ],
    },
  ],
  todos: [
    shown({
      kind: '里程碑',
      of: 'milepost',
      where: { userId: { equalTo: { from: 'me' } }, status: isOpen },
      days: { of: 'endDate', to: 7 },
      day: 'endDate',
      sub: 'projectId',
    }),
  ],
  calendar: [
    shown({
      kind: '里程碑',
      of: 'milepost',
      where: { userId: { equalTo: { from: 'me' } }, status: isOpen },
      day: 'endDate',
      sub: 'projectId',
    }),
  ],
}
