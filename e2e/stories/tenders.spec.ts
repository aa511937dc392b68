import { expect } from '@playwright/test'
import { move, passedClient } from '../story/made.ts'
import { dayOfWeek, fresh } from '../story/names.ts'
import { story } from '../story/story.ts'

story(
  'a notice is found by a word one subscribed to, watched by one of two, and becomes a sale',
  async ({ as, doors }) => {
    const word = fresh('电子病历')
    const title = `云岭医院${word}公开招标公告`
    const client = fresh('云岭精神卫生中心')
    await passedClient(doors, 'xs02', client)
    const keeper = await doors('xs01')
    await keeper.post('/api/keyword', { word })
    const { id } = await keeper.post<{ id: string }>('/api/zfcg', {
      ...{
        title,
        kind: '招标公告',
        source: '云岭省公共资源网',
        url: `https://example.com/${encodeURIComponent(word)}`,
      },
      ...{ buyer: '云岭医院', budget: '500000', tzPublish: `${dayOfWeek(-1, 1)}T09:00:00+08:00` },
    })
    await as('xs02')
      .open('公告关键词')
      .search(word)
      .follow(word)
      .press('订阅')
      .isAsked('订阅')
      .press('订阅')
      .isTold('订阅成功')
      .reads({ 订阅人: '林晓棠' })
      .open('公告关键词')
      .press('公告')
      .search(word)
      .follow(title)
      .press('关注')
      .press('确定')
      .stands('已关注')
    await expect(move(await doors('xs03'), 'zfcg', 'watch', id)).rejects.toThrow('已由林晓棠跟进')
    await as('xs02')
      .press('转商机')
      .isAsked('转商机')
      .fill({ 客户: client })
      .press('转商机')
      .stands('已转商机')
      .open('我的商机')
      .press('列表')
      .search(title)
      .sees(title)
  },
)
