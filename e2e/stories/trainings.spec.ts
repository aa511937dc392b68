import { signedUrl } from '@chengban/engine/files/testing/drawing.ts'
import { expect } from '@playwright/test'
import { cjkPdf } from '../cjk-pdf.ts'
import { drawsOn, openedByClient, opensPaper, signsAs } from '../story/client.ts'
import { move } from '../story/made.ts'
import { dayOfWeek, fresh, today } from '../story/names.ts'
import { atStage, closingSheet, papersOf } from '../story/stages.ts'
import { story } from '../story/story.ts'
import { rowsOf } from '../story/under-way.ts'

const filled = ['培训课件', '签到表', '现场照片或视频']
/** A picture of one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

story('a training is decided beside the documents it fills, and sent back with them', async ({ as, doors }) => {
  const name = fresh('馆员培训')
  const own = await doors('ss01')
  const { nodes } = await own.get<{ nodes: readonly { id: string; name: string; principalId: string }[] }>(
    `/api/project?${new URLSearchParams({ keyword: '子市图书馆数字资源长期保存系统' })}`,
  )
  const project = nodes[0]
  const paper = async (title: string) => [
    { url: await own.upload(`${title}.pdf`, cjkPdf(title), 'application/pdf'), name: `${title}.pdf` },
  ]
  const { id } = await own.post<{ id: string }>('/api/train', {
    ...{ name, type: '客户培训', projectId: project?.id, teacherId: project?.principalId, content: '入库与检索' },
    ...{ tzStart: `${dayOfWeek(-1, 2)}T09:00:00+08:00`, tzEnd: `${dayOfWeek(-1, 2)}T11:00:00+08:00` },
    ...{ courseware: await paper('课件'), signFile: await paper('签到表') },
    photo: [{ url: await own.upload('照片.png', point, 'image/png'), name: '照片.png' }],
  })
  await move(own, 'train', 'submit', id)
  const stands = async () =>
    (await rowsOf<{ name: string; status: string }>(own, 'impNodeLog', project?.id ?? ''))
      .filter((paper) => filled.includes(paper.name))
      .map(({ status }) => status)
  await as('pm01')
    .open('培训审核')
    .search(name)
    .follow(name)
    .sees('培训阶段未交的资料', '签到表')
    .press('同意')
    .isTold('已同意')
  await expect.poll(stands).toEqual(filled.map(() => '通过'))
  await as('pm01')
    .visit(`/record/train/${id}`)
    .stands('通过')
    .choose('更多', '打回')
    .isAsked('打回')
    .fill({ 原因: '签到表缺两人' })
    .press('打回')
    .stands('驳回')
  await expect.poll(stands).toEqual(filled.map(() => '退回'))
})

/** The marks of eleven trainees; the twelfth gives five. */
const marks = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3] as const

story(
  'twelve sign in to a training, which fills the documents of its stage until it is sent back',
  async ({ as, doors }) => {
    // long: a project is brought to its fourth stage first
    story.setTimeout(480_000)
    const projectId = await atStage(doors, fresh('云岭随访系统'), 3)
    const own = await doors('ss01')
    const { principalId: teacherId } = await own.get<{ principalId: string }>(`/api/project/${projectId}`)
    const paper = async (name: string) => [
      { url: await own.upload(`${name}.pdf`, cjkPdf(name), 'application/pdf'), name: `${name}.pdf` },
    ]
    const name = fresh('操作培训')
    // held in the stage, and over; signing in is open until a day after
    const times = { tzStart: `${today()}T00:00:00+08:00`, tzEnd: `${today()}T00:01:00+08:00` }
    const { id } = await own.post<{ id: string }>('/api/train', {
      ...{ name, type: '客户培训', projectId, teacherId, content: '操作与答疑', ...times },
      ...{ plan: await paper('计划'), manual: await paper('手册'), courseware: await paper('课件') },
      ...{ signFile: await paper('签到'), video: [] },
      photo: [{ url: await own.upload('照片.png', point, 'image/png'), name: '照片.png' }],
    })
    for (const [at, satisfaction] of marks.entries())
      await own.post('/api/train/action/signIn', {
        ...{ id, name: `学员${at + 1}`, phone: `138000001${String(at).padStart(2, '0')}` },
        ...{ satisfaction, signature: signedUrl },
      })
    const query = new URLSearchParams({ kind: 'train', id })
    const { link } = await own.get<{ link: string }>(`/api/project/clientLink?${query}`)
    await as('ss01').does('hands the link to the twelfth', async (page) => {
      const client = await openedByClient(page, link)
      await client.getByLabel('姓名').fill('李护士')
      await client.getByLabel('电话').fill('13800000002')
      await client.getByRole('button', { name: '5 分' }).click()
      await client.getByRole('button', { name: '签字并签到' }).click()
      await drawsOn(client)
      await expect(client.getByText('可以关闭本页')).toBeVisible()
      await client.context().close()
    })
    await as('ss01')
      .visit(`/record/train/${id}`)
      .reads({ 参训人数: '12', 平均满意度: '4.5' })
      .press('提交审核')
      .stands('待一级审核')
    await as('pm01')
      .open('培训审核')
      .search(name)
      .follow(name)
      .sees('培训阶段未交的资料', '签到表')
      .press('同意')
      .isTold('已同意')
    const stands = async () =>
      Object.fromEntries((await papersOf(own, projectId, 3)).map((paper) => [paper.name, paper.status]))
    const brought = ['培训计划', '操作手册', '培训课件', '签到表', '现场照片或视频']
    const all = (status: string, last: string) => ({
      ...Object.fromEntries(brought.map((each) => [each, status])),
      满意度表: last,
    })
    await expect.poll(stands).toEqual(all('通过', '未上传'))
    const form = (await papersOf(own, projectId, 3)).find((each) => each.name === '满意度表')?.id ?? ''
    await move(own, 'impNodeLog', 'upload', form, { file: await paper('满意度表') })
    await move(await doors('ss04'), 'impNodeLog', 'pass', form)
    const sheet = await closingSheet(doors, projectId, 3, fresh('培训完成'))
    await as('ss04').does('hands the sheet to the client', async (page) => {
      const client = await openedByClient(page, sheet.link)
      await opensPaper(client, '满意度表.pdf')
      await signsAs(client, '何川', '签字确认')
      await client.context().close()
    })
    await expect.poll(stands).toEqual(all('通过', '客户已签'))
    await as('pm01')
      .visit(`/record/train/${id}`)
      .stands('通过')
      .choose('更多', '打回')
      .isAsked('打回')
      .fill({ 原因: '签到表缺两人' })
      .press('打回')
      .stands('驳回')
    await expect.poll(stands).toEqual(all('退回', '客户已签'))
    const stages = await rowsOf<{ node: number; status: string }>(own, 'implementaryProgress', projectId)
    expect(stages.find(({ node }) => node === 3)).toMatchObject({ status: '进行中' })
  },
)
