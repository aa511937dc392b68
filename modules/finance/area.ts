import { area } from '@chengban/kernel/area.ts'
import { comeGoBack } from './come-go-back/come-go-back.entity.ts'
import { financeLog } from './finance-log/finance-log.entity.ts'
import { financePeriod } from './finance-period/finance-period.entity.ts'
import { invoiceUse } from './invoice-use/invoice-use.entity.ts'
import { moneyBudget } from './money-budget/money-budget.entity.ts'
import { moneyComeGo } from './money-come-go/money-come-go.entity.ts'
import { moneyExpense } from './money-expense/money-expense.entity.ts'
import { moneyLess } from './money-less/money-less.entity.ts'
import { moneyMonth } from './money-month/money-month.entity.ts'
import { moneyOther } from './money-other/money-other.entity.ts'
import { moneyPayroll } from './money-payroll/money-payroll.entity.ts'
import { moneySalary } from './money-salary/money-salary.entity.ts'
import { moneyServer } from './money-server/money-server.entity.ts'
import { screens } from './screens.ts'
import { socialInsurance } from './social-insurance/social-insurance.entity.ts'
import { socialRule } from './social-rule/social-rule.entity.ts'
import { submitComeGo } from './submit-come-go/submit-come-go.entity.ts'
import { submitExpense } from './submit-expense/submit-expense.entity.ts'
import { submitMonth } from './submit-month/submit-month.entity.ts'
import { submitOther } from './submit-other/submit-other.entity.ts'
import { submitPayroll } from './submit-payroll/submit-payroll.entity.ts'
import { submitSalary } from './submit-salary/submit-salary.entity.ts'
import { taxOpening } from './tax-opening/tax-opening.entity.ts'
import { firstTaxRules } from './tax-rule/first.ts'
import { taxRule } from './tax-rule/tax-rule.entity.ts'

export const finance = area({
  name: 'finance',
  label: '财务',
  entities: [
    submitExpense,
    moneyExpense,
    moneyBudget,
    submitOther,
    moneyOther,
    submitMonth,
    moneyMonth,
    submitComeGo,
    moneyComeGo,
    comeGoBack,
    invoiceUse,
    moneyServer,
    submitSalary,
    moneySalary,
    socialRule,
    socialInsurance,
    taxRule,
    taxOpening,
    moneyLess,
    submitPayroll,
    moneyPayroll,
    financePeriod,
    financeLog,
  ],
  first: { taxRule: firstTaxRules },
  dicts: {
    expenseKind: { label: '费用归属', entries: ['项目费用', '销售费用', '研发费用', '管理费用', '福利费用'] },
    expenseType: {
      label: '费用类型',
      entries: [
        '市内交通',
        '长途交通',
        '住宿',
        '出差补贴',
        '餐饮',
        '业务招待',
        '办公用品',
        '通讯',
        '快递',
        '会议',
        '培训',
        '房租',
        '其他',
      ],
    },
    monthType: {
      label: '月度费用类型',
      entries: ['房租', '物业', '水电', '宽带', '固定电话', '保洁', '福利', '代理记账', '残保金', '其他'],
    },
    serverType: {
      label: '服务费类型',
      entries: ['云服务器', '域名', '证书', '短信', '接口调用', '软件授权', '外购服务', '其他'],
    },
    otherType: {
      label: '其他收入类型',
      entries: ['利息', '政府补助', '退税', '资产处置', '违约金收入', '代收手续费', '其他'],
    },
    comeGoType: {
      label: '往来类型',
      entries: ['投标保证金', '履约保证金', '员工借款', '押金', '公司间往来', '代收代付', '退款', '其他'],
    },
    lessType: {
      label: '工资增减类型',
      entries: [
        '考勤扣款',
        '违规扣款',
        '绩效扣减',
        '赔偿',
        '借款归还',
        '代垫社保',
        '年度个税调整',
        '奖金',
        '补贴',
        '补发',
        '年终奖',
      ],
    },
    payMethod: { label: '付款方式', entries: ['银行转账', '现金', '承兑汇票', '冲抵借款'] },
    salaryKind: { label: '定薪类型', entries: ['定薪', '转正', '调薪', '调岗', '专项附加调整', '停薪'] },
  },
  operations: {
    'money:apply': '填报财务单据',
    'money:audit1': '财务单据一级审核',
    'money:audit2': '财务单据终审',
    'money:manage': '管理全部财务单据',
    'moneyServer:manage': '登记服务费',
    'moneyComeGo:apply': '申请往来款',
    'submitMonth:audit1': '月度费用一级审核',
    'submitMonth:audit2': '月度费用终审',
    'submitExpense:apply': '申请报销',
    'submitExpense:audit1': '报销一级审核',
    'submitExpense:audit2': '报销财务审核',
    'submitExpense:manage': '管理全部报销、收票',
    'submitExpense:pay': '报销付款',
    'moneySalary:manage': '管理薪资标准',
    'submitSalary:audit1': '定薪一级审核',
    'submitSalary:audit2': '定薪终审',
    'moneyPayroll:calc': '核算工资',
    'moneyPayroll:audit1': '工资一级审核',
    'moneyPayroll:audit2': '工资终审',
    'moneyPayroll:pay': '发放工资',
    'socialInsurance:manage': '管理社保公积金',
    'socialRule:manage': '维护社保规则',
    'taxRule:manage': '维护个税规则',
    'finance:show': '查看财务报表',
    'finance:manage': '财务管理、结账',
  },
  screens,
})
