import { signed } from '@chengban/engine/files/testing/drawing.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let seal: { id: string }
let clerk: Api
let clerkId: string

const setCodes = async (name: string, codes: string[]): Promise<string> => {
  const { id } = expectOk(await team.admin.post('/api/role', { name })).data
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes: codes }))
  return id
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const keeping = await setCodes('印章', ['officialSeal:audit', 'officialSeal:audit2', 'officialSeal:manage'])
  const first = await setCodes('用印一审', ['officialSeal:audit1'])
  await giveRole(team.ids.g, keeping)
  await giveRole(team.ids.h, first)
  const office = (await team.admin.get(`/api/user/${team.ids.g}`)).data.departmentId
  clerkId = await hire('clerk1', '孙管', office, keeping)
  clerk = await server.signIn('clerk1', personPassword)
  seal = expectOk(
    await team.g.post('/api/officialSeal', {
      name: '合同专用章',
      code: 'YZ-01',
      kind: '合同专用章',
      company: 'A',
      keeperId: clerkId,
      canTakeOut: true,
    }),
  ).data
})
afterAll(() => server.close())

const giveRole = async (userId: string, roleId: string) =>
  expectOk(await team.admin.post('/api/userRole', { userId, roleId }))

const hire = async (account: string, name: string, departmentId: string, roleId: string): Promise<string> => {
  const { id, plain } = expectOk(
    await team.admin.post('/api/user/edit', {
      name,
      departmentId,
      company: 'A',
      account: { name: account },
      roleIds: [roleId],
    }),
  ).data
  const { version } = (await team.admin.get(`/api/user/${id}`)).data
  expectOk(await team.admin.post('/api/user/audit', { id, version, pass: true }))
  const signed = expectOk(await team.admin.post('/api/auth/web/login', { name: account, password: plain })).data
  const api = team.admin.as(signed.jwtToken)
  expectOk(await api.post('/api/auth/web/changePassword', { oldPassword: plain, newPassword: personPassword }))
  return id
}

const input = async (more: object = {}) => ({
  sealId: seal.id,
  name: '授权书',
  kind: '授权委托',
  file: [{ url: expectOk(await team.s1.upload('授权书.pdf', pdf, 'application/pdf')).data }],
  copies: 3,
  receiver: '甲市中心医院',
  reason: '投标用',
  ...more,
})
const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const outside = () => ({
  isTakeOut: true,
  outPlace: '甲市',
  companionId: team.ids.s2,
  tzOutPlan: at(1),
  tzBackPlan: at(30),
})
const read = async (api: Api, id: string) => expectOk(await api.get(`/api/officialSealUse/${id}`)).data
const act = async (api: Api, id: string, name: string, more: object = {}) => {
  const { version } = await read(api, id)
  return api.post(`/api/officialSealUse/action/${name}`, { id, version, ...more })
}
const approved = async (more: object = {}): Promise<string> => {
  const { id } = expectOk(await team.s1.post('/api/officialSealUse', await input(more))).data
  expectOk(await act(team.s1, id, 'submit'))
  const { version } = await read(team.h, id)
  expectOk(await team.h.post('/api/official-seal/audit', { id, version, pass: true }))
  expectOk(await act(team.g, id, 'approve'))
  return id
}
const png = async (api: Api) => [{ url: expectOk(await api.upload('签名.png', signed, 'image/png')).data }]

test('what is taken out says where, with whom and until when; what is not in stock is not asked for', async () => {
  const taken = await team.s1.post('/api/officialSealUse', await input({ isTakeOut: true }))
  expect(taken.data.fields).toMatchObject({ outPlace: '外借地点不能为空', companionId: '陪同人不能为空' })
  const early = await team.s1.post('/api/officialSealUse', await input({ ...outside(), tzBackPlan: at(0.5) }))
  expect(early.data.fields).toEqual({ tzBackPlan: '归还时间须晚于借出时间' })
  const long = await team.s1.post('/api/officialSealUse', await input({ ...outside(), tzBackPlan: at(80) }))
  expect(long.data.fields).toEqual({ tzBackPlan: '外借最长3天' })
  const alone = await team.s1.post('/api/officialSealUse', await input({ ...outside(), companionId: team.ids.s1 }))
  expect(alone.data.fields).toEqual({ companionId: '陪同人不能是申请人' })
  const paper = await team.s1.post('/api/officialSealUse', await input({ kind: '合同' }))
  expect(paper.data.fields).toEqual({ contractId: '请选择合同' })
})

