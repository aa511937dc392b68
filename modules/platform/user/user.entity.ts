import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  everybody,
  exists,
  field,
  gt,
  headOf,
  holds,
  is,
  isSet,
  le,
  me,
  now,
  sum,
  via,
} from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { list, object } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { email, phone } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { inForce } from '../user-role/in-force.ts'
import { status } from './user.status.ts'

/** Those in force today. */
const roles = list({
  of: 'userRole',
  by: 'userId',
  where: allOf(inForce, via('roleId', is({ isEnable: true }))),
  value: object({
    roleId: field('roleId'),
    role: object({ id: field('roleId'), name: of('roleId', 'name'), sort: of('roleId', 'sort') }),
    isMain: field('isMain'),
  }),
  sort: [of('roleId', 'sort'), of('roleId', 'name')],
})

/** A person of the company, from before the first day to after the last. */
export const user = entity('user', {
  label: '人员',
  title: 'name',
  fields: {
    name: text('姓名', { required: true, missing: '请填写姓名', search: 'spoken' }),
    avatar: images('头像', { max: 1 }),
    jobNumber: text('工号', { unique: true, search: true, pattern: { source: '^\\d{4,}$', message: '工号格式错误' } }),
    mobile: phone('手机', { unique: true, search: true }),
    email: email('邮箱'),
    gender: dict('性别', 'gender'),
    dingtalkId: text('钉钉ID', { unique: true }),
    company: dict('所属公司', 'company', { required: true, default: 'A' }),
    departmentId: ref('部门', 'department', { required: true }),
    position: dict('职务', 'position'),
    superiorId: ref('直接上级', 'user', { onDelete: 'setNull' }),
    roleId: ref('主角色', 'role'),
    presetRoleId: ref('预设角色', 'role', { onDelete: 'setNull' }),
    relUserRoles: json('角色', { computed: object({ nodes: roles }), names: { nodes: '', role: '', name: '' } }),
    operations: json('个人权限', { default: [], structure: ['text'], secret: 'role:manage' }),
    status: oneOf('状态', status.states, { default: '待激活', readonly: true }),
    isEnable: bool('启用', { computed: is({ status: '在职' }) }),
    isExamine: bool('参与考核', { default: true }),
    needAttendance: bool('需要考勤', { default: true }),
    own: bool('自有人员', { default: true }),
    isFormal: bool('正式员工', { default: false }),
    isWork: bool('在岗', { default: true }),
    sort: int('排序', { default: 1000, min: 0 }),
    groupSort: int('组内排序', { default: 1000, min: 0 }),
    salary: money('基本薪资', { min: 0, secret: 'user:salary', logged: true }),
    idCard: text('身份证号', {
      secret: 'user:private',
      logged: true,
      pattern: { source: '^\\d{17}[\\dXx]$', message: '身份证号错误' },
    }),
    bankNumber: text('银行联行号', { secret: 'user:private', logged: true }),
    bankAccount: text('银行账号', {
      secret: 'user:private',
      logged: true,
      pattern: { source: '^\\d{8,30}$', message: '银行账号格式错误' },
    }),
    bankName: dict('开户行', 'bank', { secret: 'user:private', logged: true }),
    tzProbation: date('入职（试用）日期'),
    tzRegular: date('转正日期'),
    tzDemobilize: date('离岗日期', { hint: '最后工作日' }),
    tzDepart: date('离职日期'),
    entryLearn: bool('入职学习完成', { default: false, readonly: true }),
    entryLearnTime: datetime('入职学习完成时间', { readonly: true }),
    numberOfWarnings: int('警告次数', {
      computed: sum({ of: 'warnAccident', by: 'userId', column: 'count', where: is({ status: '有效' }) }),
      kept: true,
    }),
    noTimeNum: int('不及时次数', { default: 0, readonly: true }),
    isLocked: bool('已锁定', {
      computed: anyOf(isSet('lockReason'), exists({ of: 'admin', by: 'userId', where: gt(field('tzLock'), now()) })),
    }),
    lockReason: oneOf('锁定原因', ['登录失败', '报告未交', '警告超限'], { readonly: true }),
    deputyId: ref('审批代理人', 'user', { onDelete: 'setNull' }),
    deputyFrom: date('代理开始'),
    deputyTo: date('代理结束'),
    settings: json('个人设置', { isAside: true }),
  },
  rows: {
    own: me('id'),
    manage: holds('user:edit'),
    also: [holds('user:read'), headOf('id')],
    partial: [
      {
        when: everybody,
        fields: [
          'name',
          'avatar',
          'jobNumber',
          'mobile',
          'email',
          'departmentId',
          'position',
          'superiorId',
          'roleId',
          'relUserRoles',
          'company',
          'isEnable',
          'isWork',
          'sort',
          'groupSort',
          // Each of the following needs a separate code
          'operations',
          'salary',
          'idCard',
          'bankNumber',
          'bankAccount',
          'bankName',
        ],
      },
    ],
  },
  self: me('id'),
  mine: [
    'avatar',
    'mobile',
    'email',
    'bankNumber',
    'bankAccount',
    'bankName',
    'deputyId',
    'deputyFrom',
    'deputyTo',
    'settings',
  ],
  workflow: status,
  checks: [
    { holds: le(field('tzProbation'), field('tzRegular')), field: 'tzRegular', message: '转正日期不能早于入职日期' },
    { holds: le(field('tzDemobilize'), field('tzDepart')), field: 'tzDepart', message: '离职日期不能早于离岗日期' },
    { holds: le(field('deputyFrom'), field('deputyTo')), field: 'deputyTo', message: '代理结束不能早于代理开始' },
  ],
  on: { check: 'user/check', saved: 'user/saved', removing: 'user/removing' },
  indexes: [['departmentId', 'sort'], ['isEnable', 'sort'], ['superiorId']],
  list: {
    columns: [
      'jobNumber',
      'name',
      'departmentId',
      'position',
      'roleId',
      'company',
      'mobile',
      'status',
      'isFormal',
      'tzProbation',
    ],
    filters: ['departmentId', 'roleId', 'company', 'status', 'isFormal', 'isEnable'],
    sort: 'sort,jobNumber',
  },
  form: [
    { title: '基本', fields: ['name', 'avatar', 'jobNumber', 'gender', 'mobile', 'email', 'dingtalkId'] },
    {
      title: '岗位',
      fields: ['company', 'departmentId', 'position', 'superiorId', 'roleId', 'presetRoleId', 'operations'],
    },
    { title: '任职', fields: ['tzProbation', 'tzRegular', 'tzDemobilize', 'tzDepart', 'own', 'isFormal', 'isWork'] },
    { title: '考核', fields: ['isExamine', 'needAttendance', 'sort', 'groupSort'] },
    { title: '薪资', fields: ['salary'] },
    { title: '证件银行', fields: ['idCard', 'bankName', 'bankNumber', 'bankAccount'] },
    { title: '代理', fields: ['deputyId', 'deputyFrom', 'deputyTo'] },
  ],
  summary: ['jobNumber', 'departmentId', 'position', 'mobile'],
})
