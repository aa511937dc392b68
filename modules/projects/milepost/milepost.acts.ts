import { add, anyOf, everybody, field, headOf, holds, is, me, not } from '@chengban/kernel/expr.ts'
import { settingValue } from '@chengban/kernel/formula.ts'
import { open, principal, productPrincipal } from '../team.ts'

const leads = anyOf(principal, productPrincipal, holds('milepost:manage'))
export const maker = anyOf(me('userId'), leads)
const unfinished = { holds: not(is({ status: ['已完成', '取消'] })), field: 'status', message: '里程碑已完成' } as const

/** Actions available in every state of a milestone. */
export const acts = [
  {
    name: 'urge',
    label: '催办',
    who: everybody,
    except: [{ who: me('userId'), message: '不能催办自己' }],
    anyVersion: true,
    call: {
      path: '/milepost/urge',
      names: { message: 'opinion' },
      answers: { urgeNum: 'urgeNum', tzNext: ['next'] },
    },
    opinion: 'optional',
    guards: [{ holds: not(is({ status: '已完成' })), field: 'status', message: '里程碑已完成' }],
    limit: {
      within: { hours: settingValue('milepost.urgeHours') },
      per: 'record',
      message: '24小时内已催办',
    },
    set: { tzUrge: { from: 'now' }, urgeNum: add(field('urgeNum'), 1) },
    notify: [
      {
        to: ['userId', 'projectId.principalId', 'projectProductId.principalId', { holds: 'milepost:pmo' }],
        text: '【里程碑】{name}被催办',
      },
    ],
  },
  {
    name: 'changePriority',
    label: '优先级',
    who: anyOf(leads, headOf('userId')),
    anyVersion: true,
    many: { most: 50, answers: 'changed' },
    call: '/milepost/changePriority',
    input: ['priority'],
    required: { priority: '请选择优先级' },
    guards: [unfinished, open],
    effect: 'milepost/prioritised',
  },
  {
    name: 'asyncTask',
    label: '生成任务',
    who: maker,
    anyVersion: true,
    many: { most: 50 },
    guards: [unfinished, open],
    effect: 'milepost/tasked',
  },
] as const
