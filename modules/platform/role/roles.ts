import type { OperationCode } from '@chengban/kernel/registry.ts'

/** A role the product begins with. */
export interface DefaultRole {
  readonly name: string
  readonly tag: string
  readonly userGroup: string
  readonly sort: number
  readonly isSystem: boolean
  readonly duty: string
  readonly codes: readonly string[]
}

type Kept = Omit<DefaultRole, 'codes' | 'isSystem'> & { readonly isSystem?: true }

type Word = OperationCode | `!${OperationCode}` | '*' | ''

/** The first word of each line that is no code; never where all are. */
type Unknown<T extends string> = T extends `${infer Line}\n${infer Rest}`
  ? UnknownIn<Line> | Unknown<Rest>
  : UnknownIn<T>
type UnknownIn<T extends string> = T extends `${infer First} ${infer Rest}`
  ? First extends Word
    ? UnknownIn<Rest>
    : First
  : Exclude<T, Word>

/** Codes with blanks between; a word that no area declares does not compile. */
const role = <const T extends string>(
  shown: Kept,
  codes: [Unknown<T>] extends [never] ? T : `unknown code: ${Unknown<T>}`,
): DefaultRole => ({
  isSystem: false,
  ...shown,
  codes: codes.trim().split(/\s+/),
})

