import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk, type Say } from './testing/desk.ts'

let desk: Desk
let li: Say
let wang: Say
let chief: Say
const ids: Record<string, string> = {}

const filled = { type: '医院', province: '北京', city: '北京', linkman: '赵' }
const clientOf = (name: string, userId: string): Promise<string> =>
  desk.row('client', { name, user_id: userId, creator_id: userId, ...filled })
const one = async (text: string, ...params: unknown[]) => (await desk.owner(text, params))[0]

beforeAll(async () => {
  desk = await openDesk()
  for (const [type, code] of [
    ['clientType', '医院'],
    ['company', 'A'],
    ['payWay', '分期'],
    ['contractForm', '固定总价'],
  ]) {
    await desk.row('dict_type', { id: type, name: type })
    await desk.row('dict', { dict_type_id: type, code, name: code })
  }
  ids.li = await desk.person('li', ['client:apply', 'contract:apply', 'contract:money'])
  ids.wang = await desk.person('wang', ['client:apply'])
  ids.chief = await desk.person('chief', ['*'])
  ids.tongren = await clientOf('同仁医院', ids.wang as string)
  ids.shared = await clientOf('协作医院', ids.wang as string)
  await desk.owner('update store.client set helper_id = $1 where id = $2', [ids.li, ids.shared])
  ;[li, wang, chief] = await Promise.all([desk.as('li'), desk.as('wang'), desk.as('chief')])
})
afterAll(() => desk.close())

const forbidden = { message: 'permission denied: 权限不足', extensions: { code: 'FORBIDDEN' } }
const create =
  'mutation ($c: ClientInput!) { createClient(input: {client: $c}) { client { id name version status user { name } } } }'
const update =
  'mutation ($id: UUID!, $v: Int, $p: ClientPatch!) { updateClient(input: {id: $id, version: $v, patch: $p}) { client { name version sort } } }'

