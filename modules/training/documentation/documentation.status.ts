import { add, anyOf, field, holds, isSet, when } from '@chengban/kernel/expr.ts'

export const keeper = anyOf(holds('documentation:manage'), holds('course:manage'))

/** Nothing is published empty; every publication after the first is a new version. */
export const publication = {
  field: 'status',
  states: ['草稿', '已发布', '已停用'],
  initial: '草稿',
  moves: [
    {
      name: 'publish',
      label: '发布',
      from: ['草稿', '已停用'],
      to: '已发布',
      who: keeper,
      guards: [{ holds: anyOf(isSet('content'), isSet('file')), field: 'content', message: '请填写正文或上传文件' }],
      set: {
        docVersion: when([[isSet('tzPublish'), add(field('docVersion'), 1)]], field('docVersion')),
        tzPublish: { from: 'now' },
      },
    },
    { name: 'stop', label: '停用', from: ['已发布'], to: '已停用', who: keeper },
  ],
} as const
