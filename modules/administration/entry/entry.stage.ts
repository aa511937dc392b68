import { allOf, anyOf, exists, field, holds, is, isSet, le, lt, me, nobody, not, today } from '@chengban/kernel/expr.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'

const keeper = holds('entry:manage')

/** The candidate's link is good for nothing any more. */
export const linkGone = { materialToken: null, tzMaterialToken: null } as const

/** The way of an 入职 file from its approval to the last day. */
export const stage = {
  field: 'stage',
  states: [
    '未生效',
    '待入职',
    '学习中',
    '待考核',
    '试用中',
    '待转正',
    '已转正',
    '待离职',
    '交接中',
    '已离职',
    '未报到',
  ],
  initial: '未生效',
  moves: [
    {
      name: 'mentor',
      label: '填写导师意见',
      from: ['未生效'],
      to: 'same',
      who: allOf(me('mentorId'), is({ kind: '转正' })),
      input: ['mentorOpinion'],
      required: { mentorOpinion: '请填写导师意见' },
      guards: [{ holds: is({ status: ['草稿', '驳回', '已撤回'] }), message: '审批中，不能修改' }],
    },
    {
      name: 'materialLink',
      label: '材料链接',
      from: ['待入职'],
      to: 'same',
      who: allOf(keeper, is({ kind: '入职' })),
      elsewhere: '没有待提交的入职材料',
      guards: [
        {
          holds: exists({ of: 'entryItem', by: 'entryId', where: is({ kind: '材料', isDone: false }) }),
          message: '没有待提交的入职材料',
        },
      ],
      guard: 'entry/materialLink',
    },
    {
      name: 'materials',
      label: '提交入职材料',
      from: ['待入职'],
      to: 'same',
      who: nobody,
      set: linkGone,
      notify: [{ to: [{ holds: 'entry:manage' }], text: '【入职】{name}已提交入职材料' }],
    },
    {
      name: 'arrive',
      label: '办理入职',
      from: ['待入职'],
      to: '学习中',
      who: keeper,
      input: ['tzProbation'],
      begins: { tzProbation: 'today' },
      guards: [
        { holds: isSet('tzProbation'), field: 'tzProbation', message: '请填写入职日期' },
        { holds: le(field('tzProbation'), today()), message: '入职日期未到' },
      ],
      guard: 'entry/arrives',
      call: {
        path: '/entry/action/arrive',
        answers: { account: ['given', 'account'], plain: ['given', 'plain'] },
      },
      shows: { account: '用户名', plain: '初始密码' },
      set: linkGone,
      effect: 'entry/arrived',
      notify: [{ to: ['userId', 'mentorId', 'leaderId'], text: '【入职】欢迎{name}' }],
    },
    {
      name: 'noShow',
      label: '未报到',
      from: ['待入职'],
      to: '未报到',
      who: keeper,
      opinion: 'required',
      danger: true,
      guards: [{ holds: lt(field('tzProbation'), today()), message: '入职日期未到' }],
      set: linkGone,
    },
    {
      name: 'learnt',
      label: '学习完成',
      from: ['学习中'],
      to: '待考核',
      who: nobody,
      effect: 'entry/learnt',
      notify: [{ to: ['mentorId', { holds: 'entry:manage' }], text: '【入职】{name}学习完成，请安排考核' }],
    },
    {
      name: 'exam',
      label: '入职考核',
      from: ['待考核'],
      to: { handler: 'entry/examined' },
      who: allOf(anyOf(me('mentorId'), keeper), not(me('userId'))),
      asks: { score: decimal('考核分', { required: true, digits: 1, min: 0, max: 100 }) },
      opinion: 'required',
      guard: 'entry/exam',
      notify: [{ to: ['userId', 'leaderId'], text: '【入职】{name}考核{examScore}分' }],
    },
    {
      name: 'regularDue',
      label: '待转正',
      from: ['试用中'],
      to: '待转正',
      who: nobody,
      notify: [
        {
          to: ['userId', 'mentorId', 'leaderId', { holds: 'entry:manage' }],
          text: '【转正】{name}将于{regularPlan}到期',
        },
      ],
    },
    { name: 'regular', label: '转正', from: ['试用中', '待转正'], to: '已转正', who: nobody },
    { name: 'prolong', label: '延长试用', from: ['待转正'], to: '试用中', who: nobody },
    {
      name: 'leave',
      label: '离职通过',
      from: ['学习中', '待考核', '试用中', '待转正', '已转正'],
      to: '待离职',
      who: nobody,
      set: { stageBefore: { was: 'stage' } },
    },
    {
      name: 'stay',
      label: '撤销离职',
      from: ['待离职'],
      to: field('stageBefore'),
      who: nobody,
      set: { stageBefore: null },
    },
    {
      name: 'lastDay',
      label: '进入交接',
      from: ['待离职'],
      to: '交接中',
      who: nobody,
      notify: [
        {
          to: [
            'userId',
            'handoverId',
            {
              members: 'entryItem',
              by: 'entryId',
              person: 'responsibleId',
              where: is({ kind: '交接', isDone: false }),
            },
          ],
          text: '【离职】请完成交接',
        },
      ],
    },
    {
      name: 'finish',
      label: '办结离职',
      from: ['待离职', '交接中'],
      to: '已离职',
      who: keeper,
      danger: true,
      guards: [{ holds: le(field('tzDemobilize'), today()), message: '最后工作日未到' }],
      guard: 'entry/leaves',
      effect: 'entry/finished',
    },
  ],
} as const
