import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'

export type Row = Record<string, unknown>

/** The demonstration company, read by its administrator and by a seller who sees some of the projects. */
export interface Readings {
  readonly server: TestServer
  readonly admin: Api
  readonly seller: Api
  readonly sellerId: string
  rows(text: string, params?: unknown[]): Promise<Row[]>
}

export const openReadings = async (): Promise<Readings> => {
  const server = await openServer({ demo: true })
  const admin = await server.signIn('admin', adminPassword)
  const seller = await server.signIn('xs02', demoPassword)
  const rows: Readings['rows'] = async (text, params = []) => (await server.owner.query(text, params)).rows
  const [own] = await rows(`select user_id as id from store.admin where name = 'xs02'`)
  return { server, admin, seller, sellerId: String(own?.id), rows }
}

export const data = async (api: Api, path: string) => expectOk(await api.get(`/api${path}`)).data
