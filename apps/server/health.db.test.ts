import { expect, it } from 'vitest'
import { call, openHouse } from './testing/house.ts'

it('says that it is ready, and what is not when it is not, to anybody and without more', async () => {
  const token = 'monitor-0123456789'
  const house = await openHouse({ metrics: { token, backups: '/nowhere' } })
  const figures = async () =>
    (await house.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body
  expect(await figures()).toContain('chengban_database_up 1')
  const well = await call(house.app, 'GET', '/api/health')
  expect(well).toMatchObject({ status: 200, code: 'OK', data: { ready: true, database: true, graphql: false } })
  await house.owner.end()
  await house.database.drop()
  await expect
    .poll(() => call(house.app, 'GET', '/api/health'), { timeout: 10_000 })
    .toEqual({
      status: 503,
      code: 'INTERNAL',
      message: '数据库无法连接',
      data: { ready: false, database: false, graphql: false, reasons: ['数据库无法连接'] },
    })
  expect(await figures()).toContain('chengban_database_up 0')
  await house.app.close()
  await house.server.db.close()
}, 30_000)