/** The default roles; a person usually has 员工 plus one or more. */
export const roles: readonly DefaultRole[] = [
  role(
    { name: '系统管理员', tag: '系统', userGroup: '系统', sort: 10, isSystem: true, duty: '系统配置与账号管理' },
    '*',
  ),
  role(
    {
      name: '系统维护',
      tag: '系统',
      userGroup: '系统',
      sort: 15,
      duty: '账号、权限、菜单、字典与参数的日常维护，不看业务与薪资',
    },
    `
      admin:manage admin:resetPassword role:manage menu:manage dict:manage config:manage holiday:manage remind:manage
      processImage:manage log:read debug:read
    `,
  ),
  role(
    { name: '总经理', tag: '管理', userGroup: '管理层', sort: 20, duty: '公司经营与终审' },
    `
      businessOpportunity:audit businessOpportunity:manage client:audit client:manage contract:audit2 contract:manage
      contract:money contract:void returnedMoney:manage invoicing:manage maintenance:manage project:audit2
      project:audit3 project:audit4 project:manage project:money projectProduct:audit2 productLibrary:manage
      applyFor:audit2 applyFor:manage task:manage milepost:manage projectReport:read officialSeal:audit2
      deduction:audit2 attendance:audit2 entry:audit2 performance:manage submitExpense:audit2 money:audit2
      submitSalary:audit2 submitMonth:audit2 finance:show moneyPayroll:audit2 user:read user:salary file:audit
      document:manage message:send metabase:open flow:manage log:read data:export
    `,
  ),
  role(
    { name: '部门主管', tag: '管理', userGroup: '管理层', sort: 30, duty: '部门工作安排与一级审核' },
    `
      applyFor:audit1 task:audit task:dispatch taskDay:confirm changeTime:audit dailyWork:read manageReport:edit
      okr:manage goalPlan:manage officialSeal:audit1 officialSeal:audit receive:audit testApply:audit demoApply:audit
      overtime:audit restDay:audit deduction:audit1 attendance:audit1 entry:audit1 submitExpense:audit1 violate:apply
      performance:audit project:audit1 projectProduct:audit1 user:read user:unlock data:export
    `,
  ),
  role(
    { name: '销售主管', tag: '业务', userGroup: '销售', sort: 40, duty: '销售团队管理' },
    `
      businessOpportunity:audit businessOpportunity:manage client:audit client:assign client:merge client:manage
      client:bank contract:audit1 contract:manage contract:money maintainDateChange:audit maintenance:manage
      returnedMoney:manage gift:audit gift:manage keyword:manage zfcg:view data:export
    `,
  ),
  role(
    { name: '销售', tag: '业务', userGroup: '销售', sort: 50, duty: '商机、客户、合同与回款' },
    `
      businessOpportunity:apply client:apply contract:apply contract:money maintainDateChange:apply
      returnedMoney:apply invoicing:apply invoicingConfig:apply gift:apply zfcg:view
      demoApply:apply testApply:apply client:vpn
    `,
  ),
  role(
    { name: 'PMO', tag: '管理', userGroup: '项目管理', sort: 60, duty: '项目监督、里程碑与工作报告' },
    `
      project:audit1 project:manage project:pmo projectProduct:manage projectReport:read milepost:manage milepost:pmo
      milepostAdvance:manage applyFor:manage task:manage bug:manage changeTime:audit task:dispatch taskDay:pmo
      sync:manage pmoAssign:manage train:audit train:manage impRecord:manage dailyWork:manage pmoWork:edit
      manageReport:pmo project:secret workDay:manage meetingKind:manage okr:manage violate:apply user:logCpjl
      data:export !contract:money !project:money
    `,
  ),
  role(
    { name: '项目经理', tag: '业务', userGroup: '项目管理', sort: 70, duty: '项目计划与交付' },
    `
      project:apply project:edit milepost:edit milepost:confirm milepostAdvance:apply clientVisit:apply
      productLibrary:apply wbsTask:edit applyFor:apply applyFor:audit1 task:apply task:audit task:dispatch bug:apply
      bug:close workDay:apply project:secret train:apply impRecord:apply testApply:apply user:logEngineer client:vpn
    `,
  ),
  role(
    { name: '实施', tag: '业务', userGroup: '实施', sort: 80, duty: '部署、配置、培训与验收' },
    `
      project:edit impRecord:apply impNodeLog:upload milepostAdvance:apply clientVisit:apply productLibrary:apply
      train:apply applyFor:apply bug:apply bug:close task:apply project:secret testApply:apply client:vpn
      user:logAssistant
    `,
  ),
  role(
    { name: '研发', tag: '业务', userGroup: '研发', sort: 90, duty: '产品与需求开发' },
    `
      projectProduct:apply applyFor:publish bug:apply project:secret task:apply productLibrary:upload user:logDarwin
      user:logEngineer
    `,
  ),
  role(
    { name: '测试', tag: '业务', userGroup: '测试', sort: 100, duty: '测试与缺陷关闭' },
    `
      bug:apply bug:close project:secret testApply:apply testApply:manage task:apply
    `,
  ),
  role(
    { name: '产品经理', tag: '业务', userGroup: '产品', sort: 110, duty: '产品规划与版本发布' },
    `
      projectProduct:apply projectProduct:manage productLibrary:apply productLibrary:audit productLibrary:manage
      productLibrary:upload productLibrary:release productDownload:manage productLibrary:resetPwd applyFor:publish
      applyFor:manage bug:manage documentation:manage user:logCpjl
    `,
  ),
  role(
    { name: '财务', tag: '职能', userGroup: '财务', sort: 120, duty: '收支、开票与税务' },
    `
      returnedMoney:audit returnedMoney:manage returnedMoney:badDebt invoicingPlan:edit invoicing:audit
      invoicing:complete invoicing:flushRed invoicing:ilimit invoicing:manage invoicingConfig:manage contract:manage contract:money
      client:bank submitExpense:audit2 submitExpense:manage money:apply money:audit1 money:manage moneyServer:manage
      moneyPayroll:audit1 submitSalary:audit1 submitMonth:audit1 finance:manage finance:show taxRule:manage
      project:money user:salary user:private data:export metabase:open
    `,
  ),
  role(
    { name: '出纳', tag: '职能', userGroup: '财务', sort: 130, duty: '付款与票据' },
    `
      submitExpense:pay submitExpense:manage moneyComeGo:apply money:apply moneyPayroll:pay invoicing:complete
      !invoicing:audit !money:audit1 !moneyPayroll:audit1
    `,
  ),
  role(
    { name: '人事', tag: '职能', userGroup: '人事行政', sort: 140, duty: '人员、考勤与绩效' },
    `
      user:read user:edit user:audit user:disable user:unlock user:private user:salary user:sync user:handover
      department:manage holiday:manage entry:apply entry:manage checkOnWork:manage deduction:audit1 attendance:audit1
      attendance:manage overtime:manage restDay:manage performance:manage performance:report violate:manage
      violate:audit moneyPayroll:calc moneySalary:manage socialInsurance:manage socialRule:manage document:manage
      course:manage category:manage message:send data:export data:import
    `,
  ),
  role(
    { name: '行政', tag: '职能', userGroup: '人事行政', sort: 150, duty: '印章、文件、领用与制度' },
    `
      file:audit file:manage officialSeal:audit officialSeal:manage receive:audit receive:manage demoApply:manage
      testApply:manage document:manage violate:apply workDay:manage meetingKind:manage message:send gift:manage
      data:export
    `,
  ),
  role(
    { name: '员工', tag: '职能', userGroup: '系统', sort: 900, isSystem: true, duty: '全体员工基本权限' },
    `
      file:apply file:share comment:create task:apply applyFor:apply bug:apply officialSeal:apply receive:apply
      testApply:apply demoApply:apply overtime:apply restDay:apply attendance:apply submitExpense:apply workDay:apply
      course:apply iframe:open
    `,
  ),
]
