import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { adminPassword, call, openServer } from './testing/server.ts'

it('says that it is ready, and what is not when it is not, to anybody and without more', async () => {
  const token = 'monitor-0123456789'
  const server = await openServer({ metrics: { token, backups: '/nowhere' } })
  const figures = async () =>
    (await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body
  expect(await figures()).toContain('chengban_database_up 1')
  const well = await call(server.app, 'GET', '/api/health')
  expect(well).toMatchObject({
    status: 200,
    code: 'OK',
    data: { ready: true, database: true, graphql: false, storage: true },
  })
  const admin = await server.signIn('admin', adminPassword)
  await server.owner.end()
  await server.database.drop()
  await expect
    .poll(() => call(server.app, 'GET', '/api/health'))
    .toEqual({
      status: 503,
      code: 'INTERNAL',
      message: '数据库无法连接',
      data: { ready: false, database: false, graphql: false, storage: true, reasons: ['数据库无法连接'] },
    })
  expect(await figures()).toContain('chengban_database_up 0')
  for (const ask of [() => admin.get('/api/contract'), () => admin.post('/api/role', { name: '新角色' })])
    expect(await ask()).toMatchObject({
      status: 503,
      code: 'INTERNAL',
      message: expect.stringMatching(/^数据库.*请稍后/),
    })
  await server.app.close()
  await server.parts.db.close()
})

it('says that no file can be kept while all else goes on, and the figures say so too', async () => {
  const token = 'monitor-0123456789'
  const server = await openServer({ metrics: { token, backups: '/nowhere' } })
  // as a disk that has become read-only, or one that is full
  await writeFile(join(server.dataDir, 'files'), '')
  expect(await call(server.app, 'GET', '/api/health')).toMatchObject({
    status: 200,
    data: { ready: true, storage: false, reasons: [expect.stringMatching(/^不能保存文件：数据目录不可写（E\w+）$/)] },
  })
  const figures = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(figures.body).toContain('chengban_files_writable 0')
  await server.close()
})

it('GraphQL says of a database out of reach what the other doors say', async () => {
  const server = await openServer({ graphql: true })
  const admin = await server.signIn('admin', adminPassword)
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/postgraphiles/public/graphql',
      payload: { query: '{ roles(first: 1) { totalCount } }' },
      headers: { authorization: `Bearer ${admin.token}` },
    })
  expect((await ask()).json()).toMatchObject({ data: { roles: { totalCount: expect.any(Number) } } })
  await server.owner.end()
  await server.database.drop()
  // requests that were open when the database went may fail first
  await ask()
  const answer = await ask()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toEqual({
    errors: [{ message: expect.stringMatching(/^数据库.*请稍后/), extensions: { code: 'INTERNAL' } }],
  })
  await server.app.close()
  await server.parts.db.close()
})
