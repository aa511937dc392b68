import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { expectOk, signInTeam, teamServer } from '../testing/team.ts'

const file = new URL('../../../db/migrations/0090_one_sheet_ends_a_stage.sql', import.meta.url)

it('of several open sheets that were to end one stage the one furthest on does, the others stay as sheets', async () => {
  const server = await teamServer()
  try {
    const { admin, ids } = await signInTeam(server)
    const body = { name: '一院实施', type: '实施项目', startTime: '2026-03-02', principalId: ids.g }
    const { id } = expectOk(await admin.post('/api/project', body)).data
    await server.owner.query('drop index store.project_progress_project_id_node_stage_round_key')
    await server.owner.query(
      `insert into store.project_progress (id, tz_create, tz_update, project_id, node, stage_round, name, content, is_stage_end, status)
       select gen_random_uuid(), now() + n * interval '1 hour', now(), $1, node, 1, name, '已部署', true, status
       from (values (1, 1, '甲', '待内部确认'), (2, 1, '乙', '客户待确认'), (3, 1, '丙', '待内部确认'), (4, 1, '丁', '已完成'),
         (5, 2, '戊', '待内部确认')) x (n, node, name, status)`,
      [id],
    )
    await server.owner.query(await readFile(file, 'utf8'))
    const { rows } = await server.owner.query(
      'select name from store.project_progress where is_stage_end order by tz_create',
    )
    expect(rows.map(({ name }) => name)).toEqual(['乙', '丁', '戊'])
  } finally {
    await server.close()
  }
})
