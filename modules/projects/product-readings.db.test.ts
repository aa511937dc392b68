import type { Api } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { data, openReadings, type Readings, type Row } from './server/testing/readings.ts'

let server: Readings['server']
let admin: Readings['admin']
let seller: Readings['seller']
let rows: Readings['rows']
beforeAll(async () => {
  ;({ server, admin, seller, rows } = await openReadings())
})
afterAll(() => server.close())

test('products nobody plans on, and versions nobody has said the goal of', async () => {
  const [product] = await rows(
    `select v.product_library_id as id, v.id as version from store.product_library_version v
     where v.stage = '规划' order by v.id limit 1`,
  )
  const of = async () => (await data(seller, `/product-library/noGoal?productLibraryId=${product?.id}`)).nodes
  await rows(`update store.product_library_version set goal = '[]' where id = $1`, [product?.version])
  expect((await of()).map(({ versionId }: Row) => versionId)).toContain(product?.version)
  await rows(`update store.product_library_version set goal = '[{"text": "快"}]' where id = $1`, [product?.version])
  expect((await of()).map(({ versionId }: Row) => versionId)).not.toContain(product?.version)
  await rows(
    `update store.product_library_version set stage = '作废' where product_library_id = $1
    and stage in ('规划', '研发中', '测试中', '待发布')`,
    [product?.id],
  )
  expect(await of()).toMatchObject([{ versionId: null, planDate: null }])
})

test('who runs a product, in numbers that add up, whatever one sees of the projects', async () => {
  const [old] = await rows(
    `select v.id, c.id as current, v.product_library_id as product from store.product_library l
     join store.product_library_version c on c.id = l.current_version_id
     join store.product_library_version v on v.product_library_id = l.id and v.order_no < c.order_no order by v.id limit 1`,
  )
  const [project] = await rows(
    `update store.project set product_library_version_id = $1 where id = (select id from store.project
       where project_status = '实施中' order by id limit 1) returning id, principal_id as lead`,
    [old?.id],
  )
  await rows('delete from store.project_follow where project_id = $1', [project?.id])
  const of = async (api: Api) => {
    const all = await data(api, '/product-library/projects')
    for (const { projectCount, latestCount, behindCount, ignoredCount, versions } of all.nodes) {
      expect(latestCount + behindCount + ignoredCount).toBe(projectCount)
      expect(versions.reduce((sum: number, one: Row) => sum + Number(one.count), 0)).toBe(projectCount)
    }
    return all.nodes.find(({ productLibraryId }: Row) => productLibraryId === old?.product)
  }
  const one = await of(admin)
  expect(await of(seller)).toEqual(one)
  const target = { targetType: 'productLibraryVersion', targetId: String(old?.current) } as const
  const follows = { ...target, userId: String(project?.lead), projectId: String(project?.id) }
  await server.make('projectFollow', { ...follows, isIgnore: true })
  const after = await of(admin)
  expect([after.behindCount, after.ignoredCount]).toEqual([one.behindCount - 1, one.ignoredCount + 1])
})
