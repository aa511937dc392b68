import { allOf, anyOf, eq, field, holds, is, isSet, le, me, multiply, now, via, was } from '@chengban/kernel/expr.ts'
import { addHours, settingValue } from '@chengban/kernel/formula.ts'
import { contains } from '@chengban/kernel/row-rule.ts'

const keeper = anyOf(me('userId'), via('productLibraryId', me('principalId')), holds('productLibrary:manage'))

/** The product projects that build a version go with it. */
const carry = [
  {
    move: ['projectProduct', 'followVersion'],
    by: 'productLibraryVersionId',
    where: is({ projectStatus: ['规划', '研发中', '测试中', '待发布', '已发布'] }),
  },
] as const

/** Ends the granted downloads of a version that is no longer available. */
const lapse = [
  { move: ['productDownload', 'expire'], by: 'productLibraryVersionId', where: is({ status: '已通过' }) },
] as const
const followers = {
  members: 'projectFollow',
  by: 'targetId',
  at: 'productLibraryId',
  person: 'userId',
  where: is({ targetType: 'productLibrary', isCare: true }),
} as const

/** Who leads a project that runs it. */
const runners = {
  members: 'project',
  by: 'productLibraryVersionId',
  person: 'principalId',
  where: is({ projectStatus: ['准备', '实施中', '待验收', '已验收', '维护中', '暂停'] }),
} as const

const order = ['规划', '研发中', '测试中', '待发布'] as const
/** One step back of those before the release. */
const goesBack = order.slice(1).map((from, at) => allOf(eq(field('stage'), order[at] ?? from), eq(was('stage'), from)))

/** Plan, build, test, release, retirement: one step at a time, back with a reason. */
export const stage = {
  field: 'stage',
  states: ['规划', '研发中', '测试中', '待发布', '已发布', '停止维护', '作废'],
  initial: '规划',
  moves: [
    {
      name: 'stage',
      label: '推进',
      from: order,
      to: order,
      who: keeper,
      elsewhere: '只能逐级推进',
      elsewhereAt: 'stage',
      call: { path: '/product-library/stage', answers: { stage: 'stage' } },
      opinion: 'optional',
      requires: [{ when: anyOf(...goesBack), fields: ['opinion'], message: '请填写意见' }],
      guard: 'productLibraryVersion/staging',
      effects: carry,
      notify: [{ to: ['userId', 'testerIds', followers], text: '【产品】{productLibraryId}的{name}进入{stage}' }],
    },
    {
      name: 'tested',
      label: '提交测试报告',
      from: ['测试中'],
      to: 'same',
      // the report counts from who tested it, and they write nothing else of the version
      who: contains('testerIds'),
      input: ['testReport'],
      required: { testReport: '请上传测试报告' },
      notify: [{ to: ['userId'], text: '【产品】{productLibraryId}的{name}有了测试报告' }],
    },
    {
      name: 'release',
      label: '发布',
      from: ['待发布'],
      to: '已发布',
      who: holds('productLibrary:release'),
      except: [{ who: me('userId'), message: '不能发布自己负责的版本' }],
      elsewhere: '版本不在待发布',
      elsewhereAt: 'stage',
      locks: ['productLibraryId'],
      input: ['releaseNote'],
      required: { releaseNote: '请填写发布说明' },
      guards: [{ holds: isSet('packageFile'), field: 'packageFile', message: '请上传安装包' }],
      guard: 'productLibraryVersion/releasing',
      effect: 'productLibraryVersion/released',
      effects: carry,
      notify: [{ to: [followers], text: '【产品】{productLibraryId}发布了{name}' }],
    },
    {
      name: 'releaseCancel',
      label: '撤销发布',
      from: ['已发布'],
      to: '待发布',
      who: holds('productLibrary:release'),
      call: {
        path: '/product-library/releaseCancel',
        answers: { stage: 'stage', currentVersionId: 'productLibraryId.currentVersionId' },
      },
      opinion: 'required',
      opinionMessage: '请填写意见',
      locks: ['productLibraryId'],
      guards: [
        {
          holds: le(now(), addHours(field('tzRelease'), multiply(24, settingValue('product.cancelDays')))),
          field: 'tzRelease',
          message: '发布超过7天，不能撤销',
        },
      ],
      guard: 'productLibraryVersion/cancelling',
      set: { tzRelease: null, releaserId: null, snapshot: null },
      effect: 'productLibraryVersion/released',
      effects: [...carry, ...lapse],
      notify: [{ to: [followers], text: '【产品】{productLibraryId}的{name}已撤销发布' }],
      danger: true,
    },
    {
      name: 'retire',
      label: '停止维护',
      from: ['已发布'],
      to: '停止维护',
      who: holds('productLibrary:manage'),
      opinion: 'required',
      guard: 'productLibraryVersion/retiring',
      effect: 'productLibraryVersion/retired',
      effects: lapse,
      notify: [{ to: [runners], text: '【产品】{productLibraryId}的{name}停止维护' }],
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
