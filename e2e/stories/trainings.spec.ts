import { expect } from '@playwright/test'
import { cjkPdf } from '../cjk-pdf.ts'
import { move } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
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
