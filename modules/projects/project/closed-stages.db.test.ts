import type { RowOf } from '@chengban/kernel/registry.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { beforeAll, expect, test } from 'vitest'
import { stagedProject, told } from './server/testing/staged-project.ts'

const { office, sql, row, act, nodes, stage } = stagedProject()

/** Entered, with the documents of its first stage. */
beforeAll(async () => {
  const { team, project } = office
  expectOk(await act(team.g, 'project', 'start', project))
  await sql(`update store.imp_prepare set status = '通过' where project_id = $1`, [project])
  expectOk(await act(team.s1, 'project', 'enterImp', project))
  await sql(`update store.imp_node_log set status = '通过' where project_id = $1 and node = 1`, [project])
  await sql(
    `update store.project set test_url = 'a', test_account = 'a', formal_url = 'a', formal_account = 'a' where id = $1`,
    [project],
  )
})

/** What the client has signed, in this round of the stage. */
const signedSheet = async (
  node: number,
  status: RowOf<'projectProgress'>['status'] = '已确认',
  { isEnd = true, back = 0 } = {},
): Promise<string> => {
  const { round } = await stage(node)
  const of = { creatorId: office.team.ids.s1, projectId: office.project, node, round: 9, stageRound: round - back }
  return office.server.make('projectProgress', { ...of, name: '阶段完成', isStageEnd: isEnd, status })
}

const complete = async (id: string, api = office.team.s1, more: object = {}) =>
  api.post('/api/project-progress/complete', { id, version: (await row('projectProgress', id)).version, ...more })

test('a stage closes with its own sheet once the client has signed that, and with no other', async () => {
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 1`, [
    office.project,
  ])
  const waiting = await signedSheet(1, '客户待确认')
  expect(told(await complete(waiting, office.team.s2))).toEqual([403, '权限不足'])
  expect(told(await complete(waiting, office.team.s1, { version: 0 }))).toEqual([409, '单据已变更，请刷新'])
  expect(told(await complete(waiting))).toEqual([422, '客户尚未确认'])
  const other = await signedSheet(2)
  expect(told(await complete(other))).toEqual([422, '只能确认当前阶段'])
  const earlier = await signedSheet(1, '已确认', { back: 1 })
  expect(told(await complete(earlier))).toEqual([422, '只能确认当前阶段'])
  await sql(`update store.project_progress set status = '已确认' where id = $1`, [waiting])
  expect(told(await complete(waiting))).toEqual([422, '资料未齐全：部署确认单'])
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and name = '部署确认单'`, [
    office.project,
  ])
  const ordinary = await signedSheet(1, '已确认', { isEnd: false })
  expect(expectOk(await complete(ordinary)).data).toEqual({
    ...{ id: ordinary, node: 1, nextNode: null, projectStatus: '实施中' },
  })
  expect((await stage(1)).status).toBe('待确认')
  const answers = await Promise.all([complete(waiting), complete(waiting, office.team.g)])
  expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'OK'])
  expect(answers.find(({ code }) => code === 'OK')?.data).toEqual({
    ...{ id: waiting, node: 1, nextNode: 2, projectStatus: '实施中' },
  })
  expect([(await stage(1)).status, (await stage(2)).status, (await row('project', office.project)).impNode]).toEqual([
    ...['已完成', '进行中', 2],
  ])
  const papers = await nodes('impNodeLog', { projectId: { equalTo: office.project }, node: { equalTo: 2 } })
  expect([papers.length, papers.filter((one: { required: boolean }) => one.required).length]).toEqual([6, 5])
  await sql('delete from store.project_progress where id = any ($1)', [[waiting, other, earlier, ordinary]])
})

test('the last stages lead to acceptance, and accept the contract', async () => {
  await sql(`update store.implementary_progress set status = '已完成' where project_id = $1 and node between 1 and 4`, [
    office.project,
  ])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 5`, [
    office.project,
  ])
  await sql('update store.project set imp_node = 5 where id = $1', [office.project])
  await sql(`update store.implementary_progress set status = '未开始' where project_id = $1 and node = 6`, [
    office.project,
  ])
  expectOk(await complete(await signedSheet(5), office.team.g))
  expect([(await row('project', office.project)).projectStatus, (await stage(6)).status]).toEqual(['待验收', '进行中'])
  const five = (await stage(5)).id
  expect((await act(office.team.s1, 'implementaryProgress', 'goBack', five, { opinion: '数据有误' })).status).toBe(403)
  const zero = (await stage(0)).id
  expect(told(await act(office.team.g, 'implementaryProgress', 'goBack', zero, { opinion: 'x' }))[1]).toBe(
    '准备阶段不能退回',
  )
  expectOk(await act(office.team.g, 'implementaryProgress', 'goBack', five, { opinion: '数据有误' }))
  expect([await stage(5), await stage(6)].map(({ status, round }) => [status, round])).toEqual([
    ['进行中', 2],
    ['未开始', 2],
  ])
  expect(await row('project', office.project)).toMatchObject({ projectStatus: '实施中', impNode: 5 })
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and node = 5`, [office.project])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 5`, [
    office.project,
  ])
  expectOk(await complete(await signedSheet(5), office.team.g))
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and node = 6`, [office.project])
  await sql(`update store.imp_node_log set file = $2 where project_id = $1 and name = '验收报告'`, [
    office.project,
    JSON.stringify([office.scan]),
  ])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 6`, [
    office.project,
  ])
  const last = await signedSheet(6)
  await sql(`update store.imp_node_log set status = '通过' where project_id = $1 and name = '验收报告'`, [
    office.project,
  ])
  expect(told(await complete(last, office.team.g))).toEqual([422, '请先完成验收报告签字'])
  await sql(`update store.imp_node_log set status = '客户已签' where project_id = $1 and name = '验收报告'`, [
    office.project,
  ])
  expectOk(await complete(last, office.team.g))
  expect(await row('project', office.project)).toMatchObject({
    projectStatus: '已验收',
    tzAcceptStatus: expect.any(String),
    file3: [{ url: office.scan.url }],
  })
  expect(await row('contract', office.contract)).toMatchObject({
    stage: '履行中',
    dtAccept: expect.any(String),
    acceptanceFile: [{ url: office.scan.url }],
  })
  const voided = await act(office.team.admin, 'contract', 'void', office.contract, { opinion: '取消' })
  expect(told(voided)).toEqual([409, '合同已立项，不能作废'])
})

test('acceptance leaves a contract alone that was terminated meanwhile', async () => {
  await sql(`update store.project set project_status = '待验收', tz_accept_status = null where id = $1`, [
    office.project,
  ])
  await sql(`update store.implementary_progress set status = '待确认' where project_id = $1 and node = 6`, [
    office.project,
  ])
  await sql(`update store.contract set stage = '已终止', dt_accept = null where id = $1`, [office.contract])
  expectOk(await complete(await signedSheet(6), office.team.g))
  expect((await row('project', office.project)).projectStatus).toBe('已验收')
  expect(await row('contract', office.contract)).toMatchObject({ stage: '已终止', dtAccept: null })
})
