import { cjkPdf } from '../cjk-pdf.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { found, type Row } from '../story/found.ts'
import { move } from '../story/made.ts'
import { fresh, monthAfter, today } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { workDaysOf } from '../story/team.ts'
import { startedProject } from '../story/under-way.ts'

demo.describe('goals of a month', () => {
  // windows that were open when the clock was turned are signed in no more
  demo.use({ expectedErrors: [/401 .*(api|file)/] })

  demo('count for less where one came late, but for days the client asked for', async ({ as, at, doors, night }) => {
    // long: a project comes first, and the clock is turned three times
    demo.setTimeout(480_000)
    await at(`${today()}T10:00`)
    const month = monthAfter(1)
    const days = await workDaysOf(await doors('hr02'), month)
    const [first, due, moved, handed] = [days[0], days[7], days[10], days[12]]
    const doer = await newcomer(doors, '实施部')
    const projectId = await startedProject(doors, fresh('云岭随访系统'))
    const lead = await doors('ss01')
    await lead.post('/api/projectMember', { projectId, kind: 'implement', userId: doer.id })
    const goal = async (name: string): Promise<string> => {
      const about = { projectId, name, type: '环境就绪', describe: '可用', userId: doer.id }
      return (await lead.post<Row>('/api/milepost', { ...about, startDate: first, endDate: due })).id
    }
    const [late, kept] = [fresh('接口就绪'), fresh('环境就绪')]
    const ids = { late: await goal(late), kept: await goal(kept) }
    const goals = [
      { id: ids.late, weight: '40' },
      { id: ids.kept, weight: '60' },
    ]
    await lead.post('/api/milepost/setMonthGoal', { userId: doer.id, month, goals })
    await at(`${first}T10:00`)
    for (const id of Object.values(ids)) await move(await doors(doer.account), 'milepost', 'start', id)
    await at(`${due}T10:00`)
    const own = await doors(doer.account)
    await move(own, 'milepost', 'submit', ids.kept, { result: '可用' })
    await move(await doors('ss01'), 'milepost', 'confirm', ids.kept)
    await move(await doors('pm01'), 'milepost', 'confirmPMO', ids.kept)
    const [kind] = await found(own, 'milepostAdvanceKind', { name: { equalTo: '客户原因' } })
    const file = [{ url: await own.upload('停电通知.pdf', cjkPdf(late), 'application/pdf') }]
    const asked = { milepostId: ids.late, kindId: kind?.id, after: moved, reason: '客户停电', file }
    const { id: advanceId } = await own.post<Row>('/api/milepostAdvance', asked)
    await move(own, 'milepostAdvance', 'submit', advanceId)
    await move(await doors('ss01'), 'milepostAdvance', 'approve', advanceId)
    await at(`${handed}T10:00`)
    await as(doer.account)
      .open('里程碑管理')
      .press('我的')
      .search(late)
      .follow(late)
      .press('提交完成')
      .isAsked('提交完成')
      .fill({ 完成说明: '接口已通' })
      .press('提交完成')
      .stands('待确认')
    await as('ss01')
      .visit(`/record/milepost/${ids.late}`)
      .press('确认完成')
      .isAsked('确认完成')
      .press('确认完成')
      .stands('已完成')
    await as('pm01')
      .visit(`/record/milepost/${ids.late}`)
      .press('PMO确认')
      .isAsked('PMO确认')
      .press('PMO确认')
      .press('详情')
      .reads({ 逾期天数: '2' })
    await night('milepostSummary')
    await as(doer.account).open('里程碑管理').press('月度汇总').seesRow(doer.name, '92.0', '50.0')
  })
})
