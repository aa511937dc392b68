import { addMonths } from '@chengban/kernel/days.ts'
import { expect, type Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { person, type Row } from '../story/found.ts'
import { type DoorsOf, move } from '../story/made.ts'
import { fresh, monthAfter } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'
import { workDaysOf } from '../story/team.ts'
import { startedProject } from '../story/under-way.ts'

story('a month of somebody’s load opens the projects that make it', async ({ as, doors }) => {
  const name = fresh('云岭病案系统')
  await startedProject(doors, name)
  await as('pm01').open('项目管理').press('人员负荷').followRow('罗云帆').search(name).sees(name)
})

/** The next month of twenty-two working days, as March 2026 was. */
const nextOfTwentyTwo = async (own: Doors): Promise<{ readonly month: string; readonly days: readonly string[] }> => {
  for (let ahead = 1; ahead <= 24; ahead++) {
    const month = monthAfter(ahead)
    const days = await workDaysOf(own, month)
    if (days.length === 22) return { month, days }
  }
  throw new Error('no month has twenty-two working days')
}

/** A project of one's own house from that day on, started, with one member in these parts. Returns its id and theirs. */
const runningWith = async (
  doors: DoorsOf,
  name: string,
  { userId, from }: { readonly userId: string; readonly from: string },
  parts: readonly object[],
): Promise<readonly string[]> => {
  const own = await doors('ss01')
  const principalId = await person(own, '程立本')
  const days = { startTime: from, implementStartTime: from, implementEndTime: addMonths(from, 3) }
  const kind = { type: '内部项目', estimate: '60', budget: '200000', principalId, impPrincipalId: principalId }
  const { id } = await own.post<Row>('/api/project', { name, ...kind, ...days })
  await move(own, 'project', 'submit', id)
  for (const approver of ['gm', 'dgm']) await move(await doors(approver), 'project', 'approve', id)
  await own.post('/api/projectMember', { projectId: id, kind: 'implement', userId: principalId })
  const ids: string[] = [id]
  for (const part of parts) ids.push((await own.post<Row>('/api/projectMember', { projectId: id, userId, ...part })).id)
  await move(own, 'project', 'start', id)
  return ids
}

demo.describe('the load of a month', () => {
  // windows that were open when the clock was turned are signed in no more
  demo.use({ expectedErrors: [/401 .*(api|file)/] })

  demo(
    'is read by the boss, in red once it is too much, and leads to its projects',
    async ({ as, at, doors, night }) => {
      // long: the clock is turned, and two projects come first
      demo.setTimeout(480_000)
      const { month, days } = await nextOfTwentyTwo(await doors('hr02'))
      await at(`${month}-10T10:00`)
      const { id: userId, name } = await newcomer(doors, '实施部')
      const member = { userId, from: `${month}-01` }
      const [p, q] = [fresh('一院实施'), fresh('二院实施')]
      await runningWith(doors, p, member, [
        { kind: 'back', load: '60' },
        { kind: 'carryOut', load: '40' },
      ])
      const [project = '', part = ''] = await runningWith(doors, q, member, [
        { kind: 'implement', load: '50', startDate: days[10] },
      ])
      const cellOf = async (page: Page) => {
        const table = page.getByRole('table', { name: '人员负荷' })
        await expect(table).toBeVisible()
        const column = (await table.getByRole('columnheader').allTextContents()).indexOf(`${Number(month.slice(5))} 月`)
        return table
          .getByRole('row')
          .filter({ hasText: name })
          .getByRole('cell')
          .nth(column - 1)
      }
      const reads = (words: string) => async (page: Page) => expect(await cellOf(page)).toHaveText(words)
      const follows = async (page: Page) => (await cellOf(page)).getByRole('link').click()
      const where = encodeURIComponent(JSON.stringify({ userId: { equalTo: userId } }))
      // what the night and others did is no act of this window, which may show what it read some seconds ago
      const readsAnew = (page: Page) => page.reload()
      const rebuilt = async (...words: readonly string[]) => {
        await night('loadRebuild')
        await as('gm')
          .does('opens the window anew', readsAnew)
          .open('项目报表')
          .visit(`/projectReport?tab=人员负荷&where=${where}`)
          .seesRow(month, ...words)
      }
      await as('gm')
        .does('opens the window anew', readsAnew)
        .open('项目管理')
        .press('人员负荷')
        .does('reads 87.3', reads('87.3%'))
      await rebuilt('22', '19.2', '87.3', '正常')
      const own = await doors('ss01')
      await own.patch(`/api/projectMember/${part}`, { id: part, patch: { load: '100' } })
      await as('gm')
        .does('opens the window anew', readsAnew)
        .open('项目管理')
        .press('人员负荷')
        .does('reads 114.5', reads('114.5%'))
      await rebuilt('22', '25.2', '114.5', '超载')
      await as('gm')
        .does('opens the window anew', readsAnew)
        .open('项目管理')
        .press('人员负荷')
        .does('follows the month', follows)
        .sees(p, q)
      await move(own, 'project', 'pause', project, { opinion: '客户停电' })
      await as('gm')
        .does('opens the window anew', readsAnew)
        .open('项目管理')
        .press('人员负荷')
        .does('reads 60.0', reads('60%'))
      await as('gm').does('follows the month', follows).sees(p).lacks(q)
    },
  )
})
