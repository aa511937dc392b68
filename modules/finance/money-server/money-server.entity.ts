import { entity } from '@chengban/kernel/entity.ts'
import { exists, field, holds, le, me, when } from '@chengban/kernel/expr.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { positive } from '../submission/submission.ts'

// both count, so that together they are nothing
const reversed = exists({ of: 'moneyServer', by: 'reverseId' })

/** Servers, domains, messages and bought services, entered by finance and carried to projects and maintenance. */
export const moneyServer = entity('moneyServer', {
  label: '服务费',
  title: 'content',
  fields: {
    content: text('内容', { required: true, search: true }),
    date: date('付款日期', { required: true }),
    type: dict('类型', 'serverType', { required: true }),
    money: money('金额', { required: true }),
    company: dict('所属公司', 'company', ofOne),
    supplier: text('供应商', { required: true, search: true }),
    projectId: ref('项目', 'project'),
    clientId: ref('客户', 'client'),
    maintenanceId: ref('维护期', 'maintenance'),
    productLibraryId: ref('产品', 'productLibrary'),
    okrId: ref('OKR', 'okr'),
    dtStart: date('服务开始'),
    dtEnd: date('服务到期'),
    userId: ref('负责人', 'user'),
    invoiceNumber: text('发票号码'),
    payWay: dict('付款方式', 'payMethod'),
    status: oneOf('状态', ['有效', '已冲销'], { computed: when([[reversed, '已冲销']], '有效'), kept: true }),
    reverseId: ref('冲销原记录', 'moneyServer'),
    file: files('凭证'),
    remark: longText('备注'),
  },
  rows: {
    own: me('userId'),
    manage: holds('moneyServer:manage'),
    also: [holds('money:manage'), holds('finance:manage')],
  },
  checks: [
    positive,
    { holds: le(field('dtStart'), field('dtEnd')), field: 'dtEnd', message: '到期日期不能早于开始日期' },
  ],
  unique: [{ fields: ['reverseId'], message: '该记录已冲销', as: 'CONFLICT' }],
  on: { check: 'moneyServer/check', saved: 'moneyServer/saved', removing: 'moneyServer/removing' },
  indexes: [['date', 'company'], ['projectId'], ['dtEnd']],
  list: {
    columns: ['date', 'type', 'content', 'supplier', 'money', 'projectId', 'dtEnd', 'company', 'status'],
    filters: ['type', 'company', 'projectId', 'supplier', 'date', 'dtEnd'],
    sort: '-date',
  },
  form: [
    { title: '服务', fields: ['type', 'content', 'supplier', 'date', 'money', 'company', 'payWay'] },
    {
      title: '归属',
      fields: ['projectId', 'clientId', 'maintenanceId', 'productLibraryId', 'okrId', 'userId', 'dtStart', 'dtEnd'],
    },
    { title: '凭证', fields: ['invoiceNumber', 'file', 'reverseId', 'remark'] },
  ],
  summary: ['date', 'type', 'supplier', 'money', 'company'],
})
