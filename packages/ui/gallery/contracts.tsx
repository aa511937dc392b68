import { formatMoney, inWan } from '../figures/money.ts'
import { AccountBar } from '../marks/AccountBar.tsx'
import { Money } from '../marks/Money.tsx'
import { StatusDot } from '../marks/StatusDot.tsx'
import { type Column, pageSum } from '../table/columns.ts'

export interface Contract {
  readonly id: string
  readonly number: string | null
  readonly name: string
  readonly client: string
  readonly money: string
  readonly received: string | null
  readonly invoiced: string | null
  readonly status: string
  readonly holder?: string
  readonly mine?: boolean
  readonly person: string
}

const LINES = `0187|住院电子病历系统建设|甲市中心医院|2574000.00|858000.00|1430000.00|变更中|周岚|林致远
|互联网医院平台二期|乙县人民医院|1245000.00||||待一级审核|我|陆遥
0185|公共卫生数据上报平台|丙区卫生健康委|968000.00|290400.00|290400.00|履行中||林致远
0184|教务与学籍管理系统升级|丁市第二中学|186500.00|186500.00|186500.00|履行完毕||何川
0182|智慧校园统一门户与数据中台建设项目|戊省职业技术学院|3420000.50|1368000.20|1710000.25|履行中||林致远
0181|国有资产管理系统|己市城投集团|756000.00|0.00|226800.00|履行中||沈知夏
|信贷档案影像系统|庚县农商银行|532000.00|||待二级审核|周岚|何川
0178|业务系统信创适配改造|辛市公积金中心|1890000.00|567000.00|567000.00|履行中||林致远
0176|一窗受理平台运维（2026）|壬区政务服务局|298000.00|149000.00|298000.00|履行中||陆遥
|产科专科电子病历|癸市妇幼保健院|415000.00|||驳回||林致远
0171|数字资源长期保存系统|子市图书馆|642800.00|514240.00|642800.00|履行中||沈知夏
0170|营业收费与抄表系统|丑县水务集团|1120000.00|336000.00|336000.00|履行中||林致远
0168|实验室信息管理系统|某某制药|878000.00|439000.00|439000.00|履行中||何川
0165|客户服务中心建设（框架）|某某科技|2000000.00|412300.00|620000.00|履行中||陆遥
0163|药品追溯接口开发|甲市中心医院|96000.00|96000.00|96000.00|已归档||林致远
0159|预算一体化对接|寅市财政信息中心|468000.00|0.00|0.00|待签署||沈知夏
0157|设备全生命周期管理|卯市轨道交通公司|1530000.00|1224000.00|1224000.00|履行中||林致远
0155|档案数字化加工|辰区档案馆|358200.00|0.00|107460.00|已终止||何川
0152|综合监管平台三年维护服务|丙区卫生健康委|720000.00|240000.00|240000.00|履行中||林致远
0149|医共体云平台（补充协议并入）|乙县人民医院|4786000.00|3350200.00|3828800.00|履行中||陆遥`

export const CONTRACTS: readonly Contract[] = LINES.split('\n').map((line, i) => {
  const [number, name = '', client = '', money = '', received, invoiced, ...rest] = line.split('|')
  const [status = '', holder = '', person = ''] = rest.slice(-3)
  return {
    id: String(i),
    number: number ? `YT-2026-${number}` : null,
    name,
    client,
    money,
    received: received || null,
    invoiced: invoiced || null,
    status,
    ...(holder === '我' ? { mine: true } : holder ? { holder } : {}),
    person,
  }
})

const effective = (row: Contract) => row.number !== null
const open = (row: Contract) => (row.received === null ? null : (Number(row.money) - Number(row.received)).toFixed(2))
const sum = (value: (row: Contract) => string | null) => (rows: readonly Contract[]) => (
  <Money value={pageSum(rows, value, effective)} strong />
)

export const COLUMNS: readonly Column<Contract>[] = [
  { key: 'number', title: '合同编号', width: 102, quiet: 'more', sortable: true },
  { key: 'name', title: '合同名称', name: true, sortable: true },
  { key: 'client', title: '客户', width: 130, quiet: true },
  moneyColumn('money', '合同额', (row) => row.money),
  moneyColumn('received', '已回款', (row) => row.received),
  moneyColumn('open', '未回款', open),
  moneyColumn('invoiced', '已开票', (row) => row.invoiced),
  {
    key: 'rate',
    title: '回款率',
    width: 100,
    render: (row) => row.received && <AccountBar total={row.money} invoiced={row.invoiced} received={row.received} />,
    sum: (rows) => (
      <AccountBar
        strong
        total={pageSum(rows, (row) => row.money, effective)}
        invoiced={pageSum(rows, (row) => row.invoiced, effective)}
        received={pageSum(rows, (row) => row.received, effective)}
      />
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 136,
    render: (row) => <StatusDot word={row.status} holder={row.holder} mine={row.mine} />,
  },
  { key: 'person', title: '发起人', width: 78, quiet: true },
]

function moneyColumn(key: string, title: string, value: (row: Contract) => string | null): Column<Contract> {
  return {
    key,
    title,
    width: 106,
    align: 'right',
    sortable: true,
    render: (row) => <Money value={value(row)} />,
    sum: sum(value),
  }
}

/** `合同额 6,278,000.50` and `627.80 万` of the chosen rows. */
export function chosenSum(rows: readonly Contract[]): string {
  const total = pageSum(rows, (row) => row.money)
  return `合同额 ${formatMoney(total)}（${inWan(total)} 万）`
}