test('the second door of the audit wants to hear whether it passes', async () => {
  const { id } = expectOk(await team.s1.post('/api/officialSealUse', await input())).data
  expectOk(await act(team.s1, id, 'submit'))
  const row = await read(team.h, id)
  expect(row.applyNumber).toMatch(/^YZ\d{6}0001$/)
  const { version } = row
  expect(await team.h.post('/api/official-seal/audit', { id, version })).toMatchObject({ code: 'VALIDATION' })
  const silent = await team.h.post('/api/official-seal/audit', { id, version, pass: false })
  expect(silent.data.fields).toEqual({ opinion: '请填写审批意见' })
  expectOk(await team.h.post('/api/officialSeal/audit', { id, version, pass: false, opinion: '事由不清' }))
  expect(await read(team.s1, id)).toMatchObject({ status: '驳回', useStatus: '未用印' })
})

test('only the keeper stamps, at most what was asked for; the applicant hears, the keeper has heard before', async () => {
  const id = await approved()
  expect((await act(team.s1, id, 'stamp', { actualCopies: 1 })).code).toBe('FORBIDDEN')
  expect((await act(clerk, id, 'stamp')).data.fields).toEqual({ actualCopies: '请填写实际份数' })
  expect((await act(clerk, id, 'stamp', { actualCopies: 4 })).data.fields).toEqual({ actualCopies: '份数须在1与3之间' })
  expect((await act(clerk, id, 'handOut', { signature: await png(clerk) })).message).toBe('非外借单')
  expect((await act(clerk, id, 'stamp', { actualCopies: 2, status: '已归档' })).data.fields).toEqual({
    status: '未知字段',
  })
  expectOk(await act(clerk, id, 'stamp', { actualCopies: 2 }))
  expect(await read(team.s1, id)).toMatchObject({ useStatus: '待上传', actualCopies: 2, operatorId: clerkId })
  const titles = async (api: Api) =>
    (await api.get('/api/message?pageSize=50')).data.nodes.map((one: { title: string }) => one.title)
  expect(await titles(team.s1)).toContain('【用印】授权书已用印，请上传盖章扫描件')
  expect(await titles(clerk)).toContain('【用印】授权书 3份待用印')
  expect((await act(team.s1, id, 'archive')).data.fields).toEqual({ stampedFile: '请上传盖章扫描件' })
  expect((await act(team.g, id, 'void', { opinion: '作废' })).message).toBe('已用印，不能作废')
})

test('a seal that is out is nobody else’s: it moves with its use, in one transaction, and comes back with it', async () => {
  const [id, second] = [await approved(outside()), await approved()]
  const bare = await act(clerk, id, 'handOut')
  expect(bare.data.fields).toEqual({ signature: '请签名' })
  const borrowed = await png(team.s1)
  expect((await act(clerk, id, 'handOut', { signature: borrowed })).data.fields).toEqual({ signature: '请签名' })
  expectOk(await act(clerk, id, 'handOut', { signature: await png(clerk) }))
  expect((await team.g.get(`/api/officialSeal/${seal.id}`)).data).toMatchObject({ status: '借出', currentUseId: id })
  expect((await act(clerk, second, 'stamp', { actualCopies: 1 })).message).toBe('印章不在库，当前由林一借出')
  const told = await server.owner.query(
    `select changes -> 'files' -> 0 as signed from store.comment where relevance_id = $1 and changes ->> 'action' = '借出'`,
    [id],
  )
  expect(told.rows[0].signed).toMatchObject({ signerId: team.ids.s1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })

  const early = await act(team.s1, id, 'returnApply', { actualCopies: 1, tzUse: at(-5) })
  expect(early.data.fields).toEqual({ tzUse: '用印时间须在借出之后且不晚于现在' })
  const { version } = await read(team.s1, id)
  expectOk(await team.s1.post('/api/officialSeal/returnApply', { id, version, actualCopies: 0 }))
  const back = async (more: object) => {
    const row = await read(clerk, id)
    return clerk.post('/api/official-seal/returnAudit', { id, version: row.version, ...more })
  }
  expect((await back({ pass: true })).data.fields).toEqual({ condition: '请选择归还状况' })
  expect((await back({ pass: false })).data.fields).toEqual({ opinion: '请填写审批意见' })
  expectOk(await back({ pass: false, opinion: '份数不符' }))
  expect(await read(team.s1, id)).toMatchObject({ useStatus: '已借出', actualCopies: null })
  expectOk(await act(team.s1, id, 'returnApply', { actualCopies: 0 }))
  expectOk(await back({ pass: true, condition: '完好' }))
  expect(await read(team.s1, id)).toMatchObject({ useStatus: '已归档' })
  expect((await team.g.get(`/api/officialSeal/${seal.id}`)).data).toMatchObject({ status: '在库', currentUseId: null })
  expectOk(await act(clerk, second, 'stamp', { actualCopies: 1 }))
})

