import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

interface State {
  readonly flow: string
  readonly name: string
  readonly count: number
}

let server: TestServer
let manager: Api
let seller: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  manager = await server.signIn('gm', demoPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

const diagram = (api: Api, module: string) => api.get(`/api/processImage/diagram?module=${module}`)

it('gives none of what has no workflow, or is not there', async () => {
  expect(await diagram(manager, 'department')).toMatchObject({ status: 404, message: '数据不存在' })
  expect(await diagram(manager, 'nothing')).toMatchObject({ status: 404 })
})

it('counts what the person sees, and says what they may do', async () => {
  const all = expectOk(await diagram(manager, 'contract')).data
  const own = expectOk(await diagram(seller, 'contract')).data
  const total = (states: readonly State[]) =>
    states.filter(({ flow }) => flow === 'status').reduce((sum, { count }) => sum + count, 0)
  expect(total(own.states)).toBe((await seller.get('/api/contract/count')).data.totalCount)
  expect(total(own.states)).toBeLessThan(total(all.states))
  const archive = own.transitions.find(({ name }: { name: string }) => name === 'archive')
  expect(archive).toMatchObject({ flow: 'stage', from: '履行完毕', to: '已归档', isMine: false })
  expect(archive.who).not.toContain('contract:')
  expect(own.transitions.find(({ name }: { name: string }) => name === 'submit').isMine).toBe(true)
})

it('draws every workflow that a page stands for', async () => {
  const { nodes } = expectOk(await manager.get('/api/processImage?pageSize=50')).data
  expect(nodes.length).toBeGreaterThan(5)
  for (const { module } of nodes) {
    const { states, transitions } = expectOk(await diagram(manager, module)).data
    const known = new Set(states.map(({ flow, name }: State) => `${flow} ${name}`))
    for (const { flow, from, to } of transitions) {
      expect(known, `${module}.${flow}`).toContain(`${flow} ${from}`)
      expect(known, `${module}.${flow}`).toContain(`${flow} ${to}`)
    }
  }
})
