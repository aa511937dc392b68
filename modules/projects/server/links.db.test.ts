import { signed } from '@chengban/engine/files/testing/drawing.ts'
import { type Answer, filters, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
let other: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  project = await running('一院实施')
  other = await running('二院实施')
})
afterAll(() => server.close())

const running = async (name: string): Promise<string> => {
  const body = { name, type: '实施项目', startTime: '2026-01-05', principalId: team.ids.g, impPrincipalId: team.ids.s1 }
  const id = await made(team.admin, 'project', body)
  await set('project', id, `project_status = '实施中', audit_status = '通过'`)
  return id
}
type Api = Team['s1']
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const made = async (api: Api, table: string, body: object): Promise<string> =>
  expectOk(await api.post(`/api/${table}`, body)).data.id
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const act = async (api: Api, table: string, name: string, id: string, more: object = {}) =>
  api.post(`/api/${table}/action/${name}`, { id, version: (await row(table, id)).version, ...more })
const set = (table: string, id: string, values: string) =>
  server.owner.query(`update store.${table} set ${values} where id = $1`, [id])
const task = (name: string, more: object = {}): Promise<string> =>
  made(team.admin, 'task', { name, projectId: project, designee: team.ids.s1, date: '2026-12-01', ...more })
const fault = (more: object = {}): Promise<string> =>
  made(team.admin, 'bug', { name: '保存报错', step: '点保存', projectId: project, ...more })

describe('a milestone', () => {
  test('is not handed in over open tasks, and is as far as they are; cancelled, it lets the open ones go', async () => {
    const plan = { type: '上线', describe: '上线运行', startDate: '2026-01-05', endDate: '2026-01-30' }
    const goal = await made(team.g, 'milepost', { ...plan, name: '上线', userId: team.ids.s1, projectId: project })
    expectOk(await act(team.s1, 'milepost', 'start', goal))
    expect((await row('milepost', goal)).progress).toBe('50.00')
    const [done, open, gone] = [await task('联调', { predict: '6.0' }), await task('培训'), await task('取消的')]
    const move = (api: Api, taskIds: string[], milepostId: string | null = goal) =>
      api.post('/api/milepost/changeTask', { taskIds, milepostId })
    for (const id of [done, open, gone]) await set('task', id, `status = '进行中'`)
    expect((await move(team.s2, [open])).status).toBe(404)
    const foreign = await task('别处', { projectId: other })
    expect(told(await move(team.g, [open, foreign]))).toEqual([422, { taskIds: '任务与里程碑不属于同一项目' }])
    expect((await row('task', open)).milepostTaskId).toBeNull()
    expect(expectOk(await move(team.s1, [done, open, gone])).data).toEqual({ moved: 3 })
    expect(expectOk(await move(team.s1, [gone], null)).data).toEqual({ moved: 1 })
    expect((await move(team.s1, [gone], null)).status).toBe(403)
    expectOk(await move(team.g, [gone]))
    await set('task', done, `status = '已完成'`)
    await set('task', gone, `status = '取消'`)
    expect(told(await move(team.g, [done]))).toEqual([422, { taskIds: '已完成的任务不能移动' }])
    // six hours against one that counts as one
    expect(await row('milepost', goal)).toMatchObject({ taskTotal: 2, taskDone: 1, progress: '85.70' })
    expect(told(await act(team.s1, 'milepost', 'submit', goal, { result: '已上线' }))).toEqual([
      409,
      '还有未完成任务：1项',
    ])
    expectOk(await act(team.g, 'milepost', 'cancel', goal, { opinion: '不做了' }))
    expect([(await row('task', done)).milepostTaskId, (await row('task', open)).milepostTaskId]).toEqual([goal, null])
  })
})

describe('a piece of the breakdown', () => {
  test('is of the project of what names it, and is not finished over what was raised for it', async () => {
    const leaf = await made(team.g, 'wbsTask', { projectId: project, name: '挂号', userId: team.ids.g })
    const foreign = { name: '接口', projectId: other, designee: team.ids.s1, date: '2026-12-01', wbsId: leaf }
    expect(told(await team.admin.post('/api/task', foreign))).toEqual([422, { wbsId: 'WBS任务与项目不一致' }])
    const elsewhere = { name: '报错', step: '点', projectId: other, wbsId: leaf }
    expect(told(await team.admin.post('/api/bug', elsewhere))).toEqual([422, { wbsId: 'WBS任务与项目不一致' }])
    const id = await fault({ wbsId: leaf })
    const draft = await fault({ wbsId: leaf })
    await set('bug', draft, `status = '草稿'`)
    await set('bug', id, `status = '待确认'`)
    expectOk(await act(team.g, 'wbsTask', 'start', leaf))
    expect(told(await act(team.g, 'wbsTask', 'finish', leaf))).toEqual([409, '还有未完成事项：1项'])
    await set('bug', id, `status = '已关闭'`)
    expectOk(await act(team.g, 'wbsTask', 'finish', leaf))
  })
})

