import { buffer } from 'node:stream/consumers'
import { workbook } from '@chengban/engine/excel/xlsx.ts'
import type pg from 'pg'
import { type Caller, caller } from './caller.ts'
import type { Company } from './company.ts'
import { enter } from './ledger.ts'
import { listening } from './listening.ts'
import { benchPassword } from './settings.ts'
import { told } from './told.ts'

const children = 300
const brought = 5000

/** A client with 300 contacts, and a short list of one person while others listen and another brings clients in. */
export const beside = async ({ owner, server, password }: Company): Promise<void> => {
  const { rows } = await owner.query<{ name: string; id: string; province: string; city: string; type: string }>(
    `select a.name, c.id, c.province, c.city, d.name as type from store.client c join store.admin a on a.user_id = c.user_id
       join store.dict d on d.dict_type_id = 'clientType' and d.code = c.type
     where a.name = 'xs02' order by c.id limit 1`,
  )
  const [found] = rows
  if (!found) throw new Error('xs02 has no client')
  await contacts(owner, found.id)
  const seller = await caller(server.base, found.name, password)
  const filter = (by: string): string => encodeURIComponent(JSON.stringify({ [by]: { equalTo: found.id } }))
  await told(`client with ${children} contacts: detail`, 100, 20, () => seller('GET', `/api/client/${found.id}`))
  for (const child of ['clientContact', 'businessOpportunity', 'contract', 'clientVisit'])
    await told(`its tab ${child}`, 100, 20, () =>
      seller('GET', `/api/${child}?pageSize=10&filters=${filter('clientId')}`),
    )
  const lines = Array.from({ length: brought }, (_, n) => [
    `基准第${n}医院`,
    found.type,
    found.province,
    found.city,
    '何川',
  ])
  const manager = await caller(server.base, 'admin', benchPassword)
  const url = await upload(server.base, manager, lines)
  const streams = await listening(owner, server.base, password)
  await whileBrought(manager, url, seller, streams.held)
  streams.end()
}

const contacts = (owner: pg.Client, client: string) =>
  owner.query(
    `insert into store.client_contact (id, tz_create, tz_update, name, client_id)
     select gen_random_uuid(), now(), now(), '联系人' || n, $1 from generate_series(1, ${children}) n`,
    [client],
  )

const whileBrought = async (manager: Caller, url: string, seller: Caller, held: number): Promise<void> => {
  const list = () => seller('GET', '/api/contract?pageSize=10')
  await list()
  const from = performance.now()
  let isDone = false
  const bringing = manager('POST', '/api/client/import', { url }).finally(() => {
    isDone = true
  })
  const taken: number[] = []
  while (!isDone) {
    const began = performance.now()
    await list()
    taken.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { created } = (await bringing).data
  taken.sort((a, b) => a - b)
  const at = (part: number): string => (taken[Math.floor(taken.length * part)] ?? 0).toFixed(0)
  enter(
    `short list of another, ${held} browsers listening, ${created} clients brought in within ${((performance.now() - from) / 1000).toFixed(0)} s`,
    '≤ 100 ms',
    `${at(0.5)} ms, p95 ${at(0.95)} of ${taken.length}`,
    Number(at(0.5)) <= 100,
  )
}

const heads = ['客户名称', '客户类型', '省', '市', '主要联系人']

const upload = async (base: string, { token }: Caller, rows: readonly (readonly string[])[]): Promise<string> => {
  const columns = heads.map((header) => ({ header, kind: 'text' as const }))
  const form = new FormData()
  form.append('folder', 'import')
  form.append('file', new Blob([await buffer(workbook([{ name: '客户', columns, rows }]))]), '客户.xlsx')
  const sent = await fetch(`${base}/file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return ((await sent.json()) as { data: string }).data
}
