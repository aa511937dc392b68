import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, isSet, me, not } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { leads } from '../team.ts'

const shows = { link: '客户链接', tzReportToken: '有效期至' } as const
const done = '请复制链接或扫码'
const keeper = anyOf(leads, holds('project:manage'))
const waits = is({ status: '客户待确认' })

/** The current client link for a record that waits for the client. Reading it changes nothing. */
export const shareLink = call({
  method: 'GET',
  path: '/project/clientLink',
  label: '客户链接',
  offered: [
    {
      of: 'project',
      on: 'record',
      given: { kind: 'project' },
      when: allOf(
        is({ projectStatus: ['准备', '实施中', '待验收', '已验收', '维护中'] }),
        anyOf(me('principalId'), me('impPrincipalId'), holds('project:manage')),
      ),
      ...{ shows, done },
    },
    {
      of: 'projectProgress',
      on: 'record',
      given: { kind: 'projectProgress' },
      when: allOf(waits, anyOf(me('creatorId'), keeper)),
      ...{ shows, done },
    },
    {
      of: 'projectProgress',
      on: 'record',
      label: '产品问题链接',
      given: { kind: 'problems' },
      when: allOf(
        is({ status: ['客户待确认', '已确认'] }),
        isSet('tzProductSign'),
        not(isSet('tzSignatureProduct')),
        anyOf(me('creatorId'), keeper),
      ),
      ...{ shows, done },
    },
    {
      of: 'impRecord',
      on: 'record',
      given: { kind: 'impRecord' },
      when: allOf(waits, anyOf(me('creatorId'), me('userId'), keeper)),
      ...{ shows, done },
    },
    {
      of: 'projectVer',
      on: 'record',
      given: { kind: 'projectVer' },
      when: allOf(waits, anyOf(me('creatorId'), me('userId'), keeper)),
      ...{ shows, done },
    },
    {
      of: 'train',
      on: 'record',
      label: '签到链接',
      given: { kind: 'train' },
      when: allOf(not(is({ status: '已作废' })), isSet('projectId'), anyOf(me('creatorId'), me('teacherId'), keeper)),
      ...{ shows, done },
    },
  ],
  input: {
    kind: oneOf('内容', ['project', 'projectProgress', 'problems', 'impRecord', 'projectVer', 'train'], {
      required: true,
    }),
    id: text('单据', { required: true, max: 36 }),
  },
  answer: { link: 'url', tzReportToken: 'datetime' },
})
