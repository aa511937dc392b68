import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  count,
  exists,
  field,
  headOf,
  holds,
  is,
  isSet,
  le,
  lt,
  me,
  multiply,
  not,
  tasked,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { addMonths, daysBetween, enteredAt } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { email, phone } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { leader } from '../leader.ts'
import { form } from './entry.form.ts'
import { children, list } from './entry.list.ts'
import { page } from './entry.page.ts'
import { linkGone, stage } from './entry.stage.ts'

const arriving = is({ kind: '入职' })
/**
 * A candidate. Files created later for people already employed are approved and lack the fields required of candidates.
 */
const applying = allOf(arriving, not(is({ status: '通过' })))
const regular = is({ kind: '转正' })
const extending = is({ kind: '延长' })
const leaving = is({ kind: '离职' })
/** True if the mobile number belongs to a person who has not left; leavers may return with their old number. */
const taken = exists({ of: 'user', by: 'mobile', at: 'mobile', where: not(is({ status: '离职' })) })
const learning = { of: 'entryItem', by: 'entryId' } as const

/** A person's file from candidate to leaver; 转正, 延长 and 离职 are applications hung on it. */
export const entry = entity('entry', {
  label: '入职与人事申请',
  title: 'name',
  fields: {
    kind: oneOf('类型', ['入职', '转正', '延长', '离职'], { required: true, fixed: true, default: '入职' }),
    parentId: ref('入职档案', 'entry', { readonly: true }),
    userId: ref('人员', 'user', { shownWhen: not(arriving) }),
    initiator: ref('发起人', 'user', { readonly: true, default: { from: 'me' } }),
    name: text('姓名', { required: true, search: true, default: { of: ['userId', 'name'] } }),
    mobile: phone('手机', { required: true, search: true, default: { of: ['userId', 'mobile'] } }),
    email: email('邮箱', { shownWhen: arriving }),
    gender: dict('性别', 'gender', { shownWhen: arriving }),
    idCard: text('身份证号', {
      secret: 'user:private',
      shownWhen: arriving,
      pattern: { source: '^\\d{17}[\\dXx]$', message: '身份证号错误' },
    }),
    company: dict('所属公司', 'company', { required: true, default: 'A' }),
    departmentId: ref('部门', 'department', { required: true, default: { of: ['userId', 'departmentId'] } }),
    leaderId: leader,
    position: dict('职务', 'position'),
    presetRoleId: ref('预设角色', 'role', { shownWhen: arriving }),
    superiorId: ref('直接上级', 'user', { shownWhen: arriving }),
    mentorId: ref('导师', 'user', { among: { isEnable: true }, shownWhen: arriving }),
    own: bool('自有人员', { default: true, shownWhen: arriving }),
    needAttendance: bool('需要考勤', { default: true, shownWhen: arriving }),
    contractYears: int('合同年限', {
      default: 3,
      min: 0,
      max: 10,
      hint: '0 = 无固定期限',
      shownWhen: arriving,
    }),
    probationMonths: int('试用期（月）', { default: 3, min: 0, max: 6, shownWhen: arriving }),
    tzProbation: date('入职日期', { shownWhen: arriving }),
    regularPlan: date('计划转正日期', {
      computed: addMonths(field('tzProbation'), add(field('probationMonths'), field('extendMonths'))),
    }),
    extendMonths: int('延长月数', { default: 0, min: 0, max: 5, shownWhen: extending }),
    salary: money('试用薪资', { min: 0, secret: 'user:salary', shownWhen: arriving }),
    regularSalary: money('转正薪资', { min: 0, secret: 'user:salary', shownWhen: arriving }),
    file: files('简历与附件', { max: 20 }),
    regularDate: date('转正日期', { shownWhen: regular }),
    selfSummary: longText('本人小结', { shownWhen: regular }),
    mentorOpinion: longText('导师意见', { readonly: true, shownWhen: regular }),
    leaveKind: dict('离职类型', 'leaveKind', { shownWhen: leaving }),
    reason: longText('原因', { shownWhen: is({ kind: ['延长', '离职'] }) }),
    tzDemobilize: date('最后工作日', { shownWhen: leaving }),
    tzDepart: date('离职日期', { shownWhen: leaving }),
    handoverId: ref('工作交接人', 'user', { among: { isEnable: true }, shownWhen: leaving }),
    materialToken: text('材料链接令牌', { unique: true, readonly: true, secret: 'entry:manage' }),
    tzMaterialToken: datetime('材料链接有效期', { readonly: true, secret: 'entry:manage' }),
    examScore: decimal('考核分', { readonly: true, digits: 1, shownWhen: arriving }),
    examCount: int('考核次数', { readonly: true, default: 0, shownWhen: arriving }),
    learnTotal: int('必修学习项', {
      shownWhen: arriving,
      computed: count({ ...learning, where: is({ kind: '学习', isRequired: true }) }),
    }),
    learnDone: int('已完成学习项', {
      shownWhen: arriving,
      computed: count({ ...learning, where: is({ kind: '学习', isRequired: true, isDone: true }) }),
    }),
    ...audited(2, { without: ['变更中'], labels: { opinion: '审核意见' } }),
    stage: oneOf('阶段', stage.states, { readonly: true, default: '未生效' }),
    tzStage: datetime('阶段开始', { computed: enteredAt('entry', 'stage') }),
    probationDay: int('入职第几天', {
      computed: when(
        [[is({ stage: ['学习中', '待考核', '试用中', '待转正'] }), add(daysBetween(field('tzProbation'), today()), 1)]],
        null,
      ),
    }),
    overdueItems: int('逾期项', {
      alarms: true,
      computed: count({
        of: 'entryItem',
        by: 'entryId',
        where: allOf(is({ isDone: false }), lt(field('dueDate'), today())),
      }),
    }),
    // what a file goes back to where somebody stays after all
    stageBefore: text('离职前阶段', { readonly: true }),
    ...handedIn,
  },
  told: { handler: 'finance/reading' },
  rows: {
    own: anyOf(me('userId'), me('initiator'), me('mentorId'), me('handoverId')),
    manage: holds('entry:manage'),
    also: [tasked, me('leaderId')],
    token: { of: 'entry', by: 'id', fields: ['name', 'company', 'tzProbation'] },
  },
  token: {
    field: 'materialToken',
    until: 'tzMaterialToken',
    when: is({ kind: '入职', stage: '待入职' }),
    header: 'X-Sign-Token',
    lost: '链接已失效，请联系人事',
  },
  self: me('userId'),
  write: {
    create: anyOf(
      holds('entry:apply'),
      allOf(is({ kind: ['转正', '离职'] }), me('userId')),
      allOf(extending, headOf('userId')),
    ),
    update: anyOf(me('initiator'), holds('entry:manage')),
    remove: me('initiator'),
  },
  audit: {
    levels: 2,
    page: '/phone/phoneEntryAudit',
    change: 'none',
    submit: anyOf(
      holds('entry:apply'),
      allOf(is({ kind: ['转正', '离职'] }), me('userId')),
      allOf(extending, headOf('userId')),
    ),
    guards: {
      submit: [
        { holds: anyOf(not(regular), isSet('mentorOpinion')), message: '请导师填写意见' },
        { holds: anyOf(not(arriving), not(taken)), field: 'mobile', message: '手机号已存在' },
      ],
      void: [{ holds: anyOf(not(leaving), lt(today(), field('tzDemobilize'))), message: '最后工作日已到，不能作废' }],
    },
    void: allOf(holds('entry:manage'), anyOf(is({ kind: '入职', stage: '待入职' }), leaving)),
    guard: { submit: 'entry/submit' },
    effect: { approve: 'entry/approved', void: 'entry/voided' },
    after: {
      approve: {
        set: { stage: when([[arriving, '待入职']], field('stage')) },
        notify: [
          {
            when: arriving,
            to: ['initiator', 'leaderId', 'mentorId', { holds: 'entry:manage' }],
            text: '【入职】{name}将于{tzProbation}入职',
          },
          {
            when: not(arriving),
            to: ['userId', 'leaderId', { holds: 'entry:manage' }],
            text: '【人事】{name}的{kind}申请已通过',
          },
        ],
      },
      void: { set: { ...linkGone, stage: when([[arriving, '未报到']], field('stage')) } },
    },
  },
  on: { check: 'entry/check' },
  flows: [stage],
  requires: [
    { when: applying, fields: ['presetRoleId'], message: '请选择预设角色' },
    { when: applying, fields: ['mentorId', 'tzProbation'] },
    { when: not(arriving), fields: ['userId'] },
    { when: regular, fields: ['regularDate', 'selfSummary'] },
    { when: is({ kind: ['延长', '离职'] }), fields: ['reason'] },
    { when: leaving, fields: ['leaveKind', 'tzDemobilize', 'tzDepart', 'handoverId'] },
  ],
  checks: [
    {
      holds: le(add(field('probationMonths'), field('extendMonths')), 6),
      field: 'probationMonths',
      message: '试用期超过法定上限6个月',
    },
    {
      holds: anyOf(not(is({ contractYears: [1, 2] })), le(add(field('probationMonths'), field('extendMonths')), 2)),
      field: 'probationMonths',
      message: '试用期超过法定上限2个月',
    },
    {
      holds: le(multiply(field('regularSalary'), '0.8'), field('salary')),
      field: 'salary',
      message: '试用薪资不得低于转正薪资的80%',
    },
    {
      holds: le(field('tzProbation'), field('regularDate')),
      field: 'regularDate',
      message: '转正日期不能早于入职日期',
    },
    {
      holds: le(field('tzDemobilize'), field('tzDepart')),
      field: 'tzDepart',
      message: '离职日期不能早于最后工作日',
    },
    {
      holds: anyOf(not(extending), le(1, field('extendMonths'))),
      field: 'extendMonths',
      message: '延长月数至少1个月',
    },
  ],
  indexes: [['userId', 'kind'], ['stage'], ['status']],
  list,
  form,
  page,
  summary: ['kind', 'departmentId', 'position', 'tzProbation', 'stage'],
  children,
})
