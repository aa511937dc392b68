import { allOf, anyOf, eq, exists, field, holds, is, isSet, nobody, not } from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { audited, auditor, passed } from '../document-passed.ts'
import { member, open } from '../team.ts'

const stageIs = <const S extends string>(states: readonly S[]) =>
  exists({
    of: 'implementaryProgress',
    by: 'projectId',
    at: 'projectId',
    where: allOf(eq(field('node'), parent('node')), eq(field('round'), parent('round')), is({ status: states })),
  })

/** Workflow of a stage document: uploaded, reviewed, and signed by the client where a signature is required. */
export const status = {
  field: 'status',
  states: ['未上传', '待审核', '通过', '退回', '客户已签', '不适用'],
  initial: '未上传',
  moves: [
    {
      name: 'upload',
      label: '上传',
      from: ['未上传', '退回', '待审核'],
      to: '待审核',
      who: anyOf(member, holds('impNodeLog:upload')),
      locks: ['projectId'],
      elsewhere: { 客户已签: '客户已签字，不能修改' },
      elsewhereAt: 'file',
      input: ['file'],
      required: { file: '请上传文件' },
      guards: [
        { holds: isSet('file'), field: 'file', message: '请上传文件' },
        { holds: stageIs(['进行中', '待确认']), field: 'node', message: '该阶段未开始或已完成' },
        open,
      ],
      guard: 'impNodeLog/uploading',
      set: { uploaderId: { from: 'me' }, tzUpload: { from: 'now' } },
      notify: [
        { to: ['projectId.impPrincipalId', { holds: 'project:pmo' }], text: '【实施资料】{projectId}的{name}待审核' },
      ],
    },
    passed({ to: ['uploaderId'], text: '【实施资料】{projectId}的{name}已通过' }),
    {
      name: 'back',
      label: '退回',
      from: ['待审核', '通过'],
      to: '退回',
      who: auditor,
      locks: ['projectId'],
      opinion: 'required',
      guards: [{ holds: not(stageIs(['已完成'])), field: 'node', message: '该阶段未开始或已完成' }, open],
      set: audited,
      notify: [{ to: ['uploaderId'], text: '【实施资料】{projectId}的{name}被退回' }],
    },
    {
      name: 'takeTrain',
      label: '由培训记录补齐',
      from: ['未上传', '退回'],
      to: '通过',
      who: nobody,
      input: ['file', 'trainId'],
      set: { uploaderId: { from: 'me' }, tzUpload: { from: 'now' } },
    },
    {
      name: 'sign',
      label: '客户签字',
      from: ['通过'],
      to: '客户已签',
      who: nobody,
      input: ['projectProgressId', 'signer', 'tzSign'],
      guard: 'impNodeLog/signing',
      guards: [{ holds: is({ needSign: true }), message: '该资料不需要客户签字' }],
    },
    {
      name: 'notApply',
      label: '不适用',
      from: ['未上传', '退回'],
      to: '不适用',
      who: holds('project:manage'),
      opinion: 'required',
      guards: [{ holds: not(is({ name: '验收报告' })), field: 'name', message: '该资料必须提供' }, open],
      set: audited,
    },
  ],
} as const
