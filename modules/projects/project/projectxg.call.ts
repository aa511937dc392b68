import { call } from '@chengban/kernel/call.ts'
import { is, not } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Sets whether the caller follows or ignores a project. Ignoring it stops its reminders. */
export const projectxg = call({
  method: 'PATCH',
  path: '/remind/projectxg',
  label: '关注或忽略项目',
  offered: [
    {
      of: 'project',
      on: 'record',
      turnsBack: true,
      label: '关注',
      when: not(is({ isCare: true })),
      given: { isCare: true },
      leaves: ['isIgnore'],
      done: '已关注',
    },
    {
      of: 'project',
      on: 'record',
      turnsBack: true,
      label: '取消关注',
      when: is({ isCare: true }),
      given: { isCare: false },
      leaves: ['isIgnore'],
      done: '已取消关注',
    },
    {
      of: 'project',
      on: 'record',
      turnsBack: true,
      label: '忽略',
      when: not(is({ isIgnore: true })),
      given: { isIgnore: true },
      leaves: ['isCare'],
      done: '已忽略，不再收到本项目的提醒',
    },
    {
      of: 'project',
      on: 'record',
      turnsBack: true,
      label: '取消忽略',
      when: is({ isIgnore: true }),
      given: { isIgnore: false },
      leaves: ['isCare'],
      done: '已取消忽略',
    },
  ],
  input: { id: ref('项目', 'project', { required: true }), isCare: bool('关注'), isIgnore: bool('忽略') },
  answer: { id: 'uuid', isCare: 'bool', isIgnore: 'bool' },
})
