import { afterEach, beforeEach, expect, it } from 'vitest'
import { clock } from '../clock.ts'
import { DingClient } from './ding-client.ts'
import { DingDouble } from './testing/ding-double.ts'

let ding: DingDouble
let client: DingClient
beforeEach(async () => {
  ding = await DingDouble.open()
  client = new DingClient(DingDouble.settings, ding.endpoints)
})
afterEach(async () => {
  clock.shift(0)
  await ding.close()
})

const card = { title: '合同待您审批', text: '请处理', link: 'https://oa.example.com/admin/#/phone/applyAudit' }
const timesAsked = (path: string) => ding.asked.filter((one) => one === path).length

it('refuses a wrong secret, a used code, an old code and a made-up one', async () => {
  const wrong = new DingClient({ ...DingDouble.settings, appSecret: 'x' }, ding.endpoints)
  await expect(wrong.send(['a'], card)).rejects.toThrow('不合法的appKey或appSecret')
  const code = ding.codeOf('d1')
  expect(await client.userOfCode(code)).toBe('d1')
  await expect(client.userOfCode(code)).rejects.toMatchObject({ trouble: 'code' })
  const old = ding.codeOf('d1')
  clock.shift(5 * 60)
  await expect(client.userOfCode(old)).rejects.toMatchObject({ trouble: 'code' })
  await expect(client.userOfAuthCode('nothing')).rejects.toMatchObject({ trouble: 'code' })
})

it('tells being too busy from being wrong, and from not answering at all', async () => {
  await client.send(['a'], card)
  ding.trouble.push([90018, '已被限流'], 429, [400002, '参数错误'], 502)
  await expect(client.send(['a'], card)).rejects.toMatchObject({ trouble: 'busy', message: '已被限流' })
  await expect(client.send(['a'], card)).rejects.toMatchObject({ trouble: 'busy' })
  await expect(client.send(['a'], card)).rejects.toMatchObject({ trouble: 'other', message: '参数错误' })
  await expect(client.send(['a'], card)).rejects.toMatchObject({ trouble: 'other', message: 'HTTP 502' })
  await ding.close()
  await expect(client.send(['a'], card)).rejects.toMatchObject({ trouble: 'other', message: '无法连接钉钉' })
})

it('keeps a token while it holds, and asks for another when it does not', async () => {
  await client.send(['a'], card)
  await client.send(['a'], card)
  expect(timesAsked('/gettoken')).toBe(1)
  clock.shift(2 * 3600)
  await client.send(['a'], card)
  expect(timesAsked('/gettoken')).toBe(2)
  ding.forgetTokens()
  await client.send(['a'], card)
  expect([timesAsked('/gettoken'), ding.sent.length]).toEqual([3, 4])
  ding.trouble.push([42001, 'access_token超时'], [40014, '不合法的access_token'])
  await expect(client.send(['a'], card)).rejects.toMatchObject({ trouble: 'token' })
})

it('sends a card that opens the record, or one that only tells', async () => {
  await client.send(['a', 'b'], card)
  await client.send(['a'], { ...card, link: null })
  expect(ding.sent.map(({ msgtype, userIds, url }) => [msgtype, userIds.join(), url])).toEqual([
    ['action_card', 'a,b', card.link],
    ['markdown', 'a', null],
  ])
})

it('finds who agreed to sign in on the page of DingTalk', async () => {
  expect(await client.userOfAuthCode(ding.codeOf('d2'))).toBe('d2')
})

it('reads all departments from the top, and everybody once, over pages', async () => {
  ding.departments.set(2, { name: '销售部', parent: 1 })
  ding.departments.set(3, { name: '销售一组', parent: 2 })
  for (const n of [1, 2, 3]) ding.people.push({ userid: `u${n}`, name: `人${n}`, dept_id_list: [2, 3] })
  const departments = await client.departments()
  expect(departments.map(({ id, parentId }) => [id, parentId])).toEqual([
    ['1', null],
    ['2', '1'],
    ['3', '2'],
  ])
  expect((await client.people(departments)).map(({ id, mobile }) => [id, mobile])).toEqual([
    ['u1', null],
    ['u2', null],
    ['u3', null],
  ])
})
