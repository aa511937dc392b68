import { anyOf, field, ge, gt, holds, is, isSet, lt, me, nobody, not, now } from '@chengban/kernel/expr.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { closedLate } from './closed-late.ts'

const keeper = holds('demoApply:manage')

/** An approved demonstration is prepared, held and summed up. */
export const demoStatus = {
  field: 'demoStatus',
  states: ['未开始', '准备中', '待演示', '待总结', '已完成', '逾期关闭', '已取消'],
  initial: '未开始',
  moves: [
    {
      name: 'prepare',
      label: '准备完成',
      from: ['准备中'],
      to: '待演示',
      who: anyOf(keeper, contains('demoUserIds')),
      input: ['url', 'account', 'password'],
      notify: [{ to: ['userId'], text: '【演示】{name}环境已准备' }],
    },
    {
      name: 'finish',
      label: '演示结束',
      from: ['准备中', '待演示'],
      to: '待总结',
      who: nobody,
      notify: [{ to: ['userId'], text: '【演示】{name}已结束，请填写演示总结' }],
    },
    {
      name: 'summarize',
      label: '总结',
      from: ['待演示', '待总结', '逾期关闭'],
      to: '已完成',
      call: {
        path: '/demo-apply/summarize',
        answers: { demoStatus: 'demoStatus', businessLogId: ['given', 'businessLogId'] },
      },
      who: anyOf(me('userId'), contains('demoUserIds')),
      input: ['result', 'summary', 'feedback', 'nextPlan', 'actualCount', 'photo'],
      required: {
        result: '请选择客户评价',
        summary: '请填写演示总结',
        feedback: '请填写客户反馈',
        actualCount: '请填写实到人数',
      },
      guards: [
        { holds: lt(field('tzStart'), now()), message: '演示尚未开始' },
        { holds: anyOf(not(is({ way: '现场' })), isSet('photo')), field: 'photo', message: '请上传现场照片' },
        { holds: ge(field('actualCount'), 1), field: 'actualCount', message: '实到人数至少1人' },
      ],
      set: { tzComplete: { from: 'now' } },
      effect: 'demoApply/summarized',
      notify: [
        { to: ['clientId.userId'], text: '【演示】{name}：{result}', when: not(isSet('businessOpportunityId')) },
      ],
    },
    closedLate('【演示】{name}逾期未总结，已关闭'),
    {
      name: 'cancel',
      label: '取消',
      from: ['准备中', '待演示'],
      to: '已取消',
      who: anyOf(me('userId'), keeper),
      opinion: 'required',
      danger: true,
      guards: [{ holds: gt(field('tzStart'), now()), message: '演示已开始，不能取消' }],
      notify: [{ to: ['demoUserIds'], text: '【演示】{name}已取消' }],
    },
  ],
} as const
