import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asRecord, holds, is, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { signedIn } from '@chengban/kernel/row-rule.ts'

/** A remark on one file of a record of this area, at a page or a second. */
export const fileRemark = entity('fileRemark', {
  label: '文件批注',
  title: 'fileName',
  fields: {
    relevanceId: text('记录', { required: true, fixed: true, isAside: true }),
    module: oneOf('模块', ['project', 'impPrepare', 'impNodeLog', 'design', 'projectVer', 'train', 'projectProduce'], {
      required: true,
      fixed: true,
      names: {
        project: '项目',
        impPrepare: '实施准备',
        impNodeLog: '实施资料',
        design: '设计稿',
        projectVer: '版本交付',
        train: '培训记录',
        projectProduce: '项目产出',
      },
    }),
    fileUrl: text('文件', { required: true, fixed: true }),
    fileName: text('文件名', { readonly: true }),
    page: int('页码', { min: 1 }),
    second: int('秒', { min: 0 }),
    content: longText('批注', { required: true }),
    isResolved: bool('已处理', { default: false, readonly: true }),
    resolverId: ref('处理人', 'user', { readonly: true }),
    uploaderId: ref('上传人', 'user', { readonly: true }),
  },
  rows: { own: allOf(signedIn, asRecord), manage: holds('project:manage') },
  write: { create: asRecord, update: me('creatorId'), remove: me('creatorId') },
  acts: [
    {
      name: 'resolve',
      label: '标为已处理',
      who: anyOf(me('creatorId'), me('uploaderId')),
      guards: [{ holds: is({ isResolved: false }), message: '批注已处理' }],
      set: { isResolved: true, resolverId: { from: 'me' } },
      notify: [{ to: ['creatorId'], text: '【批注】{fileName}的批注已处理' }],
    },
  ],
  on: { check: 'fileRemark/check' },
  indexes: [['module', 'relevanceId', 'tzCreate']],
  list: {
    columns: ['fileName', 'page', 'content', 'creatorId', 'isResolved', 'tzCreate'],
    filters: ['relevanceId', 'module', 'isResolved'],
    sort: 'tzCreate',
  },
})