test('a document is prepared for a project or for an opportunity, there by whoever sells', async () => {
  const { rows } = await server.owner.query('select id from store.imp_document where node = 0 order by sort limit 1')
  const impDocumentId = rows[0].id
  const place = { province: '江苏', city: '南京', linkman: '何川' }
  const clientId = await server.make('client', {
    ...place,
    name: '一院',
    type: '医院',
    status: '通过',
    userId: team.ids.s1,
  })
  const sold = { name: '一院平台', clientId, type: '新建', budgetMyself: '1000.00' }
  const businessOpportunityId = await made(team.s1, 'businessOpportunity', sold)
  const prepare = (api: Api, more: object) => api.post('/api/impPrepare', { impDocumentId, ...more })
  expect(told(await prepare(team.admin, {}))).toEqual([422, { projectId: '请选择项目或商机' }])
  expect(told(await prepare(team.admin, { projectId: project, businessOpportunityId }))).toEqual([
    422,
    { businessOpportunityId: '项目与商机只能选择一个' },
  ])
  expect((await prepare(team.s2, { businessOpportunityId })).status).toBe(422)
  const { id } = expectOk(await prepare(team.s1, { businessOpportunityId })).data
  expect((await row('impPrepare', id)).userId).toBe(team.ids.s1)
  expect((await team.s2.get(`/api/impPrepare/${id}`)).status).toBe(404)
  expect(told(await prepare(team.s1, { businessOpportunityId }))).toEqual([422, { impDocumentId: '资料已存在' }])
})

