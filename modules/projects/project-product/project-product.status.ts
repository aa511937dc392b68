import { anyOf, field, holds, me, nobody } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

export const running = ['规划', '研发中', '测试中', '待发布'] as const

const keeper = anyOf(me('principalId'), holds('projectProduct:manage'))
const people = [
  'principalId',
  'devPrincipalId',
  'supervise',
  'testerIds',
  'teammateIds',
  'backendIds',
  'foregoingIds',
] as const
/** What becomes of a product project once it is approved: it goes with its version. */
export const status = {
  field: 'projectStatus',
  states: ['立项草稿', '立项审核', '驳回', '规划', '研发中', '测试中', '待发布', '已发布', '暂停', '停止维护'],
  initial: '立项草稿',
  moves: [
    {
      name: 'followVersion',
      label: '随版本推进',
      from: [...running, '已发布'],
      to: of('productLibraryVersionId', 'stage'),
      who: nobody,
    },
    {
      name: 'pause',
      label: '暂停',
      from: [...running],
      to: '暂停',
      who: keeper,
      opinion: 'required',
      set: { preStatus: { was: 'projectStatus' } },
      notify: [{ to: people, text: '【产品项目】{name}已暂停' }],
    },
    {
      name: 'resume',
      label: '恢复',
      from: ['暂停'],
      to: field('preStatus'),
      who: keeper,
      set: { preStatus: null },
      notify: [{ to: people, text: '【产品项目】{name}已恢复' }],
    },
    {
      name: 'retire',
      label: '停止维护',
      from: ['已发布'],
      to: '停止维护',
      who: holds('projectProduct:manage'),
      asks: { force: bool('仍有项目在用，仍然停止') },
      opinion: 'optional',
      guard: 'projectProduct/retiring',
      set: { tzRetire: { from: 'now' } },
      effects: [{ move: ['productLibraryVersion', 'retire'], at: 'productLibraryVersionId', opinion: '产品停止维护' }],
      danger: true,
    },
  ],
} as const
