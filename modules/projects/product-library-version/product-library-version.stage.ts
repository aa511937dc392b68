import { anyOf, holds, is, isSet, me, via } from '@chengban/kernel/expr.ts'

const keeper = anyOf(me('userId'), via('productLibraryId', me('principalId')), holds('productLibrary:manage'))

/** The product projects that build a version go with it. */
const carry = [
  {
    move: ['projectProduct', 'followVersion'],
    by: 'productLibraryVersionId',
    where: is({ projectStatus: ['规划', '研发中', '测试中', '待发布', '已发布'] }),
  },
] as const

/** Plan, build, test, release, retirement: one step at a time, back with a reason. */
export const stage = {
  field: 'stage',
  states: ['规划', '研发中', '测试中', '待发布', '已发布', '停止维护', '作废'],
  initial: '规划',
  moves: [
    {
      name: 'develop',
      label: '开始研发',
      from: ['规划'],
      to: '研发中',
      who: keeper,
      guards: [{ holds: isSet('goal'), field: 'goal', message: '请先设置版本目标' }],
      guard: 'productLibraryVersion/planned',
      effects: carry,
    },
    {
      name: 'test',
      label: '提交测试',
      from: ['研发中'],
      to: '测试中',
      who: keeper,
      guards: [
        { holds: isSet('packageFile'), field: 'packageFile', message: '请上传安装包' },
        { holds: isSet('testerIds'), field: 'testerIds', message: '请设置测试人员' },
      ],
      effects: carry,
    },
    {
      name: 'await',
      label: '待发布',
      from: ['测试中'],
      to: '待发布',
      who: keeper,
      guards: [{ holds: isSet('testReport'), field: 'testReport', message: '请上传测试报告' }],
      guard: 'productLibraryVersion/tested',
      effects: carry,
    },
    {
      name: 'replan',
      label: '退回规划',
      from: ['研发中'],
      to: '规划',
      who: keeper,
      opinion: 'required',
      effects: carry,
    },
    {
      name: 'rework',
      label: '退回研发',
      from: ['测试中'],
      to: '研发中',
      who: keeper,
      opinion: 'required',
      effects: carry,
    },
    {
      name: 'retest',
      label: '退回测试',
      from: ['待发布'],
      to: '测试中',
      who: keeper,
      opinion: 'required',
      effects: carry,
    },
    {
      name: 'release',
      label: '发布',
      from: ['待发布'],
      to: '已发布',
      who: holds('productLibrary:release'),
      except: [{ who: me('userId'), message: '不能发布自己负责的版本' }],
      call: {
        path: '/product-library/release',
        answers: { stage: 'stage', currentVersionId: 'productLibraryId.currentVersionId' },
      },
      input: ['releaseNote'],
      required: { releaseNote: '请填写发布说明' },
      guards: [{ holds: isSet('packageFile'), field: 'packageFile', message: '请上传安装包' }],
      guard: 'productLibraryVersion/releasing',
      effect: 'productLibraryVersion/released',
      effects: carry,
    },
    {
      name: 'retire',
      label: '停止维护',
      from: ['已发布'],
      to: '停止维护',
      who: holds('productLibrary:manage'),
      opinion: 'required',
      guard: 'productLibraryVersion/retiring',
      danger: true,
    },
    {
      name: 'drop',
      label: '作废',
      from: ['规划', '研发中', '测试中', '待发布'],
      to: '作废',
      who: holds('productLibrary:manage'),
      opinion: 'required',
      danger: true,
    },
  ],
} as const