describe('a product', () => {
  let product: string
  let old: string
  let now: string
  const version = (name: string) =>
    made(team.admin, 'productLibraryVersion', {
      productLibraryId: product,
      name,
      type: '大版本',
      planDate: '2026-12-31',
      userId: team.ids.s1,
    })
  const figures = async () => {
    const { projectCount, behindCount } = await row('productLibrary', product)
    return [projectCount, behindCount]
  }

  test('counts who runs it, and of these who is behind and would not be', async () => {
    const category = (
      await team.admin.get(`/api/dict?filters=${filters({ dictTypeId: { equalTo: 'productCategory' } })}`)
    ).data.nodes[0].code
    product = await made(team.admin, 'productLibrary', {
      name: '集成平台',
      code: 'PT-1',
      category,
      principalId: team.ids.g,
    })
    ;[old, now] = [await version('V2.9.9'), await version('V2.10.0')]
    await set('product_library', product, `current_version_id = '${now}'`)
    expect(await figures()).toEqual([0, 0])
    for (const id of [project, other]) await set('project', id, `product_library_version_id = '${old}'`)
    expect(await figures()).toEqual([2, 2])
    expectOk(
      await team.s1.post('/api/projectFollow', {
        targetType: 'productLibraryVersion',
        targetId: now,
        projectId: other,
        isIgnore: true,
        reason: '暂不升级',
      }),
    )
    expect(await figures()).toEqual([2, 1])
    const ignored = async (api: Api) => expectOk(await api.get(`/api/productLibraryVersion/${now}`)).data.isIgnore
    expect([await ignored(team.s1), await ignored(team.s2)]).toEqual([true, false])
    await set('project', other, `project_status = '已结束'`)
    expect(await figures()).toEqual([1, 1])
  })

  test('marks are of whoever set them', async () => {
    const mark = { targetType: 'productLibrary', targetId: product, isCare: true }
    expectOk(await team.s1.post('/api/projectFollow', mark))
    const follows = async (api: Api) => expectOk(await api.get(`/api/productLibrary/${product}`)).data.isFollow
    expect([await follows(team.s1), await follows(team.s2)]).toEqual([true, false])
  })

  test('a mark names what it is on, whichever kind that is, in lists and by itself', async () => {
    const mark = (targetType: string, targetId: string) =>
      made(team.s1, 'projectFollow', { targetType, targetId, projectId: project, isCare: true })
    const gone = await mark('project', '00000000-0000-7000-8000-000000000000')
    const written = await mark('project', 'x')
    const [onProject, onVersion] = [await mark('project', other), await mark('productLibraryVersion', now)]
    const { nodes } = expectOk(await team.s1.get('/api/projectFollow?pageSize=50')).data
    const names = Object.fromEntries(
      nodes.map((one: { id: string; target: { name: string } | null }) => [one.id, one.target]),
    )
    const version = await row('productLibraryVersion', now)
    expect([names[gone], names[written]]).toEqual([null, null])
    expect(names[onProject]).toEqual({ id: other, name: '二院实施' })
    expect(names[onVersion]).toEqual({ id: now, name: `集成平台 ${version.name}` })
    expect(expectOk(await team.s1.get(`/api/projectFollow/${onProject}`)).data.target).toEqual(names[onProject])
    const sheet = await team.admin.get('/api/projectFollow/export?format=csv&columns=targetId,targetType')
    expect(String(sheet.data)).toContain('二院实施,项目')
    expect(String(sheet.data)).not.toContain(now)
  })

  test('a mark is set and taken off by a tap, following ends ignoring, and a project is answered for by who leads it', async () => {
    const call = (name: string, body: object) => team.s2.post(`/api/product-library/${name}`, { id: product, ...body })
    const marks = async () => {
      const { isFollow, isIgnore } = expectOk(await team.s2.get(`/api/productLibrary/${product}`)).data
      return [isFollow, isIgnore]
    }
    expect((await call('follow', { id: now, follow: true })).status).toBe(404)
    expect((await call('ignore', { id: 'x', ignore: true })).status).toBe(404)
    expect(told(await call('ignore', { id: now, projectId: other, ignore: true, reason: '不升级' }))).toEqual([
      403,
      '权限不足',
    ])
    expectOk(await call('ignore', { ignore: true }))
    expect(await marks()).toEqual([false, true])
    expectOk(await call('follow', { follow: true }))
    expect(await marks()).toEqual([true, false])
    expectOk(await call('follow', { follow: false }))
    expect(await marks()).toEqual([false, false])
  })

  test('what a client confirms closes what waited for that, and nothing else', async () => {
    const [waiting, open] = [await fault(), await fault({ name: '另一处' })]
    await set('bug', waiting, `status = '待关闭'`)
    await set('product_library_version', now, `stage = '已发布'`)
    const foreign = await fault()
    await set('bug', foreign, `status = '待关闭', project_id = '${other}'`)
    const body = {
      projectId: project,
      productLibraryVersionId: now,
      name: '升级到 V2.10.0',
      content: '修复保存',
      planDate: '2026-12-31',
      userId: team.ids.s1,
      needTrain: false,
      bugIds: [waiting, open],
    }
    const mixed = await team.s1.post('/api/projectVer', { ...body, bugIds: [waiting, foreign] })
    expect(told(mixed)).toEqual([422, { bugIds: '缺陷不属于该项目' }])
    const delivery = await made(team.s1, 'projectVer', body)
    // as rows of earlier days have it
    await server.owner.query('insert into store.project_ver_bug_ids (project_ver_id, bug_id) values ($1, $2)', [
      ...[delivery, foreign],
    ])
    await set('project_ver', delivery, `status = '待交付', audit_status = '通过'`)
    expectOk(await act(team.s1, 'projectVer', 'deliver', delivery))
    expect((await row('projectVer', delivery)).contentHash).toMatch(/^[0-9a-f]{64}$/)
    const signature = [{ url: expectOk(await team.s1.upload('签名.png', signed, 'image/png')).data }]
    const { contentHash } = await row('projectVer', delivery)
    const confirm = (more: object) =>
      act(team.s1, 'projectVer', 'confirm', delivery, { signature, signer: '何川', ...more })
    expect(told(await confirm({}))).toEqual([422, { contentHash: '请阅读内容后再确认' }])
    expect(told(await confirm({ contentHash: 'x' }))).toEqual([409, '单据已变更，请刷新'])
    expect(told(await confirm({ contentHash, watched: '100' }))).toEqual([422, { watched: '未知字段' }])
    expectOk(await confirm({ contentHash }))
    expect([(await row('bug', waiting)).status, (await row('bug', open)).status]).toEqual(['已关闭', '草稿'])
    expect((await row('bug', foreign)).status).toBe('待关闭')
    expect((await row('project', project)).productLibraryVersionId).toBe(now)
  })
})
