import { asked } from '@chengban/kernel/deeds/asked.ts'
import { allOf, eq, exists, is, isFilled, isSet, not } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { project } from './project.entity.ts'

/** Whether a project may go over into maintenance, and what is missing. */
export const canMaintain = asked({
  path: '/project-progress/canMaintain',
  label: '能否转维护',
  offered: {
    of: 'project',
    on: 'record',
    when: is({ projectStatus: ['已验收'] }),
    tells: {
      says: [
        { when: is({ can: true }), words: '可以转维护' },
        { words: '还不能转维护', alarms: true },
      ],
      figures: { missing: json('还缺') },
    },
  },
  of: project,
  rules: [
    { holds: is({ projectStatus: '已验收' }), message: '项目未验收' },
    { holds: eq(of('contractId', 'needMaintain'), true), message: '合同不含维护' },
    { holds: isFilled(of('contractId', 'maintainDate')), message: '未登记维护日期' },
    { holds: isSet('formalUrl'), message: '未登记正式环境' },
    {
      holds: exists({ of: 'impNodeLog', by: 'projectId', where: is({ name: '维护交接单', status: '通过' }) }),
      message: '维护交接单未通过',
    },
    {
      holds: not(
        exists({
          of: 'bug',
          by: 'projectId',
          where: allOf(is({ priority: ['急', '高'] }), not(is({ status: ['草稿', '已关闭'] }))),
        }),
      ),
      message: '还有未关闭的急、高缺陷',
    },
  ],
  verdict: { can: 'can', all: 'missing' },
})
