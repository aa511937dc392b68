import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, is, me } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'
import { worker } from '../team.ts'

const owner = anyOf(me('creatorId'), me('userId'))

/** Requests and submits a small version in one step: one approval level, no video, no training. */
export const smallApply = call({
  method: 'POST',
  path: '/projectVer/smallApply',
  label: '小版本申请',
  offered: {
    of: 'project',
    on: 'record',
    from: { projectId: 'id' },
    when: allOf(is({ projectStatus: ['准备', '实施中', '待验收', '已验收', '维护中'] }), worker),
  },
  input: {
    projectId: text('项目', { required: true, max: 36 }),
    productLibraryVersionId: ref('产品版本', 'productLibraryVersion', { required: true }),
    name: text('交付名称', { required: true }),
    content: longText('更新内容', { required: true }),
    planDate: date('计划交付', { required: true }),
    userId: ref('交付人', 'user', { required: true }),
    bugIds: refs('解决的缺陷', 'bug'),
    applyForIds: refs('实现的需求', 'applyFor'),
  },
  answer: columns('projectVer', ['id', 'status']),
})

/** Requests a rejected or disputed delivery again, in a new round. */
export const reApply = call({
  method: 'POST',
  path: '/projectVer/reApply',
  label: '重新申请',
  offered: { of: 'projectVer', on: 'record', when: allOf(is({ status: ['驳回', '有异议'] }), owner) },
  input: {
    id: text('版本交付', { required: true, max: 36 }),
    version: int('version', { required: true }),
    content: longText('更新内容'),
    planDate: date('计划交付'),
    video: files('演示视频', { accept: ['mp4', 'webm', 'm4v', 'mov'] }),
  },
  answer: columns('projectVer', ['id', 'round']),
})
