import { add, allOf, anyOf, field, gt, holds, is, isSet, me, nobody, not } from '@chengban/kernel/expr.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { closedLate } from '../demo-apply/closed-late.ts'

const keeper = holds('testApply:manage')

/** An approved test is opened, runs, and ends with a result. */
export const testStatus = {
  field: 'testStatus',
  states: ['未开始', '准备中', '进行中', '待总结', '已完成', '逾期关闭', '已取消'],
  initial: '未开始',
  moves: [
    {
      name: 'open',
      label: '开通',
      from: ['准备中'],
      to: '进行中',
      who: keeper,
      input: ['environment', 'url', 'account', 'password'],
      required: {
        environment: '请选择环境',
        url: '请填写访问地址',
        account: '请填写测试账号',
        password: '请填写测试密码',
      },
      guard: 'testApply/free',
      set: { tzOpen: { from: 'now' }, handlerId: { from: 'me' } },
      notify: [{ to: ['userId', 'testerIds'], text: '【测试】{name}已开通：{url}' }],
    },
    {
      name: 'extend',
      label: '延期',
      from: ['进行中'],
      to: 'same',
      who: allOf(anyOf(holds('testApply:audit'), keeper), not(me('userId'))),
      input: ['endDate'],
      opinion: 'required',
      guard: 'testApply/extend',
      set: { extendCount: add(field('extendCount'), 1) },
      notify: [{ to: ['userId'], text: '【测试】{name}延期至{endDate}' }],
    },
    {
      name: 'expire',
      label: '到期',
      from: ['进行中'],
      to: '待总结',
      who: nobody,
      set: { password: null },
      notify: [
        { to: ['userId'], text: '【测试】{name}已到期，请总结' },
        { to: ['handlerId'], text: '【测试】{name}已到期，请停用账号' },
      ],
    },
    {
      name: 'complete',
      label: '完成',
      from: ['进行中', '待总结', '逾期关闭'],
      to: '已完成',
      call: { path: '/test-apply/complete', answers: { testStatus: 'testStatus', tzComplete: 'tzComplete' } },
      who: anyOf(me('userId'), contains('testerIds'), keeper),
      input: ['result', 'summary', 'problemCount', 'feedback', 'resultFile'],
      required: { result: '请选择测试结果', summary: '请填写测试总结', problemCount: '请填写问题数' },
      guards: [
        {
          holds: anyOf(not(is({ kind: '客户试用' })), isSet('feedback')),
          field: 'feedback',
          message: '请填写客户反馈',
        },
        {
          holds: anyOf(is({ result: '合格' }), gt(field('problemCount'), 0)),
          field: 'problemCount',
          message: '有条件合格和不合格须填写问题数',
        },
      ],
      set: { tzComplete: { from: 'now' }, password: null },
      effect: 'testApply/completed',
      notify: [{ to: ['handlerId'], text: '【测试】{name}已完成，请停用账号' }],
    },
    {
      name: 'closeAccount',
      label: '停用账号',
      from: ['待总结', '已完成', '逾期关闭', '已取消'],
      to: 'same',
      who: anyOf(me('handlerId'), keeper),
      guards: [
        { holds: isSet('tzOpen'), message: '未开通账号' },
        { holds: is({ isAccountClosed: false }), message: '账号已停用' },
      ],
      set: { isAccountClosed: true, tzAccountClosed: { from: 'now' } },
    },
    closedLate('【测试】{name}逾期未总结，已关闭'),
    {
      name: 'cancel',
      label: '取消',
      from: ['准备中', '进行中'],
      to: '已取消',
      who: anyOf(me('userId'), keeper),
      opinion: 'required',
      danger: true,
      set: { password: null },
    },
  ],
} as const
