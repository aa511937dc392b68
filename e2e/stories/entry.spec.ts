import { addDays, addMonths } from '@chengban/kernel/days.ts'
import { expect, type Page } from '@playwright/test'
import { cjkPdf } from '../cjk-pdf.ts'
import type { Doors } from '../doors.ts'
import { alone } from '../story/alone.ts'
import { linkIn, openedByClient } from '../story/client.ts'
import { companyPassword } from '../story/company.ts'
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

const requestOf = async (own: Doors, kind: string): Promise<string> => {
  const filters = encodeURIComponent(JSON.stringify({ kind: { equalTo: kind } }))
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

const papers = ['身份证复印件', '学历证明', '离职证明', '银行卡信息', '体检报告']

/** The candidate brings all papers by the link, on a phone of their own. */
const bringsPapers = async (page: Page): Promise<void> => {
  const candidate = await openedByClient(page, await linkIn(page))
  for (const name of papers) {
    const buffer = Buffer.from(cjkPdf(name))
    const item = candidate.getByRole('listitem').filter({ hasText: name })
    await item.locator('input[type=file]').setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
    await expect(item.getByText(`${name}.pdf`)).toBeVisible()
  }
  await candidate.getByRole('button', { name: '提交 5 项' }).click()
  await expect(candidate.getByText('材料齐了')).toBeVisible()
  await candidate.context().close()
}

/** What the dialog in front gives the person who handles the arrival: the account and its first password. */
const givenIn = async (page: Page): Promise<readonly string[]> => {
  const given = page.getByRole('dialog').locator('output')
  await expect(given).toHaveCount(2)
  return given.allTextContents()
}

alone.describe('people come and go', () => {
  alone.use({ expectedErrors: [/4(01|09|22) .*(api|file)/] })

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
    const asked = await requestOf(await doors('gm01'), '离职')
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
  alone(
    'a candidate brings papers, arrives, learns, is examined and becomes regular',
    async ({ as, at, doors, night }) => {
      alone.setTimeout(480_000)
      const [name, first] = ['沈知远', dayOfWeek(3, 1)]
      await at(`${dayOfWeek(2, 1)}T10:00`)
      await as('hr01')
        .open('入职管理')
        .press('新建入职与人事申请')
        .fill({ 姓名: name, 手机: '13900000077', 部门: '实施部', 预设角色: '实施', 导师: '方景行', 入职日期: first })
        .fill({ 转正薪资: '10000.00', 试用薪资: '7999.99' })
        .press('提交审核')
        .isRefused('试用薪资', '试用薪资不得低于转正薪资的80%')
        .fill({ 试用薪资: '8000.00' })
        .press('提交审核')
        .isTold('待一级审核')
      await as('ss01').visit('/phone/applyAudits').press(name).press('同意').isTold('已同意')
      await as('gm01').visit('/phone/applyAudits').press(name).press('同意').isTold('已同意')
      const hr = await doors('hr01')
      const { nodes } = await hr.get<{ nodes: readonly Line[] }>(`${files}&keyword=${encodeURIComponent(name)}`)
      const file = `/record/entry/${nodes[0]?.id}`
      await as('hr01')
        .visit(file)
        .stands('待入职')
        .press('材料链接')
        .press('确定')
        .does('hands the link on', bringsPapers)
        .press('关闭')
      await at(`${first}T09:00`)
      let [account, plain] = ['', '']
      await as('hr01')
        .visit(file)
        .press('办理入职')
        .isAsked('办理入职')
        .press('办理入职')
        .does('notes the account', async (page) => {
          ;[account = '', plain = ''] = await givenIn(page)
        })
      const own = await doors(account, plain)
      await own.post('/api/auth/web/changePassword', { oldPassword: plain, newPassword: companyPassword })
      await as(account).open('入职学习').sees('0/3', '由导师确认')
      const guide = await doors('ss02')
      const lessons = encodeURIComponent('{"kind":{"equalTo":"学习"}}')
      const learning = await guide.get<{ nodes: readonly Line[] }>(`/api/entryItem?filters=${lessons}`)
      for (const { id } of learning.nodes)
        await as('ss02').visit(`/record/entryItem/${id}`).press('完成').isAsked('完成').press('完成').stands('已完成')
      await as('ss02')
        .visit(file)
        .press('入职考核')
        .fill({ 考核分: '59.9', 原因: '差一点' })
        .press('入职考核')
        .reads({ 考核分: '59.9' })
        .stands('待考核')
      await as('ss02').press('入职考核').fill({ 考核分: '60', 原因: '可以' }).press('入职考核').stands('试用中')
      const regular = addMonths(first, 3)
      const due = addDays(regular, -14)
      await at(`${due}T10:00`)
      await night('entryDaily')
      await as(account)
        .open('入职学习')
        .press('申请转正')
        .isAsked('申请转正')
        .does('is not asked what kind it is', (page) => expect(page.getByText('延长', { exact: true })).toHaveCount(0))
        .fill({ 转正日期: regular, 本人小结: '按期完成学习与两个模块' })
        .press('存草稿')
        .press('查看')
        .stands('草稿')
      const request = await requestOf(await doors(account), '转正')
      await as('ss02')
        .visit(`/record/entry/${request}`)
        .press('填写导师意见')
        .fill({ 导师意见: '同意转正' })
        .press('填写导师意见')
        .reads({ 导师意见: '同意转正' })
      await as(account).reads({ 导师意见: '同意转正' }).press('提交审核').stands('待一级审核')
      await as('ss01').visit('/phone/applyAudits').press(name).press('同意').isTold('已同意')
      await as('gm01').visit('/phone/applyAudits').press(name).press('同意').isTold('已同意')
      await as('hr01').visit(file).stands('待转正')
      await at(`${regular}T10:00`)
      await night('entryDaily')
      await as('hr01').visit(file).stands('已转正')
      const people = `/api/user?filters=${encodeURIComponent(JSON.stringify({ name: { equalTo: name } }))}`
      const found = await (await doors('hr01')).get<{ nodes: readonly object[] }>(people)
      expect(found.nodes).toEqual([expect.objectContaining({ isFormal: true, tzRegular: regular })])
    },
  )
})
