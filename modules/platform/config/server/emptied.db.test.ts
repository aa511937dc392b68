import { openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

test.each([
  ['a figure', `app.setting_figure('auth.tokenHours')::text`, '12'],
  ['a part', `app.setting_part('client.poolDays', 'A')::text`, '90'],
  ['a part that is not named', `app.setting_part('client.poolDays', 'Z')::text`, '30'],
  [
    'lines',
    `(select string_agg(since || ' ' || until, ', ') from app.work_periods())`,
    '08:30:00 12:00:00, 13:30:00 18:00:00',
  ],
])('SQL reads the first value of an emptied parameter: %s', async (_what, asked, first) => {
  await server.owner.query(`update store.config set value = '' where key = any ($1)`, [
    ['auth.tokenHours', 'client.poolDays', 'workday.hours'],
  ])
  expect((await server.owner.query(`select ${asked} as value`)).rows).toEqual([{ value: first }])
})
