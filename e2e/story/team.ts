import type { Doors } from '../doors.ts'
import { type DoorsOf, move } from './made.ts'
import { lastMonth } from './names.ts'
import { newCompany } from './newcomer.ts'

interface Person {
  readonly id: string
  readonly jobNumber: string
}

export interface Team {
  readonly code: string
  /** The company they work for. */
  readonly name: string
  readonly people: readonly Person[]
}

const since = (): string => `${lastMonth()}-01`

/**
 * So many people of a company of their own, there since the first day of last month, with a wage that two agreed to:
 * known by punches and uninsured, or insured and without punches.
 */
export const makeTeam = async (doors: DoorsOf, many: number, { isInsured = false } = {}): Promise<Team> => {
  const admin = await doors('admin')
  const company = await newCompany(doors)
  const { nodes: departments } = await admin.get<{ nodes: readonly { id: string }[] }>('/api/department?pageSize=10')
  const { nodes: roles } = await admin.get<{ nodes: readonly { id: string; name: string }[] }>('/api/role?pageSize=50')
  const roleIds = roles.filter(({ name }) => name === '员工').map(({ id }) => id)
  const people: Person[] = []
  for (let at = 1; at <= many; at++) {
    const made = { name: `员工${company.code}${at}`, company: company.code, departmentId: departments[0]?.id, roleIds }
    const { id } = await admin.post<{ id: string }>('/api/user/edit', {
      ...made,
      account: { name: `${company.code}${at}`.toLowerCase() },
      tzProbation: since(),
      needAttendance: !isInsured,
    })
    const { version } = await admin.get<{ version: number }>(`/api/user/${id}`)
    await admin.post('/api/user/audit', { id, version, pass: true })
    const { jobNumber } = await admin.get<{ jobNumber: string }>(`/api/user/${id}`)
    people.push({ id, jobNumber })
  }
  await agree(doors, company.code, people, isInsured)
  return { ...company, people }
}

const agree = async (doors: DoorsOf, company: string, people: readonly Person[], isInsured: boolean): Promise<void> => {
  const wage = { normMoney: '6000', isFormal: true, needSocial: isInsured, needFund: isInsured }
  const terms = { company, kind: '定薪', content: '入职', dtStart: since(), ...wage }
  const batch = { name: '定薪', company, rows: people.map(({ id }) => ({ userId: id, ...terms })) }
  const { id } = await (await doors('hr02')).post<{ id: string }>('/api/submitSalary', batch)
  await move(await doors('hr02'), 'submitSalary', 'submit', id)
  for (const who of ['cw01', 'gm']) await move(await doors(who), 'submitSalary', 'approve', id)
}

/** The working days of a month, in their order. */
export const workDaysOf = async (own: Doors, month: string): Promise<readonly string[]> => {
  const span = `date1=${month}-01&date2=${lastDay(month)}&kinds=holiday`
  const { days } = await own.get<{ days: readonly { date: string; isWorkDay: boolean }[] }>(
    `/api/workDay/calendar?${span}`,
  )
  return days.filter(({ isWorkDay }) => isWorkDay).map(({ date }) => date)
}

/** Their punches of every working day of a month, brought in as from a clock. */
export const workedMonth = async (clerk: Doors, { people }: Team, month: string): Promise<void> => {
  const days = await workDaysOf(clerk, month)
  const rows = people.flatMap(({ jobNumber }) => days.flatMap((day) => punched(jobNumber, day, '08:20', '18:05')))
  await clerk.post('/api/attendance/importPunch', { rows })
}

/** The same person, whose days are known by punches from now on. */
export const byTheClock = async <P extends { readonly id: string }>(doors: DoorsOf, person: P) => {
  const admin = await doors('admin')
  const { version, jobNumber } = await admin.get<{ version: number; jobNumber: string }>(`/api/user/${person.id}`)
  await admin.patch(`/api/user/${person.id}`, { id: person.id, version, patch: { needAttendance: true } })
  return { ...person, jobNumber }
}

/** Punches of a day as a clock gives them. */
export const punched = (jobNumber: string, day: string, ...times: readonly string[]) =>
  times.map((time) => ({ jobNumber, tzPunch: `${day}T${time}:00+08:00` }))

const lastDay = (month: string): string => {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}
