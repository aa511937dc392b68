import { asked } from '@chengban/kernel/deeds/asked.ts'
import { is } from '@chengban/kernel/expr.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { maintained } from './maintained.ts'
import { project } from './project.entity.ts'

/** Whether a project may enter maintenance, and which conditions are missing. */
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
  rules: [{ holds: is({ projectStatus: '已验收' }), message: '项目未验收' }, ...maintained],
  verdict: { can: 'can', all: 'missing' },
})