test('what the system alone does is nobody’s to call, and an effect that is refused refuses the whole', async () => {
  const row = (await team.g.get(`/api/officialSeal/${seal.id}`)).data
  const lend = await team.g.post('/api/officialSeal/action/lend', { id: seal.id, version: row.version })
  expect(lend.code).toBe('FORBIDDEN')
  const id = await approved(outside())
  const waiting = await team.g.post('/api/officialSeal/action/disable', {
    id: seal.id,
    version: row.version,
    opinion: '停',
  })
  expect(waiting.message).toBe('仍有1份用印未办结')
  await server.owner.query(`update store.official_seal set status = '停用' where id = $1`, [seal.id])
  const refused = await act(clerk, id, 'handOut', { signature: await png(clerk) })
  expect(refused.code).toBe('CONFLICT')
  expect(await read(clerk, id)).toMatchObject({ useStatus: '待用印', tzOut: null })
  await server.owner.query(`update store.official_seal set status = '在库' where id = $1`, [seal.id])
  expectOk(await act(team.s1, id, 'cancel', { opinion: '不去了' }))
})

test('a seal goes to another keeper with their signature; several seals are asked for together or not at all', async () => {
  const row = (await team.g.get(`/api/officialSeal/${seal.id}`)).data
  const move = (more: object) =>
    team.g.post('/api/officialSeal/action/transfer', { id: seal.id, version: row.version, ...more })
  expect((await move({ userId: team.ids.s2, signature: await png(team.g) })).data.fields).toEqual({
    userId: '保管人无用印办理权限',
  })
  expect((await move({ userId: clerkId, signature: await png(team.g) })).data.fields).toEqual({ userId: '已是保管人' })
  expect((await move({ userId: team.ids.g })).data.fields).toEqual({ signature: '请签名' })
  expectOk(await move({ userId: team.ids.g, signature: await png(team.g) }))
  const titles = (await clerk.get('/api/message?pageSize=50')).data.nodes.map((one: { title: string }) => one.title)
  expect(titles).toContain('【印章】合同专用章已移交周岚保管')
  const stopped = expectOk(
    await team.g.post('/api/officialSeal', {
      name: '旧章',
      code: 'YZ-02',
      kind: '公章',
      company: 'A',
      keeperId: clerkId,
    }),
  ).data
  expectOk(await team.g.post('/api/officialSeal/action/disable', { id: stopped.id, version: 1, opinion: '旧' }))
  const before = (await team.s1.get('/api/officialSealUse/count')).data.totalCount
  const use = await input()
  const both = await team.s1.post('/api/officialSealUse/action/batch', { ...use, sealIds: [seal.id, stopped.id] })
  expect(both.data.rows).toHaveLength(1)
  expect((await team.s1.get('/api/officialSealUse/count')).data.totalCount).toBe(before)
  expectOk(await team.s1.post('/api/official-seal-use/action/batch', { ...use, sealIds: [seal.id] }))
})

test('whoever may not read the picture of a seal gets it by no door of files either', async () => {
  const url = expectOk(await team.g.upload('印模.png', samples.png)).data
  const { version } = (await team.g.get(`/api/officialSeal/${seal.id}`)).data
  expectOk(await team.g.patch(`/api/officialSeal/${seal.id}`, { id: seal.id, version, image: [{ url }] }))
  const seen = expectOk(await team.s1.get(`/api/officialSeal/${seal.id}`)).data
  expect([seen.name, seen.image]).toEqual(['合同专用章', null])
  for (const door of [url, `${url}?w=64`, `/api/file/preview?url=${url}`])
    expect(await team.s1.get(door), door).toMatchObject({ status: 404, message: '文件不存在' })
  const named = encodeURIComponent(JSON.stringify({ url: { equalTo: url } }))
  expect((await team.s1.get(`/api/storedFile?filters=${named}`)).data).toEqual({ nodes: [], totalCount: 0 })
  expect((await team.s1.post('/api/file/ticket', { urls: [url] })).data).toEqual({ tickets: {} })
  expect((await team.s1.post('/api/file-share', { url, name: '印模', day: '1' })).status).toBe(404)
  expect((await clerk.get(url)).status).toBe(200)
})
