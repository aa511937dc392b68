import { found } from '../story/found.ts'
import { lastMonth } from '../story/names.ts'
import { story } from '../story/story.ts'
import { makeTeam } from '../story/team.ts'

/** Of a base of 6000 a person pays 633.00 for insurance and 720.00 into the fund. */
const rates = [
  { kind: '养老', personRate: '8.00', companyRate: '16.00' },
  { kind: '医疗', personRate: '2.00', personFixed: '3.00', companyRate: '9.80' },
  { kind: '失业', personRate: '0.50', companyRate: '0.50' },
  { kind: '工伤', companyRate: '0.20' },
  { kind: '生育' },
  { kind: '公积金', personRate: '12.00', companyRate: '12.00' },
  { kind: '最低工资', floor: '2000.00', ceiling: '2000.00' },
]

story('who leaves in mid-month stops nobody’s pay, and is insured only past the fifteenth', async ({ as, doors }) => {
  const month = lastMonth()
  const [year, number] = month.split('-').map(Number)
  const team = await makeTeam(doors, 3, { isInsured: true })
  const [admin, hr] = [await doors('admin'), await doors('hr02')]
  for (const [at, day] of ['10', '16'].entries()) {
    const id = team.people[at]?.id
    const { version } = await admin.get<{ version: number }>(`/api/user/${id}`)
    await admin.patch(`/api/user/${id}`, { id, version, patch: { tzDemobilize: `${month}-${day}` } })
  }
  const bounds = { company: team.code, dtStart: `${month}-01`, floor: '4000.00', ceiling: '30000.00' }
  for (const rate of rates) await hr.post('/api/socialRule', { ...bounds, ...rate })
  const { id } = await hr.post<{ id: string }>('/api/submitPayroll', { company: team.code, month, kind: '工资' })
  const run = `/record/submitPayroll/${id}`
  await as('hr02').visit(run).sees('核算前还有 3 项要处理', '本月未生成社保')
  const whole = { 年: String(year), 月: String(number), 缴纳公司: team.name }
  await as('hr02')
    .visit('/money?tab=社保公积金')
    .press('生成社保')
    .isAsked('生成社保')
    .fill(whole)
    .keys('Control+Enter')
    .isTold('新增3条')
    .choose('更多操作', '核对全月')
    .isAsked('核对全月')
    .fill(whole)
    .keys('Control+Enter')
    .isTold(/3/)
    .choose('更多操作', '社保月表')
    .isAsked('社保月表')
    .fill(whole)
    .keys('Control+Enter')
    .seesRow(`员工${team.code}1`, '0.00')
    .seesRow(`员工${team.code}2`, '633.00', '720.00')
    .seesRow(`员工${team.code}3`, '633.00', '720.00')
    .keys('Escape')
  await as('hr02')
    .visit(run)
    .press('核算')
    .isAsked('核算')
    .keys('Control+Enter')
    .reads({ 人数: '3' })
    .press('提交审核')
    .isTold(/待一级审核/)
  const slips = await found(hr, 'moneyPayroll', { submitId: { equalTo: id } })
  const slipOf = (at: number) => slips.find((slip) => (slip as { userId?: string }).userId === team.people[at]?.id)
  await as('hr02')
    .visit(`/record/moneyPayroll/${slipOf(0)?.id}`)
    .press('显示金额')
    .reads({ 个人社保: '0.00', 个人公积金: '0.00' })
    .visit(`/record/moneyPayroll/${slipOf(1)?.id}`)
    .reads({ 个人社保: '633.00', 个人公积金: '720.00' })
    .visit(`/record/moneyPayroll/${slipOf(2)?.id}`)
    .reads({ 标准工资: '6,000.00', 个人社保: '633.00', 个人公积金: '720.00' })
})
