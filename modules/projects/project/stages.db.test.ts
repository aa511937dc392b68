import { expectOk } from '@chengban/server/testing/team.ts'
import { expect, test } from 'vitest'
import { stagedProject, told } from './server/testing/staged-project.ts'

const { office, sql, row, act, nodes, stage } = stagedProject()

test('a start plans seven stages by their weights, asks for what is prepared, and begins', async () => {
  expect((await act(office.team.s2, 'project', 'start', office.project)).status).toBe(403)
  expectOk(await act(office.team.g, 'project', 'start', office.project))
  const stages = await nodes('implementaryProgress', { projectId: { equalTo: office.project } })
  expect(stages.map(({ planEnd }: { planEnd: string }) => planEnd.slice(5)).sort()).toEqual([
    '03-05',
    '03-11',
    '03-25',
    '04-02',
    '04-13',
    '04-21',
    '04-24',
  ])
  expect((await row('project', office.project)).tzNodeEnd).toBe('2026-03-05T23:59:59+08:00')
  expect((await stage(0)).status).toBe('进行中')
  const papers = await nodes('impPrepare', { projectId: { equalTo: office.project } })
  expect(papers).toHaveLength(8)
  expect(papers.find(({ name }: { name: string }) => name === '合同或中标通知书扫描件')).toMatchObject({
    status: '待审核',
    source: '合同',
    endDate: '2026-03-05',
    userId: office.team.ids.s1,
  })
})

test('it is entered when all is prepared and the client has somebody to talk to', async () => {
  await sql(`update store.imp_prepare set status = '通过' where project_id = $1`, [office.project])
  await sql(`update store.imp_prepare set status = '未上传' where project_id = $1 and name = '环境需求表'`, [
    office.project,
  ])
  expect((await act(office.team.s2, 'project', 'enterImp', office.project)).status).toBe(403)
  expect(told(await act(office.team.s1, 'project', 'enterImp', office.project))).toEqual([
    409,
    '准备资料未齐全：环境需求表',
  ])
  await sql(`update store.imp_prepare set status = '不适用' where project_id = $1 and name = '环境需求表'`, [
    office.project,
  ])
  await sql('delete from store.client_contact where client_id = $1', [office.clientId])
  expect(told(await act(office.team.s1, 'project', 'enterImp', office.project))).toEqual([409, '请先登记客户联系人'])
  expectOk(await office.team.s1.post('/api/clientContact', { clientId: office.clientId, name: '何川' }))
  expectOk(await act(office.team.s1, 'project', 'enterImp', office.project))
  const { projectStatus, impNode } = await row('project', office.project)
  expect([projectStatus, impNode, (await stage(0)).status]).toEqual(['实施中', 1, '已完成'])
  expect(await nodes('impNodeLog', { projectId: { equalTo: office.project }, node: { equalTo: 1 } })).toHaveLength(5)
})

test('a stage stands once, and is passed over only when it is its turn', async () => {
  const again = { projectId: office.project, node: 1, planStart: '2026-03-05', planEnd: '2026-03-11' }
  expect((await office.team.admin.post('/api/implementaryProgress', again)).data.fields).toMatchObject({
    node: '该阶段已存在',
  })
  const ahead = await act(office.team.admin, 'implementaryProgress', 'skip', (await stage(3)).id, { opinion: '不需要' })
  expect(told(ahead)).toEqual([409, '只能跳过当前或下一阶段'])
})

test('a sheet that ends the stage holds it while it lies with the client', async () => {
  const sent = { projectId: office.project, node: 1, content: '已部署', isStageEnd: true }
  const { id } = expectOk(await office.team.s2.post('/api/projectProgress', sent)).data
  expectOk(await act(office.team.s2, 'projectProgress', 'submit', id))
  expect((await stage(1)).status).toBe('进行中')
  const confirm = async () => {
    const { version } = await row('projectProgress', id)
    return office.team.s1.post('/api/project-progress/confirm', { id, version })
  }
  const names = '服务器与网络确认单、部署记录、环境账号表、安全与备份检查表、部署确认单'
  expect(told(await confirm())).toEqual([422, `资料未齐全：${names}`])
  await sql(`update store.imp_node_log set status = '通过' where project_id = $1 and node = 1`, [office.project])
  expect(told(await confirm())).toEqual([422, '请填写测试和正式环境'])
  await sql(
    `update store.project set test_url = 'a', test_account = 'a', formal_url = 'a', formal_account = 'a' where id = $1`,
    [office.project],
  )
  const { link, ...sentOn } = expectOk(await confirm()).data
  expect(sentOn).toEqual({ id, status: '客户待确认', contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { reportToken } = await row('project', office.project)
  expect(link).toMatch(
    new RegExp(`^https?://.+/admin/#/demand/projectProgressConfirm\\?token=${reportToken}&id=${id}$`),
  )
  expect((await stage(1)).status).toBe('待确认')
  expectOk(await act(office.team.s2, 'projectProgress', 'void', id, { opinion: '重做' }))
  expect((await stage(1)).status).toBe('进行中')
})

test('after a pause what was to come moves on by its working days', async () => {
  const goal = { type: '上线', describe: '上线', startDate: '2026-03-02', endDate: '2026-03-06', name: '上线' }
  const { id } = expectOk(
    await office.team.g.post('/api/milepost', { ...goal, projectId: office.project, userId: office.team.ids.s1 }),
  ).data
  const [was, next] = [(await stage(1)).planEnd, (await stage(2)).planStart]
  expectOk(await act(office.team.g, 'project', 'pause', office.project, { opinion: '客户停工' }))
  await sql(`update store.project set tz_pause = app.now() - interval '14 days' where id = $1`, [office.project])
  expectOk(await act(office.team.g, 'project', 'resume', office.project))
  const after = async (day: string): Promise<string> =>
    (await sql('select app.work_day_after($1::date, 10)::text as day', [day]))[0].day
  expect([(await stage(1)).planEnd, (await stage(2)).planStart]).toEqual([await after(was), await after(next)])
  const { endDate, originalDate } = await row('milepost', id)
  expect([endDate, originalDate]).toEqual(['2026-03-20', null])
  expect((await row('project', office.project)).tzNodeEnd).toBe(`${await after(was)}T23:59:59+08:00`)
})
