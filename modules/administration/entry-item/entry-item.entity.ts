import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, holds, is, me, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { entryItemKinds } from '../entry-template/entry-template.entity.ts'
import { ticking } from './entry-item.ticking.ts'

/** One line of a person's documents, preparation, learning or hand-over. */
export const entryItem = entity('entryItem', {
  label: '入职清单项',
  title: 'name',
  fields: {
    entryId: ref('入职档案', 'entry', { required: true, fixed: true, onDelete: 'cascade' }),
    kind: oneOf('类别', entryItemKinds, { required: true, fixed: true }),
    name: text('名称', { required: true, search: true }),
    responsibleId: ref('责任人', 'user', { required: true }),
    isRequired: bool('必须', { default: true }),
    dueDate: date('截止日期'),
    // of a template: counted from the first day on
    dueDays: int('期限（工作日）', { readonly: true }),
    documentId: ref('学习文档', 'document', { onDelete: 'setNull' }),
    courseId: ref('学习课程', 'course', { onDelete: 'setNull' }),
    status: oneOf('状态', ticking.states, { readonly: true, default: '待完成' }),
    isDone: bool('已完成', { readonly: true, default: false }),
    tzDone: datetime('完成时间', { readonly: true }),
    file: files('附件', { max: 20 }),
    remark: text('说明'),
    sort: int('排序', { default: 100 }),
  },
  rows: {
    own: anyOf(
      me('responsibleId'),
      via('entryId', anyOf(me('userId'), me('mentorId'), me('leaderId'), me('handoverId'))),
    ),
    manage: holds('entry:manage'),
    token: {
      of: 'entry',
      by: 'entryId',
      when: is({ kind: '材料' }),
      fields: ['name', 'isRequired', 'isDone', 'remark'],
    },
  },
  write: {
    create: holds('entry:manage'),
    update: holds('entry:manage'),
    remove: allOf(holds('entry:manage'), is({ isDone: false })),
  },
  workflow: ticking,
  acts: [
    {
      name: 'urge',
      label: '催办',
      who: anyOf(via('entryId', me('mentorId')), holds('entry:manage')),
      except: [{ who: me('responsibleId'), message: '不能催办自己' }],
      anyVersion: true,
      many: { most: 100, answers: 'urged' },
      guards: [{ holds: is({ isDone: false }), message: '该项已完成' }],
      limit: { within: { hours: 24 }, per: 'record', message: '24小时内已催办' },
      notify: [{ to: ['responsibleId'], text: '【入职】请完成{name}' }],
    },
  ],
  list: {
    columns: ['entryId', 'kind', 'name', 'responsibleId', 'dueDate', 'isRequired', 'isDone', 'tzDone'],
    filters: ['kind', 'responsibleId', 'isDone', 'entryId'],
    sort: 'kind,sort',
  },
  form: [
    {
      title: '清单项',
      fields: ['entryId', 'kind', 'name', 'responsibleId', 'isRequired', 'dueDate', 'documentId', 'courseId', 'sort'],
    },
    { title: '完成', fields: ['isDone', 'tzDone', 'file', 'remark'] },
  ],
  summary: ['kind', 'responsibleId', 'dueDate', 'isDone'],
})
