import { companyPassword } from './company.ts'
import { type DoorsOf, move } from './made.ts'
import { fresh, lastMonth } from './names.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly version: number
}

export interface Newcomer {
  readonly id: string
  readonly account: string
  readonly name: string
  /** The company that pays them, and its code. */
  readonly company: string
  readonly code: string
}

/** A company that nobody else works for. */
export const newCompany = async (doors: DoorsOf): Promise<{ readonly code: string; readonly name: string }> => {
  const code = fresh('P')
  const name = `${code}公司`
  await (await doors('admin')).post('/api/dict', { dictTypeId: 'company', code, name })
  return { code, name }
}

const since = (): string => `${lastMonth()}-01`

/** Somebody of a department, there since the first day of last month or since that day, in a company of their own. */
export const newcomer = async (doors: DoorsOf, department: string, from = since()): Promise<Newcomer> => {
  const admin = await doors('admin')
  const { code, name: company } = await newCompany(doors)
  const person = { name: `余新${code}`, account: code.toLowerCase(), company, code }
  const named = async (entity: string, name: string): Promise<string> => {
    const { nodes } = await admin.get<{ nodes: readonly Row[] }>(`/api/${entity}?pageSize=50`)
    const found = nodes.find((row) => row.name === name)
    if (!found) throw new Error(`no ${entity} is called ${name}`)
    return found.id
  }
  const { id, plain } = await admin.post<Row & { plain: string }>('/api/user/edit', {
    name: person.name,
    departmentId: await named('department', department),
    company: code,
    account: { name: person.account },
    roleIds: [await named('role', '员工')],
    tzProbation: from,
    needAttendance: false,
  })
  const { version } = await admin.get<Row>(`/api/user/${id}`)
  await admin.post('/api/user/audit', { id, version, pass: true })
  const own = await doors(person.account, plain)
  await own.post('/api/auth/web/changePassword', { oldPassword: plain, newPassword: companyPassword })
  return { ...person, id }
}

/** Where the bank pays somebody's wage. */
export const giveAccount = async (doors: DoorsOf, { id }: Newcomer, bankAccount: string): Promise<void> => {
  const admin = await doors('admin')
  const { version } = await admin.get<Row>(`/api/user/${id}`)
  await admin.patch(`/api/user/${id}`, { id, version, patch: { bankAccount } })
}

/** Parts of a monthly wage. */
interface Wage {
  readonly normMoney: string
  readonly performance: string
  readonly other: string
  /** First day of the agreement, by default the first of last month, and monthly tax deductions, by default none. */
  readonly dtStart?: string
  readonly deductElder?: string
  readonly deductRent?: string
  readonly deductChildren?: string
}

/** What a newcomer earns a month, agreed to by two. */
export const agreedWage = async (doors: DoorsOf, { id, name, code }: Newcomer, wage: Wage): Promise<void> => {
  const terms = { isFormal: true, needSocial: false, needFund: false }
  const line = { userId: id, company: code, kind: '定薪', content: '入职', dtStart: since(), ...wage, ...terms }
  const batch = { name: `${name}定薪`, company: code, rows: [line] }
  const { id: batchId } = await (await doors('hr02')).post<Row>('/api/submitSalary', batch)
  await move(await doors('hr02'), 'submitSalary', 'submit', batchId)
  for (const who of ['cw01', 'gm']) await move(await doors(who), 'submitSalary', 'approve', batchId)
}
