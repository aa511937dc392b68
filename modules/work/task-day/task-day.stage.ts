import { allOf, anyOf, field, headOf, holds, is, le, me, nobody, not, now, said, today } from '@chengban/kernel/expr.ts'
import { addWorkDays, coalesce } from '@chengban/kernel/formula.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { aroundMe } from '@chengban/kernel/row-rule.ts'

const confirmer = anyOf(me('confirmerId'), allOf(holds('taskDay:confirm'), anyOf(headOf('userId'), aroundMe('userId'))))
const own = { who: me('userId'), message: '不能审批自己的单据' } as const
const untold = '产出未提交'
/** Working days after a day during which its outputs may be rewritten. */
export const rewriteDays = 3

/** Planned, worked, confirmed by the leader, confirmed by the PMO. The flags of a day follow from it. */
export const stage = {
  field: 'stage',
  states: ['未预估', '已预估', '已保存', '退回', '已确认', 'PMO已确认'],
  initial: '未预估',
  moves: [
    {
      name: 'estimate',
      label: '提交预估',
      from: ['未预估', '已预估'],
      to: '已预估',
      who: nobody,
      elsewhere: '已提交产出，不能再预估',
      guard: 'taskDay/estimate',
    },
    {
      name: 'save',
      label: '提交产出',
      from: ['未预估', '已预估', '已保存', '退回', '已确认'],
      to: '已保存',
      who: nobody,
      elsewhere: 'PMO已确认，不能修改',
      input: ['summarize'],
      set: { tzSave: coalesce(field('tzSave'), now()), backOpinion: null, tzConfirm: null },
      effect: 'taskDay/begun',
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['已保存'],
      to: '已确认',
      who: confirmer,
      except: [own],
      elsewhere: {
        未预估: untold,
        已预估: untold,
        退回: untold,
        已确认: '单据已变更，请刷新',
        PMO已确认: '单据已变更，请刷新',
      },
      many: { most: 100, answers: 'confirmed' },
      set: { tzConfirm: { from: 'now' }, confirmerId: { from: 'me' } },
    },
    {
      name: 'back',
      label: '退回',
      from: ['已保存', '已确认'],
      to: '退回',
      who: allOf(anyOf(confirmer, allOf(holds('taskDay:pmo'), is({ stage: '已确认' }))), not(me('userId'))),
      elsewhere: { 未预估: untold, 已预估: untold, 退回: untold, PMO已确认: 'PMO已确认，不能退回' },
      opinion: 'required',
      opinionMessage: '请填写意见',
      danger: true,
      set: { backOpinion: said, tzConfirm: null },
      notify: [{ to: ['userId'], text: '【日计划】{date}的产出被退回：{backOpinion}' }],
    },
    {
      name: 'rewrite',
      label: '修改产出',
      from: ['已保存', '已确认'],
      to: '已保存',
      who: me('userId'),
      elsewhere: {
        未预估: '当日产出未提交',
        已预估: '当日产出未提交',
        退回: '当日产出未提交',
        PMO已确认: 'PMO已确认，不能修改',
      },
      call: { path: '/task/outputRewrite', names: { reason: 'opinion' } },
      asks: {
        items: lines(
          '事项',
          {
            id: ref('事项', 'planItem', { required: true }),
            output: longText('产出', { required: true }),
            outputFile: files('产出附件'),
          },
          {
            ...{ required: true, missing: '请选择事项' },
            each: { of: 'planItem', by: 'taskDayId', from: { id: 'id', output: 'output', outputFile: 'outputFile' } },
          },
        ),
      },
      opinion: 'required',
      opinionMessage: '请填写修改原因',
      guards: [{ holds: le(today(), addWorkDays(field('date'), rewriteDays)), message: '已超过修改期限' }],
      set: { tzConfirm: null },
      effect: 'taskDay/rewritten',
      notify: [{ to: ['confirmerId'], text: '【日计划】{userId}修改了{date}的产出' }],
    },
    {
      name: 'pmoConfirm',
      label: 'PMO确认',
      from: ['已确认'],
      to: 'PMO已确认',
      who: holds('taskDay:pmo'),
      except: [own],
      elsewhere: {
        未预估: '主管未确认',
        已预估: '主管未确认',
        已保存: '主管未确认',
        退回: '主管未确认',
        PMO已确认: '单据已变更，请刷新',
      },
      many: { most: 200, answers: 'confirmed' },
      guard: 'work/confirmedOnce',
      set: { tzPmo: { from: 'now' } },
    },
    {
      name: 'pmoCancel',
      label: '取消PMO确认',
      from: ['PMO已确认'],
      to: '已确认',
      who: holds('taskDay:pmo'),
      except: [own],
      opinion: 'required',
      opinionMessage: '请填写意见',
      guard: 'taskDay/cancelling',
      set: { tzPmo: null },
    },
  ],
} as const
