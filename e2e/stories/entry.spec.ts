import { expect } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { alone } from '../story/alone.ts'
import { move } from '../story/made.ts'
import { dayOfWeek } from '../story/names.ts'

const handedOver = ['客户与商机', '项目与任务', '代码与文档']
const last = '账号与权限'

interface Line {
  readonly id: string
  readonly name: string
  readonly version: number
}

/** Says of lines that they are done. */
const tick = async (own: Doors, names: readonly string[]): Promise<void> => {
  const { nodes } = await own.get<{ nodes: readonly Line[] }>('/api/entryItem?pageSize=50')
  for (const { id, name, version } of nodes)
    if (names.includes(name)) await own.post('/api/entryItem/action/done', { id, version, isDone: true })
}

const requestOf = async (own: Doors): Promise<string> => {
  const filters = encodeURIComponent('{"kind":{"equalTo":"离职"}}')
  const { nodes } = await own.get<{ nodes: readonly Line[] }>(`/api/entry?filters=${filters}`)
  return nodes[0]?.id ?? ''
}

/** The page of the leaver's sheet of a month. */
const sheetOf = async (own: Doors, entity: string, column: string, month: string): Promise<string> => {
  const filters = { user: { name: { equalTo: '白一诺' } }, [column]: { equalTo: month } }
  const { nodes } = await own.get<{ nodes: readonly Line[] }>(
    `/api/${entity}?filters=${encodeURIComponent(JSON.stringify(filters))}`,
  )
  return `/record/${entity}/${nodes[0]?.id}`
}

const files = `/api/entry?filters=${encodeURIComponent('{"kind":{"equalTo":"入职"}}')}`

alone.describe('people come and go', () => {
  alone.use({ expectedErrors: [/4(01|09|22) .*api/] })

  alone('somebody in probation leaves: in time, with all handed over, and is out', async ({ as, at, doors, night }) => {
    // six people sit down anew whenever the clock is turned
    alone.setTimeout(240_000)
    await at(`${dayOfWeek(1, 1)}T10:00`)
    await night('attendanceMake', 'checkOnWorkMake')
    const leaving = { 离职类型: '主动离职', 原因: '回老家', 离职日期: dayOfWeek(1, 5), 工作交接人: '方景行' }
    await as('ss09')
      .open('入职学习')
      .press('申请离职')
      .isAsked('申请离职')
      .fill({ ...leaving, 最后工作日: dayOfWeek(1, 3) })
      .press('提交审核')
      .isRefused('最后工作日', '须提前3天提出')
      .fill({ 最后工作日: dayOfWeek(1, 4) })
      .press('提交审核')
      .isTold('待一级审核')
    await as('ss01').visit('/phone/applyAudits').press('白一诺').sees('回老家').press('同意').isTold('已同意')
    const asked = await requestOf(await doors('gm01'))
    await move(await doors('gm01'), 'entry', 'approve', asked)
    await at(`${dayOfWeek(1, 4)}T10:00`)
    await night('entryDaily', 'attendanceMake', 'checkOnWorkMake')
    await at(`${dayOfWeek(1, 5)}T10:00`)
    await night('attendanceCalc')
    const hr = await doors('hr01')
    const { nodes } = await hr.get<{ nodes: readonly { id: string }[] }>(files)
    const finishing = () =>
      as('hr01')
        .visit('/hello')
        .visit(`/record/entry/${nodes[0]?.id}`)
        .choose('更多', '办结离职')
        .isAsked('办结离职')
        .press('确定')
    await finishing().isTold(/仍有5项交接未完成/)
    await tick(await doors('ss02'), handedOver)
    await as('ss02').open('入职学习').pressIn(last, '完成').isAsked(`完成【${last}】`).press('完成').lacks(last)
    await as('xz01').open('入职学习').seesRow('物品归还', '白一诺')
    await tick(await doors('xz01'), ['物品归还'])
    await finishing().isTold('考勤或考核未确认')
    const month = dayOfWeek(1, 4).slice(0, 7)
    for (const path of [
      await sheetOf(hr, 'attendanceMonth', 'month', month),
      await sheetOf(hr, 'checkOnWork', 'startDate', month),
    ]) {
      await as('hr01').visit(path).press('发布').press('确定').stands('待本人确认')
      await as('ss09').visit(path).press('确认').press('确定').stands('已确认')
    }
    await finishing().stands('已离职')
    await expect((await doors('ss09')).get('/api/entry/mine')).rejects.toThrow('401')
  })
})
