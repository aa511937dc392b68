import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { keepTexts } from '@chengban/server/files/demo-texts.ts'
import { openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../demo.ts'
import { personIds } from './company.ts'
import { addFiles } from './files.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ demo: true })
  const keep = keepTexts(diskStorage(join(server.dataDir, 'files')))
  await server.parts.auth.transaction(async (tx) => {
    const ids = await personIds(tx)
    await addFiles(tx, (account) => ids.get(account) ?? '', keep)
  })
})
afterAll(() => server.close())

const counted = async (text: string): Promise<unknown> => (await server.owner.query(text)).rows[0]

it('thirty company files in every state, two of them expired, and eight links of which three hold', async () => {
  const states = `select count(*) filter (where status = '通过')::int as passed,
    count(*) filter (where status = '通过' and expire_date < current_date)::int as expired,
    count(*) filter (where status = '待一级审核')::int as waiting, count(*) filter (where status = '草稿')::int as drafts,
    count(*) filter (where status = '驳回')::int as refused, count(*) filter (where status = '已作废')::int as void from store.file_audit`
  expect(await counted(states)).toEqual({ passed: 22, expired: 2, waiting: 3, drafts: 2, refused: 2, void: 1 })
  const links = `select count(*)::int as all, count(*) filter (where tz_revoke is null and tz_expire > now())::int as standing from store.file_share`
  expect(await counted(links)).toEqual({ all: 8, standing: 3 })
  const untold = `select count(*)::int as count from store.file_share s
    where (s.visit_count, s.download_count) <> (select count(*) filter (where v.action = '打开'), count(*) filter (where v.action = '下载')
      from store.file_share_visit v where v.share_id = s.id)`
  expect(await counted(untold)).toEqual({ count: 0 })
  expect(await counted('select count(*) > 0 as some from store.file_share_visit')).toEqual({ some: true })
})

it('have their bytes, and are read by who may', async () => {
  const seller = await server.signIn('xs02', demoPassword)
  const [file] = (await seller.get('/api/file-audit/picker?pageSize=10')).data.nodes
  const { url } = file.file[0] as { url: string }
  const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${seller.token}` } })
  expect([answer.statusCode, answer.body.startsWith(file.name)]).toEqual([200, true])
  const id = url.slice(url.lastIndexOf('/') + 1).slice(0, 36)
  expect((await readFile(join(server.dataDir, 'files', id.slice(-2), id))).toString()).toBe(answer.body)
})
