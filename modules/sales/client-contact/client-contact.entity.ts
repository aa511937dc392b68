import { drafter } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, holds, linked, me, some, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { email, phone } from '@chengban/kernel/kinds/contact.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const ofProjects = some('project', 'clientId', linked('projectMember', 'projectId', 'userId'))
const keeper = anyOf(
  via('clientId', anyOf(me('userId'), me('helperId'), drafter, ofProjects)),
  allOf(holds('clientVisit:apply'), asParent('clientId')),
  holds('client:manage'),
)

/** A person at the client. */
export const clientContact = entity('clientContact', {
  label: '联系人',
  title: 'name',
  fields: {
    name: text('姓名', { required: true, search: true }),
    clientId: ref('客户', 'client', { required: true, onDelete: 'cascade', fixed: true }),
    department: text('科室部门'),
    position: text('职务'),
    role: dict('角色', 'contactRole'),
    phone: phone('手机', { search: true }),
    telephone: text('座机'),
    wechat: text('微信'),
    email: email('邮箱'),
    address: text('地址'),
    birthday: date('生日'),
    attitude: oneOf('态度', ['支持', '中立', '反对', '未知'], { default: '未知' }),
    isKey: bool('关键人', { default: false }),
    isUse: bool('在职', { default: true }),
    remark: longText('备注'),
  },
  rows: { own: asParent('clientId'), manage: holds('client:manage') },
  write: {
    create: keeper,
    update: keeper,
    remove: keeper,
  },
  unique: [{ fields: ['clientId', 'phone'], message: '该客户已有此手机号的联系人' }],
  indexes: [['clientId'], ['phone']],
  list: {
    columns: ['name', 'clientId', 'department', 'position', 'role', 'phone', 'isKey', 'isUse'],
    filters: ['clientId', 'role', 'isKey', 'isUse'],
    sort: '-isKey,name',
  },
})
