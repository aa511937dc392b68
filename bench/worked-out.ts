import pg from 'pg'
import type { Caller } from './caller.ts'
import { told } from './told.ts'

// a page asks for its rows without their total
const ofStage = `filters=${encodeURIComponent(JSON.stringify({ lifeStage: { equalTo: '成交' } }))}`
const page = '/api/client?pageSize=10&total=false'

/** The last contact of each client, as one statement may work it out: visits once through, in the order wanted. */
const plainContact = `
  select c.id, x.last from (select client_id, max(tz_visit) as last from store.client_visit
    where status in ('已拜访', '已补录') group by client_id order by last desc limit 10) x join store.client c on c.id = x.client_id`
/** Clients with a contract and without a maintenance, in the order of the list. */
const plainStage = `
  select c.id from store.client c
  where exists (select from store.contract k where k.client_id = c.id and k.status in ('通过', '变更中'))
    and not exists (select from store.maintenance m where m.client_id = c.id)
  order by c.tz_create desc limit 10`

/** Lists of clients filtered and sorted by figures that are worked out at reading, for who sees all and for one seller. */
export const workedOut = async (url: string, all: Caller, seller: Caller): Promise<void> => {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await told('200,000 个客户按最近联系，SQL', 1000, 10, () => owner.query(plainContact))
    await told('200,000 个客户按客户阶段，SQL', 1000, 10, () => owner.query(plainStage))
  } finally {
    await owner.end()
  }
  for (const [who, ask] of [
    ['全部客户', all],
    ['一名销售的 200 个客户', seller],
  ] as const) {
    await told(`${who}按最近联系`, 300, 10, () => ask('GET', `${page}&sort=-tzLastContact`))
    await told(`${who}按客户阶段`, 300, 10, () => ask('GET', `${page}&${ofStage}`))
    await told(`${who}按客户阶段的总数`, 1500, 5, () => ask('GET', `/api/client/count?${ofStage}`))
  }
}