describe('refused', () => {
  it('without the code', async () => {
    expect((await desk.as('li')).name).toBeDefined()
    const told = await li(
      'mutation { createDict(input: {dict: {code: "x", name: "x", dictTypeId: "payWay"}}) { dict { id } } }',
    )
    expect(told.errors).toMatchObject([forbidden])
    expect(told.data.createDict).toBeNull()
  })

  it('a row of somebody else, seen or not', async () => {
    expect((await li(update, { id: ids.tongren, p: { sort: 3 } })).errors).toMatchObject([
      { message: '数据不存在', extensions: { code: 'NOT_FOUND' } },
    ])
    expect((await li(`mutation { deleteClient(input: {id: "${ids.shared}"}) { affected } }`)).errors).toMatchObject([
      forbidden,
    ])
  })

  it('a version that is not the row’s', async () => {
    expect((await wang(update, { id: ids.tongren, v: 7, p: { sort: 3 } })).errors).toMatchObject([
      { message: 'version_conflict: 单据已变更，请刷新', extensions: { code: 'CONFLICT' } },
    ])
  })

  it('what the field kinds refuse, all fields at once', async () => {
    const { errors } = await li(create, { c: { type: '别的', province: '北京' } })
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'VALIDATION',
          fields: { name: '客户名称不能为空', city: '市不能为空', type: '客户类型不在可选范围' },
        },
      },
    ])
  })

  it('money that is no figure', async () => {
    const { errors } = await li('mutation { createContract(input: {contract: {money: "1e400"}}) { contract { id } } }')
    expect(errors?.[0]?.extensions.fields.money).toBe('合同额格式错误')
  })

  it.each(['client', 'contract', 'user'])('a state of %s, by any mutation', async (name) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`
    for (const mutation of [
      `create${type}(input: {${name}: {status: "通过"}}) { ${name} { id } }`,
      `update${type}(input: {id: "${ids.tongren}", patch: {status: "通过"}}) { ${name} { id } }`,
      `upsert${type}(input: {${name}: {status: "通过"}}) { ${name} { id } }`,
      `create${type}s(input: {${name}s: [{status: "通过"}]}) { affected }`,
      `update${type}s(input: {ids: ["${ids.tongren}"], patch: {status: "通过"}}) { affected }`,
    ]) {
      expect((await chief(`mutation { ${mutation} }`)).errors?.[0]?.message).toMatch(
        /^Field "status" is not defined by type/,
      )
    }
  })

  it('the deletion of what is in use', async () => {
    const client = await clientOf('在用医院', ids.chief as string)
    await desk.row('contract', {
      name: 'x',
      client_id: client,
      initiator: ids.chief,
      creator_id: ids.chief,
      self_company: 'A',
      pay_way: '分期',
      invoice: false,
      money: '1',
    })
    const { errors } = await chief(`mutation { deleteClient(input: {id: "${client}"}) { affected } }`)
    expect(errors).toMatchObject([
      { message: 'violates foreign key constraint: 该数据已被使用，无法删除', extensions: { code: 'IN_USE' } },
    ])
    expect(JSON.stringify(errors)).not.toContain('contract')
  })

  it('a duplicate', async () => {
    const { errors } = await chief(
      'mutation { createDict(input: {dict: {code: "分期", name: "x", dictTypeId: "payWay"}}) { dict { id } } }',
    )
    expect(errors).toMatchObject([
      {
        message: 'duplicate key value violates unique constraint: 编码已存在',
        extensions: { code: 'VALIDATION', fields: { code: '编码已存在' } },
      },
    ])
  })

  it('many, when one of them is', async () => {
    const before = await one('select count(*) n from store.client')
    const { errors } = await li('mutation ($c: [ClientInput!]!) { createClients(input: {clients: $c}) { affected } }', {
      c: [{ name: '甲医院', ...filled }, { name: '乙' }],
    })
    expect(errors).toMatchObject([
      { extensions: { code: 'VALIDATION', rows: [{ index: 1, fields: { city: '市不能为空' } }] } },
    ])
    expect(await one('select count(*) n from store.client')).toEqual(before)
    expect((await li('mutation { deleteClients(input: {ids: []}) { affected } }')).errors).toMatchObject([
      { message: '请选择要操作的项目' },
    ])
  })

  it('rows the system alone writes', async () => {
    expect(
      (await chief('mutation { createLoginLog(input: {loginLog: {name: "x"}}) { loginLog { id } } }')).errors?.[0]
        ?.message,
    ).toContain('Cannot query field "createLoginLog"')
  })
})

describe('done', () => {
  it('a row is created by the engine: defaults, trail and version', async () => {
    const { data, errors } = await li(create, { c: { name: '新医院', ...filled } })
    expect(errors).toBeUndefined()
    const { client } = data.createClient
    expect(client).toEqual({ id: expect.any(String), name: '新医院', version: 1, status: '草稿', user: { name: 'li' } })
    expect(await one('select count(*)::int n from store.comment where relevance_id = $1', client.id)).toEqual({ n: 1 })
    ids.fresh = client.id
  })

  it('changed, and only in what was named', async () => {
    const { data } = await li(update, { id: ids.fresh, v: 1, p: { sort: 5 } })
    expect(data.updateClient.client).toEqual({ name: '新医院', version: 2, sort: 5 })
    expect(await one('select province from store.client where id = $1', ids.fresh)).toEqual({ province: '北京' })
    const literal = await li(
      `mutation { updateClient(input: {id: "${ids.fresh}", patch: {sort: 6}}) { client { name sort linkman } } }`,
    )
    expect(literal.data.updateClient.client).toEqual({ name: '新医院', sort: 6, linkman: '赵' })
  })

  it('upserted by id and by a declared key', async () => {
    const byId = await li('mutation ($c: ClientInput!) { upsertClient(input: {client: $c}) { client { id sort } } }', {
      c: { id: ids.fresh, sort: 8 },
    })
    expect(byId.data.upsertClient.client).toEqual({ id: ids.fresh, sort: 8 })
    const dict =
      'mutation ($n: String!) { upsertDict(input: {dict: {dictTypeId: "payWay", code: "一次", name: $n}}) { dict { id name } } }'
    const first = await chief(dict, { n: '一次性' })
    const second = await chief(dict, { n: '一次付清' })
    expect(second.data.upsertDict.dict).toEqual({ id: first.data.upsertDict.dict.id, name: '一次付清' })
  })

  it('money keeps every digit', async () => {
    const contract = {
      name: '合同',
      clientId: ids.fresh,
      selfCompany: 'A',
      payWay: '分期',
      invoice: false,
      money: '12345678901234.56',
    }
    const { data, errors } = await chief(
      'mutation ($c: ContractInput!) { createContract(input: {contract: $c}) { contract { id money } } }',
      { c: contract },
    )
    expect(errors).toBeUndefined()
    expect(data.createContract.contract.money).toBe('12345678901234.56')
    await chief(`mutation { deleteContract(input: {id: "${data.createContract.contract.id}"}) { affected } }`)
  })

  it('many at once, read back in their order, and deleted', async () => {
    const made = await li(
      'mutation ($c: [ClientInput!]!) { createClients(input: {clients: $c}) { affected clients { id name } } }',
      { c: ['乙医院', '甲医院'].map((name) => ({ name, ...filled })) },
    )
    expect(made.data.createClients).toMatchObject({ affected: 2, clients: [{ name: '乙医院' }, { name: '甲医院' }] })
    const both = made.data.createClients.clients.map(({ id }: { id: string }) => id)
    const changed = await li(
      'mutation ($ids: [UUID!]!) { updateClients(input: {ids: $ids, patch: {sort: 9}}) { affected clients { sort } } }',
      { ids: both },
    )
    expect(changed.data.updateClients).toEqual({ affected: 2, clients: [{ sort: 9 }, { sort: 9 }] })
    const gone = await li(
      'mutation ($ids: [UUID!]!) { deleteClients(input: {ids: $ids}) { affected ids deletedIds } }',
      { ids: both },
    )
    expect(gone.data.deleteClients).toEqual({ affected: 2, ids: both, deletedIds: both })
  })

  it('deleted, once', async () => {
    const text = `mutation { deleteClient(input: {id: "${ids.fresh}"}) { id deletedId affected } }`
    expect((await li(text)).data.deleteClient).toEqual({ id: ids.fresh, deletedId: ids.fresh, affected: 1 })
    expect((await li(text)).errors).toMatchObject([{ message: '数据不存在', extensions: { code: 'NOT_FOUND' } }])
  })

  it('a mutation that changes the rights of its own person still reads its row back', async () => {
    const role = await desk.row('role', { name: '测试', sort: 1 })
    const { data, errors } = await chief(
      'mutation ($u: UUID!, $r: UUID!) { createUserRole(input: {userRole: {userId: $u, roleId: $r}}) { userRole { role { name } } } }',
      { u: ids.chief, r: role },
    )
    expect(errors).toBeUndefined()
    expect(data.createUserRole.userRole.role.name).toBe('测试')
  })
})

describe('passwords', () => {
  it('of others are reset by holders of the code', async () => {
    const text = `mutation { resetPassword(input: {id: "${ids.wang}"}) { plain } }`
    expect((await li(text)).errors).toMatchObject([forbidden])
    expect((await chief(text)).data.resetPassword.plain).toMatch(/^\w{12}$/)
  })

  it('of one’s own is set soon after signing in', async () => {
    await desk.person('zhao')
    const zhao = await desk.as('zhao')
    const told = await zhao('mutation { setPassword(input: {plain: "short"}) { jwtToken } }')
    expect(told.errors).toMatchObject([{ extensions: { code: 'VALIDATION', fields: { plain: expect.any(String) } } }])
    expect(
      (await zhao('mutation { setPassword(input: {plain: "Another@2026"}) { jwtToken } }')).session?.jwtToken,
    ).toMatch(/^ey/)
  })
})
