import { anyOf, holds, is, isSet, me, nobody, via } from '@chengban/kernel/expr.ts'
import { audited, auditor, passed } from '../document-passed.ts'
import { member, open } from '../team.ts'

const toPerson = (text: string) => [{ to: ['userId'], text }] as const

/** A document is brought, looked at, and agreed to or given back. */
export const status = {
  field: 'status',
  states: ['未上传', '待审核', '通过', '退回', '不适用'],
  initial: '未上传',
  moves: [
    {
      name: 'upload',
      label: '上传',
      from: ['未上传', '退回', '待审核'],
      to: '待审核',
      who: anyOf(me('userId'), member),
      input: ['file'],
      required: { file: '请上传文件' },
      guards: [{ holds: isSet('file'), field: 'file', message: '请上传文件' }, open],
      guard: 'impDocument/kinds',
      set: { uploaderId: { from: 'me' }, tzUpload: { from: 'now' }, source: '上传' },
      notify: [
        { to: ['projectId.impPrincipalId', { holds: 'project:pmo' }], text: '【实施准备】{projectId}的{name}待审核' },
      ],
    },
    {
      name: 'match',
      label: '由合同或商机补齐',
      from: ['未上传'],
      to: '待审核',
      who: nobody,
      input: ['file', 'source'],
      set: { tzUpload: { from: 'now' } },
    },
    passed({ to: ['userId'], text: '【实施准备】{projectId}的{name}已通过' }),
    {
      name: 'back',
      label: '退回',
      from: ['待审核', '通过'],
      to: '退回',
      who: auditor,
      opinion: 'required',
      guards: [
        {
          holds: anyOf(is({ status: '待审核' }), via('projectId', is({ projectStatus: '准备' }))),
          message: '项目不在准备阶段',
        },
        open,
      ],
      set: audited,
      notify: toPerson('【实施准备】{projectId}的{name}被退回'),
    },
    {
      name: 'notApply',
      label: '不适用',
      from: ['未上传', '退回'],
      to: '不适用',
      who: holds('project:manage'),
      opinion: 'required',
      guards: [open],
      set: audited,
      notify: toPerson('【实施准备】{projectId}不需要{name}'),
    },
    { name: 'apply', label: '恢复', from: ['不适用'], to: '未上传', who: holds('project:manage'), guards: [open] },
  ],
} as const
