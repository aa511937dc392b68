import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, everybody, holds, is, me, via } from '@chengban/kernel/expr.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains, signedIn } from '@chengban/kernel/row-rule.ts'
import { status } from './technical-challenge.status.ts'

const keeper = anyOf(
  me('proposerId'),
  me('userId'),
  via('projectId', me('devPrincipalId')),
  via('projectProductId', me('devPrincipalId')),
  holds('project:manage'),
)

/** A hard technical question, who works on it, and the answer kept for others. */
export const technicalChallenge = entity('technicalChallenge', {
  label: '技术难题',
  title: 'name',
  fields: {
    name: text('难题', { required: true, search: true }),
    projectId: ref('项目', 'project'),
    projectProductId: ref('产品研发项目', 'projectProduct'),
    level: dict('难度', 'challengeLevel', { required: true }),
    describe: longText('问题描述', { required: true, search: true }),
    proposerId: ref('提出人', 'user', { readonly: true, default: { from: 'me' } }),
    userId: ref('攻关人', 'user', { among: { isEnable: true } }),
    userIds: refs('协助人', 'user'),
    endDate: date('期望解决'),
    plan: longText('方案'),
    result: longText('结论', { search: true }),
    hours: decimal('投入工时', { digits: 1, min: 0 }),
    file: files('附件'),
    tzSolve: datetime('解决时间', { readonly: true }),
    status: oneOf('状态', status.states, { default: '待受理', readonly: true }),
  },
  rows: {
    own: anyOf(me('proposerId'), me('userId'), contains('userIds')),
    manage: holds('project:manage'),
    also: [asParent('projectId'), asParent('projectProductId'), allOf(signedIn, is({ status: '已解决' }))],
  },
  write: { create: everybody, update: keeper, remove: anyOf(me('proposerId'), holds('project:manage')) },
  workflow: status,
  on: { check: 'project/open', removing: 'project/open' },
  indexes: [
    ['projectId', 'status'],
    ['userId', 'status'],
  ],
  list: {
    columns: ['name', 'projectId', 'level', 'proposerId', 'userId', 'endDate', 'status', 'tzSolve'],
    filters: ['projectId', 'level', 'userId', 'status'],
    sort: '-tzCreate',
    board: {
      by: 'status',
      card: ['name', 'level', 'userId', 'endDate'],
      due: { at: 'endDate', over: ['已解决', '搁置'] },
    },
  },
  form: [
    { title: '难题', fields: ['name', 'level', 'projectId', 'projectProductId', 'describe', 'file'] },
    { title: '攻关', fields: ['proposerId', 'userId', 'userIds', 'endDate', 'plan'] },
    { title: '结论', fields: ['result', 'hours', 'tzSolve'] },
  ],
  summary: ['projectId', 'level', 'userId', 'endDate'],
})
