import type { RowOf } from '@chengban/kernel/registry.ts'
import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await openServer({ demo: true })
})
afterAll(() => server.close())

const idOf = async (account: string): Promise<string> =>
  (await server.owner.query('select user_id from store.admin where name = $1', [account])).rows[0].user_id

const made = async (api: Api, values: object): Promise<string> =>
  expectOk(await api.post('/api/demoApply', values)).data.id

test('whoever demonstrates is in one place at a time', async () => {
  const [api, other] = await Promise.all([server.signIn('xs02', demoPassword), server.signIn('xs03', demoPassword)])
  const { rows } = await server.owner.query('select app.add_work_days(current_date, 15)::text as day')
  const { day } = rows[0]
  const clientOf = async (by: Api) => (await by.get('/api/client?pageSize=10&view=own')).data.nodes[0].id
  const product = (await server.owner.query('select id from store.product_library where is_enable limit 1')).rows[0].id
  const show = (from: string, to: string, by = api): Promise<string> =>
    Promise.all([idOf('ss08'), clientOf(by)]).then(([who, client]) =>
      made(by, {
        ...{
          name: `演示${from}`,
          clientId: client,
          way: '远程',
          place: '会议',
          environment: '演示环境',
          requirement: '看',
        },
        ...{
          tzStart: `${day}T${from}:00+08:00`,
          tzEnd: `${day}T${to}:00+08:00`,
          demoUserIds: [who],
          productLibraryIds: [product],
        },
      }),
    )
  expectOk(await step(api, 'demoApply', await show('09:00', '10:30'), 'submit'))
  const unseen = { status: 409, message: `演示人${nameOf('ss08')}在该时段已有演示` }
  const clash = { ...unseen, message: `${unseen.message}【演示09:00】` }
  expect(await step(api, 'demoApply', await show('10:00', '11:00'), 'submit')).toMatchObject(clash)
  expect(await step(other, 'demoApply', await show('10:00', '11:00', other), 'submit')).toMatchObject(unseen)
  expectOk(await step(api, 'demoApply', await show('10:30', '11:30'), 'submit'))
  const away = async (status: RowOf<'restDay'>['restStatus'], end: RowOf<'restDay'>['actualEndHalf']) => {
    await server.make('restDay', {
      userId: await idOf('ss08'),
      kind: '事假',
      startDate: day,
      startHalf: '下午',
      endDate: day,
      actualEnd: day,
      actualEndHalf: end,
      reason: '看病',
      status: '通过',
      restStatus: status,
    })
    const answer = await step(api, 'demoApply', await show('14:00', '15:00'), 'submit')
    await server.owner.query(`delete from store.rest_day where reason = '看病'`)
    return answer
  }
  const gone = { status: 409, message: `演示人${nameOf('ss08')}在该时段请假` }
  expect(await away('待休', '下午')).toMatchObject(gone)
  // back already: the leave bars nothing any more
  expectOk(await away('已销假', '下午'))
})
