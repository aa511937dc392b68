import { type Office, officeInNovember } from '@chengban/modules/administration/server/testing/office-in-november.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { beforeEach } from 'vitest'

/** Before each test nobody has hours, leave or overtime. Gives the doors to the hours of 林一. */
export const hoursOff = () => {
  const { office, later } = officeInNovember(['restDay:audit', 'overtime:audit'])
  beforeEach(() =>
    office.server.owner.query(`
      set session_replication_role = replica;
      delete from store.rest_day_ledger; delete from store.rest_day; delete from store.overtime;
      delete from store.attendance_punch; delete from store.attendance; delete from store.attendance_month;
      set session_replication_role = origin`),
  )
  return { office, later, ...doors(office) }
}

export const row = async (api: Api, entity: string, id: string) => expectOk(await api.get(`/api/${entity}/${id}`)).data
export const act = async (api: Api, entity: string, id: string, move: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/${entity}/action/${move}`, { id, version: (await row(api, entity, id)).version, ...more })

const doors = (office: Office) => {
  const ask = async (startDate: string, endDate: string, more: object = {}) => {
    const values = { kind: '调休', startDate, endDate, reason: '休息', ...more }
    const { id } = expectOk(await office.team.s1.post('/api/restDay', values)).data as { id: string }
    return { id, answer: await act(office.team.s1, 'restDay', id, 'submit') }
  }
  return {
    ask,
    taken: async (startDate: string, endDate: string, more: object = {}): Promise<string> => {
      const { id, answer } = await ask(startDate, endDate, more)
      expectOk(answer)
      expectOk(await act(office.team.h, 'restDay', id, 'approve'))
      return id
    },
    adjust: (hours: string, expireDate?: string, kind = '调休', api: Api = office.team.admin) =>
      api.post('/api/restDay/action/adjust', { userId: office.team.ids.s1, kind, hours, expireDate, remark: '结转' }),
    balance: async (kind = '调休') =>
      expectOk(await office.team.s1.get('/api/restDay/balance')).data.kinds.find(
        (one: { kind: string }) => one.kind === kind,
      ),
  }
}
